;;; focuslint.el --- keyboard-focus mistakes in Swift files, with Eglot -*- lexical-binding: t -*-

;; Eglot runs one server for a buffer, so this one takes the place of sourcekit-lsp.  lsp-mode runs
;; several: there, register it with `:add-on? t'.

(require 'eglot)

(add-to-list 'eglot-server-programs '(swift-mode . ("focuslint" "server")))

(add-hook 'swift-mode-hook #'eglot-ensure)

(provide 'focuslint)
;;; focuslint.el ends here

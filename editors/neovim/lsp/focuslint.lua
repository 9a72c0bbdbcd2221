-- For Neovim 0.11: put this into lsp/ of your configuration, and vim.lsp.enable('focuslint') into init.lua.
return {
  cmd = { 'focuslint', 'server' },
  filetypes = { 'swift' },
  root_markers = { '.focuslint.yml', 'Package.swift', '.git' },
  -- What sourcekit-lsp counts in: Neovim warns where the servers of a buffer differ.
  capabilities = { general = { positionEncodings = { 'utf-16' } } },
}

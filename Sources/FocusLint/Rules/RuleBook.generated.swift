// swift-format-ignore-file
// Written from rules/*.md by `make record`. Do not edit.

/// The rules that focuslint comes with, sorted by id.
package enum RuleBook {
  package static let rules: [Rule] = [
    cannotBecomeFirstResponder,
    constantFocusBinding,
    defaultFocusWithoutTarget,
    delegateMethodNeverCalled,
    delegateNeverAssigned,
    directBecomeFirstResponder,
    duplicateFocusValue,
    firstResponderBeforeAppear,
    firstResponderOffMain,
    firstResponderOutsideMainQueue,
    focusAfterFixedDelay,
    focusBeforeViewExists,
    focusBindingInStyle,
    focusLostByIdentityChange,
    focusSetInInit,
    focusSetInOnAppear,
    focusStateNotPrivate,
    focusStateOutsideView,
    focusValueNeverBound,
    focusWriteOffMain,
    focusedOnUnfocusableView,
    focusedValueForSceneCommand,
    focusedValueNeverPublished,
    imperativeKeyboardDismissal,
    keyboardToolbarRepeated,
    missingFocusedBinding,
    missingOneShotGuard,
    multipleBoolFocusStates,
    newlineWatchWithoutSubmit,
    nonHashableFocusValue,
    nonOptionalFocusValue,
    numericKeyboardWithoutDismissal,
    redundantFocusWriteOnFocusable,
    refocusOnSubmit,
    responderOverrideWithoutSuper,
    rowIdentityFromEditedText,
    secureFieldSwapDropsFocus,
    sharedBoolFocusBinding,
    staleCoordinatorParent,
    stateWriteInViewUpdate,
    storedViewInRepresentable,
    submitIgnoredOnMultilineField,
    textChangeNotForwarded,
    unconditionalResignInUpdate,
    unconditionalTextWriteInUpdate,
    unknownRuleInSuppression,
    unscopedTextNotification,
    unusedSuppression,
  ]

  /// The names of the options that a rule takes beside its severity; rules without any are left out.
  package static let options: [String: [String]] = [
    "first-responder-outside-main-queue": ["everywhere"],
  ]

  private static let cannotBecomeFirstResponder = Rule(
    id: "cannot-become-first-responder", group: .responders, severity: .warning, isOnByDefault: true,
    words: [["becomeFirstResponder"], ["inputView", "override"], ["inputAccessoryView", "override"], ["UIKeyInput"]],
    texts: [
      .english: Rule.Texts(
        title: "A class that cannot become first responder",
        messages: [
          "call": "This class refuses to become first responder; override `canBecomeFirstResponder` to return true.",
          "key-input": "`{name}` gets no keys while it refuses focus; override `canBecomeFirstResponder`.",
          "override": "`{name}` shows only for a first responder; override `canBecomeFirstResponder`.",
        ],
        related: [
          "also": "`{name}` needs it too.",
        ]),
      .japanese: Rule.Texts(
        title: "ファーストレスポンダになれないクラス",
        messages: [
          "call": "このクラスはファーストレスポンダになれません。`canBecomeFirstResponder` をオーバーライドしてください。",
          "key-input": "`{name}` はファーストレスポンダになれず、キーが届きません。`canBecomeFirstResponder` が必要です。",
          "override": "`{name}` は、このクラスがファーストレスポンダの間だけ出ます。`canBecomeFirstResponder` も必要です。",
        ],
        related: [
          "also": "`{name}` にも必要です。",
        ]),
    ],
    check: .code(CannotBecomeFirstResponder.problems(in:project:)))

  private static let constantFocusBinding = Rule(
    id: "constant-focus-binding", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["constant(true)", "ocused"], ["constant(true)", "diting"], ["constant(true)", "irstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "A constant for a binding to focus",
        messages: [
          "constant": "`{label}` can never turn false, so each update takes focus again; pass a real binding.",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスの Binding に定数を渡している",
        messages: [
          "constant": "`{label}` が false にならず、更新のたびにフォーカスを奪い直します。本物の Binding を渡してください。",
        ]),
    ],
    check: .code(ConstantFocusBinding.problems(in:project:)))

  private static let defaultFocusWithoutTarget = Rule(
    id: "default-focus-without-target", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["defaultFocus"], ["prefersDefaultFocus"], ["resetFocus"]],
    texts: [
      .english: Rule.Texts(
        title: "Default focus that leads nowhere",
        messages: [
          "no-bool-target": "No view carries `{name}`, so this does nothing; add `.focused(${name})` to the field.",
          "no-scope": "No view is the scope of `{name}`, so this does nothing; add `.focusScope({name})`.",
          "no-target": "No view carries `{name}`, so this does nothing; add `.focused(…, equals: {name})` to it.",
        ]),
      .japanese: Rule.Texts(
        title: "行き先のないデフォルトフォーカス",
        messages: [
          "no-bool-target": "`{name}` を持つビューがなく、何も起きません。欄に `.focused(${name})` を付けてください。",
          "no-scope": "`{name}` を範囲とするビューがなく、何も起きません。`.focusScope({name})` を付けてください。",
          "no-target": "`{name}` を持つビューがなく、何も起きません。`.focused(…, equals: {name})` を付けてください。",
        ]),
    ],
    check: .code(DefaultFocusWithoutTarget.problems(in:project:)))

  private static let delegateMethodNeverCalled = Rule(
    id: "delegate-method-never-called", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["textViewShouldReturn"], ["textFieldShouldReturn", "TextViewDelegate"], ["textFieldShouldReturn", "extension"]],
    texts: [
      .english: Rule.Texts(
        title: "A delegate method that nobody calls",
        messages: [
          "text-field": "A text view never calls `textFieldShouldReturn`; use `textView(_:shouldChangeTextIn:…)`.",
          "text-view": "UIKit has no `textViewShouldReturn`; answer Return in `textView(_:shouldChangeTextIn:…)`.",
        ]),
      .japanese: Rule.Texts(
        title: "誰も呼ばないデリゲートメソッド",
        messages: [
          "text-field": "テキストビューは `textFieldShouldReturn` を呼びません。`textView(_:shouldChangeTextIn:…)` を使ってください。",
          "text-view": "UIKit に `textViewShouldReturn` はありません。`textView(_:shouldChangeTextIn:…)` で改行を扱ってください。",
        ]),
    ],
    check: .code(DelegateMethodNeverCalled.problems(in:project:)))

  private static let delegateNeverAssigned = Rule(
    id: "delegate-never-assigned", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["makeCoordinator", "Delegate"], ["Coordinator", "NSObject"], ["TextFieldDelegate", "NSObject"], ["TextViewDelegate", "NSObject"]],
    texts: [
      .english: Rule.Texts(
        title: "A coordinator that is no view's delegate",
        messages: [
          "inherited": "`{name}` is made no view's delegate, so its delegate methods never run; assign it.",
          "unassigned": "No view has `{name}` as its delegate, so its `{protocol}` methods never run; assign it.",
        ],
        related: [
          "conformance": "It conforms to the delegate protocol here.",
        ]),
      .japanese: Rule.Texts(
        title: "デリゲートに設定されていない Coordinator",
        messages: [
          "inherited": "`{name}` がどのビューのデリゲートにもならず、デリゲートメソッドは呼ばれません。代入してください。",
          "unassigned": "`{name}` がどのビューのデリゲートにもならず、`{protocol}` のメソッドは呼ばれません。代入してください。",
        ],
        related: [
          "conformance": "デリゲートプロトコルへの準拠はここです。",
        ]),
    ],
    check: .code(DelegateNeverAssigned.problems(in:project:)))

  private static let directBecomeFirstResponder = Rule(
    id: "direct-become-first-responder", group: .responders, severity: .warning, isOnByDefault: true,
    words: [["becomeFirstResponder"], ["resignFirstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "AppKit's responder methods called directly",
        messages: [
          "become": "In AppKit only a window may call this; use `window?.makeFirstResponder(…)` of the view.",
          "resign": "In AppKit only a window may call this; use `window?.makeFirstResponder(nil)` instead.",
        ],
        fixes: [
          "window": "Ask the window with `makeFirstResponder`",
        ]),
      .japanese: Rule.Texts(
        title: "AppKit のレスポンダメソッドを直接呼んでいる",
        messages: [
          "become": "AppKit では、呼んでよいのはウインドウだけです。`window?.makeFirstResponder(…)` を使ってください。",
          "resign": "AppKit では、呼んでよいのはウインドウだけです。`window?.makeFirstResponder(nil)` を使ってください。",
        ],
        fixes: [
          "window": "`makeFirstResponder` でウインドウに頼む",
        ]),
    ],
    check: .code(DirectBecomeFirstResponder.problems(in:project:)))

  private static let duplicateFocusValue = Rule(
    id: "duplicate-focus-value", group: .state, severity: .warning, isOnByDefault: true,
    words: [["ocused(", "equals"]],
    texts: [
      .english: Rule.Texts(
        title: "One focus value on two views",
        messages: [
          "row": "Every row carries `{value}`, so focus goes to any of them; put the row's id into the value.",
          "second": "A second view carries `{value}`, so focus may go to the other; give each a value of its own.",
        ],
        related: [
          "first": "The first view with `{value}`.",
          "rows": "The rows are made here.",
        ]),
      .japanese: Rule.Texts(
        title: "2つのビューに同じフォーカスの値",
        messages: [
          "row": "すべての行が `{value}` を持ち、フォーカスの行き先が決まりません。行の id を値に含めてください。",
          "second": "`{value}` のビューが2つあり、フォーカスの行き先が決まりません。それぞれに別の値を付けてください。",
        ],
        related: [
          "first": "`{value}` の1つ目のビューです。",
          "rows": "行はここで作られます。",
        ]),
    ],
    check: .code(DuplicateFocusValue.problems(in:project:)))

  private static let firstResponderBeforeAppear = Rule(
    id: "first-responder-before-appear", group: .responders, severity: .warning, isOnByDefault: true,
    words: [["becomeFirstResponder"], ["makeFirstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "First responder before there is a window",
        messages: [
          "early": "The view is in no window yet in `{function}`; call this in `viewDidAppear` instead.",
        ],
        related: [
          "reached": "It is reached from `{name}`, before the view has a window.",
        ]),
      .japanese: Rule.Texts(
        title: "ウインドウに入る前のファーストレスポンダ",
        messages: [
          "early": "`{function}` の時点ではビューがウインドウにありません。`viewDidAppear` で呼んでください。",
        ],
        related: [
          "reached": "ビューがウインドウに入る前の `{name}` から、ここに来ます。",
        ]),
    ],
    check: .code(FirstResponderBeforeAppear.problems(in:project:)))

  private static let firstResponderOffMain = Rule(
    id: "first-responder-off-main", group: .bridge, severity: .error, isOnByDefault: true,
    words: [["irstResponder"], ["endEditing"]],
    texts: [
      .english: Rule.Texts(
        title: "First responder changed off the main thread",
        messages: [
          "off-main": "`{method}()` is called off the main thread; switch with `Task { @MainActor in }` first.",
        ],
        related: [
          "queue": "This closure runs off the main thread.",
        ]),
      .japanese: Rule.Texts(
        title: "メインスレッド以外でファーストレスポンダを変えている",
        messages: [
          "off-main": "メインスレッド以外で `{method}()` を呼んでいます。`Task { @MainActor in }` で切り替えてください。",
        ],
        related: [
          "queue": "このクロージャはメインスレッド以外で動きます。",
        ]),
    ],
    check: .code(FirstResponderOffMain.problems(in:project:)))

  private static let firstResponderOutsideMainQueue = Rule(
    id: "first-responder-outside-main-queue", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["irstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "First responder changed inside the SwiftUI update",
        messages: [
          "everywhere": "`{method}()` is not dispatched to the main queue; wrap it in `DispatchQueue.main.async`.",
          "introspect": "`{method}()` runs inside the library's update; defer it with `DispatchQueue.main.async`.",
          "make": "The view has no window yet, so this call is lost; defer it, or override `didMoveToWindow`.",
          "update": "`{method}()` runs inside the SwiftUI update; defer it with `DispatchQueue.main.async`.",
        ],
        related: [
          "delegate": "The delegate method `{name}` then writes a binding during the update.",
          "reached": "It is called from `{name}`, which SwiftUI calls during its update.",
        ],
        fixes: [
          "defer": "Defer it with `DispatchQueue.main.async`",
        ]),
      .japanese: Rule.Texts(
        title: "SwiftUI の更新中にファーストレスポンダを変えている",
        messages: [
          "everywhere": "`{method}()` がメインキューに回されていません。`DispatchQueue.main.async` で囲んでください。",
          "introspect": "ライブラリの更新中に `{method}()` を呼んでいます。`DispatchQueue.main.async` で更新後に回してください。",
          "make": "この時点ではウインドウがなく、呼び出しは無視されます。更新後に回すか `didMoveToWindow` で呼んでください。",
          "update": "SwiftUI の更新中に `{method}()` を呼んでいます。`DispatchQueue.main.async` で更新後に回してください。",
        ],
        related: [
          "delegate": "このとき、デリゲートの `{name}` が更新中に Binding を書き換えます。",
          "reached": "SwiftUI が更新中に呼ぶ `{name}` から呼ばれています。",
        ],
        fixes: [
          "defer": "`DispatchQueue.main.async` で更新後に回す",
        ]),
    ],
    check: .code(FirstResponderOutsideMainQueue.problems(in:project:)))

  private static let focusAfterFixedDelay = Rule(
    id: "focus-after-fixed-delay", group: .setting, severity: .info, isOnByDefault: true,
    words: [["FocusState", "asyncAfter"], ["FocusState", "sleep"], ["FocusState", "scheduledTimer"], ["ocused", "asyncAfter"], ["ocused", "sleep"], ["FirstResponder", "asyncAfter"], ["FirstResponder", "sleep"], ["FirstResponder", "scheduledTimer"], ["FirstResponder", "afterDelay"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus after a fixed delay",
        messages: [
          "delayed": "The fixed delay before `{name}` is a guess; wait for the event that it stands for instead.",
        ],
        related: [
          "delay": "This waits for a fixed time.",
        ]),
      .japanese: Rule.Texts(
        title: "決まった時間だけ待ってフォーカスを移している",
        messages: [
          "delayed": "`{name}` の前の固定の待ち時間は推測にすぎません。待っているイベントそのものを使ってください。",
        ],
        related: [
          "delay": "ここで決まった時間だけ待っています。",
        ]),
    ],
    check: .code(FocusAfterFixedDelay.problems(in:project:)))

  private static let focusBeforeViewExists = Rule(
    id: "focus-before-view-exists", group: .setting, severity: .info, isOnByDefault: true,
    words: [["FocusState"], ["ocused", "append"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus before the field exists",
        messages: [
          "same-update": "Nothing carries `{name}` until this update is over; set it in a `Task`, or in `onAppear`.",
        ],
        related: [
          "appears": "This brings the field on screen.",
        ]),
      .japanese: Rule.Texts(
        title: "欄ができる前にフォーカスを移している",
        messages: [
          "same-update": "`{name}` を受け取る欄はこの更新が終わるまでありません。`Task` か `onAppear` で設定してください。",
        ],
        related: [
          "appears": "ここで欄が現れます。",
        ]),
    ],
    check: .code(FocusBeforeViewExists.problems(in:project:)))

  private static let focusBindingInStyle = Rule(
    id: "focus-binding-in-style", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["makeBody", "focused("]],
    texts: [
      .english: Rule.Texts(
        title: "Focus bound to a style's label",
        messages: [
          "label": "The control takes the focus, not its label; read `@Environment(\\.isFocused)` in an inner view.",
        ],
        related: [
          "style": "The style builds its controls here.",
        ]),
      .japanese: Rule.Texts(
        title: "スタイルのラベルに結び付けたフォーカス",
        messages: [
          "label": "フォーカスを受け取るのはラベルではありません。内側のビューで `@Environment(\\.isFocused)` を読んでください。",
        ],
        related: [
          "style": "このスタイルはここでビューを組み立てます。",
        ]),
    ],
    check: .code(FocusBindingInStyle.problems(in:project:)))

  private static let focusLostByIdentityChange = Rule(
    id: "focus-lost-by-identity-change", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["TextField", ".id("], ["SecureField", ".id("], ["TextEditor", ".id("], ["focused", ".id("]],
    texts: [
      .english: Rule.Texts(
        title: "An identity that changes while the field is being typed in",
        messages: [
          "edited": "`.id(…)` changes with the text being typed, so the field is rebuilt and the keyboard closes.",
          "new": "`.id(…)` is new at every update, so the field is rebuilt and loses focus; use a stable value.",
        ]),
      .japanese: Rule.Texts(
        title: "入力中に変わる id",
        messages: [
          "edited": "`.id(…)` が入力中の文字と一緒に変わるため、欄が作り直されてキーボードが閉じます。",
          "new": "`.id(…)` が更新のたびに変わるため、欄が作り直されてフォーカスを失います。変わらない値にしてください。",
        ]),
    ],
    check: .code(FocusLostByIdentityChange.problems(in:project:)))

  private static let focusSetInInit = Rule(
    id: "focus-set-in-init", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["FocusState", "init"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus set in an initializer",
        messages: [
          "in-init": "The view is not on screen yet, so this is lost; set `{name}` in `.defaultFocus` or `.task`.",
        ],
        related: [
          "init": "This initializer runs it.",
        ]),
      .japanese: Rule.Texts(
        title: "イニシャライザでフォーカスに代入している",
        messages: [
          "in-init": "まだ画面に出ていないので代入は失われます。`{name}` は `.defaultFocus` か `.task` で設定してください。",
        ],
        related: [
          "init": "このイニシャライザから呼ばれます。",
        ]),
    ],
    check: .code(FocusSetInInit.problems(in:project:)))

  private static let focusSetInOnAppear = Rule(
    id: "focus-set-in-on-appear", group: .setting, severity: .info, isOnByDefault: true,
    words: [["FocusState", "onAppear"], ["ocused", "onAppear"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus set in onAppear",
        messages: [
          "default-focus": "Focus set in `onAppear` may be lost; use `.defaultFocus(${name}, {value})`.",
          "task": "Focus set in `onAppear` may be lost before the field is ready; set `{name}` in `.task`.",
        ],
        related: [
          "appears": "This `onAppear` runs `{name}`.",
        ]),
      .japanese: Rule.Texts(
        title: "onAppear でフォーカスに代入している",
        messages: [
          "default-focus": "`onAppear` での代入は失われることがあります。`.defaultFocus(${name}, {value})` を使ってください。",
          "task": "`onAppear` での代入は、欄の準備前だと失われることがあります。`{name}` は `.task` で設定してください。",
        ],
        related: [
          "appears": "この `onAppear` が `{name}` を呼びます。",
        ]),
    ],
    check: .code(FocusSetInOnAppear.problems(in:project:)))

  private static let focusStateNotPrivate = Rule(
    id: "focus-state-not-private", group: .state, severity: .info, isOnByDefault: false,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus state that others can write",
        messages: [
          "open": "`{name}` belongs to this view alone; make it `private`.",
        ],
        fixes: [
          "private": "Make `{name}` private",
        ]),
      .japanese: Rule.Texts(
        title: "外から書けるフォーカス状態",
        messages: [
          "open": "`{name}` はこのビューだけのものです。`private` を付けてください。",
        ],
        fixes: [
          "private": "`{name}` を private にする",
        ]),
    ],
    check: .code(FocusStateNotPrivate.problems(in:project:)))

  private static let focusStateOutsideView = Rule(
    id: "focus-state-outside-view", group: .state, severity: .error, isOnByDefault: true,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus state outside a view",
        messages: [
          "object": "`{type}` is no view, so `{name}` is never updated; move it, and keep a plain value.",
          "struct": "`{type}` is no view, so `{name}` is never updated; move it to one, or conform to `View`.",
        ]),
      .japanese: Rule.Texts(
        title: "ビューの外にあるフォーカス状態",
        messages: [
          "object": "`{type}` にある `{name}` は SwiftUI に更新されません。ビューへ移し、ここには普通の値を置いてください。",
          "struct": "`{type}` はビューではなく、`{name}` は更新されません。ビューへ移すか `View` に準拠させてください。",
        ]),
    ],
    check: .code(FocusStateOutsideView.problems(in:project:)))

  private static let focusValueNeverBound = Rule(
    id: "focus-value-never-bound", group: .state, severity: .warning, isOnByDefault: true,
    words: [["FocusState"], ["ocused($"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus value that no view carries",
        messages: [
          "accessibility": "Nothing carries `{value}`; add `.accessibilityFocused(${name}, equals: {value})`.",
          "plain": "Nothing is bound to `{value}`; add `.focused(${name}, equals: {value})`.",
        ]),
      .japanese: Rule.Texts(
        title: "どのビューも持たないフォーカスの値",
        messages: [
          "accessibility": "`{value}` に結び付いたビューがありません。`.accessibilityFocused(${name}, equals: {value})` が必要です。",
          "plain": "`{value}` に結び付いたビューがなく、フォーカスは動きません。`.focused(${name}, equals: {value})` が必要です。",
        ]),
    ],
    check: .code(FocusValueNeverBound.problems(in:project:)))

  private static let focusWriteOffMain = Rule(
    id: "focus-write-off-main", group: .setting, severity: .error, isOnByDefault: true,
    words: [["FocusState"], ["ocus", "detached"], ["ield", "detached"], ["ocused", "global"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus state written off the main actor",
        messages: [
          "off-main": "`{name}` is set off the main actor here; switch with `Task { @MainActor in }` first.",
        ],
        related: [
          "queue": "This runs off the main actor.",
        ]),
      .japanese: Rule.Texts(
        title: "メインアクターの外でフォーカスに代入している",
        messages: [
          "off-main": "メインアクター外で `{name}` に代入しています。先に `Task { @MainActor in }` で切り替えてください。",
        ],
        related: [
          "queue": "ここからメインアクターの外で動きます。",
        ]),
    ],
    check: .code(FocusWriteOffMain.problems(in:project:)))

  private static let focusedOnUnfocusableView = Rule(
    id: "focused-on-unfocusable-view", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["focused("]],
    texts: [
      .english: Rule.Texts(
        title: "Focus bound to a view that takes none",
        messages: [
          "never": "`{name}` takes no focus, so this binding does nothing; put `.focusable()` before it.",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスを受け取らないビューへの focused",
        messages: [
          "never": "`{name}` はフォーカスを受け取らず、結び付けても何も起きません。前に `.focusable()` を付けてください。",
        ]),
    ],
    check: .code(FocusedOnUnfocusableView.problems(in:project:)))

  private static let focusedValueForSceneCommand = Rule(
    id: "focused-value-for-scene-command", group: .commandFocus, severity: .warning, isOnByDefault: true,
    words: [[".focusedValue"]],
    texts: [
      .english: Rule.Texts(
        title: "A window's command that waits for focus",
        messages: [
          "root": "The command that reads `{name}` waits for focus inside this view; use `focusedSceneValue`.",
        ],
        related: [
          "reader": "The command reads it here.",
        ],
        fixes: [
          "scene": "Publish it for the scene",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスを待つウインドウのコマンド",
        messages: [
          "root": "`{name}` を読むコマンドは、この中にフォーカスが入るまで無効です。`focusedSceneValue` にしてください。",
        ],
        related: [
          "reader": "コマンドはここで読みます。",
        ],
        fixes: [
          "scene": "シーンの値として渡す",
        ]),
    ],
    check: .code(FocusedValueForSceneCommand.problems(in:project:)))

  private static let focusedValueNeverPublished = Rule(
    id: "focused-value-never-published", group: .commandFocus, severity: .info, isOnByDefault: true,
    words: [["FocusedValue"], ["FocusedBinding"]],
    texts: [
      .english: Rule.Texts(
        title: "A focused value that nothing publishes",
        messages: [
          "unpublished": "Nothing publishes `{name}`, so this is always nil; add `.focusedSceneValue` to a view.",
        ],
        related: [
          "key": "`{name}` is declared here.",
        ]),
      .japanese: Rule.Texts(
        title: "どこからも渡されないフォーカス値",
        messages: [
          "unpublished": "`{name}` はどこからも渡されず、いつも nil です。ビューに `.focusedSceneValue` を付けてください。",
        ],
        related: [
          "key": "`{name}` の宣言はここです。",
        ]),
    ],
    check: .code(FocusedValueNeverPublished.problems(in:project:)))

  private static let imperativeKeyboardDismissal = Rule(
    id: "imperative-keyboard-dismissal", group: .setting, severity: .info, isOnByDefault: false,
    words: [["sendAction", "resignFirstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "Keyboard closed without the focus state",
        messages: [
          "send-action": "This resigns whatever has focus; set this type's focus state to `nil` or `false` instead.",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカス状態を使わずにキーボードを閉じている",
        messages: [
          "send-action": "どの欄のフォーカスも外れます。代わりにこの型のフォーカス状態に `nil` か `false` を代入してください。",
        ]),
    ],
    check: .code(ImperativeKeyboardDismissal.problems(in:project:)))

  private static let keyboardToolbarRepeated = Rule(
    id: "keyboard-toolbar-repeated", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["placement", ".keyboard"], ["TextField"], ["TextEditor"]],
    texts: [
      .english: Rule.Texts(
        title: "A keyboard toolbar on each field",
        messages: [
          "more": "One screen shows all its keyboard toolbars at once; keep a single one, on the container.",
          "row": "Each row adds its own keyboard toolbar, so the buttons pile up; move it outside the rows.",
        ],
        related: [
          "first": "The first keyboard toolbar is here.",
        ]),
      .japanese: Rule.Texts(
        title: "欄ごとのキーボードツールバー",
        messages: [
          "more": "1つの画面のキーボードツールバーは同時に並びます。コンテナに1つだけ付けてください。",
          "row": "行ごとにキーボードツールバーが加わり、ボタンが並びます。行の外に1つだけ付けてください。",
        ],
        related: [
          "first": "最初のキーボードツールバーはここです。",
        ]),
    ],
    check: .code(KeyboardToolbarRepeated.problems(in:project:)))

  private static let missingFocusedBinding = Rule(
    id: "missing-focused-binding", group: .state, severity: .warning, isOnByDefault: true,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus state that is bound to no view",
        messages: [
          "unbound": "`{name}` is bound to no view; add `.focused(${name})`, or writing it does nothing.",
          "unbound-accessibility": "`{name}` has no view, so writing it does nothing; add `.accessibilityFocused(${name})`.",
        ],
        fixes: [
          "remove": "Remove `{name}`, which nothing uses",
        ]),
      .japanese: Rule.Texts(
        title: "どのビューにも結び付いていないフォーカス状態",
        messages: [
          "unbound": "`{name}` はどのビューにも結び付いていません。`.focused(${name})` がないと、代入しても何も起きません。",
          "unbound-accessibility": "`{name}` はどのビューにも結び付いていません。`.accessibilityFocused(${name})` を付けてください。",
        ],
        fixes: [
          "remove": "どこにも使われていない `{name}` を削除",
        ]),
    ],
    check: .code(MissingFocusedBinding.problems(in:project:)))

  private static let missingOneShotGuard = Rule(
    id: "missing-one-shot-guard", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["irstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus taken again at every update",
        messages: [
          "cell": "`{function}` takes focus for each cell shown again; remember in a flag that it has run.",
          "every-update": "Every update takes focus again, even while the screen closes; guard it with a coordinator flag.",
          "introspect": "Every update runs this closure and takes focus again; remember in a flag that it has run.",
          "layout": "`{function}` takes focus again at every layout pass; remember in a flag that it has run.",
          "never-changed": "`{flag}` is tested but never changed, so every update takes focus again; set it on this path.",
        ],
        related: [
          "flag": "`{flag}` is declared here.",
          "reached": "It is reached from `{name}`, which runs again and again.",
        ],
        fixes: [
          "remember": "Remember in `{flag}` that focus was taken",
        ]),
      .japanese: Rule.Texts(
        title: "更新のたびにフォーカスを奪い直している",
        messages: [
          "cell": "`{function}` はセルが表示されるたびにフォーカスを奪い直します。フラグで1回に限ってください。",
          "every-update": "更新のたびに（画面を閉じる途中でも）フォーカスを奪い直します。Coordinator のフラグで1回に限ってください。",
          "introspect": "このクロージャは更新のたびに走り、フォーカスを奪い直します。フラグで1回に限ってください。",
          "layout": "`{function}` はレイアウトのたびにフォーカスを奪い直します。フラグで1回に限ってください。",
          "never-changed": "`{flag}` は確認されるだけで変わらず、更新のたびにフォーカスを奪い直します。ここで変更してください。",
        ],
        related: [
          "flag": "`{flag}` の宣言はここです。",
          "reached": "繰り返し呼ばれる `{name}` から、ここに来ます。",
        ],
        fixes: [
          "remember": "フォーカスしたことを `{flag}` に覚えさせる",
        ]),
    ],
    check: .code(MissingOneShotGuard.problems(in:project:)))

  private static let multipleBoolFocusStates = Rule(
    id: "multiple-bool-focus-states", group: .state, severity: .warning, isOnByDefault: true,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Several Bool focus states in one type",
        messages: [
          "more": "`{name}` is one more Bool focus state; one optional enum keeps the fields from disagreeing.",
        ],
        related: [
          "first": "The first Bool focus state is `{name}`.",
          "handed": "No fix is offered, since `{name}` is handed on here.",
          "taken": "No fix is offered, since `{name}` and the other names for the enum are taken.",
          "unclear": "No fix is offered, since this use of `{name}` cannot be rewritten for sure.",
        ],
        fixes: [
          "enum": "Make the Bool states one `{type}?`",
        ]),
      .japanese: Rule.Texts(
        title: "1つの型に Bool のフォーカス状態が複数ある",
        messages: [
          "more": "Bool のフォーカス状態がここにもあります（`{name}`）。1つのオプショナルな enum にまとめると食い違いません。",
        ],
        related: [
          "first": "最初の Bool のフォーカス状態は `{name}` です。",
          "handed": "`{name}` をここでほかへ渡しているので、自動では直せません。",
          "taken": "`{name}` など、enum に付ける名前がどれも使われているので、自動では直せません。",
          "unclear": "`{name}` のこの使い方は確実には書き換えられないので、自動では直せません。",
        ],
        fixes: [
          "enum": "Bool の状態を1つの `{type}?` にまとめる",
        ]),
    ],
    check: .code(MultipleBoolFocusStates.problems(in:project:)))

  private static let newlineWatchWithoutSubmit = Rule(
    id: "newline-watch-without-submit", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["onChange", "vertical"]],
    texts: [
      .english: Rule.Texts(
        title: "A watch for the line break that never comes on the Mac",
        messages: [
          "unanswered": "On macOS, Return submits this field and enters no newline; add `onSubmit` for it.",
        ]),
      .japanese: Rule.Texts(
        title: "macOS では来ない改行を待っている",
        messages: [
          "unanswered": "macOS ではこの欄の Return は改行にならず確定になります。`onSubmit` も付けてください。",
        ]),
    ],
    check: .code(NewlineWatchWithoutSubmit.problems(in:project:)))

  private static let nonHashableFocusValue = Rule(
    id: "non-hashable-focus-value", group: .state, severity: .error, isOnByDefault: true,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus value that is not Hashable",
        messages: [
          "plain": "`{type}` is not Hashable, so `@FocusState` cannot hold it; add `: Hashable`.",
        ],
        related: [
          "declared": "`{type}` is declared here.",
        ],
        fixes: [
          "conform": "Make `{type}` Hashable",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスの値が Hashable ではない",
        messages: [
          "plain": "`{type}` は Hashable ではないため `@FocusState` に使えません。`: Hashable` を付けてください。",
        ],
        related: [
          "declared": "`{type}` の宣言です。",
        ],
        fixes: [
          "conform": "`{type}` を Hashable にする",
        ]),
    ],
    check: .code(NonHashableFocusValue.problems(in:project:)))

  private static let nonOptionalFocusValue = Rule(
    id: "non-optional-focus-value", group: .state, severity: .error, isOnByDefault: true,
    words: [["FocusState"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus value that is neither Bool nor optional",
        messages: [
          "plain": "Focus can be nowhere, so `{type}` must be optional here; write `{type}?`.",
        ],
        fixes: [
          "optional": "Make it `{type}?`",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスの値が Bool でもオプショナルでもない",
        messages: [
          "plain": "`{type}` ではフォーカスがどこにもない状態を表せません。`{type}?` としてください。",
        ],
        fixes: [
          "optional": "`{type}?` にする",
        ]),
    ],
    check: .code(NonOptionalFocusValue.problems(in:project:)))

  private static let numericKeyboardWithoutDismissal = Rule(
    id: "numeric-keyboard-without-dismissal", group: .setting, severity: .info, isOnByDefault: false,
    words: [["keyboardType", "Pad"]],
    texts: [
      .english: Rule.Texts(
        title: "A number pad with nothing that closes it",
        messages: [
          "stuck": "`{name}` has no return key and nothing here closes it; add a button above the keyboard.",
        ]),
      .japanese: Rule.Texts(
        title: "閉じる手段のない数字キーボード",
        messages: [
          "stuck": "`{name}` には改行キーがなく、閉じる手段がありません。ツールバーのボタンかスクロールで閉じられるようにしてください。",
        ]),
    ],
    check: .code(NumericKeyboardWithoutDismissal.problems(in:project:)))

  private static let redundantFocusWriteOnFocusable = Rule(
    id: "redundant-focus-write-on-focusable", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["focusable", "focused", "Gesture"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus written by a tap on a focusable view",
        messages: [
          "redundant": "A click on `.focusable` moves focus already; remove this second write of `{name}`.",
        ],
        fixes: [
          "remove-tap": "Remove the tap gesture",
          "remove-write": "Remove the write of `{name}`",
        ]),
      .japanese: Rule.Texts(
        title: "focusable なビューのタップでフォーカスに代入している",
        messages: [
          "redundant": "`.focusable` はクリックだけでフォーカスを受け取ります。`{name}` への二重の代入を消してください。",
        ],
        fixes: [
          "remove-tap": "タップジェスチャを削除",
          "remove-write": "`{name}` への代入を削除",
        ]),
    ],
    check: .code(RedundantFocusWriteOnFocusable.problems(in:project:)))

  private static let refocusOnSubmit = Rule(
    id: "refocus-on-submit", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["FocusState", "onSubmit"], ["focused", "onSubmit"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus given back in onSubmit",
        messages: [
          "refocus": "Refocusing here closes and reopens the keyboard; use `axis: .vertical` and watch for newlines.",
        ],
        related: [
          "submit": "This `onSubmit` runs `{name}`.",
        ]),
      .japanese: Rule.Texts(
        title: "onSubmit でフォーカスを戻している",
        messages: [
          "refocus": "ここで戻すとキーボードが一度閉じてまた開きます。`axis: .vertical` にして改行を検知してください。",
        ],
        related: [
          "submit": "この `onSubmit` が `{name}` を呼びます。",
        ]),
    ],
    check: .code(RefocusOnSubmit.problems(in:project:)))

  private static let responderOverrideWithoutSuper = Rule(
    id: "responder-override-without-super", group: .responders, severity: .warning, isOnByDefault: true,
    words: [["becomeFirstResponder", "override"], ["resignFirstResponder", "override"]],
    texts: [
      .english: Rule.Texts(
        title: "An override that keeps the focus from moving",
        messages: [
          "no-super": "This `{name}` never calls super, so UIKit and AppKit do not move the focus; call it.",
        ],
        fixes: [
          "super": "Return what `super.{name}()` answers",
        ]),
      .japanese: Rule.Texts(
        title: "フォーカスを動かさないオーバーライド",
        messages: [
          "no-super": "`{name}` で super を呼んでおらず、実際にはフォーカスが動きません。super を呼んでください。",
        ],
        fixes: [
          "super": "`super.{name}()` の答えを返す",
        ]),
    ],
    check: .code(ResponderOverrideWithoutSuper.problems(in:project:)))

  private static let rowIdentityFromEditedText = Rule(
    id: "row-identity-from-edited-text", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["TextField", "ForEach("], ["TextField", "List("], ["TextField", "Table("], ["TextField", "OutlineGroup("], ["SecureField", "ForEach("], ["SecureField", "List("], ["TextEditor", "ForEach("], ["TextEditor", "List("], ["TextEditor", "OutlineGroup("]],
    texts: [
      .english: Rule.Texts(
        title: "Rows whose identity is being edited",
        messages: [
          "computed": "`id` of `{name}` is made from the edited text; each key makes a new row. Store a stable `id`.",
          "new": "`id` of `{name}` is new at every read, so each update makes new rows; store it instead.",
          "part": "The row's identity, `{name}`, is being edited; each key makes a new row. Use a stable `id`.",
          "whole": "The row's identity is the value being edited; each key makes a new row. Use a stable `id`.",
        ],
        related: [
          "id": "The identity is declared here.",
        ]),
      .japanese: Rule.Texts(
        title: "行の id が編集されている",
        messages: [
          "computed": "`{name}` の `id` は編集中の文字から作られ、1文字ごとに別の行になります。変わらない `id` を持たせてください。",
          "new": "`{name}` の `id` は読むたびに変わり、更新のたびに別の行になります。格納プロパティにしてください。",
          "part": "行の id（`{name}`）が編集され、1文字ごとに別の行になります。変わらない `id` を使ってください。",
          "whole": "行の id が編集中の値そのもので、1文字ごとに別の行になります。変わらない `id` を使ってください。",
        ],
        related: [
          "id": "id の宣言はここです。",
        ]),
    ],
    check: .code(RowIdentityFromEditedText.problems(in:project:)))

  private static let secureFieldSwapDropsFocus = Rule(
    id: "secure-field-swap-drops-focus", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["SecureField", "TextField"]],
    texts: [
      .english: Rule.Texts(
        title: "A password field that loses focus when it is shown",
        messages: [
          "swap": "Swapping `TextField` and `SecureField` drops focus; set it again where `{name}` changes.",
        ]),
      .japanese: Rule.Texts(
        title: "パスワードを表示するとフォーカスが外れる",
        messages: [
          "swap": "`TextField` と `SecureField` の入れ替えでフォーカスが外れます。`{name}` の変更時に設定し直してください。",
        ]),
    ],
    check: .code(SecureFieldSwapDropsFocus.problems(in:project:)))

  private static let sharedBoolFocusBinding = Rule(
    id: "shared-bool-focus-binding", group: .state, severity: .warning, isOnByDefault: true,
    words: [["ocused("]],
    texts: [
      .english: Rule.Texts(
        title: "One Bool focus state for several fields",
        messages: [
          "row": "All rows share `{name}`, so `true` means any of them; use `.focused($row, equals: id)`.",
          "second": "A second field shares `{name}`, so `true` means either; give each a value of one enum.",
        ],
        related: [
          "first": "The first field with `{name}`.",
          "rows": "The rows are made here.",
        ]),
      .japanese: Rule.Texts(
        title: "1つの Bool を複数の欄が共有している",
        messages: [
          "row": "すべての行が `{name}` を共有し、行き先が決まりません。`.focused($row, equals: id)` で結び付けてください。",
          "second": "2つの欄が `{name}` を共有し、`true` がどちらを指すか決まりません。オプショナルな enum と `equals:` で分けてください。",
        ],
        related: [
          "first": "`{name}` に結び付いた1つ目の欄です。",
          "rows": "行はここで作られます。",
        ]),
    ],
    check: .code(SharedBoolFocusBinding.problems(in:project:)))

  private static let staleCoordinatorParent = Rule(
    id: "stale-coordinator-parent", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["makeCoordinator"], ["Coordinator", "NSObject"]],
    texts: [
      .english: Rule.Texts(
        title: "A coordinator that keeps an old copy",
        messages: [
          "stale": "`{name}` is never renewed, so its `{member}` goes stale; set it in the update method.",
        ],
        related: [
          "use": "`{member}` is taken from the copy here.",
        ]),
      .japanese: Rule.Texts(
        title: "Coordinator が古いコピーを持ち続けている",
        messages: [
          "stale": "`{name}` は最初のコピーのままで、`{member}` が古くなります。更新メソッドで代入し直してください。",
        ],
        related: [
          "use": "ここで、コピーの `{member}` を使っています。",
        ]),
    ],
    check: .code(StaleCoordinatorParent.problems(in:project:)))

  private static let stateWriteInViewUpdate = Rule(
    id: "state-write-in-view-update", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["updateUIView"], ["updateNSView"], ["makeUIView"], ["makeNSView"], ["Representable"], ["Coordinator", "NSObject"]],
    texts: [
      .english: Rule.Texts(
        title: "State written during an update",
        messages: [
          "write": "`{name}` is written during a SwiftUI update; defer it with `DispatchQueue.main.async`.",
        ],
        related: [
          "reached": "It is reached from `{name}`, which SwiftUI calls during an update.",
        ]),
      .japanese: Rule.Texts(
        title: "更新中に状態を書き換えている",
        messages: [
          "write": "SwiftUI の更新中に `{name}` に書き込んでいます。`DispatchQueue.main.async` で更新後に回してください。",
        ],
        related: [
          "reached": "SwiftUI が更新中に呼ぶ `{name}` から、ここに来ます。",
        ]),
    ],
    check: .code(StateWriteInViewUpdate.problems(in:project:)))

  private static let storedViewInRepresentable = Rule(
    id: "stored-view-in-representable", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["Representable"], ["makeUIView"], ["makeNSView"]],
    texts: [
      .english: Rule.Texts(
        title: "A view kept in the struct that shows it",
        messages: [
          "stored": "Each new value of this struct makes a new `{name}`; create it in the make method instead.",
        ]),
      .japanese: Rule.Texts(
        title: "表示するビューを構造体に持たせている",
        messages: [
          "stored": "構造体が作り直されるたびに、新しい `{name}` ができます。make メソッドの中で作ってください。",
        ]),
    ],
    check: .code(StoredViewInRepresentable.problems(in:project:)))

  private static let submitIgnoredOnMultilineField = Rule(
    id: "submit-ignored-on-multiline-field", group: .setting, severity: .warning, isOnByDefault: true,
    words: [["onSubmit", "vertical"], ["onSubmit", "TextEditor"]],
    texts: [
      .english: Rule.Texts(
        title: "onSubmit on a field in which Return is a line break",
        messages: [
          "editor": "Return enters a newline in a `TextEditor`, so `onSubmit` does not run; watch for the newline.",
          "field": "On iOS, Return enters a newline in this field, so `onSubmit` does not run; watch for the newline.",
        ]),
      .japanese: Rule.Texts(
        title: "Return が改行になる欄の onSubmit",
        messages: [
          "editor": "`TextEditor` では Return は改行になり、`onSubmit` は呼ばれません。`onChange` で改行を検知してください。",
          "field": "iOS ではこの欄の Return は改行になり、`onSubmit` は呼ばれません。`onChange` で改行を検知してください。",
        ]),
    ],
    check: .code(SubmitIgnoredOnMultilineField.problems(in:project:)))

  private static let textChangeNotForwarded = Rule(
    id: "text-change-not-forwarded", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["Binding", "Representable"], ["Binding", "makeUIView"], ["Binding", "makeNSView"]],
    texts: [
      .english: Rule.Texts(
        title: "Typed text that never reaches the binding",
        messages: [
          "unwritten": "Nothing writes `{name}`, so typed text never leaves this view; write it at each change.",
        ],
        related: [
          "wiring": "This view tells the coordinator what happens.",
        ]),
      .japanese: Rule.Texts(
        title: "入力した文字が Binding に届かない",
        messages: [
          "unwritten": "`{name}` に書き込む処理がなく、入力した文字が外に伝わりません。文字が変わる所で代入してください。",
        ],
        related: [
          "wiring": "このビューの出来事は Coordinator に届きます。",
        ]),
    ],
    check: .code(TextChangeNotForwarded.problems(in:project:)))

  private static let unconditionalResignInUpdate = Rule(
    id: "unconditional-resign-in-update", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["resignFirstResponder"], ["endEditing"], ["makeFirstResponder"]],
    texts: [
      .english: Rule.Texts(
        title: "Focus given up at every update",
        messages: [
          "resign": "Every update calls `{method}` and closes the keyboard; test `isFirstResponder` first.",
          "two-way": "Every update gives up focus and so writes the binding; test `isFirstResponder` first.",
        ],
        related: [
          "delegate": "`{name}` then writes the binding while SwiftUI is updating.",
          "reached": "It is reached from `{name}`, which runs at every update.",
        ]),
      .japanese: Rule.Texts(
        title: "更新のたびにフォーカスを外している",
        messages: [
          "resign": "更新のたびに、この欄のキーボードを閉じます。ファーストレスポンダのときだけ `{method}` を呼んでください。",
          "two-way": "更新のたびにフォーカスを外し、更新中に Binding も書き換わります。`isFirstResponder` を確かめてください。",
        ],
        related: [
          "delegate": "このとき `{name}` が、SwiftUI の更新中に Binding を書き換えます。",
          "reached": "更新のたびに呼ばれる `{name}` から、ここに来ます。",
        ]),
    ],
    check: .code(UnconditionalResignInUpdate.problems(in:project:)))

  private static let unconditionalTextWriteInUpdate = Rule(
    id: "unconditional-text-write-in-update", group: .bridge, severity: .warning, isOnByDefault: true,
    words: [["updateUIView"], ["updateNSView"], ["Representable"], ["DidChange", "Coordinator"]],
    texts: [
      .english: Rule.Texts(
        title: "Text written back over what is being typed",
        messages: [
          "report": "Setting `{property}` while a change is reported moves the caret and ends IME input.",
          "update": "Setting `{property}` at every update moves the caret and ends IME input; compare first.",
        ],
        related: [
          "reached": "It is reached from `{name}`, which runs at every change.",
        ]),
      .japanese: Rule.Texts(
        title: "入力中の文字を上書きしている",
        messages: [
          "report": "変更の通知中に `{property}` を代入すると、カーソルが飛び、変換中の文字が確定します。",
          "update": "更新のたびに `{property}` を代入すると、カーソルが飛び、変換中の文字が確定します。違うときだけ代入してください。",
        ],
        related: [
          "reached": "変更のたびに呼ばれる `{name}` から、ここに来ます。",
        ]),
    ],
    check: .code(UnconditionalTextWriteInUpdate.problems(in:project:)))

  private static let unknownRuleInSuppression = Rule(
    id: "unknown-rule-in-suppression", group: .comments, severity: .warning, isOnByDefault: true,
    words: [["focuslint:"]],
    texts: [
      .english: Rule.Texts(
        title: "Comment that names no rule",
        messages: [
          "misspelt": "No rule is called `{word}`, so it hides nothing; if you mean `{rule}`, write that.",
          "unknown": "No rule is called `{word}`; if it begins the reason, write ` - ` in front of it.",
        ],
        fixes: [
          "rename": "Write `{rule}`",
        ]),
      .japanese: Rule.Texts(
        title: "存在しないルール名を書いたコメント",
        messages: [
          "misspelt": "`{word}` というルールはなく、何も隠しません。`{rule}` のつもりなら、書き直してください。",
          "unknown": "`{word}` というルールはありません。理由の書き始めなら、前に ` - ` を入れてください。",
        ],
        fixes: [
          "rename": "`{rule}` に直す",
        ]),
    ],
    check: .comments(UnknownRuleInSuppression.problems(in:)))

  private static let unscopedTextNotification = Rule(
    id: "unscoped-text-notification", group: .bridge, severity: .info, isOnByDefault: true,
    words: [["extDidChangeNotification"], ["extDidBeginEditingNotification"], ["extDidEndEditingNotification"], ["NSText.did"], ["NSTextView.did"]],
    texts: [
      .english: Rule.Texts(
        title: "A text notification from every field of the app",
        messages: [
          "unscoped": "This hears every text view of the app; hand `object:` the view that is meant.",
        ]),
      .japanese: Rule.Texts(
        title: "アプリ中の欄から届く文字の通知",
        messages: [
          "unscoped": "アプリ内のすべての欄の通知が届きます。`object:` に対象のビューを渡してください。",
        ]),
    ],
    check: .code(UnscopedTextNotification.problems(in:project:)))

  private static let unusedSuppression = Rule(
    id: "unused-suppression", group: .comments, severity: .warning, isOnByDefault: true,
    words: [["focuslint:"]],
    texts: [
      .english: Rule.Texts(
        title: "Comment that hides no problem",
        messages: [
          "hides-nothing": "This comment hides no problem; remove it, or it may hide one that comes later.",
          "names-nothing": "This `{directive}` names no rule, so it does nothing; name one, or `all`.",
          "no-directive": "There is no `focuslint:{word}`, so this comment does nothing; write `focuslint:{directive}`.",
        ],
        fixes: [
          "remove": "Remove the comment",
        ]),
      .japanese: Rule.Texts(
        title: "何も隠していないコメント",
        messages: [
          "hides-nothing": "このコメントは何も隠していません。残すと後から出た問題まで隠れるので、削除してください。",
          "names-nothing": "この `{directive}` にはルール名がなく、何も起きません。ルール名か `all` を書いてください。",
          "no-directive": "`focuslint:{word}` という指示はありません。`focuslint:{directive}` と書いてください。",
        ],
        fixes: [
          "remove": "コメントを削除",
        ]),
    ],
    check: .comments(UnusedSuppression.problems(in:)))
}

// swift-format-ignore-file
// Written from rules/*.md by `make record`. Do not edit.

/// The pages of the rules that focuslint comes with.
package enum RulePages {
  /// The Markdown of a rule's page, with its front matter; nil for a rule of another book.
  package static func page(of rule: String, in language: Language) -> String? {
    switch (rule, language) {
    case ("cannot-become-first-responder", .english):
      return ###"""
---
id: cannot-become-first-responder
group: responders
severity: warning
default: on
words: becomeFirstResponder | inputView & override | inputAccessoryView & override | UIKeyInput
messages:
  call: "This class refuses to become first responder; override `canBecomeFirstResponder` to return true."
  override: "`{name}` shows only for a first responder; override `canBecomeFirstResponder`."
  key-input: "`{name}` gets no keys while it refuses focus; override `canBecomeFirstResponder`."
related:
  also: "`{name}` needs it too."
---

# A class that cannot become first responder

`UIView`, `UIViewController` and most of what derives from them answer `false` to
[canBecomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder).
`becomeFirstResponder()` then does nothing and returns `false`; an `inputView` or `inputAccessoryView` that
such a class overrides is never shown, and a `UIKeyInput` gets no key.

Reported once a class, where nothing in it or in its superclasses overrides `canBecomeFirstResponder`. An input
view of a class that holds a text field or view is left alone: UIKit shows it while that field has the focus.

## Bad

Shake gestures and key commands need the first responder:

```swift
import UIKit

final class ShakeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()  // expect: cannot-become-first-responder
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { title = "🎲" }
  }
}
```

An input view, and a call on `self`: one override cures both.

```swift
import UIKit

final class KeypadView: UIView {
  private let keypad = UIStackView()

  override var inputView: UIView? { keypad }  // expect: cannot-become-first-responder

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    self.becomeFirstResponder()
  }
}

class ThreadController: UITableViewController {
  private lazy var bar = UIToolbar()

  override var inputAccessoryView: UIView? { bar }  // expect: cannot-become-first-responder
}
```

A view that takes keys:

```swift
import UIKit

final class TerminalView: UIControl, UIKeyInput {  // expect: cannot-become-first-responder
  private var line = ""

  var hasText: Bool { !line.isEmpty }
  func insertText(_ text: String) { line += text }
  func deleteBackward() { line = String(line.dropLast()) }
}
```

## Good

It accepts, or its superclass does:

```swift
import UIKit

class ShortcutView: UIView {
  override var canBecomeFirstResponder: Bool { !isHidden }
}

final class KeypadView: ShortcutView {
  private let keypad = UIStackView()

  override var inputView: UIView? { keypad }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    becomeFirstResponder()
  }
}
```

The call goes to a field, or to the class's own override:

```swift
import UIKit

final class ReservationController: UIViewController {
  private let date = UITextField()

  override var inputAccessoryView: UIView? { UIToolbar() }

  @IBAction func next() {
    date.inputView = UIDatePicker()
    date.becomeFirstResponder()
  }
}

final class FieldRow: UIView {
  private let field = UITextField()

  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  func activate() { _ = becomeFirstResponder() }
}
```

Classes that accept by themselves:

```swift
import UIKit

final class TagField: UITextField {
  private let suggestions = UIToolbar()

  override var inputAccessoryView: UIView? {
    get { suggestions }
    set {}
  }

  func open() { becomeFirstResponder() }
}
```

## When to allow it

A class whose subclasses all override `canBecomeFirstResponder`; say so there, or override it here too.

## Platforms

All that have UIKit.

"""###
    case ("cannot-become-first-responder", .japanese):
      return ###"""
---
messages:
  call: "このクラスはファーストレスポンダになれません。`canBecomeFirstResponder` をオーバーライドしてください。"
  override: "`{name}` は、このクラスがファーストレスポンダの間だけ出ます。`canBecomeFirstResponder` も必要です。"
  key-input: "`{name}` はファーストレスポンダになれず、キーが届きません。`canBecomeFirstResponder` が必要です。"
related:
  also: "`{name}` にも必要です。"
---

# ファーストレスポンダになれないクラス

`UIView`、`UIViewController` と、そのサブクラスのほとんどは、[canBecomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder) に `false` と答えます。そのままでは `becomeFirstResponder()` は何もせず `false` を返し、オーバーライドした `inputView` や `inputAccessoryView` は出ず、`UIKeyInput` にキーも届きません。

クラス自身とスーパークラスのどこにもオーバーライドがないとき、クラスにつき1回報告します。テキストフィールドやテキストビューを持つクラスの入力ビューは報告しません。その欄がフォーカスを持つ間は表示されるからです。

## Bad

自分自身への `becomeFirstResponder()`、`inputView` と `inputAccessoryView` のオーバーライド、`UIKeyInput` です。

## Good

自分かスーパークラスが `canBecomeFirstResponder` をオーバーライドしているもの、欄への呼び出し、自分の `becomeFirstResponder()` をオーバーライドしたもの、もともとなれる `UITextField` などのサブクラスです。

## When to allow it

すべてのサブクラスが `canBecomeFirstResponder` をオーバーライドするクラス。ここでもオーバーライドしておくほうが確実です。

## Platforms

UIKit のあるすべてのプラットフォーム。

"""###
    case ("constant-focus-binding", .english):
      return ###"""
---
id: constant-focus-binding
group: bridge
severity: warning
default: on
words: constant(true) & ocused | constant(true) & diting | constant(true) & irstResponder
messages:
  constant: "`{label}` can never turn false, so each update takes focus again; pass a real binding."
---

# A constant for a binding to focus

A view with a parameter such as `isFocused` or `isFirstResponder` takes focus whenever the binding is true
and it does not have it. A
[constant](https://developer.apple.com/documentation/swiftui/binding/constant(_:)) stays true for ever: the
user closes the keyboard, anything changes, and it is open again
([TextView #26](https://github.com/kenmueller/TextView/issues/26),
[SwiftUIX #179](https://github.com/SwiftUIX/SwiftUIX/issues/179)).

## Bad

```swift
import InputKit
import SwiftUI

struct RadioLog: View {
  @State private var callSign = ""

  var body: some View {
    ResponderField(text: $callSign, isFirstResponder: .constant(true))  // expect: constant-focus-binding
  }
}
```

```swift
import InputKit
import SwiftUI

struct ArticleEditor: View {
  @Binding var article: NSAttributedString
  @Binding var slug: String

  var body: some View {
    VStack {
      TextField("Slug", text: $slug)
        .grabsKeyboard(focused: Binding.constant(true))  // expect: constant-focus-binding
      RichTextArea(
        text: $article,
        isEditing: .constant(true)  // expect: constant-focus-binding
      )
    }
  }
}
```

```swift
import InputKit
import SwiftUI

struct SearchHeader: View {
  @Binding var term: String

  var body: some View {
    LegacySearchBar($term, searchFieldFocused: Binding<Bool>.constant(true))  // expect: constant-focus-binding
  }
}
```

## Good

A binding that can be set back:

```swift
import InputKit
import SwiftUI

struct RadioLog: View {
  @State private var callSign = ""
  @State private var isFocused = true

  var body: some View {
    ResponderField(text: $callSign, isFirstResponder: $isFocused)
  }
}
```

A constant that is false takes nothing:

```swift
import InputKit
import SwiftUI

struct ReadOnlyRow: View {
  let text: String

  var body: some View {
    ResponderField(text: .constant(text), isFirstResponder: .constant(false))
  }
}
```

Constants of other parameters, also of those that say whether editing is possible; and previews:

```swift
import InputKit
import SwiftUI

struct OptionsScreen: View {
  @Binding var note: String

  var body: some View {
    List {
      Toggle("Always on", isOn: .constant(true))
      RichTextArea(text: $note, allowsEditing: .constant(true))
    }
    .environment(\.editMode, .constant(.active))
  }
}

#Preview {
  ResponderField(text: .constant("Preview"), isFirstResponder: .constant(true))
}
```

## When to allow it

Where the parameter has nothing to do with the keyboard, such as an edit mode of a list.

## Platforms

All.

"""###
    case ("constant-focus-binding", .japanese):
      return ###"""
---
messages:
  constant: "`{label}` が false にならず、更新のたびにフォーカスを奪い直します。本物の Binding を渡してください。"
---

# フォーカスの Binding に定数を渡している

`isFocused` や `isFirstResponder` のような引数を持つビューは、Binding が true でフォーカスがなければフォーカスを取ります。[定数](https://developer.apple.com/documentation/swiftui/binding/constant(_:))は true のままなので、ユーザがキーボードを閉じても、何かが変わるたびにまた開きます（[TextView #26](https://github.com/kenmueller/TextView/issues/26)、[SwiftUIX #179](https://github.com/SwiftUIX/SwiftUIX/issues/179)）。

## Bad

名前が `focused`、`editing`、`firstResponder` で終わる引数に `.constant(true)` を渡す形です。

## Good

元に戻せる Binding を渡します。`.constant(false)`、編集できるかどうかを表す引数、プレビューは報告しません。

## When to allow it

リストの編集モードのように、引数がキーボードと関係ない場合。

## Platforms

すべて。

"""###
    case ("default-focus-without-target", .english):
      return ###"""
---
id: default-focus-without-target
group: setting
severity: warning
default: on
words: defaultFocus | prefersDefaultFocus | resetFocus
messages:
  no-target: "No view carries `{name}`, so this does nothing; add `.focused(…, equals: {name})` to it."
  no-bool-target: "No view carries `{name}`, so this does nothing; add `.focused(${name})` to the field."
  no-scope: "No view is the scope of `{name}`, so this does nothing; add `.focusScope({name})`."
---

# Default focus that leads nowhere

[defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)) names a
value of a focus state; SwiftUI looks for the view that carries it. Where none does, focus goes wherever it
would have gone anyway ([Swiftfin #2160](https://github.com/jellyfin/Swiftfin/pull/2160)). In the same way
[prefersDefaultFocus](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:))
and `resetFocus(in:)` act within the view that has
[focusScope](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)) for their namespace,
and without one not at all.

## Bad

```swift
import SwiftUI

struct LockScreen: View {
  enum Field: Hashable { case user, password }

  @State private var user = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("User", text: $user).focused($field, equals: .user)
      SecureField("Password", text: $password)
    }
    .defaultFocus($field, .password)  // expect: default-focus-without-target
  }
}
```

```swift
import SwiftUI

struct SearchBar: View {
  @Binding var term: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Search", text: $term)
      .defaultFocus($isFocused, true)  // expect: default-focus-without-target
  }
}
```

```swift
import SwiftUI

struct PlayerShelf: View {
  @Namespace private var shelf
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    HStack {
      Button("Play") {}
        .prefersDefaultFocus(in: shelf)  // expect: default-focus-without-target
      Button("Back to start") {
        resetFocus(in: shelf)  // expect: default-focus-without-target
      }
    }
  }
}
```

## Good

```swift
import SwiftUI

struct LockScreen: View {
  enum Field: Hashable { case user, password }

  @State private var user = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("User", text: $user).focused($field, equals: .user)
      SecureField("Password", text: $password).focused($field, equals: Field.password)
    }
    .defaultFocus($field, .password)
  }
}
```

A value that only the running program knows, and a state that a child or a modifier ties to its own field:

```swift
import SwiftUI

struct TagEditor: View {
  enum Field: Hashable { case tag(Int), note }

  @Binding var tags: [String]
  @Binding var note: String
  @FocusState private var field: Field?
  @FocusState private var noteFocused: Bool

  var body: some View {
    VStack {
      ForEach(tags.indices, id: \.self) { index in
        TextField("Tag", text: $tags[index]).focused($field, equals: .tag(index))
      }
      TextField("Note", text: $note).tracked(by: $noteFocused)
    }
    .defaultFocus($field, .tag(tags.count - 1))
    .defaultFocus($noteFocused, true)
  }
}

extension View {
  func tracked(by focus: FocusState<Bool>.Binding) -> some View { focused(focus) }
}
```

A scope in the same view, or a namespace that comes from outside:

```swift
import SwiftUI

struct PlayerShelf: View {
  @Namespace private var shelf

  var body: some View {
    HStack {
      Button("Play") {}.prefersDefaultFocus(in: shelf)
      Button("Queue") {}
    }
    .focusScope(shelf)
  }
}

struct PlayButton: View {
  let namespace: Namespace.ID

  var body: some View {
    Button("Play") {}.prefersDefaultFocus(in: namespace)
  }
}
```

## When to allow it

Never; it does nothing.

## Platforms

`defaultFocus` is in iOS 17, macOS 13, tvOS 16, watchOS 9; `prefersDefaultFocus` in macOS, tvOS and
watchOS.

"""###
    case ("default-focus-without-target", .japanese):
      return ###"""
---
messages:
  no-target: "`{name}` を持つビューがなく、何も起きません。`.focused(…, equals: {name})` を付けてください。"
  no-bool-target: "`{name}` を持つビューがなく、何も起きません。欄に `.focused(${name})` を付けてください。"
  no-scope: "`{name}` を範囲とするビューがなく、何も起きません。`.focusScope({name})` を付けてください。"
---

# 行き先のないデフォルトフォーカス

[defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)) はフォーカス状態の値を示すだけで、SwiftUI はその値を持つビューを探します。持つビューがなければ、指定がないのと同じです（[Swiftfin #2160](https://github.com/jellyfin/Swiftfin/pull/2160)）。[prefersDefaultFocus](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)) と `resetFocus(in:)` も、その名前空間の [focusScope](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)) を持つビューの中でしか働きません。

## Bad

どの `.focused` にもない値を `.defaultFocus` に渡す形と、`focusScope` のない名前空間を使う形です。

## Good

値を持つビューや `focusScope` がある形です。実行時にしか分からない値、子ビューや独自のモディファイアに渡された状態、外から渡された名前空間は報告しません。

## When to allow it

ありません。何も起きないからです。

## Platforms

`defaultFocus` は iOS 17、macOS 13、tvOS 16、watchOS 9 から。`prefersDefaultFocus` は macOS、tvOS、watchOS にあります。

"""###
    case ("delegate-method-never-called", .english):
      return ###"""
---
id: delegate-method-never-called
group: bridge
severity: warning
default: on
words: textViewShouldReturn | textFieldShouldReturn & TextViewDelegate | textFieldShouldReturn & extension
messages:
  text-view: "UIKit has no `textViewShouldReturn`; answer Return in `textView(_:shouldChangeTextIn:…)`."
  text-field: "A text view never calls `textFieldShouldReturn`; use `textView(_:shouldChangeTextIn:…)`."
---

# A delegate method that nobody calls

Delegate methods are found by their names at run time. A method that
[UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate) does not have is a
method like any other: it compiles, it looks right, and it is never called. There is no
`textViewShouldReturn`, since Return enters a newline in a text view; `textFieldShouldReturn` belongs to text
fields.

Return comes to `textView(_:shouldChangeTextIn:replacementText:)` as the replacement `"\n"`.

## Bad

The name by analogy:

```swift
import UIKit

final class NoteController: UIViewController, UITextViewDelegate {
  private let body = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    body.delegate = self
    view.addSubview(body)
  }

  func textViewShouldReturn(_ textView: UITextView) -> Bool {  // expect: delegate-method-never-called
    textView.resignFirstResponder()
    return true
  }
}
```

A text field's method in a text view's delegate:

```swift
import SwiftUI

struct MottoArea: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {}

  final class Coordinator: NSObject, UITextViewDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {  // expect: delegate-method-never-called
      textField.resignFirstResponder()
    }
  }
}
```

In the extension that conforms:

```swift
import UIKit

final class NoteCell: UITableViewCell {
  let body = UITextView()
}

extension NoteCell: UITextViewDelegate {
  @objc func textViewShouldReturn(_ textView: UITextView) -> Bool {  // expect: delegate-method-never-called
    textView.resignFirstResponder()
  }
}
```

## Good

What a text view asks:

```swift
import UIKit

final class NoteController: UIViewController, UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    textView.resignFirstResponder()
    return false
  }
}
```

Called by the type itself, or asked for by a protocol of the project:

```swift
import UIKit

final class ComposerController: UIViewController, UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text == "\n" ? textViewShouldReturn(textView) : true
  }

  private func textViewShouldReturn(_ textView: UITextView) -> Bool {
    textView.resignFirstResponder()
    return false
  }
}

protocol GrowingViewDelegate: UITextViewDelegate {
  func textViewShouldReturn(_ textView: UITextView) -> Bool
}

final class ThreadController: UIViewController, GrowingViewDelegate {
  func textViewShouldReturn(_ textView: UITextView) -> Bool { false }
}
```

The delegate of both:

```swift
import UIKit

class FormController: UIViewController, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

final class MailController: FormController, UITextViewDelegate {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
```

## When to allow it

A method that is called from Objective-C, by its selector's name.

## Platforms

All that have UIKit.

"""###
    case ("delegate-method-never-called", .japanese):
      return ###"""
---
messages:
  text-view: "UIKit に `textViewShouldReturn` はありません。`textView(_:shouldChangeTextIn:…)` で改行を扱ってください。"
  text-field: "テキストビューは `textFieldShouldReturn` を呼びません。`textView(_:shouldChangeTextIn:…)` を使ってください。"
---

# 誰も呼ばないデリゲートメソッド

デリゲートメソッドは、実行時に名前で探されます。[UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate) にない名前はただのメソッドで、コンパイルは通り、正しく見えて、決して呼ばれません。テキストビューの Return は改行なので `textViewShouldReturn` は存在せず、`textFieldShouldReturn` はテキストフィールドのものです。

Return は `textView(_:shouldChangeTextIn:replacementText:)` に `"\n"` として届きます。

## Bad

似た名前で作ったメソッド、テキストビューのデリゲートに書いたテキストフィールドのメソッド、準拠する extension の中のメソッドです。

## Good

テキストビューが実際に呼ぶメソッド、自分で呼んでいるもの、プロジェクトのプロトコルが求めるもの、両方のデリゲートになっている型です。

## When to allow it

Objective-C からセレクタの名前で呼ぶメソッド。

## Platforms

UIKit のあるすべてのプラットフォーム。

"""###
    case ("delegate-never-assigned", .english):
      return ###"""
---
id: delegate-never-assigned
group: bridge
severity: warning
default: on
words: makeCoordinator & Delegate | Coordinator & NSObject | TextFieldDelegate & NSObject | TextViewDelegate & NSObject
messages:
  unassigned: "No view has `{name}` as its delegate, so its `{protocol}` methods never run; assign it."
  inherited: "`{name}` is made no view's delegate, so its delegate methods never run; assign it."
related:
  conformance: "It conforms to the delegate protocol here."
---

# A coordinator that is no view's delegate

SwiftUI makes the coordinator and keeps it; it does not connect it. Until a make or update method writes
`field.delegate = context.coordinator`, no delegate method is called: the text never leaves the view, Return
does nothing, and a focus flag never changes
([makeCoordinator](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator())).

A coordinator that is handed to something that was not read, or that makes itself the delegate, is left
alone. Actions and observers make nobody a delegate.

## Bad

```swift
import SwiftUI

struct MottoField: UIViewRepresentable {
  @Binding var motto: String

  func makeCoordinator() -> Coordinator { Coordinator(motto: $motto) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Motto"
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != motto { field.text = motto }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {  // expect: delegate-never-assigned
    @Binding var motto: String

    init(motto: Binding<String>) { _motto = motto }

    func textFieldDidChangeSelection(_ textField: UITextField) { motto = textField.text ?? "" }
  }
}
```

Only the target of an action, and a conformance in another file:

```swift
// file: TitleField.swift
import SwiftUI

struct TitleField: UIViewRepresentable {
  func makeCoordinator() -> TitleCoordinator { TitleCoordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(
      context.coordinator, action: #selector(TitleCoordinator.edited(_:)), for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}

final class TitleCoordinator: NSObject {  // expect: delegate-never-assigned
  @objc func edited(_ field: UITextField) { field.invalidateIntrinsicContentSize() }
}
// file: TitleCoordinator+Return.swift
import UIKit

extension TitleCoordinator: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
```

AppKit, where another object is the delegate:

```swift
import SwiftUI

final class Formatting: NSObject, NSTextFieldDelegate {
  static let shared = Formatting()
}

struct HexField: NSViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField()
    field.delegate = Formatting.shared
    return field
  }

  func updateNSView(_ field: NSTextField, context: Context) {}

  final class Coordinator: NSObject, NSTextFieldDelegate {  // expect: delegate-never-assigned
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
      fieldEditor.string.count == 6
    }
  }
}
```

## Good

In the make method, in the update method, or in a helper:

```swift
import SwiftUI

struct VerseField: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    let coordinator = context.coordinator
    if field.delegate !== coordinator { field.delegate = coordinator }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  }
}

struct SearchPane: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    connect(bar, to: context.coordinator)
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {}

  private func connect(_ bar: UISearchBar, to listener: Coordinator) {
    bar.searchTextField.delegate = listener
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
}
```

The coordinator makes itself the delegate:

```swift
import SwiftUI

struct ChatEditor: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextView { context.coordinator.view }
  func updateUIView(_ view: UITextView, context: Context) {}

  final class Coordinator: NSObject, UITextViewDelegate {
    let view = UITextView()

    override init() {
      super.init()
      view.delegate = self
    }

    func textViewDidChange(_ textView: UITextView) { textView.sizeToFit() }
  }
}
```

Handed to a view of which nobody knows what it does with it; and no text delegate:

```swift
import RichText
import SwiftUI

struct RichEditor: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> RichTextView { RichTextView(listener: context.coordinator) }
  func updateUIView(_ view: RichTextView, context: Context) {}

  final class Coordinator: NSObject, UITextViewDelegate {}
}

struct Canvas: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
  func updateUIView(_ view: UIScrollView, context: Context) {}

  final class Coordinator: NSObject {}
}
```

## When to allow it

A coordinator that is connected where the linter does not look: in a storyboard, or by a library.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("delegate-never-assigned", .japanese):
      return ###"""
---
messages:
  unassigned: "`{name}` がどのビューのデリゲートにもならず、`{protocol}` のメソッドは呼ばれません。代入してください。"
  inherited: "`{name}` がどのビューのデリゲートにもならず、デリゲートメソッドは呼ばれません。代入してください。"
related:
  conformance: "デリゲートプロトコルへの準拠はここです。"
---

# デリゲートに設定されていない Coordinator

SwiftUI は Coordinator を作って持ち続けますが、ビューにはつなぎません。make メソッドか更新メソッドで `field.delegate = context.coordinator` と書かない限り、デリゲートメソッドは1つも呼ばれず、文字は外に出ず、Return は効かず、フォーカスのフラグも変わりません（[makeCoordinator](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator())）。

中身のわからないものに Coordinator を渡している場合と、Coordinator が自分をデリゲートにしている場合は報告しません。アクションや通知の登録では、デリゲートになりません。

## Bad

どこでも代入していない、アクションのターゲットにしかなっていない、別のオブジェクトがデリゲートになっている、の3つです。

## Good

make メソッド、更新メソッド、補助関数で代入する、Coordinator が自分で代入する、ビューに渡して任せる、の3つです。

## When to allow it

Storyboard やライブラリなど、リンターから見えない所でつないでいる場合。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("direct-become-first-responder", .english):
      return ###"""
---
id: direct-become-first-responder
group: responders
severity: warning
default: on
words: becomeFirstResponder | resignFirstResponder
messages:
  become: "In AppKit only a window may call this; use `window?.makeFirstResponder(…)` of the view."
  resign: "In AppKit only a window may call this; use `window?.makeFirstResponder(nil)` instead."
fixes:
  window: "Ask the window with `makeFirstResponder`"
---

# AppKit's responder methods called directly

In AppKit
[becomeFirstResponder](https://developer.apple.com/documentation/appkit/nsresponder/becomefirstresponder()) and
[resignFirstResponder](https://developer.apple.com/documentation/appkit/nsresponder/resignfirstresponder()) are
questions that the window asks: "Never invoke this method directly." Called by others they change no first
responder: the old one is not asked to resign, the field editor goes to the wrong place, and newer systems
raise an exception ("`_oldFirstResponderBeforeBecoming` is not a valid message").

[makeFirstResponder](https://developer.apple.com/documentation/appkit/nswindow/makefirstresponder(_:)) of the
window does all of it. What is AppKit's is told by the classes in the code, not by the imports.

## Bad

```swift
import AppKit

final class LoginWindowController: NSWindowController {
  @IBOutlet private var nameField: NSTextField!

  override func windowDidLoad() {
    super.windowDidLoad()
    nameField.becomeFirstResponder()  // expect: direct-become-first-responder
  }

  @IBAction func cancel(_ sender: Any?) {
    nameField.resignFirstResponder()  // expect: direct-become-first-responder
  }
}
```

Dispatching does not help:

```swift
import AppKit

final class TagController: NSViewController {
  @IBOutlet weak var tokenField: NSTokenField?

  override func viewDidAppear() {
    super.viewDidAppear()
    DispatchQueue.main.async { [weak self] in
      self?.tokenField?.becomeFirstResponder()  // expect: direct-become-first-responder
    }
  }
}
```

A view on itself, and a class of the project:

```swift
import AppKit

final class ResultTable: NSTableView {
  func focus() {
    _ = self.becomeFirstResponder()  // expect: direct-become-first-responder
  }
}

final class ResultsController: NSViewController {
  private let table = ResultTable()

  func show() {
    if table.becomeFirstResponder() {  // expect: direct-become-first-responder
      table.selectRowIndexes([0], byExtendingSelection: false)
    }
  }
}
```

## Good

Through the window, and in an override:

```swift
import AppKit

final class FindController: NSViewController {
  private let field = FindField()

  override func viewDidAppear() {
    super.viewDidAppear()
    view.window?.makeFirstResponder(field)
  }
}

final class FindField: NSSearchField {
  override func becomeFirstResponder() -> Bool {
    let accepted = super.becomeFirstResponder()
    if accepted { currentEditor()?.selectAll(nil) }
    return accepted
  }
}
```

UIKit, on a Mac as well:

```swift
import UIKit

#if targetEnvironment(macCatalyst)
  final class CatalystController: UIViewController {
    private let field = UISearchTextField()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }
#endif
```

An object of the project that is no responder:

```swift
import AppKit

final class FocusRing {
  private(set) var isShown = false

  func becomeFirstResponder() { isShown = true }
}

final class CanvasController: NSViewController {
  private let ring = FocusRing()

  func select() { ring.becomeFirstResponder() }
}
```

## When to allow it

Never known to be right.

## Platforms

macOS.

"""###
    case ("direct-become-first-responder", .japanese):
      return ###"""
---
messages:
  become: "AppKit では、呼んでよいのはウインドウだけです。`window?.makeFirstResponder(…)` を使ってください。"
  resign: "AppKit では、呼んでよいのはウインドウだけです。`window?.makeFirstResponder(nil)` を使ってください。"
fixes:
  window: "`makeFirstResponder` でウインドウに頼む"
---

# AppKit のレスポンダメソッドを直接呼んでいる

AppKit の [becomeFirstResponder](https://developer.apple.com/documentation/appkit/nsresponder/becomefirstresponder()) と [resignFirstResponder](https://developer.apple.com/documentation/appkit/nsresponder/resignfirstresponder()) は、ウインドウがビューに尋ねるためのもので、Apple の文書は直接呼ばないよう求めています。ほかから呼んでもファーストレスポンダは替わりません。前のレスポンダは手放さず、フィールドエディタは別の場所に残り、新しいシステムでは例外（`_oldFirstResponderBeforeBecoming` is not a valid message）も起きます。

ウインドウの [makeFirstResponder](https://developer.apple.com/documentation/appkit/nswindow/makefirstresponder(_:)) が、すべてを引き受けます。AppKit かどうかは、import ではなくコードに出てくるクラスで見分けます。

## Bad

欄への直接の呼び出し、後に回した呼び出し、ビュー自身への呼び出しです。

## Good

ウインドウに頼むもの、オーバーライドの中の super、Mac Catalyst の UIKit、レスポンダではないプロジェクトのクラスです。

## When to allow it

正しい例は知られていません。

## Platforms

macOS。

"""###
    case ("duplicate-focus-value", .english):
      return ###"""
---
id: duplicate-focus-value
group: state
severity: warning
default: on
words: ocused( & equals
messages:
  second: "A second view carries `{value}`, so focus may go to the other; give each a value of its own."
  row: "Every row carries `{value}`, so focus goes to any of them; put the row's id into the value."
related:
  first: "The first view with `{value}`."
  rows: "The rows are made here."
---

# One focus value on two views

A value should lead to one view. When two on the screen carry it, SwiftUI takes the first candidate and
warns at run time: [FocusState](https://developer.apple.com/documentation/swiftui/focusstate) calls it an
ambiguous focus binding. Mostly a line was copied and its value kept.

Views that are never on screen together may share a value: in other branches of `if`, `switch`, `#if` or
a ternary, of `ViewThatFits`, in other tabs, sheets and navigation destinations. A view may have two
values, and so may a container and a field in it.

## Bad

The copied line:

```swift
import SwiftUI

struct PersonForm: View {
  enum Field: Hashable { case given, family, phone }

  @Binding var given: String
  @Binding var family: String
  @Binding var phone: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Given name", text: $given).focused($field, equals: .given)
      TextField("Family name", text: $family)
        .focused($field, equals: .given)  // expect: duplicate-focus-value
      TextField("Phone", text: $phone).focused($field, equals: .phone)
    }
  }
}
```

In another file of the same view, under a condition:

```swift
// file: Sender.swift
import SwiftUI

struct SenderForm: View {
  enum Field: Hashable { case name, phone }

  @State var name = ""
  @State var phone = ""
  @State var mobile = ""
  @FocusState var field: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Phone", text: $phone).focused($field, equals: .phone)
      more
    }
  }
}
// file: SenderMore.swift
import SwiftUI

extension SenderForm {
  @ViewBuilder
  var more: some View {
    if !phone.isEmpty {
      TextField("Mobile", text: $mobile)
        .focused(self.$field, equals: SenderForm.Field.phone)  // expect: duplicate-focus-value
    }
  }
}
```

The same element twice in one row, and a value that every row carries:

```swift
import SwiftUI

struct Lines: View {
  enum Spot: Hashable { case search, line }

  struct Line: Identifiable {
    let id = UUID()
    var item = ""
    var price = ""
  }

  @Binding var query: String
  @Binding var lines: [Line]
  @FocusState private var row: Line.ID?
  @FocusState private var spot: Spot?

  var body: some View {
    TextField("Search", text: $query).focused($spot, equals: .search)
    ForEach($lines) { $line in
      TextField("Item", text: $line.item)
        .focused($row, equals: line.id)
        .focused($spot, equals: .line)  // expect: duplicate-focus-value
      TextField("Price", text: $line.price)
        .focused($row, equals: line.id)  // expect: duplicate-focus-value
    }
  }
}
```

A child with the projection that it was given, and VoiceOver's focus:

```swift
import SwiftUI

struct PinFields: View {
  @Binding var pin: String
  @Binding var again: String
  @FocusState.Binding var focus: Int?
  @AccessibilityFocusState private var read: String?

  var body: some View {
    Text("PIN").accessibilityFocused($read, equals: "title")
    SecureField("PIN", text: $pin).focused($focus, equals: 1)
    Text("Again").accessibilityFocused($read, equals: "title")  // expect: duplicate-focus-value
    SecureField("Again", text: $again).focused($focus, equals: 1)  // expect: duplicate-focus-value
  }
}
```

## Good

One of them at a time:

```swift
import SwiftUI

struct Adaptive: View {
  enum Field: Hashable { case title, detail, price, tag }

  @Binding var title: String
  @Binding var detail: String
  let isWide: Bool
  let isLocked: Bool
  @State private var picksTag = false
  @FocusState private var field: Field?

  var body: some View {
    if isWide {
      HStack { TextField("Title", text: $title).focused($field, equals: .title) }
    } else {
      narrowTitle
    }
    ViewThatFits {
      HStack { TextField("Detail", text: $detail).focused($field, equals: .detail) }
      VStack { TextField("Detail", text: $detail).focused($field, equals: .detail) }
    }
    #if os(macOS)
      TextField("Price", text: $title).focused($field, equals: .price)
    #else
      TextField("Price", text: $title).keyboardType(.decimalPad).focused($field, equals: .price)
    #endif
    if isLocked { Button("Tag") { picksTag = true }.focused($field, equals: .tag) }
    if !isLocked {
      TextField("Tag", text: $title).focused($field, equals: .tag)
    }
  }

  private var narrowTitle: some View {
    TextField("Title", text: $title).font(.title).focused($field, equals: .title)
  }
}
```

On a screen of its own, and in tabs:

```swift
import SwiftUI

struct Library: View {
  enum Field: Hashable { case name }

  @Binding var name: String
  @Binding var author: String
  @State private var showsAuthor = false
  @FocusState private var field: Field?

  var body: some View {
    TabView {
      NavigationStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        NavigationLink("Author") {
          TextField("Author", text: $author).focused($field, equals: .name)
        }
      }
      .sheet(isPresented: $showsAuthor) {
        TextField("Author", text: $author).focused($field, equals: .name)
      }
      TextField("Author", text: $author).focused($field, equals: .name)
    }
  }
}
```

Two values of one view, a container and its field, and values that only look alike:

```swift
import SwiftUI

struct Keypad: View {
  enum Key: Hashable { case digit(Int), first, delete, all }

  let digits: [Int]
  @FocusState private var key: Key?
  @FocusState private var other: Key?
  @FocusState private var choice: Key?

  var body: some View {
    VStack {
      button("1", .digit(1)).focused($key, equals: .first)
      button("2", .digit(2))
      Button("Delete") {}.focused($key, equals: .delete).focused($key, equals: .all)
      Button("Delete") {}.focused($other, equals: .delete)
      ForEach(digits, id: \.self) { digit in
        Button("Digit") {}.focused($choice, equals: .digit(digit))
      }
      ForEach(digits, id: \.self) { digit in
        if digit == 0 { Button("Zero") {}.focused($choice, equals: .first) }
      }
    }
    .focused($key, equals: .all)
  }

  private func button(_ label: String, _ value: Key) -> some View {
    Button(label) { key = value }.focused($key, equals: value)
  }
}
```

## When to allow it

When conditions that the rule does not see keep one of the two from the screen.

## Platforms

All.

"""###
    case ("duplicate-focus-value", .japanese):
      return ###"""
---
messages:
  second: "`{value}` のビューが2つあり、フォーカスの行き先が決まりません。それぞれに別の値を付けてください。"
  row: "すべての行が `{value}` を持ち、フォーカスの行き先が決まりません。行の id を値に含めてください。"
related:
  first: "`{value}` の1つ目のビューです。"
  rows: "行はここで作られます。"
---

# 2つのビューに同じフォーカスの値

1つの値は1つのビューを指すべきです。画面上の2つが同じ値を持つと、SwiftUI は最初の候補を選び、実行時に警告します（[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) の「ambiguous focus bindings」）。行をコピーして値を直し忘れた場合がほとんどです。

同時に画面に出ないビューは同じ値でかまいません。`if`、`switch`、`#if`、三項演算子、`ViewThatFits` の別々の分岐、別のタブ、シート、遷移先の画面などです。1つのビューが2つの値を持つことも、コンテナと中の欄が同じ値を持つこともできます。

## Bad

コピーして値がそのままの欄、別ファイルの extension にある2つ目の欄、1行の中で同じ要素の値を2回使ったもの、すべての行が同じ値を持つ `ForEach`、受け取った `$x`、VoiceOver のフォーカスです。

## Good

同時には出ない欄、シートやタブやリンク先の欄、2つの値を持つ1つのビュー、コンテナと中の欄、関連値や状態が違うもの、条件で1行だけを選ぶ行。

## When to allow it

ルールから見えない条件で、片方しか画面に出ない場合です。

## Platforms

すべて。

"""###
    case ("first-responder-before-appear", .english):
      return ###"""
---
id: first-responder-before-appear
group: responders
severity: warning
default: on
words: becomeFirstResponder | makeFirstResponder
messages:
  early: "The view is in no window yet in `{function}`; call this in `viewDidAppear` instead."
related:
  reached: "It is reached from `{name}`, before the view has a window."
---

# First responder before there is a window

A view can be first responder only in a window. In `viewDidLoad`, `loadView`, `awakeFromNib` and the
initializers there is none: UIKit answers `false`, or the keyboard comes up without its animation over a
screen that is still being pushed
([becomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()):
"Never call this method on a view that is not part of an active view hierarchy"), and `view.window?` in AppKit
is `nil`, so that nothing is called at all.

`viewDidAppear`, `viewIsAppearing` and, of a view, `didMoveToWindow` come late enough.

## Bad

```swift
import UIKit

final class SearchController: UIViewController {
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = searchBar
    searchBar.becomeFirstResponder()  // expect: first-responder-before-appear
  }
}
```

In a helper, in `awakeFromNib`, and in an initializer:

```swift
import UIKit

final class LoginController: UIViewController {
  @IBOutlet private var nameField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpFields()
  }

  private func setUpFields() {
    nameField.textContentType = .username
    nameField.becomeFirstResponder()  // expect: first-responder-before-appear
  }
}

final class CodeView: UIView {
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    field.becomeFirstResponder()  // expect: first-responder-before-appear
  }

  required init?(coder: NSCoder) { nil }

  override func awakeFromNib() {
    super.awakeFromNib()
    _ = field.becomeFirstResponder()  // expect: first-responder-before-appear
  }
}
```

AppKit: the window is `nil`, and nothing happens.

```swift
import AppKit

final class FilterController: NSViewController {
  private let field = NSSearchField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.window?.makeFirstResponder(field)  // expect: first-responder-before-appear
  }
}
```

## Good

When the view is on screen:

```swift
import UIKit

final class SearchController: UIViewController {
  private let searchBar = UISearchBar()
  private var isFirst = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFirst else { return }
    isFirst = false
    searchBar.becomeFirstResponder()
  }
}

final class CodeView: UIView {
  private let field = UITextField()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { field.becomeFirstResponder() }
  }
}
```

Put off, or only set up to happen later:

```swift
import UIKit

final class SupportController: UIViewController {
  private let message = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(message)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Reply") { [message] _ in message.becomeFirstResponder() })
    DispatchQueue.main.async { self.message.becomeFirstResponder() }
  }
}
```

A controller that takes key commands itself, and a window's controller, whose window is there:

```swift
import UIKit

final class ShortcutController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    becomeFirstResponder()
  }
}
```

```swift
import AppKit

final class LoginWindowController: NSWindowController {
  @IBOutlet private var nameField: NSTextField!

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.makeFirstResponder(nameField)
  }
}
```

## When to allow it

A view that is put into a window before this code runs, such as a controller whose view is loaded late on
purpose.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("first-responder-before-appear", .japanese):
      return ###"""
---
messages:
  early: "`{function}` の時点ではビューがウインドウにありません。`viewDidAppear` で呼んでください。"
related:
  reached: "ビューがウインドウに入る前の `{name}` から、ここに来ます。"
---

# ウインドウに入る前のファーストレスポンダ

ビューがファーストレスポンダになれるのは、ウインドウの中だけです。`viewDidLoad`、`loadView`、`awakeFromNib`、イニシャライザの時点ではまだウインドウがなく、UIKit は `false` を返すか、画面遷移の途中でアニメーションなしにキーボードを出します（[becomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()) は、表示中の階層にないビューで呼ばないよう求めています）。AppKit の `view.window?` は `nil` なので、何も呼ばれません。

`viewDidAppear`、`viewIsAppearing`、ビューなら `didMoveToWindow` まで待ちます。

## Bad

`viewDidLoad`、そこから呼ばれる補助関数、`awakeFromNib`、イニシャライザ、AppKit の `view.window?.makeFirstResponder` です。

## Good

表示された後に呼ぶ、後に回す、後で呼ばれるクロージャを登録するだけ、の3つです。キー操作を自分で受けるコントローラと、`windowDidLoad` も対象外です。

## When to allow it

このコードより前にビューがウインドウに入っている場合（わざと遅く読み込むコントローラなど）。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("first-responder-off-main", .english):
      return ###"""
---
id: first-responder-off-main
group: bridge
severity: error
default: on
words: irstResponder | endEditing
messages:
  off-main: "`{method}()` is called off the main thread; switch with `Task { @MainActor in }` first."
related:
  queue: "This closure runs off the main thread."
---

# First responder changed off the main thread

UIKit and AppKit may be used
[on the main thread only](https://developer.apple.com/documentation/uikit/uiview#Threading-considerations);
elsewhere the Main Thread Checker complains, or UIKit throws that the keyboard's task queue "may only be
called from the main thread" ([react-native-keyboard-manager #45](https://github.com/douglasjunior/react-native-keyboard-manager/pull/45)).
Swift 6 refuses most of these calls at compile time, Swift 5 lets them through.

Reported is only what *surely* runs elsewhere: closures of `DispatchQueue.global()` and of queues made
in the linted files, completion handlers of `URLSession`, `OperationQueue()`, `Task.detached` and the
like, with no hop back in between. An awaited call hops to the main actor by itself.

## Bad

```swift
import UIKit

final class LookupController: UIViewController {
  private let postcode = UITextField()
  private let work = DispatchQueue(label: "lookup")

  @IBAction private func lookUp(_ sender: UIButton) {
    let code = postcode.text ?? ""
    work.async { [weak self] in
      let isKnown = code.count == 7
      if isKnown {
        self?.view.endEditing(true)  // expect: first-responder-off-main
      } else {
        self?.postcode.becomeFirstResponder()  // expect: first-responder-off-main
      }
    }
  }
}
```

Completion handlers:

```swift
import UIKit

final class CouponController: UIViewController {
  private let code = UITextField()
  private let url = URL(string: "https://shop.example/coupon")!

  func redeem() {
    URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
      guard data != nil, error == nil else { return }
      self?.code.resignFirstResponder()  // expect: first-responder-off-main
    }.resume()
  }

  func importCodes() {
    OperationQueue().addOperation {
      self.code.becomeFirstResponder()  // expect: first-responder-off-main
    }
  }
}
```

The innermost hop decides; it does not matter in which type:

```swift
import SwiftUI

struct UnlockField: UIViewRepresentable {
  let isLocked: Bool

  final class Coordinator { var wasLocked = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard isLocked != context.coordinator.wasLocked else { return }
    context.coordinator.wasLocked = isLocked
    DispatchQueue.main.async {
      field.isEnabled = isLocked
      DispatchQueue.global(qos: .userInitiated).async {
        field.becomeFirstResponder()  // expect: first-responder-off-main
      }
    }
  }
}
```

A detached task without `await`, a Combine chain whose last scheduler is a global queue, and AppKit:

```swift
import Combine
import UIKit

final class VerifyController: UIViewController {
  private let code = UITextField()
  private let results = PassthroughSubject<Bool, Never>()
  private var bag: Set<AnyCancellable> = []

  func close() {
    Task.detached {
      self.code.resignFirstResponder()  // expect: first-responder-off-main
    }
  }

  func watch() {
    results
      .receive(on: DispatchQueue.main)
      .filter { !$0 }
      .receive(on: DispatchQueue.global())
      .sink { [weak self] _ in
        self?.code.becomeFirstResponder()  // expect: first-responder-off-main
      }
      .store(in: &bag)
  }
}
```

```swift
import AppKit

final class VaultController: NSWindowController {
  func lock() {
    DispatchQueue.global().async {
      self.window?.makeFirstResponder(nil)  // expect: first-responder-off-main
    }
  }
}
```

## Good

Back on the main thread before the call:

```swift
import UIKit

final class LookupController: UIViewController {
  private let postcode = UITextField()
  private let work = DispatchQueue(label: "lookup")

  func lookUp() {
    let code = postcode.text ?? ""
    work.async {
      let isKnown = code.count == 7
      DispatchQueue.main.async {
        if isKnown { self.view.endEditing(true) } else { self.postcode.becomeFirstResponder() }
      }
    }
  }

  func close() {
    Task.detached { @MainActor in
      self.postcode.resignFirstResponder()
    }
    Task.detached { [postcode] in
      await MainActor.run { _ = postcode.resignFirstResponder() }
      await postcode.resignFirstResponder()
      OperationQueue.main.addOperation { postcode.becomeFirstResponder() }
    }
  }

  func reload() {
    Task {
      postcode.placeholder = await Self.example()
      postcode.becomeFirstResponder()
    }
  }

  private nonisolated static func example() async -> String { "100-0001" }
}
```

Queues that are the main one, and queues and handlers that nobody can know:

```swift
import Combine
import UIKit

final class ScanController: UIViewController {
  private let serial = UITextField()
  private let queue = DispatchQueue(label: "scan", target: .main)
  private let main = DispatchQueue.main
  private lazy var session = URLSession(
    configuration: .default, delegate: nil, delegateQueue: .main)
  private let scans = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []

  func start(on callerQueue: DispatchQueue, url: URL, reader: BarcodeReader) {
    queue.async { self.serial.becomeFirstResponder() }
    main.async { self.serial.becomeFirstResponder() }
    callerQueue.async { self.serial.becomeFirstResponder() }
    session.dataTask(with: url) { _, _, _ in
      self.serial.becomeFirstResponder()
    }.resume()
    reader.onFinish = { self.view.endEditing(true) }
    scans
      .receive(on: DispatchQueue.global())
      .map { $0.uppercased() }
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.serial.becomeFirstResponder() }
      .store(in: &bag)
  }
}

final class BarcodeReader {
  var onFinish: () -> Void = {}
}
```

Observers without a queue run where the notification is posted, animations and timers on the main run
loop:

```swift
import UIKit

final class SheetController: UIViewController {
  private let field = UITextField()

  func observe(_ center: NotificationCenter) -> [NSObjectProtocol] {
    [
      center.addObserver(forName: .init("Opened"), object: nil, queue: nil) { [weak self] _ in
        self?.field.becomeFirstResponder()
      },
      center.addObserver(forName: .init("Closed"), object: nil, queue: .main) { [weak self] _ in
        self?.view.endEditing(true)
      },
    ]
  }

  func open() {
    UIView.animate(withDuration: 0.2) {
      self.view.alpha = 1
    } completion: { _ in
      self.field.becomeFirstResponder()
    }
  }
}
```

## When to allow it

Never; it is undefined what happens. If a queue that looks like a background queue is the main one,
disable the rule for the line and say so.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("first-responder-off-main", .japanese):
      return ###"""
---
messages:
  off-main: "メインスレッド以外で `{method}()` を呼んでいます。`Task { @MainActor in }` で切り替えてください。"
related:
  queue: "このクロージャはメインスレッド以外で動きます。"
---

# メインスレッド以外でファーストレスポンダを変えている

UIKit と AppKit は[メインスレッドでしか使えません](https://developer.apple.com/documentation/uikit/uiview#Threading-considerations)。ほかで呼ぶと Main Thread Checker が止めるか、キーボードが固まるか、例外になります（[react-native-keyboard-manager #45](https://github.com/douglasjunior/react-native-keyboard-manager/pull/45)）。Swift 6 ではほとんどがコンパイルエラーになりますが、Swift 5 では通ってしまいます。

報告するのは、確実に別のスレッドで動くものだけです。`DispatchQueue.global()` や、調べたファイルの中で作られたキューのクロージャ、`URLSession` の完了ハンドラ、`OperationQueue()`、`Task.detached` などで、途中でメインに戻っていない場合に限ります。`await` を付けた呼び出しは、自動でメインアクターに移ります。

## Bad

自前のキューや通信の完了ハンドラの中で、そのまま `becomeFirstResponder()`、`resignFirstResponder()`、`endEditing(_:)`、`makeFirstResponder(_:)` を呼ぶ形です。メインキューに戻ってから、さらに別のキューへ移った場合は、いちばん内側で決まります。

## Good

`DispatchQueue.main.async`、`MainActor.run`、`{ @MainActor in }`、`await` でメインに戻ってから呼ぶもの。`target: .main` のキューや `delegateQueue: .main` のセッションのように、実体がメインキューのもの。引数で受け取ったキューのように、どこで動くか分からないものは報告しません。

## When to allow it

残してよい場合はありません。バックグラウンドに見えて実はメインのキューなら、理由を添えてその行だけ無効にしてください。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("first-responder-outside-main-queue", .english):
      return ###"""
---
id: first-responder-outside-main-queue
group: bridge
severity: warning
default: on
words: irstResponder
options:
  everywhere: "true reports every call that is not inside a main-queue dispatch, in any type"
messages:
  update: "`{method}()` runs inside the SwiftUI update; defer it with `DispatchQueue.main.async`."
  make: "The view has no window yet, so this call is lost; defer it, or override `didMoveToWindow`."
  introspect: "`{method}()` runs inside the library's update; defer it with `DispatchQueue.main.async`."
  everywhere: "`{method}()` is not dispatched to the main queue; wrap it in `DispatchQueue.main.async`."
related:
  reached: "It is called from `{name}`, which SwiftUI calls during its update."
  delegate: "The delegate method `{name}` then writes a binding during the update."
fixes:
  defer: "Defer it with `DispatchQueue.main.async`"
---

# First responder changed inside the SwiftUI update

`becomeFirstResponder()` calls the delegate at once, the delegate writes a binding, and SwiftUI is still
in the middle of that update: hence "AttributeGraph: cycle detected"
([iTextField #11](https://github.com/blsage/iTextField/issues/11),
[swift-focuser #15](https://github.com/art-technologies/swift-focuser/issues/15)). In a make method the
view is in no window, where Apple says
[never to call it](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder());
in a sheet it has crashed ([SwiftUIX #37](https://github.com/SwiftUIX/SwiftUIX/issues/37)).

The code *is* on the main queue. The trouble is the moment, so what helps is to come back after the
update: `DispatchQueue.main.async`, `Task { @MainActor in }`, `RunLoop.main.perform`,
`OperationQueue.main.addOperation`. `DispatchQueue.main.sync`, `MainActor.assumeIsolated` and
`Task.immediate` defer nothing, and neither does the animations closure of `UIView.animate`.

## Bad

Once, thanks to the coordinator's flag, but during the update:

```swift
import SwiftUI

struct NicknameField: UIViewRepresentable {
  @Binding var isEditing: Bool
  let autofocus: Bool

  func makeCoordinator() -> Coordinator { Coordinator(isEditing: $isEditing) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if autofocus, !context.coordinator.hasFocused, field.window != nil {
      context.coordinator.hasFocused = true
      field.becomeFirstResponder()  // expect: first-responder-outside-main-queue
    }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding private var isEditing: Bool
    var hasFocused = false

    init(isEditing: Binding<Bool>) { _isEditing = isEditing }

    func textFieldDidBeginEditing(_ textField: UITextField) { isEditing = true }
    func textFieldDidEndEditing(_ textField: UITextField) { isEditing = false }
  }
}
```

In a make method, through a helper:

```swift
import SwiftUI

struct ReplyEditor: UIViewRepresentable {
  let quote: String

  func makeUIView(context: Context) -> UITextView {
    let editor = UITextView()
    prepare(editor)
    return editor
  }

  func updateUIView(_ editor: UITextView, context: Context) {
    editor.accessibilityHint = quote
  }

  private func prepare(_ editor: UITextView) {
    editor.font = .preferredFont(forTextStyle: .body)
    editor.becomeFirstResponder()  // expect: first-responder-outside-main-queue
  }
}
```

Two calls away, in an extension in another file, and in a closure that runs at once:

```swift
// file: SeatField.swift
import SwiftUI

struct SeatField: UIViewRepresentable {
  let isActive: Bool

  final class Coordinator { var wasActive = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    render(field, context.coordinator)
  }
}
// file: SeatField+Render.swift
import UIKit

extension SeatField {
  func render(_ field: UITextField, _ coordinator: Coordinator) {
    guard isActive != coordinator.wasActive else { return }
    coordinator.wasActive = isActive
    if isActive { takeFocus(field) }
  }

  private func takeFocus(_ field: UITextField) {
    UIView.performWithoutAnimation {
      field.becomeFirstResponder()  // expect: first-responder-outside-main-queue
    }
  }
}
```

Asking for the thread does not change the moment:

```swift
import SwiftUI

final class MemoController: UIViewController {
  let memo = UITextView()

  override func loadView() { view = memo }
}

struct MemoPane: UIViewControllerRepresentable {
  let request: Int

  final class Coordinator { var served = 0 }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> MemoController { MemoController() }

  func updateUIViewController(_ controller: MemoController, context: Context) {
    guard request != context.coordinator.served else { return }
    context.coordinator.served = request
    if Thread.isMainThread {
      controller.memo.becomeFirstResponder()  // expect: first-responder-outside-main-queue
    } else {
      DispatchQueue.main.async { controller.memo.becomeFirstResponder() }
    }
  }
}
```

Introspection closures run in the library's own update:

```swift
import SwiftUI
import SwiftUIIntrospect

final class FocusLog { var isSpent = false }

struct CaptionField: View {
  @Binding var caption: String
  @State private var log = FocusLog()

  var body: some View {
    TextField("Caption", text: $caption)
      .introspect(.textField, on: .iOS(.v17, .v18)) { field in
        guard !log.isSpent else { return }
        log.isSpent = true
        field.becomeFirstResponder()  // expect: first-responder-outside-main-queue
      }
  }
}
```

AppKit is no different:

```swift
import SwiftUI

struct RenameField: NSViewRepresentable {
  let isRenaming: Bool

  final class Coordinator { var wasRenaming = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeNSView(context: Context) -> NSTextField { NSTextField(string: "") }

  func updateNSView(_ field: NSTextField, context: Context) {
    let begins = isRenaming && !context.coordinator.wasRenaming
    context.coordinator.wasRenaming = isRenaming
    if begins {
      field.window?.makeFirstResponder(field)  // expect: first-responder-outside-main-queue
    }
  }
}
```

## Good

After the update, in any of the ways that defer:

```swift
import SwiftUI

struct NicknameField: UIViewRepresentable {
  let wanted: Bool

  final class Coordinator { var last = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard wanted != context.coordinator.last else { return }
    context.coordinator.last = wanted
    guard wanted else { return }
    DispatchQueue.main.async { [weak field] in
      guard let field, field.window != nil else { return }
      field.becomeFirstResponder()
    }
  }
}

struct SerialField: UIViewRepresentable {
  final class Coordinator { var pending = true }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard context.coordinator.pending else { return }
    context.coordinator.pending = false

    func focus() { field.becomeFirstResponder() }

    switch field.tag {
    case 0: Task { @MainActor in field.becomeFirstResponder() }
    case 1: RunLoop.main.perform { field.becomeFirstResponder() }
    case 2: OperationQueue.main.addOperation { field.becomeFirstResponder() }
    default: DispatchQueue.main.async(execute: focus)
    }
  }
}
```

From a make method, dispatched; or by the view itself, once it has a window:

```swift
import SwiftUI

struct DraftEditor: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let editor = UITextView()
    DispatchQueue.main.async { [weak editor] in
      editor?.becomeFirstResponder()
    }
    return editor
  }

  func updateUIView(_ editor: UITextView, context: Context) {}
}

final class EagerTextField: UITextField {
  private var isEager = true

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, isEager else { return }
    isEager = false
    becomeFirstResponder()
  }
}

struct EagerField: UIViewRepresentable {
  func makeUIView(context: Context) -> EagerTextField { EagerTextField() }
  func updateUIView(_ field: EagerTextField, context: Context) {}
}
```

Closures that a make method only stores, a completion, and the delegate's own calls come later:

```swift
import SwiftUI

struct CardFields: UIViewRepresentable {
  let isOpen: Bool

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIStackView {
    let number = UITextField()
    let expiry = UITextField()
    number.delegate = context.coordinator
    context.coordinator.next = expiry
    number.addAction(
      UIAction { _ in
        if number.text?.count == 16 { expiry.becomeFirstResponder() }
      }, for: .editingChanged)
    return UIStackView(arrangedSubviews: [number, expiry])
  }

  func updateUIView(_ stack: UIStackView, context: Context) {
    guard isOpen != context.coordinator.wasOpen else { return }
    context.coordinator.wasOpen = isOpen
    guard isOpen else { return }
    UIView.animate(withDuration: 0.2) {
      stack.alpha = 1
    } completion: { _ in
      stack.arrangedSubviews.first?.becomeFirstResponder()
    }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    weak var next: UITextField?
    var wasOpen = false

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      next?.becomeFirstResponder()
      return false
    }
  }
}
```

Plain UIKit is on the main thread already, and in no update of SwiftUI:

```swift
import UIKit

final class LoginController: UIViewController, UITextFieldDelegate {
  private let account = UITextField()
  private let password = UITextField()
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    account.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    account.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    password.becomeFirstResponder()
  }

  @IBAction private func clear(_ sender: UIButton) {
    account.text = ""
    account.becomeFirstResponder()
  }
}
```

## When to allow it

Deferring has a price: the keyboard may start a frame later than the transition it belongs to. Two apps
went back to the synchronous call for that: one in a make method that runs inside a push
([subconscious #254](https://github.com/subconsciousnetwork/subconscious/pull/254); its delegate ignores
what comes during an update), one in a `GeometryReader` inside a `ScrollView`
([mistica-ios #230](https://github.com/Telefonica/mistica-ios/pull/230)).

Teams that want each call dispatched, wherever it stands, set the option `everywhere: true`.

## Platforms

iOS, iPadOS, tvOS, visionOS and Mac Catalyst (`UIViewRepresentable`, `UIViewControllerRepresentable`);
macOS (`NSViewRepresentable`, `NSViewControllerRepresentable`).

"""###
    case ("first-responder-outside-main-queue", .japanese):
      return ###"""
---
options:
  everywhere: "true にすると、メインキューに回されていない呼び出しを、型を問わずすべて報告します"
messages:
  update: "SwiftUI の更新中に `{method}()` を呼んでいます。`DispatchQueue.main.async` で更新後に回してください。"
  make: "この時点ではウインドウがなく、呼び出しは無視されます。更新後に回すか `didMoveToWindow` で呼んでください。"
  introspect: "ライブラリの更新中に `{method}()` を呼んでいます。`DispatchQueue.main.async` で更新後に回してください。"
  everywhere: "`{method}()` がメインキューに回されていません。`DispatchQueue.main.async` で囲んでください。"
related:
  reached: "SwiftUI が更新中に呼ぶ `{name}` から呼ばれています。"
  delegate: "このとき、デリゲートの `{name}` が更新中に Binding を書き換えます。"
fixes:
  defer: "`DispatchQueue.main.async` で更新後に回す"
---

# SwiftUI の更新中にファーストレスポンダを変えている

`becomeFirstResponder()` はその場でデリゲートに届き、デリゲートが Binding を書き換えますが、SwiftUI はまだ更新の途中です。「AttributeGraph: cycle detected」の正体がこれです（[iTextField #11](https://github.com/blsage/iTextField/issues/11)、[swift-focuser #15](https://github.com/art-technologies/swift-focuser/issues/15)）。make メソッドではビューがまだウインドウになく、Apple は[呼ばないように書いています](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder())。シートの中ではクラッシュした例もあります（[SwiftUIX #37](https://github.com/SwiftUIX/SwiftUIX/issues/37)）。

このコードはメインキューの上で動いています。問題は場所ではなくタイミングなので、更新後に回すと直ります。`DispatchQueue.main.async`、`Task { @MainActor in }`、`RunLoop.main.perform`、`OperationQueue.main.addOperation` のどれでも構いません。`DispatchQueue.main.sync`、`MainActor.assumeIsolated`、`Task.immediate`、`UIView.animate` の animations クロージャはその場で走るので、後回しにはなりません。

## Bad

Coordinator のフラグで1回に限っていても、更新の途中で呼んでいる形。make メソッドから補助関数を通して呼ぶ形。別ファイルの extension を2段たどる形。`Thread.isMainThread` を確かめてその場で呼ぶ形。introspect のクロージャと、AppKit の `makeFirstResponder` も同じです。

## Good

更新後に回したもの、ビュー自身が `didMoveToWindow` で呼ぶもの、make メソッドでは登録するだけのクロージャ、アニメーションの完了処理、デリゲートの呼び出し、そして SwiftUI の更新と関係のない普通の UIKit のコードです。

## When to allow it

更新後に回すと、キーボードの動き出しが画面遷移より1フレーム遅れることがあります。そのため、同期的な呼び出しに戻したアプリが2つあります。プッシュ遷移中の make メソッド（[subconscious #254](https://github.com/subconsciousnetwork/subconscious/pull/254)。デリゲートは更新中の呼び出しを無視します）と、`ScrollView` の中の `GeometryReader`（[mistica-ios #230](https://github.com/Telefonica/mistica-ios/pull/230)）です。

場所を問わずすべての呼び出しを更新後に回したいチームは、`everywhere: true` を設定してください。

## Platforms

iOS、iPadOS、tvOS、visionOS、Mac Catalyst（`UIViewRepresentable`、`UIViewControllerRepresentable`）と macOS（`NSViewRepresentable`、`NSViewControllerRepresentable`）。

"""###
    case ("focus-after-fixed-delay", .english):
      return ###"""
---
id: focus-after-fixed-delay
group: setting
severity: info
default: on
words: FocusState & asyncAfter | FocusState & sleep | FocusState & scheduledTimer | ocused & asyncAfter | ocused & sleep | FirstResponder & asyncAfter | FirstResponder & sleep | FirstResponder & scheduledTimer | FirstResponder & afterDelay
messages:
  delayed: "The fixed delay before `{name}` is a guess; wait for the event that it stands for instead."
related:
  delay: "This waits for a fixed time."
---

# Focus after a fixed delay

The delay guesses how long an animation, a sheet or a keyboard takes. Too short on a slow device and focus
is lost ([pocket-casts-ios #82](https://github.com/Automattic/pocket-casts-ios/pull/82) went from 0.5 to
0.6 seconds), too long and the user types into nothing, or focus jumps while they do something else.

Wait for what the delay stands for: `.task` or `.onChange` for a view that has just been made, the
`completion:` of [withAnimation](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)),
`viewDidAppear` in UIKit.

## Bad

```swift
import SwiftUI

struct VoucherField: View {
  @State private var voucher = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Voucher", text: $voucher)
      .focused($isFocused)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
          isFocused = true  // expect: focus-after-fixed-delay
        }
      }
  }
}
```

A sleep; a constant with a name is as much of a guess:

```swift
import SwiftUI

struct CommentBar: View {
  @State private var comment = ""
  @FocusState private var isFocused: Bool
  private static let keyboardDelay = 0.35

  var body: some View {
    TextField("Comment", text: $comment)
      .focused($isFocused)
      .task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        isFocused = true  // expect: focus-after-fixed-delay
      }
      .toolbar {
        Button("Reply") {
          DispatchQueue.main.asyncAfter(deadline: .now() + Self.keyboardDelay) { focus() }
        }
      }
  }

  private func focus() {
    isFocused = true  // expect: focus-after-fixed-delay
  }
}
```

In UIKit:

```swift
import UIKit

final class ComposerController: UIViewController {
  private let textView = UITextView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
      self?.textView.becomeFirstResponder()  // expect: focus-after-fixed-delay
    }
  }
}
```

A timer:

```swift
import SwiftUI

struct PinField: View {
  @State private var pin = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    SecureField("PIN", text: $pin)
      .focused($isFocused)
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          isFocused = true  // expect: focus-after-fixed-delay
        }
      }
  }
}
```

## Good

The event itself:

```swift
import SwiftUI

struct ExpandingNote: View {
  @State private var note = ""
  @State private var isOpen = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Note", text: $note).focused($isFocused)
      Button("Open") {
        withAnimation {
          isOpen = true
        } completion: {
          isFocused = true
        }
      }
    }
    .frame(height: isOpen ? 300 : 80)
    .task {
      await Task.yield()
      isFocused = true
    }
  }
}
```

Focus taken away after a while, and a delay for something else:

```swift
import SwiftUI

struct ToastField: View {
  @State private var text = ""
  @State private var toast: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused)
      if let toast { Text(toast) }
      Button("Save") {
        isFocused = true
        toast = "Saved"
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          toast = nil
          isFocused = false
        }
      }
    }
  }
}
```

A debounce, which a newer keystroke starts again, and a delay that the caller chose:

```swift
import SwiftUI

struct SearchField: View {
  @State private var query = ""
  @FocusState private var isFocused: Bool
  let search: (String) async -> Bool

  var body: some View {
    TextField("Search", text: $query)
      .focused($isFocused)
      .task(id: query) {
        try? await Task.sleep(for: .milliseconds(300))
        if query.isEmpty { isFocused = true }
      }
  }

  func focus(after delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { isFocused = true }
  }
}
```

The next turn of the main queue is no delay:

```swift
import UIKit

final class SearchController: UIViewController {
  private let searchBar = UISearchBar()

  @objc private func search() {
    DispatchQueue.main.asyncAfter(deadline: .now()) { self.searchBar.becomeFirstResponder() }
  }
}
```

## When to allow it

Where the system gives no event to wait for, and the delay was tried on slow devices. Say so in a comment.

## Platforms

All.

"""###
    case ("focus-after-fixed-delay", .japanese):
      return ###"""
---
messages:
  delayed: "`{name}` の前の固定の待ち時間は推測にすぎません。待っているイベントそのものを使ってください。"
related:
  delay: "ここで決まった時間だけ待っています。"
---

# 決まった時間だけ待ってフォーカスを移している

この待ち時間は、アニメーションやシート、キーボードにかかる時間の推測です。遅い端末では短すぎてフォーカスが失われ（[pocket-casts-ios #82](https://github.com/Automattic/pocket-casts-ios/pull/82) では 0.5 秒が 0.6 秒になりました）、長すぎると何もないところに入力させたり、別の操作の途中でフォーカスが飛んだりします。

待ち時間の代わりに、待っているものを使います。現れたばかりのビューなら `.task` や `.onChange`、アニメーションなら [withAnimation](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)) の `completion:`、UIKit なら `viewDidAppear` です。

## Bad

`asyncAfter`、`Task.sleep`、1回だけのタイマーで固定の時間を待ってからフォーカスを移す形です。名前を付けた定数でも推測であることに変わりはありません。

## Good

イベントそのものを使います。フォーカスを外す代入、別のことのための待ち時間、入力のたびにやり直すデバウンス、呼び出し側が決める時間、次のターンに回すだけの `.now()` は報告しません。

## When to allow it

待てるイベントがなく、遅い端末でも確かめた場合。理由をコメントに書いてください。

## Platforms

すべて。

"""###
    case ("focus-before-view-exists", .english):
      return ###"""
---
id: focus-before-view-exists
group: setting
severity: info
default: on
words: FocusState | ocused & append
messages:
  same-update: "Nothing carries `{name}` until this update is over; set it in a `Task`, or in `onAppear`."
related:
  appears: "This brings the field on screen."
---

# Focus before the field exists

Setting a [focus state](https://developer.apple.com/documentation/swiftui/focusstate) asks for a view that
carries the value. When the same closure has only just asked for that view, it is built after the closure
is over, the request finds nothing and is dropped. On the Mac the window's first text field takes the
keystrokes instead ([Prowl #759](https://github.com/onevcat/Prowl/pull/759)).

Move focus after the update: in `Task { @MainActor in … }`, or in the new field's own `.onAppear`. A row
below the fold of a lazy list needs `scrollTo` first.

## Bad

```swift
import SwiftUI

struct ShoppingList: View {
  @State private var items: [ShoppingItem] = []
  @FocusState private var focusedItem: UUID?

  var body: some View {
    List($items) { $item in
      TextField("Item", text: $item.name)
        .focused($focusedItem, equals: item.id)
    }
    .toolbar { Button("Add", action: add) }
  }

  private func add() {
    let item = ShoppingItem()
    withAnimation { items.append(item) }
    focusedItem = item.id  // expect: focus-before-view-exists
  }
}

struct ShoppingItem: Identifiable {
  let id = UUID()
  var name = ""
}
```

```swift
import SwiftUI

struct CaptionView: View {
  @Binding var caption: String
  @State private var isEditing = false
  @FocusState private var captionFocused: Bool

  var body: some View {
    VStack {
      if isEditing {
        TextField("Caption", text: $caption).focused($captionFocused)
      } else {
        Text(caption)
      }
      Button("Edit") {
        isEditing = true
        captionFocused = true  // expect: focus-before-view-exists
      }
    }
  }
}
```

A sheet, an optional, a mode; the order does not matter:

```swift
import SwiftUI

struct Board: View {
  enum Field: Hashable { case title, comment, search }
  enum Mode { case reading, searching }

  @State private var mode = Mode.reading
  @State private var edited: String?
  @State private var comments = false
  @State private var text = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      header
      if let edited {
        TextField(edited, text: $text).focused($field, equals: .title)
      }
      Button("Rename") {
        edited = "Title"
        field = .title  // expect: focus-before-view-exists
      }
      Button("Comment") {
        field = .comment  // expect: focus-before-view-exists
        comments = true
      }
      Button("Search") {
        mode = .searching
        field = .search  // expect: focus-before-view-exists
      }
    }
    .sheet(isPresented: $comments) {
      TextField("Comment", text: $text).focused($field, equals: .comment)
    }
  }

  @ViewBuilder private var header: some View {
    switch mode {
    case .reading: Text("Board")
    case .searching: TextField("Search", text: $text).focused($field, equals: .search)
    }
  }
}
```

## Good

After the update:

```swift
import SwiftUI

struct CaptionView: View {
  @Binding var caption: String
  @State private var isEditing = false
  @FocusState private var captionFocused: Bool

  var body: some View {
    VStack {
      if isEditing {
        TextField("Caption", text: $caption).focused($captionFocused)
      }
      Button("Edit") {
        isEditing = true
        Task { @MainActor in captionFocused = true }
      }
      Button("Edit slowly") {
        withAnimation {
          isEditing = true
        } completion: {
          captionFocused = true
        }
      }
    }
  }
}
```

By the field itself, when it appears:

```swift
import SwiftUI

struct TaskList: View {
  @State private var tasks: [TaskItem] = []
  @State private var newest: UUID?
  @FocusState private var focusedTask: UUID?

  var body: some View {
    List($tasks) { $task in
      TextField("Task", text: $task.name)
        .focused($focusedTask, equals: task.id)
        .onAppear {
          if task.id == newest { focusedTask = task.id }
        }
    }
    .toolbar {
      Button("Add") {
        let task = TaskItem()
        newest = task.id
        tasks.append(task)
      }
    }
  }
}

struct TaskItem: Identifiable {
  let id = UUID()
  var name = ""
}
```

A field that is there already, another row, and a flag of which nobody knows which way it turns:

```swift
import SwiftUI

struct ChatBar: View {
  enum Field: Hashable { case message, search }

  @Binding var message: String
  @Binding var query: String
  @State private var sent: [String] = []
  @State private var isSearching = false
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      ForEach(sent, id: \.self) { Text($0) }
      TextField("Message", text: $message).focused($field, equals: .message)
      if isSearching {
        TextField("Search", text: $query).focused($field, equals: .search)
      }
      Button("Send") {
        sent.append(message)
        field = .message
      }
      Button("Search") {
        isSearching.toggle()
        field = .search
      }
    }
  }
}
```

## When to allow it

Where the field is on screen by then after all, for instance since the flag is true already.

## Platforms

All.

"""###
    case ("focus-before-view-exists", .japanese):
      return ###"""
---
messages:
  same-update: "`{name}` を受け取る欄はこの更新が終わるまでありません。`Task` か `onAppear` で設定してください。"
related:
  appears: "ここで欄が現れます。"
---

# 欄ができる前にフォーカスを移している

[フォーカス状態](https://developer.apple.com/documentation/swiftui/focusstate)への代入は、「その値を持つビューへ」という依頼です。同じクロージャの中でそのビューを出すと、ビューが作られるのはクロージャが終わった後なので、依頼は相手が見つからずに捨てられます。Mac では代わりにウインドウの最初のテキストフィールドに入力が入ります（[Prowl #759](https://github.com/onevcat/Prowl/pull/759)）。

フォーカスは更新後に移します。`Task { @MainActor in … }` に入れるか、新しい欄自身の `.onAppear` で代入してください。遅延リストの画面外の行には、先に `scrollTo` が必要です。

## Bad

`if` や `switch`、シートで欄を出す代入や、行を増やす `append` と、その欄へのフォーカスの代入が1つのクロージャにある形です。順序は関係ありません。

## Good

更新後に回すか、現れた欄自身が代入します。最初から画面にある欄、別の行、どちらに変わるか分からない `toggle()` は報告しません。

## When to allow it

フラグがすでに true であるなど、実際には欄がもう画面にある場合。

## Platforms

すべて。

"""###
    case ("focus-binding-in-style", .english):
      return ###"""
---
id: focus-binding-in-style
group: setting
severity: warning
default: on
words: makeBody & focused(
messages:
  label: "The control takes the focus, not its label; read `@Environment(\\.isFocused)` in an inner view."
related:
  style: "The style builds its controls here."
---

# Focus bound to a style's label

In a style, `configuration.label` is what the control shows; the control itself takes the focus. A
focus state that is bound to the label therefore stays `false` while the button has focus. The
environment value [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused)
says whether the nearest focusable ancestor has it; it must be read in a view inside of the control.

## Bad

```swift
import SwiftUI

struct GlowButtonStyle: ButtonStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .focused($isFocused)  // expect: focus-binding-in-style
      .background(isFocused ? Color.yellow : .gray)
  }
}
```

The enum form, and a style in an extension:

```swift
import SwiftUI

struct PosterStyle {
  enum Part: Hashable { case poster }

  @FocusState private var part: Part?
}

extension PosterStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onTapGesture { configuration.trigger() }
      .focused(self.$part, equals: .poster)  // expect: focus-binding-in-style
      .shadow(radius: part == .poster ? 16 : 2)
  }
}
```

The label of a button that the style builds:

```swift
import SwiftUI

struct FoldStyle: DisclosureGroupStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
          .focused($isFocused)  // expect: focus-binding-in-style
          .underline(isFocused)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
```

## Good

```swift
import SwiftUI

struct GlowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Glow(label: configuration.label)
  }

  private struct Glow: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      label.background(isFocused ? Color.yellow : .gray)
    }
  }
}
```

The content of a group, which may hold the fields:

```swift
import SwiftUI

struct FoldStyle: DisclosureGroupStyle {
  @FocusState private var isInside: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
        .focused($isInside)
        .border(isInside ? Color.accentColor : .clear)
    }
  }
}
```

A field's style, where the configuration is the field, and a button that the style makes:

```swift
import SwiftUI

struct LinedFieldStyle: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .focused($isFocused)
      .overlay(alignment: .bottom) { Divider().opacity(isFocused ? 1 : 0.3) }
  }
}

struct RingStyle: PrimitiveButtonStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .focused($isFocused)
      .border(isFocused ? Color.accentColor : .clear)
  }
}
```

## When to allow it

Where the label is made focusable by what it holds, and that is what the style asks for.

## Platforms

All.

"""###
    case ("focus-binding-in-style", .japanese):
      return ###"""
---
messages:
  label: "フォーカスを受け取るのはラベルではありません。内側のビューで `@Environment(\\.isFocused)` を読んでください。"
related:
  style: "このスタイルはここでビューを組み立てます。"
---

# スタイルのラベルに結び付けたフォーカス

スタイルの `configuration.label` はコントロールの見た目で、フォーカスを受け取るのはコントロール自身です。ラベルに結び付けたフォーカス状態は、ボタンがフォーカスを持っていても `false` のままです。環境値の [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused) なら、フォーカスを持つ最も近い祖先が分かります。コントロールの内側のビューで読みます。

## Bad

ボタン、トグル、メニュー、DisclosureGroup のスタイルの `makeBody` で、`configuration.label` に `.focused` を付けた形です。そこで組み立てるボタンの `label:` の中でも同じです。

## Good

`makeBody` が返すビューで `@Environment(\.isFocused)` を読みます。入力欄を含むかもしれない `configuration.content`、欄そのものが渡される `_body(configuration:)`、スタイルの中で作ったボタンは報告しません。

## When to allow it

ラベルの中身がフォーカスを受け取り、それを知りたい場合です。

## Platforms

すべて。

"""###
    case ("focus-lost-by-identity-change", .english):
      return ###"""
---
id: focus-lost-by-identity-change
group: setting
severity: warning
default: on
words: TextField & .id( | SecureField & .id( | TextEditor & .id( | focused & .id(
messages:
  edited: "`.id(…)` changes with the text being typed, so the field is rebuilt and the keyboard closes."
  new: "`.id(…)` is new at every update, so the field is rebuilt and loses focus; use a stable value."
---

# An identity that changes while the field is being typed in

To SwiftUI a new [id](https://developer.apple.com/documentation/swiftui/view/id(_:)) is another view:
the old field leaves with its focus, caret and undo, and a stranger takes its place. An identity that
is made from the typed text changes with each key, and `UUID()` with each update
([vultisig-ios #3521](https://github.com/vultisig/vultisig-ios/pull/3521)).

## Bad

The text in the identity of its own field:

```swift
import SwiftUI

struct AmountField: View {
  @Binding var amount: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Amount", text: $amount)
      .focused($isFocused)
      .id("amount-\(amount)")  // expect: focus-lost-by-identity-change
  }
}
```

On the container of the field, by a property that is made from the text:

```swift
import SwiftUI

struct Dictionary: View {
  @State private var query = ""
  let words: [String]

  private var screenID: String { "search/" + query }

  var body: some View {
    VStack {
      field
      List(words.filter { $0.hasPrefix(query) }, id: \.self) { Text($0) }
    }
    .id(screenID)  // expect: focus-lost-by-identity-change
  }

  private var field: some View { TextField("Word", text: $query) }
}
```

A new value at each update:

```swift
import SwiftUI

struct MeterForm: View {
  @Binding var reading: String

  var body: some View {
    Form {
      TextField("kWh", text: $reading)
    }
    .id(UUID())  // expect: focus-lost-by-identity-change
  }
}
```

The whole value, of which the text is a part:

```swift
import SwiftUI

struct Person: Hashable {
  var name: String
  var age: Int
}

struct PersonField: View {
  @Binding var person: Person

  var body: some View {
    TextField("Name", text: $person.name)
      .id(person)  // expect: focus-lost-by-identity-change
  }
}
```

## Good

What the thing is, not what is typed into it:

```swift
import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct PersonForm: View {
  @Binding var person: Person

  var body: some View {
    Form {
      TextField("Name", text: $person.name)
    }
    .id(person.id)
  }
}
```

A token that changes when the field shall be made anew:

```swift
import SwiftUI

struct SearchBar: View {
  @Binding var query: String
  @State private var token = UUID()

  var body: some View {
    HStack {
      TextField("Search", text: $query)
        .id(token)
      Button("Start over") {
        query = ""
        token = UUID()
      }
    }
  }
}
```

The results beside the field, and views that hold no field:

```swift
import SwiftUI

struct PhotoSearch: View {
  @State private var term = ""
  let photos: [String]

  var body: some View {
    VStack {
      TextField("Search", text: $term)
      List(photos, id: \.self) { Text($0) }
        .id(term)
      Image(systemName: "sparkles")
        .id(UUID())
    }
  }
}
```

An object, which stays the same whatever is in it:

```swift
import SwiftUI

final class Draft: ObservableObject, Hashable {
  @Published var text = ""

  static func == (left: Draft, right: Draft) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct DraftField: View {
  @ObservedObject var draft: Draft

  var body: some View {
    TextField("Draft", text: $draft.text)
      .id(draft)
  }
}
```

## When to allow it

Where the field shall be made anew on purpose, and focus is set again right after.

## Platforms

All.

"""###
    case ("focus-lost-by-identity-change", .japanese):
      return ###"""
---
messages:
  edited: "`.id(…)` が入力中の文字と一緒に変わるため、欄が作り直されてキーボードが閉じます。"
  new: "`.id(…)` が更新のたびに変わるため、欄が作り直されてフォーカスを失います。変わらない値にしてください。"
---

# 入力中に変わる id

SwiftUI にとって [id](https://developer.apple.com/documentation/swiftui/view/id(_:)) が変われば別のビューで、フォーカスもカーソルも取り消し履歴も古い欄と一緒に消えます。入力中の文字から作った id は1文字ごとに、`UUID()` は更新のたびに変わります（[vultisig-ios #3521](https://github.com/vultisig/vultisig-ios/pull/3521)）。id は「それが何か」から決めます。

## Bad

欄やそのコンテナの `.id(…)` が、その欄の編集する文字、それを含む値、それから作った値になっている形と、`UUID()` などの毎回変わる値になっている形です。

## Good

`person.id` のような変わらない値、作り直したいときだけ変えるトークン、欄の隣の検索結果に付けた id、オブジェクトそのものは報告しません。

## When to allow it

わざと欄を作り直し、直後にフォーカスを設定し直しているなら構いません。

## Platforms

すべて。

"""###
    case ("focus-set-in-init", .english):
      return ###"""
---
id: focus-set-in-init
group: setting
severity: warning
default: on
words: FocusState & init
messages:
  in-init: "The view is not on screen yet, so this is lost; set `{name}` in `.defaultFocus` or `.task`."
related:
  init: "This initializer runs it."
---

# Focus set in an initializer

[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) is connected to storage when
SwiftUI puts the view on screen. In `init` it is not connected: the value is dropped without a word, at
most with "Accessing FocusState's value outside of the body of a View". That is also why a default value
[cannot be made to work](https://github.com/pointfreeco/swift-composable-architecture/issues/1070). Written
through a parent's binding, it changes the parent in the middle of its own update.

## Bad

```swift
import SwiftUI

struct NameField: View {
  @Binding var name: String
  @FocusState private var isFocused: Bool

  init(name: Binding<String>) {
    _name = name
    isFocused = true  // expect: focus-set-in-init
  }

  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
  }
}
```

Through the wrapper, behind a condition, and in a function that `init` calls:

```swift
import SwiftUI

struct PickupForm: View {
  enum Field: Hashable { case name, time }

  @Binding private var name: String
  @Binding private var time: String
  @FocusState private var field: Field?

  init(name: Binding<String>, time: Binding<String>) {
    _name = name
    _time = time
    if name.wrappedValue.isEmpty {
      _field.wrappedValue = .name  // expect: focus-set-in-init
    } else {
      focusTime()
    }
  }

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Time", text: $time).focused($field, equals: .time)
    }
  }

  private func focusTime() {
    field = .time  // expect: focus-set-in-init
  }
}
```

The state of the parent:

```swift
import SwiftUI

struct SearchRow: View {
  @Binding var term: String
  private let focus: FocusState<Bool>.Binding

  init(term: Binding<String>, focus: FocusState<Bool>.Binding) {
    _term = term
    self.focus = focus
    focus.wrappedValue = true  // expect: focus-set-in-init
  }

  var body: some View {
    TextField("Search", text: $term).focused(focus)
  }
}
```

## Good

```swift
import SwiftUI

struct NameField: View {
  @Binding var name: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .defaultFocus($isFocused, true)
  }
}
```

A binding that is kept, and a closure that runs later:

```swift
import SwiftUI

struct ValueField: View {
  @Binding var value: String
  @FocusState.Binding var isFocused: Bool
  private let clear: () -> Void

  init(value: Binding<String>, isFocused: FocusState<Bool>.Binding) {
    _value = value
    _isFocused = isFocused
    clear = { isFocused.wrappedValue = false }
  }

  var body: some View {
    TextField("Value", text: $value)
      .focused($isFocused)
      .onSubmit(clear)
  }
}
```

A model with a plain property of the same name:

```swift
import SwiftUI

struct MemberForm: View {
  struct Model {
    enum Field: Hashable { case title }
    var title: String
    var focus: Field?

    init(title: String) {
      self.title = title
      if title.isEmpty { focus = .title }
    }
  }

  @State private var model: Model
  @FocusState private var focus: Model.Field?

  init(title: String) {
    _model = State(initialValue: Model(title: title))
  }

  var body: some View {
    TextField("Title", text: $model.title)
      .focused($focus, equals: .title)
      .onChange(of: model.focus) { _, new in focus = new }
  }
}
```

## When to allow it

Never; it does nothing.

## Platforms

All.

"""###
    case ("focus-set-in-init", .japanese):
      return ###"""
---
messages:
  in-init: "まだ画面に出ていないので代入は失われます。`{name}` は `.defaultFocus` か `.task` で設定してください。"
related:
  init: "このイニシャライザから呼ばれます。"
---

# イニシャライザでフォーカスに代入している

[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) は、SwiftUI がビューを画面に出すときに保存先とつながります。`init` の時点ではつながっておらず、値は黙って捨てられます（「Accessing FocusState's value outside of the body of a View」と出ることもあります）。[初期値がうまくいかない](https://github.com/pointfreeco/swift-composable-architecture/issues/1070)のも同じ理由です。親の Binding を通した代入は、更新の最中の親を書き換えます。

## Bad

そのビューの `init` での代入です。条件の中でも、`_field.wrappedValue` を通しても、`init` から呼ばれる関数の中でも同じです。

## Good

最初のフォーカスは `.defaultFocus` で伝えます。受け取った Binding を保存するだけの `init`、後で動くクロージャ、同じ名前の普通のプロパティを持つモデルは報告しません。

## When to allow it

ありません。何も起きないからです。

## Platforms

すべて。

"""###
    case ("focus-set-in-on-appear", .english):
      return ###"""
---
id: focus-set-in-on-appear
group: setting
severity: info
default: on
words: FocusState & onAppear | ocused & onAppear
messages:
  default-focus: "Focus set in `onAppear` may be lost; use `.defaultFocus(${name}, {value})`."
  task: "Focus set in `onAppear` may be lost before the field is ready; set `{name}` in `.task`."
related:
  appears: "This `onAppear` runs `{name}`."
---

# Focus set in onAppear

[onAppear](https://developer.apple.com/documentation/swiftui/view/onappear(perform:)) runs before the first
frame is shown, often before the field can take focus, and a request that finds nothing is dropped, not
kept. Whether it works depends on the device, the animation and the system
([pocket-casts-ios #82](https://github.com/Automattic/pocket-casts-ios/pull/82),
[composable architecture #1070](https://github.com/pointfreeco/swift-composable-architecture/issues/1070)).
[defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)) states
the wish and lets SwiftUI choose the moment.

Neither cure is a guarantee. On a sheet, a cover or a popover `defaultFocus` is
[known to fail](https://github.com/feedback-assistant/reports/issues/622) (FB16770732), and before iOS 17,
macOS 13 and tvOS 16 there is none. There the message names
[task](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)), which begins later.

## Bad

```swift
import SwiftUI

struct NewNote: View {
  @State private var title = ""
  @FocusState private var titleFocused: Bool

  var body: some View {
    TextField("Title", text: $title)
      .focused($titleFocused)
      .onAppear {
        titleFocused = true  // expect: focus-set-in-on-appear
      }
  }
}
```

A condition in the closure changes nothing, nor does a function that only `onAppear` calls:

```swift
import SwiftUI

struct LoginForm: View {
  enum Field: Hashable { case user, password }

  @State private var user = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("User", text: $user).focused($field, equals: .user)
      SecureField("Password", text: $password).focused($field, equals: .password)
    }
    .onAppear(perform: focusFirst)
  }

  private func focusFirst() {
    if user.isEmpty {
      field = .user  // expect: focus-set-in-on-appear
    } else {
      withAnimation { self.field = .password }  // expect: focus-set-in-on-appear
    }
  }
}
```

On a sheet, where it is lost most often:

```swift
import SwiftUI

struct BookmarkList: View {
  @Binding var bookmarks: [String]
  @State private var addsBookmark = false

  var body: some View {
    List(bookmarks, id: \.self) { Text($0) }
      .sheet(isPresented: $addsBookmark) { BookmarkEditor() }
      .toolbar { Button("Add") { addsBookmark = true } }
  }
}
// file: BookmarkEditor.swift
import SwiftUI

struct BookmarkEditor: View {
  @State private var address = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("https://", text: $address)
      .focused($isFocused)
      .onAppear { isFocused = true }  // expect: focus-set-in-on-appear
  }
}
```

## Good

```swift
import SwiftUI

struct NewNote: View {
  @State private var title = ""
  @FocusState private var titleFocused: Bool

  var body: some View {
    TextField("Title", text: $title)
      .focused($titleFocused)
      .defaultFocus($titleFocused, true)
  }
}
```

After the update:

```swift
import SwiftUI

struct ReplyField: View {
  @State private var reply = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Reply", text: $reply)
      .focused($isFocused)
      .task { isFocused = true }
      .overlay {
        Color.clear.onAppear {
          DispatchQueue.main.async { isFocused = true }
        }
      }
  }
}
```

A field that comes later than its screen, by a condition or with a row; there `defaultFocus` does not act:

```swift
import SwiftUI

struct RenameRow: View {
  @Binding var names: [String]
  @Binding var title: String
  @State private var isRenaming = false
  @FocusState private var titleFocused: Bool

  var body: some View {
    VStack {
      if isRenaming {
        TextField("Title", text: $title)
          .focused($titleFocused)
          .onAppear { titleFocused = true }
      }
      Button("Rename") { isRenaming = true }
    }
  }
}
```

Focus taken away, and properties that are no focus state:

```swift
import SwiftUI

struct Gallery: View {
  @State private var focusedIndex: Int?
  @State private var term = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    TextField("Search \(focusedIndex ?? 0)", text: $term)
      .focused($isSearching)
      .onAppear {
        focusedIndex = 0
        isSearching = false
      }
  }
}
```

## When to allow it

Where it was seen to work on all the devices that the app supports, for instance on the Mac.

## Platforms

All. `defaultFocus` is named where the platforms that are written down have it, or where none is.

"""###
    case ("focus-set-in-on-appear", .japanese):
      return ###"""
---
messages:
  default-focus: "`onAppear` での代入は失われることがあります。`.defaultFocus(${name}, {value})` を使ってください。"
  task: "`onAppear` での代入は、欄の準備前だと失われることがあります。`{name}` は `.task` で設定してください。"
related:
  appears: "この `onAppear` が `{name}` を呼びます。"
---

# onAppear でフォーカスに代入している

[onAppear](https://developer.apple.com/documentation/swiftui/view/onappear(perform:)) は最初の描画の前、たいてい欄がフォーカスを受け取れるようになる前に動きます。相手のいない要求は保留されずに捨てられます。うまくいくかどうかは端末やアニメーション、OS のバージョンしだいです（[pocket-casts-ios #82](https://github.com/Automattic/pocket-casts-ios/pull/82)、[composable architecture #1070](https://github.com/pointfreeco/swift-composable-architecture/issues/1070)）。[defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)) なら希望だけ伝え、タイミングは SwiftUI に任せられます。

どちらの方法も保証はありません。シート、フルスクリーンカバー、ポップオーバーでは `defaultFocus` が[効かない](https://github.com/feedback-assistant/reports/issues/622)ことが知られ（FB16770732）、iOS 17、macOS 13、tvOS 16 より前にはありません。その場合は、もう少し後に始まる [task](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)) を勧めます。

## Bad

`onAppear` のクロージャ、またはそこからだけ呼ばれる関数の中での代入です。条件や `withAnimation` で囲んでも同じです。シートの中では特に失われやすくなります。

## Good

`.defaultFocus` で伝えるか、`.task` や `DispatchQueue.main.async` で更新後に回します。`if` の中や行とともに後から現れる欄の `onAppear`、フォーカスを外す代入は報告しません。

## When to allow it

対象のすべての端末で動くと確かめた場合（たとえば Mac だけのアプリ）。

## Platforms

すべて。`defaultFocus` は、書かれている最低バージョンで使える場合か、バージョンが書かれていない場合に勧めます。

"""###
    case ("focus-state-not-private", .english):
      return ###"""
---
id: focus-state-not-private
group: state
severity: info
default: off
words: FocusState
messages:
  open: "`{name}` belongs to this view alone; make it `private`."
fixes:
  private: "Make `{name}` private"
---

# Focus state that others can write

Focus state is the view's own, like `@State`: Apple says to
[declare it as private](https://developer.apple.com/documentation/swiftui/state), "to prevent setting it in
a memberwise initializer, which can conflict with the storage management that SwiftUI provides". A parent
that writes `Form(isFocused: …)` sets an initial value that the system never looks at, and a child in
another file that needs the focus is given the projection, `$field`.

The fix adds `private`. Nothing is reported where other code is seen to name the property: another type, a
function or a preview of the same file, or an extension in another one. A `public`, `open` or `package` one is
left alone, since other modules may name it.

## Bad

```swift
import SwiftUI

struct StationSearch: View {
  @State private var query = ""
  @FocusState var isFocused: Bool  // expect: focus-state-not-private

  var body: some View { TextField("Station", text: $query).focused($isFocused) }
}
```

```swift
import SwiftUI

public struct NoteEditor: View {
  public enum Field: Hashable { case title, text }

  @State private var title = ""
  @State private var text = ""
  @FocusState var field: Field?  // expect: focus-state-not-private

  public var body: some View {
    TextField("Title", text: $title).focused($field, equals: .title)
    TextEditor(text: $text).focused($field, equals: .text)
  }
}
```

```swift
import SwiftUI

struct Shake: ViewModifier {
  @FocusState
  internal var isShaking: Bool  // expect: focus-state-not-private

  func body(content: Content) -> some View { content.focused($isShaking) }
}
```

## Good

```swift
import SwiftUI

struct StationSearch: View {
  @State private var query = ""
  @FocusState private var isFocused: Bool

  var body: some View { TextField("Station", text: $query).focused($isFocused) }
}
```

A binding is a parameter, and has to be open:

```swift
import SwiftUI

struct StationField: View {
  @Binding var query: String
  @FocusState.Binding var isFocused: Bool

  var body: some View { TextField("Station", text: $query).focused($isFocused) }
}
```

Other modules may name it:

```swift
import SwiftUI

public struct NoteEditor: View {
  public enum Field: Hashable { case title, text }

  @State private var title = ""
  @State private var text = ""
  @FocusState public var field: Field?

  public var body: some View {
    TextField("Title", text: $title).focused($field, equals: .title)
    TextEditor(text: $text).focused($field, equals: .text)
  }
}
```

A preview sets it, or another type of the file, so it cannot be private:

```swift
import SwiftUI

struct GreetingCard: View {
  @State private var greeting = ""
  @FocusState var isWriting: Bool

  var body: some View { TextField("Greeting", text: $greeting).focused($isWriting) }
}

struct GreetingCard_Previews: PreviewProvider {
  static var previews: some View {
    let card = GreetingCard()
    card.isWriting = true
    return card
  }
}
```

An extension in another file binds it, so it cannot be private:

```swift
// file: PairingScreen.swift
import SwiftUI

struct PairingScreen: View {
  @State var code = ""
  @FocusState var codeFocused: Bool

  var body: some View { Form { codeField } }
}
// file: PairingScreen+Code.swift
import SwiftUI

extension PairingScreen {
  var codeField: some View { TextField("Code", text: $code).focused($codeFocused) }
}
```

## When to allow it

Where the tests set it, or where a type is spread over files that focuslint does not see.

## Platforms

All.

"""###
    case ("focus-state-not-private", .japanese):
      return ###"""
---
messages:
  open: "`{name}` はこのビューだけのものです。`private` を付けてください。"
fixes:
  private: "`{name}` を private にする"
---

# 外から書けるフォーカス状態

フォーカス状態は `@State` と同じくビュー自身のものです。Apple も [private で宣言する](https://developer.apple.com/documentation/swiftui/state)よう勧めています。イニシャライザから値を渡すと、SwiftUI の記憶域の管理と食い違うためです。親が `Form(isFocused: …)` と書いて渡した初期値は使われません。別の型がフォーカスを動かすときは、射影の `$field` を渡します。

修正は `private` を付けるだけです。同じファイルのほかの型・関数・プレビューや、別のファイルの extension から使われているときは報告しません。`public`・`open`・`package` と書いたものも、ほかのモジュールから使えるため報告しません。

## Bad

`private` のない `@FocusState`。`internal` と書いたもの。

## Good

`private` の付いたもの。引数である `@FocusState.Binding`。`public` と書いたもの。プレビューやほかの型が値を設定しているもの。別ファイルの extension で結び付けているため `private` にできないもの。

## When to allow it

テストから値を設定する場合や、focuslint から見えないファイルに型の続きがある場合。

## Platforms

すべて。

"""###
    case ("focus-state-outside-view", .english):
      return ###"""
---
id: focus-state-outside-view
group: state
severity: error
default: on
words: FocusState
messages:
  object: "`{type}` is no view, so `{name}` is never updated; move it, and keep a plain value."
  struct: "`{type}` is no view, so `{name}` is never updated; move it to one, or conform to `View`."
---

# Focus state outside a view

SwiftUI updates the property wrappers of views, view modifiers and the like before it asks for their
body. In a class nobody does: reading gives `false` or `nil`, writing is lost, and the console says
"Accessing FocusState's value outside of the body of a View"
([FocusState](https://developer.apple.com/documentation/swiftui/focusstate);
[Point-Free #155](https://www.pointfree.co/episodes/ep155-swiftui-focus-state) walks through it). Keep a
plain value in the model, and let the view copy it in both directions.

Structs count where all that they conform to is known and nothing of it is updated by SwiftUI.
Extensions in other files are looked up.

## Bad

In a view model:

```swift
import SwiftUI

enum LoginField: Hashable { case user, password }

final class LoginModel: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @FocusState var field: LoginField?  // expect: focus-state-outside-view

  func submit() {
    if user.isEmpty { field = .user }
  }
}

struct LoginScreen: View {
  @StateObject private var model = LoginModel()

  var body: some View {
    TextField("User", text: $model.user).focused(model.$field, equals: .user)
    SecureField("Password", text: $model.password).focused(model.$field, equals: .password)
  }
}
```

In a class that is nested in a view, with and without the macro:

```swift
import SwiftUI

struct NoteEditor: View {
  @State private var store = Store()

  @MainActor
  @Observable
  final class Store {
    var text = ""

    @ObservationIgnored
    @FocusState
    var isEditing: Bool  // expect: focus-state-outside-view

    func editor() -> some View {
      TextEditor(text: Binding { self.text } set: { self.text = $0 })
        .focused($isEditing)
    }
  }

  var body: some View { store.editor() }
}
```

In a struct that is no view, here a feature's state, and VoiceOver's focus:

```swift
import SwiftUI

struct SearchFeature {
  struct State: Equatable, Sendable {
    var query = ""
    @FocusState var isSearching: Bool  // expect: focus-state-outside-view
    @AccessibilityFocusState var resultIsRead: Bool  // expect: focus-state-outside-view
  }
}
```

## Good

A plain value in the model, copied by the view:

```swift
import SwiftUI

@MainActor
final class SurveyModel: ObservableObject {
  enum Field: Hashable { case age, job }
  @Published var focus: Field?
  @Published var age = ""
  @Published var job = ""
}

struct SurveyScreen: View {
  @ObservedObject var model: SurveyModel
  @FocusState private var focus: SurveyModel.Field?

  var body: some View {
    Form {
      TextField("Age", text: $model.age).focused($focus, equals: .age)
      TextField("Job", text: $model.job).focused($focus, equals: .job)
    }
    .onChange(of: model.focus) { _, wanted in focus = wanted }
    .onChange(of: focus) { _, actual in model.focus = actual }
  }
}
```

A view in a class or an enum, and a struct that an extension in another file makes a view:

```swift
// file: Badge.swift
import SwiftUI

struct BadgeEditor {
  @Binding var badge: String
  @FocusState private var isFocused: Bool
}

extension BadgeEditor {
  var field: some View { TextField("Badge", text: $badge).focused($isFocused) }
}

enum Components {
  struct Search: View {
    @Binding var text: String
    @FocusState private var isFocused: Bool

    var body: some View { TextField("Search", text: $text).focused($isFocused) }
  }
}
// file: Badge+View.swift
import SwiftUI

extension BadgeEditor: View {
  var body: some View { field }
}
```

All that SwiftUI updates, and a protocol that may be one of these:

```swift
import FormKit
import SwiftUI

struct Ring: ViewModifier {
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View { content.focused($isFocused) }
}

struct FocusMemory: DynamicProperty {
  @FocusState private var isFocused: Bool

  var binding: FocusState<Bool>.Binding { $isFocused }
}

struct NameRow: FormRow {
  @Binding var name: String
  @FocusState private var isFocused: Bool

  var content: some View { TextField("Name", text: $name).focused($isFocused) }
}
```

## When to allow it

Where a struct is a view by ways that cannot be read.

## Platforms

All.

"""###
    case ("focus-state-outside-view", .japanese):
      return ###"""
---
messages:
  object: "`{type}` にある `{name}` は SwiftUI に更新されません。ビューへ移し、ここには普通の値を置いてください。"
  struct: "`{type}` はビューではなく、`{name}` は更新されません。ビューへ移すか `View` に準拠させてください。"
---

# ビューの外にあるフォーカス状態

SwiftUI がプロパティラッパーを更新するのは、ビューやモディファイアなどの body を求める前です。クラスの中では誰も更新しません。読むと常に `false` か `nil` で、書いた値は失われ、コンソールには「Accessing FocusState's value outside of the body of a View」と出ます（[FocusState](https://developer.apple.com/documentation/swiftui/focusstate)、[Point-Free #155](https://www.pointfree.co/episodes/ep155-swiftui-focus-state)）。モデルには普通の値を置き、ビューが双方向に写します。

構造体は、準拠先がすべて分かっていて、そのどれも SwiftUI に更新されない場合だけ数えます。別ファイルの extension も調べます。

## Bad

ビューモデルのクラス、ビューの中に宣言したクラス、`@Observable` のクラス、ビューではない構造体（機能の State など）にある `@FocusState` です。

## Good

モデルの普通の値をビューが写す形、クラスや enum の中に宣言したビュー、別ファイルの extension で View になる構造体、ViewModifier や DynamicProperty、SwiftUI のものかもしれない未知のプロトコル。

## When to allow it

構造体が、読み取れない方法でビューになる場合です。

## Platforms

すべて。

"""###
    case ("focus-value-never-bound", .english):
      return ###"""
---
id: focus-value-never-bound
group: state
severity: warning
default: on
words: FocusState | ocused($
messages:
  plain: "Nothing is bound to `{value}`; add `.focused(${name}, equals: {value})`."
  accessibility: "Nothing carries `{value}`; add `.accessibilityFocused(${name}, equals: {value})`."
---

# Focus value that no view carries

Assigning a value asks SwiftUI for the view that carries it
([FocusState](https://developer.apple.com/documentation/swiftui/focusstate)). When none does, nothing
happens, and no error is shown: the keyboard stays where it is, or closes. It is mostly a field that was
removed, or one that never got its modifier.

The rule speaks where every use of the projection is in sight: `.focused(_, equals:)`,
`.accessibilityFocused(_, equals:)` and `.searchFocused(_, equals:)` carry a value, `.defaultFocus` does
not. Where the projection goes to a child or a function, or a value is not written out, any value may be
carried, and the rule is silent.

## Bad

The field without its modifier:

```swift
import SwiftUI

struct AddressForm: View {
  enum Field: Hashable { case street, city }

  @Binding var street: String
  @Binding var city: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .focused($field, equals: .street)
        .onSubmit { field = .city }  // expect: focus-value-never-bound
      TextField("City", text: $city)
    }
  }
}
```

A case that is bound in another view alone, to that view's own state; and one branch of a ternary:

```swift
import SwiftUI

enum PayField: Hashable { case card, coupon, iban }

struct CardForm: View {
  @Binding var card: String
  @Binding var coupon: String
  let isValid: Bool
  @FocusState private var focus: PayField?

  var body: some View {
    TextField("Card", text: $card).focused($focus, equals: .card)
    TextField("Coupon", text: $coupon).focused($focus, equals: PayField.coupon)
    Button("Check") {
      focus = isValid
        ? .coupon
        : .iban  // expect: focus-value-never-bound
    }
  }
}

struct TransferForm: View {
  @Binding var iban: String
  @FocusState private var focus: PayField?

  var body: some View {
    TextField("IBAN", text: $iban).focused($focus, equals: .iban)
    Button("Clear") { focus = nil }
  }
}
```

Associated values that are never equal, a string that is written otherwise, and VoiceOver's focus:

```swift
import SwiftUI

struct Seats: View {
  enum Spot: Hashable { case seat(Int), note }
  enum Alert: Hashable { case error, hint }

  @Binding var first: String
  @Binding var second: String
  @FocusState private var spot: Spot?
  @FocusState private var key: String?
  @AccessibilityFocusState private var read: Alert?

  var body: some View {
    TextField("1", text: $first).focused($spot, equals: .seat(1)).focused($key, equals: "first")
    TextField("2", text: $second).focused($spot, equals: .seat(2)).focused($key, equals: "second")
    Text("Hint").accessibilityFocused($read, equals: .hint)
    Button("Third") {
      spot = .seat(3)  // expect: focus-value-never-bound
      key = "frist"  // expect: focus-value-never-bound
      read = .error  // expect: focus-value-never-bound
    }
  }
}
```

A default is a wish, not a view:

```swift
import SwiftUI

struct Prompt: View {
  enum Field: Hashable { case answer, other }

  @Binding var answer: String
  @FocusState private var field: Field?

  var body: some View {
    TextField("Answer", text: $answer)
      .focused($field, equals: .answer)
      .defaultFocus($field, .answer)
    Button("Other") { self.field = Field.other }  // expect: focus-value-never-bound
  }
}
```

## Good

Each value is carried: in a branch of an `#if`, of a ternary, of a `switch`, by the search field:

```swift
import SwiftUI

struct Verify: View {
  enum Field: Hashable { case code, backup, hint, note, search }

  let usesBackup: Bool
  let kind: Int
  @Binding var code: String
  @Binding var note: String
  @Binding var query: String
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Code", text: $code).focused($field, equals: usesBackup ? .backup : .code)
      #if os(macOS)
        Button("Hint") {}.focused($field, equals: .hint)
      #endif
      switch kind {
      case 0: TextField("Note", text: $note).focused($field, equals: .some(.note))
      default: EmptyView()
      }
      Button("Fix it") { field = usesBackup ? .backup : .code }
      Button("Note") { field = kind == 0 ? .note : .hint }
      Button("Search") { field = .search }
      Button("Close") { field = .none }
    }
    .searchable(text: $query)
    .searchFocused($field, equals: .search)
  }
}
```

Any value may be carried: by a parameter, an element, or a child that gets the projection:

```swift
import SwiftUI

struct Company: View {
  enum Field: Hashable, CaseIterable { case name, unit, role }

  @Binding var name: String
  @Binding var unit: String
  @FocusState private var field: Field?
  @FocusState private var choice: Field?
  @FocusState private var far: Field?

  var body: some View {
    Form {
      row("Name", text: $name, field: .name)
      row("Unit", text: $unit, field: .unit)
      ForEach(Field.allCases, id: \.self) { each in
        Button("Pick") { choice = .role }.focused($choice, equals: each)
      }
      RoleRow(focus: $far)
      Button("Role") {
        field = .role
        far = .role
      }
    }
  }

  private func row(_ title: String, text: Binding<String>, field target: Field) -> some View {
    TextField(title, text: text).focused($field, equals: target)
  }
}

struct RoleRow: View {
  @State private var role = ""
  @FocusState.Binding var focus: Company.Field?

  var body: some View { TextField("Role", text: $role).focused($focus, equals: .role) }
}
```

A static member that stands for a case, a value of a variable, and associated values that may be equal:

```swift
import SwiftUI

struct Doses: View {
  enum Field: Hashable {
    case dose, times(Int)

    static let first = Field.dose
    var next: Field? { self == .dose ? .times(0) : nil }
  }

  @Binding var dose: String
  @Binding var times: [String]
  @FocusState private var field: Field?

  var body: some View {
    TextField("Dose", text: $dose)
      .focused($field, equals: .dose)
      .onSubmit {
        let following = field?.next
        field = following
      }
    ForEach(times.indices, id: \.self) { index in
      TextField("Time", text: $times[index]).focused($field, equals: .times(index))
    }
    Button("Start") { field = .first }
    Button("Second") { field = .times(1) }
  }
}
```

## When to allow it

While a screen is being built and the view is still to come.

## Platforms

All.

"""###
    case ("focus-value-never-bound", .japanese):
      return ###"""
---
messages:
  plain: "`{value}` に結び付いたビューがなく、フォーカスは動きません。`.focused(${name}, equals: {value})` が必要です。"
  accessibility: "`{value}` に結び付いたビューがありません。`.accessibilityFocused(${name}, equals: {value})` が必要です。"
---

# どのビューも持たないフォーカスの値

値の代入は「その値を持つビューへ」という依頼です（[FocusState](https://developer.apple.com/documentation/swiftui/focusstate)）。持つビューがなければ何も起きず、エラーも出ません。キーボードはそのままか、閉じてしまいます。消した欄の値が残っている場合や、モディファイアを付け忘れた場合がほとんどです。

`$x` の使われ方がすべて見えるときだけ報告します。`.focused(_, equals:)`、`.accessibilityFocused(_, equals:)`、`.searchFocused(_, equals:)` は値を結び付け、`.defaultFocus` は結び付けません。`$x` を子や関数に渡していたり、値が直接書かれていなければ、どの値もありうるので報告しません。

## Bad

モディファイアを付け忘れた欄の値、別のビューの同名の状態にだけ結び付いた値、三項演算子の片方、一致しない関連値や文字列、VoiceOver のフォーカスの値です。

## Good

`#if`、三項演算子、`switch` の分岐や検索欄に結び付いた値、引数や要素が決める値、子に渡した `$x`、ケースを指す static メンバー、変数の値、`.none`。

## When to allow it

画面を作っている途中で、ビューをこれから置く場合です。

## Platforms

すべて。

"""###
    case ("focus-write-off-main", .english):
      return ###"""
---
id: focus-write-off-main
group: setting
severity: error
default: on
words: FocusState | ocus & detached | ield & detached | ocused & global
messages:
  off-main: "`{name}` is set off the main actor here; switch with `Task { @MainActor in }` first."
related:
  queue: "This runs off the main actor."
---

# Focus state written off the main actor

A view's [focus state](https://developer.apple.com/documentation/swiftui/focusstate) belongs to the main
actor, as the view does. A closure that runs elsewhere changes it while SwiftUI may be reading it: the
write is lost, or the runtime complains. Swift 6 refuses most of these lines, Swift 5 lets them through.

Reported is only what *surely* runs elsewhere: closures of `DispatchQueue.global()` and of queues made in
the linted files, `OperationQueue()`, `Task.detached`, `@concurrent` functions, task groups, completion
handlers of `URLSession`, and Combine chains whose last `receive(on:)` is no main queue.

## Bad

```swift
import SwiftUI

struct CouponField: View {
  @State private var code = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Coupon", text: $code)
      .focused($isFocused)
      .onChange(of: code) { _, new in
        DispatchQueue.global(qos: .userInitiated).async {
          let isComplete = new.count == 8
          if isComplete {
            isFocused = false  // expect: focus-write-off-main
          }
        }
      }
  }
}
```

After `await` a detached task is off the main actor again; the hop that `MainActor.run` made is over:

```swift
import SwiftUI

struct InvoiceForm: View {
  enum Field: Hashable { case number, amount }

  @State private var number = ""
  @State private var amount = ""
  @FocusState private var field: Field?
  let ledger: Ledger

  var body: some View {
    Form {
      TextField("Number", text: $number).focused($field, equals: .number)
      TextField("Amount", text: $amount).focused($field, equals: .amount)
      Button("Check", action: check)
    }
  }

  private func check() {
    Task.detached { [ledger, number] in
      let isKnown = await ledger.contains(number)
      await MainActor.run { amount = isKnown ? amount : "" }
      self.field = isKnown ? .amount : .number  // expect: focus-write-off-main
    }
  }
}

actor Ledger {
  func contains(_ number: String) -> Bool { number.count == 6 }
}
```

In a completion handler, through a function that nothing else calls:

```swift
import SwiftUI

struct PostcodeForm: View {
  @State private var postcode = ""
  @State private var town = ""
  @FocusState private var townFocused: Bool
  let url: URL

  var body: some View {
    Form {
      TextField("Postcode", text: $postcode)
      TextField("Town", text: $town).focused($townFocused)
      Button("Look up") {
        URLSession.shared.dataTask(with: url) { data, _, _ in
          if data == nil { askForTown() }
        }.resume()
      }
    }
  }

  private func askForTown() {
    townFocused = true  // expect: focus-write-off-main
  }
}
```

In a child that was handed the binding:

```swift
import SwiftUI

struct SpellingBar: View {
  let words: [String]
  @FocusState.Binding var editorFocused: Bool
  private let queue = DispatchQueue(label: "spelling")

  var body: some View {
    Button("Check") {
      queue.async {
        if words.contains(where: { $0.count > 30 }) {
          editorFocused = true  // expect: focus-write-off-main
        }
      }
    }
  }
}
```

## Good

A plain `Task` in a view, and `.task`, run on the main actor, also after an `await`:

```swift
import SwiftUI

struct CityField: View {
  @State private var city = ""
  @FocusState private var isFocused: Bool
  let load: () async -> String

  var body: some View {
    TextField("City", text: $city)
      .focused($isFocused)
      .task {
        city = await load()
        isFocused = city.isEmpty
      }
      .toolbar {
        Button("Again") {
          Task {
            city = await load()
            isFocused = true
          }
        }
      }
  }
}
```

A hop back before the write:

```swift
import SwiftUI

struct ImportField: View {
  @State private var path = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Path", text: $path)
      .focused($isFocused)
      .toolbar {
        Button("Import") {
          let path = self.path
          Task.detached {
            let exists = FileManager.default.fileExists(atPath: path)
            await MainActor.run { isFocused = !exists }
          }
        }
        Button("Quietly") {
          DispatchQueue.global().async {
            let isLong = path.count > 100
            DispatchQueue.main.async { isFocused = isLong }
          }
        }
      }
  }
}
```

A callback of which nobody knows where it runs, and a queue that was handed in:

```swift
import SwiftUI

struct ScanField: View {
  @State private var code = ""
  @FocusState private var isFocused: Bool
  let scanner: Scanner
  let queue: DispatchQueue

  var body: some View {
    TextField("Code", text: $code)
      .focused($isFocused)
      .toolbar {
        Button("Scan") {
          scanner.scan { isFocused = $0.isEmpty }
          queue.async { isFocused = false }
        }
      }
  }
}

protocol Scanner {
  func scan(_ completion: @escaping (String) -> Void)
}
```

## When to allow it

Never; the hop costs one line.

## Platforms

All.

"""###
    case ("focus-write-off-main", .japanese):
      return ###"""
---
messages:
  off-main: "メインアクター外で `{name}` に代入しています。先に `Task { @MainActor in }` で切り替えてください。"
related:
  queue: "ここからメインアクターの外で動きます。"
---

# メインアクターの外でフォーカスに代入している

ビューの[フォーカス状態](https://developer.apple.com/documentation/swiftui/focusstate)は、ビューと同じくメインアクターのものです。別の場所で動くクロージャから代入すると、SwiftUI が読んでいる最中に値が変わり、代入が失われたり実行時に警告が出たりします。Swift 6 ではほとんどがコンパイルエラーになりますが、Swift 5 ではそのまま通ります。

報告するのは、確実に別の場所で動くものだけです。`DispatchQueue.global()`、対象ファイルで作られたキュー、`OperationQueue()`、`Task.detached`、`@concurrent` の関数、タスクグループ、`URLSession` の完了ハンドラ、最後の `receive(on:)` がメインキューでない Combine のチェーンが当てはまります。

## Bad

バックグラウンドのキューやデタッチしたタスクの中でそのまま代入する形です。`await MainActor.run` で一度戻っても、ブロックを抜けた次の行はまたメインアクターの外です。そこからだけ呼ばれる関数の中の代入も同じです。

## Good

ビューの中の `Task` と `.task` はメインアクターで動き、`await` の後もそこへ戻ります。`MainActor.run` や `DispatchQueue.main.async` で戻ってから代入する形、どこで動くか分からないコールバックは報告しません。

## When to allow it

ありません。1行で切り替えられます。

## Platforms

すべて。

"""###
    case ("focused-on-unfocusable-view", .english):
      return ###"""
---
id: focused-on-unfocusable-view
group: setting
severity: warning
default: on
words: focused(
messages:
  never: "`{name}` takes no focus, so this binding does nothing; put `.focusable()` before it."
---

# Focus bound to a view that takes none

`Text`, `Image`, `Label`, colours, shapes, `Spacer` and `Divider` take no focus, so
[focused](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)) on them ties the
state to nothing: it stays `nil`, and writing it moves no focus
([forum thread 722865](https://developer.apple.com/forums/thread/722865)).
[focusable](https://developer.apple.com/documentation/swiftui/view/focusable(_:)) before it makes them
take part.

## Bad

```swift
import SwiftUI

struct CardGrid: View {
  let cards: [String]
  @FocusState private var card: String?

  var body: some View {
    VStack {
      ForEach(cards, id: \.self) { name in
        Text(name)
          .padding()
          .focused($card, equals: name)  // expect: focused-on-unfocusable-view
      }
    }
  }
}
```

Shapes and colours, however they are dressed:

```swift
import SwiftUI

struct Swatch: View {
  let color: Color
  let pick: () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(color)
        .frame(width: 24, height: 24)
        .onTapGesture(perform: pick)
        .focused($isFocused)  // expect: focused-on-unfocusable-view
      Text(isFocused ? "Chosen" : "")
    }
  }
}
```

With a modifier of one's own that makes nothing focusable:

```swift
import SwiftUI

extension View {
  fileprivate func badge() -> some View {
    padding(4).background(Color.yellow, in: .capsule)
  }
}

struct Badge: View {
  let title: String
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    Label(title, systemImage: "star")
      .badge()
      .focused($isFocused)  // expect: focused-on-unfocusable-view
  }
}
```

## Good

```swift
import SwiftUI

struct CardGrid: View {
  let cards: [String]
  @FocusState private var card: String?

  var body: some View {
    VStack {
      ForEach(cards, id: \.self) { name in
        Text(name)
          .focusable()
          .focused($card, equals: name)
      }
    }
  }
}
```

Containers tell of what is in them, and controls take focus themselves:

```swift
import SwiftUI

struct Panel: View {
  @Binding var note: String
  @FocusState private var panelHasFocus: Bool
  @FocusState private var button: Int?

  var body: some View {
    VStack {
      Text("Note")
      TextField("Note", text: $note)
      Button("Save") {}.focused($button, equals: 1)
    }
    .focused($panelHasFocus)
  }
}
```

A colour that carries a field, VoiceOver's focus, and a modifier that nobody sees into:

```swift
import SwiftUI

struct Banner: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @FocusState private var card: Int?
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    VStack {
      Color.yellow
        .overlay { TextField("Text", text: $text) }
        .focused($isFocused)
      Text("Saved")
        .accessibilityFocused($isRead)
      Text("Card")
        .cardStyle()
        .focused($card, equals: 1)
    }
  }
}
```

## When to allow it

Where a modifier that the linter takes for a plain one makes the view focusable.

## Platforms

All.

"""###
    case ("focused-on-unfocusable-view", .japanese):
      return ###"""
---
messages:
  never: "`{name}` はフォーカスを受け取らず、結び付けても何も起きません。前に `.focusable()` を付けてください。"
---

# フォーカスを受け取らないビューへの focused

`Text`、`Image`、`Label`、色、図形、`Spacer`、`Divider` はフォーカスを受け取りません。[focused](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)) を付けても状態は何にも結び付かず、`nil` のままで、書いてもフォーカスは動きません（[フォーラム 722865](https://developer.apple.com/forums/thread/722865)）。前に [focusable](https://developer.apple.com/documentation/swiftui/view/focusable(_:)) を付けると受け取るようになります。

## Bad

これらのビューに `.focusable()` なしで `.focused` を付けた形です。余白や背景、タップの処理を付けても、フォーカスを受け取らないことは変わりません。

## Good

`.focusable()` のあとに付けます。コンテナ、ボタン、入力欄、`.accessibilityFocused`、中身の分からないモディファイアを挟んだものは報告しません。

## When to allow it

フォーカスを受け取るようにするモディファイアを、普通のものと取り違えている場合です。

## Platforms

すべて。

"""###
    case ("focused-value-for-scene-command", .english):
      return ###"""
---
id: focused-value-for-scene-command
group: command-focus
severity: warning
default: on
words: .focusedValue
messages:
  root: "The command that reads `{name}` waits for focus inside this view; use `focusedSceneValue`."
related:
  reader: "The command reads it here."
fixes:
  scene: "Publish it for the scene"
---

# A window's command that waits for focus

`.focusedValue` publishes while focus is inside the view.
[focusedSceneValue](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:))
publishes while the scene is in front. What the whole window publishes for a menu command is meant for
the scene: with `.focusedValue` the command stays disabled until somebody clicks into a field
([markdownobserver #384](https://github.com/larspohlmann/markdownobserver/issues/384)).

## Bad

On the root view of the window:

```swift
import SwiftUI

extension FocusedValues {
  @Entry var importBooks: (() -> Void)?
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { LibraryRoot() }
      .commands { LibraryCommands() }
  }
}

struct LibraryCommands: Commands {
  @FocusedValue(\.importBooks) private var importBooks

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Import…") { importBooks?() }
        .disabled(importBooks == nil)
    }
  }
}

struct LibraryRoot: View {
  @State private var imports = false

  var body: some View {
    NavigationSplitView {
      List { Text("Books") }
    } detail: {
      Text("Choose a book")
    }
    .focusedValue(\.importBooks) { imports = true }  // expect: focused-value-for-scene-command
  }
}
```

In the scene itself:

```swift
import SwiftUI

extension FocusedValues {
  @Entry var sketch: Binding<Bool>?
}

@main
struct SketchApp: App {
  @State private var showsGrid = false
  @FocusedBinding(\.sketch) private var sketch

  var body: some Scene {
    Window("Sketch", id: "sketch") {
      Text(showsGrid ? "Grid" : "")
        .frame(minWidth: 400)
        .focusedValue(\.sketch, $showsGrid)  // expect: focused-value-for-scene-command
    }
    .commands {
      CommandMenu("Canvas") {
        Button("Grid") { sketch?.toggle() }
      }
    }
  }
}
```

In a view that is all that the root shows:

```swift
// file: FeedApp.swift
import SwiftUI

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { FeedRoot() }
    }
    .commands { FeedCommands() }
  }
}

extension FocusedValues {
  @Entry var reload: (() -> Void)?
}

struct FeedCommands: Commands {
  @FocusedValue(\.reload) private var reload

  var body: some Commands {
    CommandMenu("Feed") {
      Button("Reload") { reload?() }
    }
  }
}
// file: FeedRoot.swift
import SwiftUI

struct FeedRoot: View {
  @State private var count = 0

  var body: some View {
    List { Text("\(count)") }
      .focusedValue(\.reload) { count += 1 }  // expect: focused-value-for-scene-command
  }
}
```

## Good

```swift
import SwiftUI

extension FocusedValues {
  @Entry var importBooks: (() -> Void)?
}

@main
struct LibraryApp: App {
  @FocusedValue(\.importBooks) private var importBooks

  var body: some Scene {
    WindowGroup { LibraryRoot() }
      .commands {
        CommandMenu("Books") {
          Button("Import…") { importBooks?() }
        }
      }
  }
}

struct LibraryRoot: View {
  @State private var imports = false

  var body: some View {
    List { Text("Books") }
      .focusedSceneValue(\.importBooks) { imports = true }
  }
}
```

Each pane publishes its own document, and the menu follows the focus:

```swift
import SwiftUI

extension FocusedValues {
  @Entry var document: Binding<String>?
}

@main
struct CompareApp: App {
  @FocusedBinding(\.document) private var document

  var body: some Scene {
    WindowGroup { Panes() }
      .commands {
        CommandMenu("Pane") {
          Button("Clear") { document = "" }
        }
      }
  }
}

struct Panes: View {
  @State private var left = ""
  @State private var right = ""

  var body: some View {
    HSplitView {
      TextEditor(text: $left).focusedValue(\.document, $left)
      TextEditor(text: $right).focusedValue(\.document, $right)
    }
  }
}
```

Nothing of the menus reads it:

```swift
import SwiftUI

extension FocusedValues {
  @Entry var title: String?
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { Notes() }
  }
}

struct Notes: View {
  @FocusedValue(\.title) private var title

  var body: some View {
    VStack {
      Text(title ?? "")
    }
    .focusedValue(\.title, "Notes")
  }
}
```

## When to allow it

Where the command shall be enabled only while something in the window has focus.

## Platforms

macOS and iPadOS, which have menus; `focusedSceneValue` is there from macOS 12 and iOS 15.

"""###
    case ("focused-value-for-scene-command", .japanese):
      return ###"""
---
messages:
  root: "`{name}` を読むコマンドは、この中にフォーカスが入るまで無効です。`focusedSceneValue` にしてください。"
related:
  reader: "コマンドはここで読みます。"
fixes:
  scene: "シーンの値として渡す"
---

# フォーカスを待つウインドウのコマンド

`.focusedValue` は、そのビューの中にフォーカスがある間だけ値を渡します。[focusedSceneValue](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)) は、シーンが手前にある間ずっと渡します。ウインドウ全体がメニューコマンドのために渡す値はシーンのものです。`.focusedValue` では、どこかの欄をクリックするまでコマンドが無効のままです（[markdownobserver #384](https://github.com/larspohlmann/markdownobserver/issues/384)）。

## Bad

`WindowGroup` などが表示する一番外側のビューに `.focusedValue` だけを付け、その値を `Commands`、`App`、`Scene` が読む形です。

## Good

`.focusedSceneValue` で渡すもの、フォーカスのある区画に従うべき区画ごとの値、メニューが読まない値は報告しません。

## When to allow it

ウインドウの中にフォーカスがあるときだけコマンドを有効にしたい場合です。

## Platforms

メニューのある macOS と iPadOS。`focusedSceneValue` は macOS 12、iOS 15 から使えます。

"""###
    case ("focused-value-never-published", .english):
      return ###"""
---
id: focused-value-never-published
group: command-focus
severity: info
default: on
words: FocusedValue | FocusedBinding
messages:
  unpublished: "Nothing publishes `{name}`, so this is always nil; add `.focusedSceneValue` to a view."
related:
  key: "`{name}` is declared here."
---

# A focused value that nothing publishes

[FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue) reads what a view in
front publishes under the key. Where no view calls `.focusedValue` or `.focusedSceneValue` with it, the
value is always `nil`, and the menu command that reads it stays disabled
([TablePro #2057](https://github.com/TableProApp/TablePro/pull/2057)).

The rule knows keys that the linted files declare in an extension of `FocusedValues` and that are not
public; a key path that is handed to any other call counts as published, one in a preview does not.

## Bad

```swift
import SwiftUI

extension FocusedValues {
  @Entry var refresh: (() -> Void)?
}

struct FeedCommands: Commands {
  @FocusedValue(\.refresh) private var refresh  // expect: focused-value-never-published

  var body: some Commands {
    CommandMenu("Feed") {
      Button("Reload") { refresh?() }
        .disabled(refresh == nil)
    }
  }
}
```

The classic spelling, in another file, and a publication in a preview only:

```swift
// file: Keys.swift
import SwiftUI

struct ZoomKey: FocusedValueKey {
  typealias Value = Binding<Double>
}

extension FocusedValues {
  var zoom: ZoomKey.Value? {
    get { self[ZoomKey.self] }
    set { self[ZoomKey.self] = newValue }
  }
}
// file: ZoomMenu.swift
import SwiftUI

struct ZoomMenu: View {
  @FocusedBinding(\.zoom) private var zoom  // expect: focused-value-never-published

  var body: some View {
    Button("Zoom in") { zoom = (zoom ?? 1) * 2 }
  }
}

#Preview {
  ZoomMenu().focusedSceneValue(\.zoom, .constant(1))
}
```

`nil` is no value:

```swift
import SwiftUI

extension FocusedValues {
  @Entry var document: String?
}

struct Editor: View {
  @FocusedValue(\FocusedValues.document) private var document  // expect: focused-value-never-published

  var body: some View {
    Text(document ?? "Nothing")
      .focusedValue(\.document, nil)
  }
}
```

## Good

```swift
import SwiftUI

extension FocusedValues {
  @Entry var refresh: (() -> Void)?
}

struct FeedCommands: Commands {
  @FocusedValue(\.refresh) private var refresh

  var body: some Commands {
    CommandMenu("Feed") {
      Button("Reload") { refresh?() }
    }
  }
}

struct Feed: View {
  let load: () -> Void

  var body: some View {
    Text("Feed").focusedSceneValue(\.refresh, load)
  }
}
```

A key path that is handed on, and a key of another module:

```swift
import EditorKit
import SwiftUI

extension FocusedValues {
  @Entry var sidebar: Bool?
}

struct ViewCommands: Commands {
  @FocusedValue(\.sidebar) private var sidebar
  @FocusedValue(\.editorKitSelection) private var selection

  var body: some Commands {
    CommandMenu("View") {
      Button("Sidebar") {}.disabled(sidebar == nil)
      Button("Select all") { selection?.selectAll() }
    }
  }
}

struct Sidebar: View {
  var body: some View {
    Text("Sidebar").publishing(\.sidebar, true)
  }
}
```

A public key, which the apps publish, and objects:

```swift
import SwiftUI

extension FocusedValues {
  @Entry public var player: String?
}

struct PlayerCommands: Commands {
  @FocusedValue(\.player) private var player
  @FocusedObject private var session: Session?

  var body: some Commands {
    CommandMenu("Player") {
      Button(player ?? "") { session?.stop() }
    }
  }
}
```

## When to allow it

Where another target publishes the key.

## Platforms

All; menus are on macOS and iPadOS.

"""###
    case ("focused-value-never-published", .japanese):
      return ###"""
---
messages:
  unpublished: "`{name}` はどこからも渡されず、いつも nil です。ビューに `.focusedSceneValue` を付けてください。"
related:
  key: "`{name}` の宣言はここです。"
---

# どこからも渡されないフォーカス値

[FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue) は、手前のビューがそのキーで渡した値を読みます。どのビューも `.focusedValue` や `.focusedSceneValue` で渡していなければ、値はいつも `nil` で、それを読むメニューコマンドは無効のままです（[TablePro #2057](https://github.com/TableProApp/TablePro/pull/2057)）。

対象は、調べたファイルの `FocusedValues` の拡張で宣言され、public でないキーです。キーパスがほかの呼び出しに渡されていれば、渡しているものと見なします。プレビューの中のものは数えません。

## Bad

キーを読むプロパティがあるのに、値を渡すビューがない形です。プレビューの中だけで渡すもの、`nil` を渡すだけのものも同じです。

## Good

どこかで渡されているキー、public なキー、ほかのモジュールのキー、`@FocusedObject` は報告しません。

## When to allow it

ほかのターゲットが渡している場合です。

## Platforms

すべて。メニューがあるのは macOS と iPadOS です。

"""###
    case ("imperative-keyboard-dismissal", .english):
      return ###"""
---
id: imperative-keyboard-dismissal
group: setting
severity: info
default: off
words: sendAction & resignFirstResponder
messages:
  send-action: "This resigns whatever has focus; set this type's focus state to `nil` or `false` instead."
---

# Keyboard closed without the focus state

[sendAction](https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)) with
`resignFirstResponder` closes the keyboard of whatever has it, in any window, and the focus state hears of
it later: the next statement still reads the old value. A type that has a focus state closes its keyboard
by setting it to `nil` or `false`, which can be tested as well
([TablePro #1167](https://github.com/TableProApp/TablePro/pull/1167)).

## Bad

```swift
import SwiftUI

struct FeedbackForm: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Feedback", text: $text)
      .focused($isFocused)
      .toolbar {
        Button("Done") {
          UIApplication.shared.sendAction(  // expect: imperative-keyboard-dismissal
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
  }
}
```

```swift
import SwiftUI

struct ProfileForm: View {
  enum Field: Hashable { case name, mail }

  @Binding var name: String
  @Binding var mail: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Button("Save", action: save)
    }
  }

  private func save() {
    let resign = #selector(UIResponder.resignFirstResponder)
    UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)  // expect: imperative-keyboard-dismissal
  }
}
```

```swift
import SwiftUI

struct SearchBar: View {
  @Binding var term: String
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    HStack {
      TextField("Search", text: $term).focused($isFocused)
      Button("Cancel") {
        term = ""
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)  // expect: imperative-keyboard-dismissal
      }
    }
  }
}
```

## Good

```swift
import SwiftUI

struct FeedbackForm: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Feedback", text: $text)
      .focused($isFocused)
      .toolbar { Button("Done") { isFocused = false } }
  }
}
```

Where there is no focus state, this is how it is done:

```swift
import SwiftUI
import UIKit

extension View {
  func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct PlainForm: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text).onSubmit { hideKeyboard() }
  }
}
```

Other actions:

```swift
import SwiftUI

struct CopyField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Text", text: $text)
      .focused($isFocused)
      .toolbar {
        Button("Copy") {
          UIApplication.shared.sendAction(
            #selector(UIResponderStandardEditActions.copy(_:)), to: nil, from: nil, for: nil)
        }
      }
  }
}
```

## When to allow it

Where the keyboard belongs to a UIKit view that no focus state reaches.

## Platforms

iOS, tvOS and visionOS, which have UIKit.

"""###
    case ("imperative-keyboard-dismissal", .japanese):
      return ###"""
---
messages:
  send-action: "どの欄のフォーカスも外れます。代わりにこの型のフォーカス状態に `nil` か `false` を代入してください。"
---

# フォーカス状態を使わずにキーボードを閉じている

[sendAction](https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)) で `resignFirstResponder` を送ると、どのウインドウのどの欄であってもキーボードが閉じます。フォーカス状態に伝わるのは後なので、次の行ではまだ古い値が読まれます。フォーカス状態を持つ型なら、`nil` か `false` を代入して閉じられ、テストもできます（[TablePro #1167](https://github.com/TableProApp/TablePro/pull/1167)）。

## Bad

フォーカス状態を持つ型の中で `sendAction(#selector(UIResponder.resignFirstResponder), …)` を呼ぶ形です。

## Good

フォーカス状態に代入して閉じます。フォーカス状態のない型での呼び出しや、ほかのアクションは報告しません。

## When to allow it

フォーカス状態の届かない UIKit のビューがキーボードを出している場合。

## Platforms

UIKit のある iOS、tvOS、visionOS。

"""###
    case ("keyboard-toolbar-repeated", .english):
      return ###"""
---
id: keyboard-toolbar-repeated
group: setting
severity: warning
default: on
words: placement & .keyboard | TextField | TextEditor
messages:
  more: "One screen shows all its keyboard toolbars at once; keep a single one, on the container."
  row: "Each row adds its own keyboard toolbar, so the buttons pile up; move it outside the rows."
related:
  first: "The first keyboard toolbar is here."
---

# A keyboard toolbar on each field

The bar above the keyboard belongs to the screen: SwiftUI collects the
[keyboard items](https://developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard) of all
views on it, whichever field has focus. A toolbar on each field therefore gives several Done buttons
in a row. One, on the container of the fields, is enough.

## Bad

```swift
import SwiftUI

struct Rates: View {
  enum Field: Hashable { case buy, sell }

  @Binding var buy: String
  @Binding var sell: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Buy", text: $buy)
        .focused($field, equals: .buy)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Done") { field = nil }
          }
        }
      TextField("Sell", text: $sell)
        .focused($field, equals: .sell)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {  // expect: keyboard-toolbar-repeated
            Button("Done") { field = nil }
          }
        }
    }
  }
}
```

In a row, once for each element:

```swift
import SwiftUI

struct Day: Identifiable {
  let id: Int
  var hours: String
}

struct Timesheet: View {
  @Binding var days: [Day]
  @FocusState private var day: Int?

  var body: some View {
    List {
      ForEach($days) { $item in
        row($item)
      }
    }
  }

  private func row(_ item: Binding<Day>) -> some View {
    TextField("Hours", text: item.hours)
      .focused($day, equals: item.wrappedValue.id)
      .toolbar {
        ToolbarItem(placement: .keyboard) {  // expect: keyboard-toolbar-repeated
          Button("Done") { day = nil }
        }
      }
  }
}
```

A modifier that holds the toolbar, applied to two fields:

```swift
// file: DoneBar.swift
import SwiftUI

extension View {
  func doneBar(_ done: @escaping () -> Void) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done", action: done)
      }
    }
  }
}
// file: Measures.swift
import SwiftUI

struct Measures: View {
  @Binding var width: String
  @Binding var height: String
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Width", text: $width)
        .focused($isFocused)
        .doneBar { isFocused = false }
      TextField("Height", text: $height)
        .doneBar { isFocused = false }  // expect: keyboard-toolbar-repeated
    }
  }
}
```

## Good

One toolbar, with as many items as it takes:

```swift
import SwiftUI

struct Rates: View {
  enum Field: Hashable { case buy, sell }

  @Binding var buy: String
  @Binding var sell: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Buy", text: $buy).focused($field, equals: .buy)
      TextField("Sell", text: $sell).focused($field, equals: .sell)
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Next") { field = .sell }
      }
      ToolbarItem(placement: .keyboard) {
        Button("Done") { field = nil }
      }
    }
  }
}
```

Each bar is filled for its own field only:

```swift
import SwiftUI

struct Rates: View {
  enum Field: Hashable { case buy, sell }

  @Binding var buy: String
  @Binding var sell: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Buy", text: $buy)
        .focused($field, equals: .buy)
        .toolbar {
          if field == .buy {
            ToolbarItem(placement: .keyboard) { Button("Done") { field = nil } }
          }
        }
      TextField("Sell", text: $sell)
        .focused($field, equals: .sell)
        .toolbar {
          if field == .sell {
            ToolbarItem(placement: .keyboard) { Button("Clear") { sell = "" } }
          }
        }
    }
  }
}
```

Branches of which one is there, another screen, and other placements:

```swift
import SwiftUI

struct NoteScreen: View {
  let isShort: Bool
  @Binding var title: String
  @Binding var text: String
  @State private var showsTitle = false
  @FocusState private var isFocused: Bool

  var body: some View {
    editor
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Title") { showsTitle = true } }
      }
      .sheet(isPresented: $showsTitle) {
        TextField("Title", text: $title)
          .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Clear") { title = "" } }
          }
      }
  }

  @ViewBuilder private var editor: some View {
    if isShort {
      TextField("Note", text: $text)
        .focused($isFocused)
        .toolbar {
          ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
        }
    } else {
      TextEditor(text: $text)
        .focused($isFocused)
        .toolbar {
          ToolbarItem(placement: .keyboard) { Button("OK") { isFocused = false } }
        }
    }
  }
}
```

## When to allow it

Where each toolbar adds another button, and all of them are wanted at once.

## Platforms

iOS and visionOS have a keyboard with a bar; on the Mac the items go to the Touch Bar.

"""###
    case ("keyboard-toolbar-repeated", .japanese):
      return ###"""
---
messages:
  more: "1つの画面のキーボードツールバーは同時に並びます。コンテナに1つだけ付けてください。"
  row: "行ごとにキーボードツールバーが加わり、ボタンが並びます。行の外に1つだけ付けてください。"
related:
  first: "最初のキーボードツールバーはここです。"
---

# 欄ごとのキーボードツールバー

キーボードの上のバーは画面のものです。SwiftUI は、どの欄にフォーカスがあっても、画面上のすべてのビューの[キーボード項目](https://developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard)を集めます。欄ごとに付けると「完了」がいくつも並びます。欄を囲むコンテナに1つ付ければ足ります。

## Bad

1つの画面の2つの欄に `placement: .keyboard` のツールバーを付けた形、`ForEach` の行の中に付けた形、ツールバーを持つ自作のモディファイアを2つの欄に付けた形です。

## Good

コンテナに1つだけ付けます（項目はいくつでも構いません）。フォーカスのある欄だけ中身を出すもの、同時には現れない分岐、シートの中、ほかの配置は報告しません。

## When to allow it

それぞれ別のボタンを加えていて、すべて並べたい場合です。

## Platforms

キーボードの上にバーのある iOS と visionOS。macOS では Touch Bar に出ます。

"""###
    case ("missing-focused-binding", .english):
      return ###"""
---
id: missing-focused-binding
group: state
severity: warning
default: on
words: FocusState
messages:
  unbound: "`{name}` is bound to no view; add `.focused(${name})`, or writing it does nothing."
  unbound-accessibility: "`{name}` has no view, so writing it does nothing; add `.accessibilityFocused(${name})`."
fixes:
  remove: "Remove `{name}`, which nothing uses"
---

# Focus state that is bound to no view

[@FocusState](https://developer.apple.com/documentation/swiftui/focusstate) only mirrors a view that
[.focused](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)) ties to it.
Without that, reading gives `false` or `nil` for ever and writing is ignored in silence: no error, no
warning, no keyboard.

Any use of the projection counts as bound: `.focused($x)`, an argument to a child, a helper of a store,
a read of `_x`. Extensions in other files are looked up.

## Bad

The button that should open the keyboard:

```swift
import SwiftUI

struct StationSearch: View {
  @State private var query = ""
  @FocusState private var queryFocused: Bool  // expect: missing-focused-binding

  var body: some View {
    VStack {
      TextField("Station", text: $query)
      Button("Search") { queryFocused = true }
    }
  }
}
```

A modifier that means to follow the focus of its content:

```swift
import SwiftUI

struct FocusRing: ViewModifier {
  @FocusState private var isFocused: Bool  // expect: missing-focused-binding

  func body(content: Content) -> some View {
    content
      .padding(8)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(isFocused ? Color.accentColor : .secondary)
      }
  }
}
```

Writing `_x` in an initializer replaces the state, it binds nothing; and one state of two is easily
forgotten:

```swift
import SwiftUI

struct TripEditor: View {
  enum Field: Hashable { case name, days }

  @Binding var name: String
  @Binding var days: String
  @FocusState private var field: Field?
  @FocusState private var lastField: Field?  // expect: missing-focused-binding

  init(name: Binding<String>, days: Binding<String>) {
    _name = name
    _days = days
    _lastField = FocusState()
  }

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Days", text: $days).focused($field, equals: .days)
      Button("Back to the last field") { field = lastField }
    }
    .onChange(of: field) { old, _ in lastField = old }
  }
}
```

The `$tag` of a closure is the closure's own, and VoiceOver's focus needs its modifier too:

```swift
import SwiftUI

struct Tag: Identifiable {
  let id = UUID()
  var text: String
}

struct TagList: View {
  @Binding var tags: [Tag]
  let message: String
  @FocusState private var tag: Bool  // expect: missing-focused-binding
  @AccessibilityFocusState private var messageIsRead: Bool  // expect: missing-focused-binding

  var body: some View {
    List {
      ForEach($tags) { $tag in
        TextField("Tag", text: $tag.text)
      }
      Text(message)
      Button("Edit") {
        tag = true
        messageIsRead = true
      }
    }
  }
}
```

Left behind, and named nowhere else:

```swift
import SwiftUI

struct CouponField: View {
  @Binding var code: String

  /// Whether the keyboard is up.
  @FocusState private var isEditing: Bool  // expect: missing-focused-binding

  var body: some View { TextField("Code", text: $code) }
}
```

## Good

Bound in the same type, by `.searchFocused`, through a child, and through a modifier of the project:

```swift
import SwiftUI

struct StationSearch: View {
  @State private var query = ""
  @State private var memo = ""
  @FocusState private var queryFocused: Bool
  @FocusState private var row: Int?
  @FocusState private var memoField: String?
  @AccessibilityFocusState private var titleIsRead: Bool

  var body: some View {
    VStack {
      Text("Stations").accessibilityFocused($titleIsRead)
      MemoField(text: $memo, focus: $memoField)
      Button("First row") { row = 0 }.cardFocus(self.$row)
      Button("Search") {
        queryFocused = true
        titleIsRead = true
      }
    }
    .searchable(text: $query)
    .searchFocused($queryFocused)
  }
}

struct MemoField: View {
  @Binding var text: String
  let focus: FocusState<String?>.Binding

  var body: some View { TextField("Memo", text: $text).focused(focus, equals: "memo") }
}

extension View {
  func cardFocus(_ row: FocusState<Int?>.Binding) -> some View { focused(row, equals: 0) }
}
```

Bound in an extension in another file:

```swift
// file: PairingScreen.swift
import SwiftUI

struct PairingScreen: View {
  @State var code = ""
  @FocusState var codeFocused: Bool

  var body: some View {
    Form {
      codeField
      Button("Enter the code") { codeFocused = true }
    }
  }
}
// file: PairingScreen+Code.swift
import SwiftUI

extension PairingScreen {
  var codeField: some View {
    TextField("Code", text: $code)
      .focused($codeFocused)
  }
}
```

The whole state handed over, `projectedValue`, and a fallback:

```swift
import SwiftUI

struct PriceScreen: View {
  @State private var price = ""
  @State private var tax = ""
  var outerFocus: FocusState<Bool>.Binding?
  @FocusState private var priceFocused: Bool
  @FocusState private var taxFocused: Bool?

  var body: some View {
    VStack {
      let focus = _taxFocused.projectedValue
      TextField("Price", text: $price).focused(outerFocus ?? $priceFocused)
      TextField("Tax", text: $tax).focused(focus, equals: true)
      Button("Edit") { priceFocused = true }
    }
  }
}
```

A store that keeps itself and the focus in step:

```swift
import SwiftUI

struct LoginScreen: View {
  enum Field: Hashable { case name }

  @ObservedObject var store: LoginStore
  @FocusState private var focus: Field?

  var body: some View {
    TextField("Name", text: $store.name)
      .bind($store.field, to: $focus)
  }
}

final class LoginStore: ObservableObject {
  @Published var name = ""
  @Published var field: LoginScreen.Field?
}

extension View {
  func bind<Value: Hashable>(
    _ value: Binding<Value?>, to focus: FocusState<Value?>.Binding
  ) -> some View {
    onChange(of: value.wrappedValue) { _, wanted in focus.wrappedValue = wanted }
      .onChange(of: focus.wrappedValue) { _, actual in value.wrappedValue = actual }
  }
}
```

## When to allow it

Never for long: an unbound focus state can be removed. While a screen is being built, disable the rule
for the line.

## Platforms

All.

"""###
    case ("missing-focused-binding", .japanese):
      return ###"""
---
messages:
  unbound: "`{name}` はどのビューにも結び付いていません。`.focused(${name})` がないと、代入しても何も起きません。"
  unbound-accessibility: "`{name}` はどのビューにも結び付いていません。`.accessibilityFocused(${name})` を付けてください。"
fixes:
  remove: "どこにも使われていない `{name}` を削除"
---

# どのビューにも結び付いていないフォーカス状態

[@FocusState](https://developer.apple.com/documentation/swiftui/focusstate) は [.focused](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)) で結び付けたビューの状態を映すだけです。結び付けがなければ、読んでも常に `false` か `nil`、書いても黙って無視されます。エラーも警告も出ず、キーボードも出ません。

`$x` の使い道は問いません。`.focused($x)`、子ビューへの引数、ストアの補助メソッド、`_x` の読み出し、どれも結び付きと見なします。別ファイルの extension も調べます。

## Bad

ボタンで代入しているのに、欄に `.focused` がない画面。content のフォーカスを追うつもりで何も結び付けていない ViewModifier。イニシャライザで `_x` に代入しただけの状態（置き換わるだけで結び付きません）。`ForEach` のクロージャの `$tag` は引数のほうで、同名のフォーカス状態ではありません。どこからも使われずに残った状態（修正で削除できます）。

## Good

同じ型、別ファイルの extension、`.searchFocused`、子ビュー、プロジェクト独自のモディファイア、`.bind($store.field, to: $focus)` のいずれかで結び付けたものです。

## When to allow it

長く残すものではありません。使わないフォーカス状態は消せます。作りかけの画面なら、その行だけ無効にしてください。

## Platforms

すべて。

"""###
    case ("missing-one-shot-guard", .english):
      return ###"""
---
id: missing-one-shot-guard
group: bridge
severity: warning
default: on
words: irstResponder
messages:
  every-update: "Every update takes focus again, even while the screen closes; guard it with a coordinator flag."
  never-changed: "`{flag}` is tested but never changed, so every update takes focus again; set it on this path."
  introspect: "Every update runs this closure and takes focus again; remember in a flag that it has run."
  layout: "`{function}` takes focus again at every layout pass; remember in a flag that it has run."
  cell: "`{function}` takes focus for each cell shown again; remember in a flag that it has run."
related:
  reached: "It is reached from `{name}`, which runs again and again."
  flag: "`{flag}` is declared here."
fixes:
  remember: "Remember in `{flag}` that focus was taken"
---

# Focus taken again at every update

[updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:))
runs for every change of any state around it, also for the last one, while the screen is closing: the
keyboard comes back, or goes down and up again
([swiftui-introspect #43](https://github.com/siteline/swiftui-introspect/issues/43)). The struct is made
anew each time, so what happened must be remembered in the coordinator or the view.

What counts as a guard is a flag that outlives the struct, tested before the call and changed on the way
(in the dispatched closure too); a comparison with a remembered value that is then stored; or a binding
that the coordinator's delegate, or the update itself, sets back. `!isFirstResponder` and a property of
the struct remember nothing. The same holds for layout passes and for cells, which are shown again and
again.

The fix sets the flag only where focus was taken and, in a closure, asks for the window first. What a
closure of yours captures stays as it is: until the next turn of the main queue it keeps nothing that matters.

## Bad

Dispatched, but at every update, since a property of the struct stays as it is:

```swift
import SwiftUI

struct GreetingField: UIViewRepresentable {
  let autofocus: Bool

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard autofocus, field.window != nil, !field.isFirstResponder else { return }
    DispatchQueue.main.async {
      field.becomeFirstResponder()  // expect: missing-one-shot-guard
    }
  }
}
```

A flag that nothing changes, and one that is reset to what it was:

```swift
import SwiftUI

struct AliasField: UIViewRepresentable {
  let isNew: Bool

  final class Coordinator {
    var didFocus = false
    var isFresh = true
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    let coordinator = context.coordinator
    if isNew, !coordinator.didFocus {
      Task { @MainActor in
        field.becomeFirstResponder()  // expect: missing-one-shot-guard
      }
    } else if coordinator.isFresh {
      coordinator.isFresh = true
      DispatchQueue.main.async {
        field.becomeFirstResponder()  // expect: missing-one-shot-guard
      }
    }
  }
}
```

Two calls away; a binding that nothing sets back; and the bare call, which is two mistakes:

```swift
// file: ReplyField.swift
import SwiftUI

struct ReplyField: UIViewRepresentable {
  @Binding var wantsFocus: Bool

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ editor: UITextView, context: Context) {
    show(in: editor)
  }
}

struct PinField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    field.keyboardType = .numberPad
    field.becomeFirstResponder()  // expect: first-responder-outside-main-queue, missing-one-shot-guard
  }
}
// file: ReplyField+Show.swift
import UIKit

extension ReplyField {
  func show(in editor: UITextView) {
    editor.tintColor = .systemGreen
    if wantsFocus { openKeyboard(editor) }
  }

  private func openKeyboard(_ editor: UITextView) {
    DispatchQueue.main.async { [weak editor] in
      guard let editor, editor.window != nil else { return }
      editor.becomeFirstResponder()  // expect: missing-one-shot-guard
    }
  }
}
```

Introspection runs its closure at every update of the view:

```swift
import SwiftUI
import SwiftUIIntrospect

struct TitleField: View {
  @Binding var title: String
  let isDraft: Bool

  var body: some View {
    TextField("Title", text: $title)
      .introspect(.textField, on: .iOS(.v17, .v18)) { field in
        if isDraft {
          DispatchQueue.main.async {
            field.becomeFirstResponder()  // expect: missing-one-shot-guard
          }
        }
      }
  }
}
```

Layout passes and cells:

```swift
import UIKit

final class SearchHeader: UIView {
  let field = UISearchTextField()

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
    if window != nil {
      field.becomeFirstResponder()  // expect: missing-one-shot-guard
    }
  }
}

final class NameCell: UITableViewCell {
  let field = UITextField()
}

final class GuestsController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    if let cell = cell as? NameCell, indexPath.row == 0 {
      cell.field.becomeFirstResponder()  // expect: missing-one-shot-guard
    }
    return cell
  }
}
```

## Good

A flag on the coordinator, set where the call succeeded; the edge of a value, for focus that comes back:

```swift
import SwiftUI

struct GreetingField: UIViewRepresentable {
  let autofocus: Bool

  final class Coordinator { var didFocus = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    let coordinator = context.coordinator
    guard autofocus, !coordinator.didFocus else { return }
    DispatchQueue.main.async { [weak field] in
      guard let field, field.window != nil else { return }
      if field.becomeFirstResponder() { coordinator.didFocus = true }
    }
  }
}

struct StepField: UIViewRepresentable {
  let wanted: Bool

  final class Coordinator { var last = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    defer { context.coordinator.last = wanted }
    if wanted && wanted != context.coordinator.last {
      Task { @MainActor in field.becomeFirstResponder() }
    }
  }
}
```

A request that is taken away, a flag on the view, and `@State`:

```swift
import SwiftUI

final class TitleTextView: UITextView {
  var hasTakenFocus = false
}

struct TitleEditor: UIViewRepresentable {
  @State private var isSpent = false

  final class Coordinator {
    var request: NSRange? = NSRange(location: 0, length: 0)

    func takesRequest() -> Bool {
      defer { request = nil }
      return request != nil
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> TitleTextView { TitleTextView() }

  func updateUIView(_ editor: TitleTextView, context: Context) {
    if let range = context.coordinator.request {
      context.coordinator.request = nil
      DispatchQueue.main.async {
        editor.becomeFirstResponder()
        editor.selectedRange = range
      }
    } else if !editor.hasTakenFocus {
      editor.hasTakenFocus = true
      OperationQueue.main.addOperation { editor.becomeFirstResponder() }
    } else if !isSpent {
      Task { @MainActor in
        isSpent = true
        editor.becomeFirstResponder()
      }
    } else if context.coordinator.takesRequest() {
      RunLoop.main.perform { editor.becomeFirstResponder() }
    }
  }
}
```

A binding in both directions, and one that is consumed:

```swift
import SwiftUI

struct SyncedField: UIViewRepresentable {
  @Binding var isEditing: Bool

  func makeCoordinator() -> Coordinator { Coordinator(isEditing: $isEditing) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    guard isEditing, !field.isFirstResponder else { return }
    DispatchQueue.main.async { field.becomeFirstResponder() }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let isEditing: Binding<Bool>

    init(isEditing: Binding<Bool>) { self.isEditing = isEditing }

    func textFieldDidBeginEditing(_ textField: UITextField) { isEditing.wrappedValue = true }
    func textFieldDidEndEditing(_ textField: UITextField) { isEditing.wrappedValue = false }
  }
}

struct JumpField: UIViewRepresentable {
  @Binding var jump: Bool

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard jump else { return }
    DispatchQueue.main.async {
      field.becomeFirstResponder()
      jump = false
    }
  }
}
```

Introspection with a flag, and cells and layouts that only store closures or clear a pending row:

```swift
import SwiftUI
import SwiftUIIntrospect

struct TitleField: View {
  @Binding var title: String
  @State private var didFocus = false

  var body: some View {
    TextField("Title", text: $title)
      .introspect(.textField, on: .iOS(.v17, .v18)) { field in
        guard !didFocus else { return }
        DispatchQueue.main.async {
          didFocus = true
          field.becomeFirstResponder()
        }
      }
  }
}

final class NameCell: UITableViewCell {
  let field = UITextField()
  var onTap: () -> Void = {}
}

final class GuestsController: UITableViewController {
  private var pendingRow: Int? = 0

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    guard let cell = cell as? NameCell else { return cell }
    cell.onTap = { [weak cell] in cell?.field.becomeFirstResponder() }
    if pendingRow == indexPath.row {
      pendingRow = nil
      DispatchQueue.main.async { cell.field.becomeFirstResponder() }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (tableView.cellForRow(at: indexPath) as? NameCell)?.field.becomeFirstResponder()
  }
}
```

## When to allow it

A field that must keep the keyboard for as long as it is on screen (a hidden field behind a code entry,
a game) takes focus at every update on purpose.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("missing-one-shot-guard", .japanese):
      return ###"""
---
messages:
  every-update: "更新のたびに（画面を閉じる途中でも）フォーカスを奪い直します。Coordinator のフラグで1回に限ってください。"
  never-changed: "`{flag}` は確認されるだけで変わらず、更新のたびにフォーカスを奪い直します。ここで変更してください。"
  introspect: "このクロージャは更新のたびに走り、フォーカスを奪い直します。フラグで1回に限ってください。"
  layout: "`{function}` はレイアウトのたびにフォーカスを奪い直します。フラグで1回に限ってください。"
  cell: "`{function}` はセルが表示されるたびにフォーカスを奪い直します。フラグで1回に限ってください。"
related:
  reached: "繰り返し呼ばれる `{name}` から、ここに来ます。"
  flag: "`{flag}` の宣言はここです。"
fixes:
  remember: "フォーカスしたことを `{flag}` に覚えさせる"
---

# 更新のたびにフォーカスを奪い直している

[updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)) は周囲の状態が変わるたびに、画面を閉じる最後の更新でも呼ばれます。そのため、閉じる途中でキーボードがまた出たり、沈んでは上がったりします（[swiftui-introspect #43](https://github.com/siteline/swiftui-introspect/issues/43)）。構造体は毎回作り直されるので、「もう済んだ」ことは Coordinator かビューに覚えさせます。

1回に限ったと見なすのは次の3つです。構造体より長く残るフラグを呼び出しの前に確かめ、その道筋で変えている（後に回したクロージャの中でも構いません）。覚えておいた値と比べ、そのあと保存している。要求の Binding を、Coordinator のデリゲートか更新そのものが戻している。`!isFirstResponder` と構造体のプロパティは、何も覚えていないので当たりません。レイアウトとセルも繰り返されるので、同じことが言えます。

自動修正は、フォーカスを取れたときにだけフラグを立て、クロージャの中では先にウインドウを確かめます。もともとあるクロージャのキャプチャは変えません。メインキューの次の回までなら、強く持っていても困るものはないからです。

## Bad

`DispatchQueue.main.async` で囲んでも、条件が構造体のプロパティだけなら更新のたびに走ります。確かめるだけで変えないフラグ、元と同じ値に戻すフラグ、誰も戻さない Binding、introspect のクロージャ、`layoutSubviews`、`cellForRowAt` も同じです。

## Good

Coordinator のフラグ（成功したときに立てます）、値の変わり目（`wanted != last`）、取り出したら消す要求、ビュー側のフラグ、`@State`、デリゲートが戻す双方向の Binding です。

## When to allow it

表示中はずっとキーボードを出しておく欄（認証コード入力の裏にある隠れた欄や、ゲームなど）は、更新のたびに奪い直すのが狙いどおりです。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("multiple-bool-focus-states", .english):
      return ###"""
---
id: multiple-bool-focus-states
group: state
severity: warning
default: on
words: FocusState
messages:
  more: "`{name}` is one more Bool focus state; one optional enum keeps the fields from disagreeing."
related:
  first: "The first Bool focus state is `{name}`."
  handed: "No fix is offered, since `{name}` is handed on here."
  unclear: "No fix is offered, since this use of `{name}` cannot be rewritten for sure."
  taken: "No fix is offered, since `{name}` and the other names for the enum are taken."
fixes:
  enum: "Make the Bool states one `{type}?`"
---

# Several Bool focus states in one type

A screen has one focus, but several flags can claim it at once, and moving on means resetting the
others by hand. One `Field?` cannot be two values, and `nil` closes the keyboard.
[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) is documented with such an
enum, and apps that started with flags moved to it
([subconscious #24](https://github.com/subconsciousnetwork/subconscious/pull/24)).

The rule counts Bool `@FocusState` properties (annotated `Bool`, or not at all) of one type that are
each bound to a view of their own, by `.focused($x)` or by being handed to one view or modifier.

## Bad

One flag for each field of a form:

```swift
import SwiftUI

struct SignUpForm: View {
  @State private var email = ""
  @State private var nickname = ""
  @State private var password = ""
  @FocusState private var emailIsFocused: Bool
  @FocusState private var nicknameIsFocused: Bool  // expect: multiple-bool-focus-states
  @FocusState private var passwordIsFocused: Bool  // expect: multiple-bool-focus-states

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .focused($emailIsFocused)
        .onSubmit { nicknameIsFocused = true }
      TextField("Nickname", text: $nickname)
        .focused($nicknameIsFocused)
        .onSubmit { passwordIsFocused = true }
      SecureField("Password", text: $password)
        .focused($passwordIsFocused)
      Button("Hide keyboard") {
        emailIsFocused = false
        nicknameIsFocused = false
        passwordIsFocused = false
      }
    }
  }
}
```

The same behind a design system: the projections are handed to views that bind them, in an extension,
and the types are not written down.

```swift
// file: TransferScreen.swift
import SwiftUI

struct TransferScreen: View {
  @State var amount = ""
  @State var memo = ""
  @FocusState var amountFocused
  @FocusState var memoFocused  // expect: multiple-bool-focus-states

  var body: some View {
    Form {
      amountRow
      memoRow
    }
  }
}
// file: TransferScreen+Rows.swift
import SwiftUI

extension TransferScreen {
  var amountRow: some View {
    MoneyField(title: "Amount", text: $amount, isFocused: $amountFocused)
  }

  var memoRow: some View {
    TextField("Memo", text: $memo)
      .modifier(UnderlineWhenFocused(isFocused: $memoFocused))
  }
}
// file: MoneyField.swift
import SwiftUI

struct MoneyField: View {
  let title: String
  @Binding var text: String
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    TextField(title, text: $text)
      .keyboardType(.decimalPad)
      .focused($isFocused)
  }
}

struct UnderlineWhenFocused: ViewModifier {
  @FocusState.Binding var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .overlay(alignment: .bottom) { Divider().opacity(isFocused ? 1 : 0) }
  }
}
```

A screen and its own sheet are not exclusive either, both can be asked for while the sheet closes:

```swift
import SwiftUI

struct NotesScreen: View {
  @Binding var title: String
  @Binding var label: String
  @State private var showsLabel = false
  @FocusState private var titleFocused: Bool
  @FocusState private var labelFocused: Bool  // expect: multiple-bool-focus-states

  var body: some View {
    TextField("Title", text: $title)
      .focused($titleFocused)
      .sheet(isPresented: $showsLabel) {
        TextField("Label", text: $label)
          .focused($labelFocused)
          .onSubmit { titleFocused = true }
      }
  }
}
```

The flag of a container may be true together with a field's, but that leaves two fields here:

```swift
import SwiftUI

struct FilterBar: View {
  @Binding var from: String
  @Binding var to: String
  @FocusState private var barHasFocus: Bool
  @FocusState private var fromHasFocus: Bool
  @FocusState private var toHasFocus: Bool  // expect: multiple-bool-focus-states

  var body: some View {
    HStack {
      TextField("From", text: $from).focused($fromHasFocus)
      TextField("To", text: $to).focused($toHasFocus)
    }
    .focused($barHasFocus)
    .background(barHasFocus ? Color.yellow.opacity(0.1) : .clear)
  }
}
```

## Good

One optional enum:

```swift
import SwiftUI

struct SignUpForm: View {
  enum Field: Hashable { case email, nickname, password }

  @State private var email = ""
  @State private var nickname = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .focused($field, equals: .email)
        .onSubmit { field = .nickname }
      TextField("Nickname", text: $nickname)
        .focused($field, equals: .nickname)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
      Button("Hide keyboard") { field = nil }
    }
  }
}
```

A Bool for the container, which is true together with the field's:

```swift
import SwiftUI

struct CommentBox: View {
  @Binding var comment: String
  @FocusState private var boxHasFocus: Bool
  @FocusState private var commentHasFocus: Bool

  var body: some View {
    VStack {
      field
      Button("Post") { commentHasFocus = false }
    }
    .focused($boxHasFocus)
    .border(boxHasFocus ? Color.accentColor : .gray)
  }

  private var field: some View {
    TextField("Comment", text: $comment).focused($commentHasFocus)
  }
}
```

Fields that are never on screen together, and platforms that are never compiled together:

```swift
import SwiftUI

struct VerifyPhone: View {
  enum Step { case phone, code }

  @Binding var phone: String
  @Binding var code: String
  let step: Step
  @FocusState private var phoneFocused: Bool
  @FocusState private var codeFocused: Bool

  var body: some View {
    switch step {
    case .phone:
      TextField("Phone", text: $phone).focused($phoneFocused)
    case .code:
      TextField("Code", text: $code).focused($codeFocused)
    }
  }
}

struct QuickNote: View {
  @Binding var note: String
  #if os(macOS)
    @FocusState private var panelFocused: Bool
  #else
    @FocusState private var sheetFocused: Bool
  #endif

  var body: some View {
    #if os(macOS)
      TextField("Note", text: $note).focused($panelFocused)
    #else
      TextField("Note", text: $note).focused($sheetFocused)
    #endif
  }
}
```

Parameters, VoiceOver focus, the search field, `Bool?` and an enum are other things, and so is a flag
of another type:

```swift
import SwiftUI

struct OrderEditor: View {
  enum Column: Hashable { case left, right }

  @Binding var coupon: String
  @Binding var query: String
  let problem: String?
  @FocusState private var couponFocused: Bool
  @FocusState private var searching: Bool
  @FocusState private var column: Column?
  @FocusState private var optional: Bool?
  @AccessibilityFocusState private var problemIsRead: Bool
  @FocusState.Binding var outer: Bool

  var body: some View {
    VStack {
      TextField("Coupon", text: $coupon).focused($couponFocused)
      Button("Left") {}.focused($column, equals: .left)
      Button("Right") {}.focused($column, equals: .right)
      Button("More") {}.focused($optional, equals: true)
      Text(problem ?? "").accessibilityFocused($problemIsRead)
      Button("Close") { outer = false }.focused($outer)
    }
    .searchable(text: $query)
    .searchFocused($searching)
  }
}

extension OrderEditor {
  struct NameRow: View {
    @Binding var name: String
    @FocusState private var isFocused: Bool

    var body: some View { TextField("Name", text: $name).focused($isFocused) }
  }

  struct CityRow: View {
    @Binding var city: String
    @FocusState private var isFocused: Bool

    var body: some View { TextField("City", text: $city).focused($isFocused) }
  }
}
```

## When to allow it

When two fields are in windows of their own that one type happens to declare, each window has its own
focus and the flags cannot disagree.

## Platforms

All; focus states exist from iOS 15, macOS 12, tvOS 15 and watchOS 8.

"""###
    case ("multiple-bool-focus-states", .japanese):
      return ###"""
---
messages:
  more: "Bool のフォーカス状態がここにもあります（`{name}`）。1つのオプショナルな enum にまとめると食い違いません。"
related:
  first: "最初の Bool のフォーカス状態は `{name}` です。"
  handed: "`{name}` をここでほかへ渡しているので、自動では直せません。"
  unclear: "`{name}` のこの使い方は確実には書き換えられないので、自動では直せません。"
  taken: "`{name}` など、enum に付ける名前がどれも使われているので、自動では直せません。"
fixes:
  enum: "Bool の状態を1つの `{type}?` にまとめる"
---

# 1つの型に Bool のフォーカス状態が複数ある

フォーカスは画面に1つなのに、フラグがいくつもあると同時に true にでき、移動のたびに残りを手で戻すことになります。`Field?` なら値は必ず1つで、`nil` を入れるだけでキーボードが閉じます。[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) のドキュメントもこの形で書かれていて、フラグから enum へ移ったアプリもあります（[subconscious #24](https://github.com/subconsciousnetwork/subconscious/pull/24)）。

数えるのは、1つの型にある Bool の `@FocusState`（型注釈が `Bool`、または注釈なし）のうち、`.focused($x)` か、ビューやモディファイアへの引き渡しで、それぞれ別のビューに結び付いているものです。

## Bad

欄ごとに1つずつフラグを持つフォーム。デザインシステムの欄に `$x` を渡す形でも、欄が別ファイルの extension にあっても同じです。画面とそのシートの欄も、シートが閉じる間は両方を true にできるので数えます。

## Good

オプショナルな enum を1つだけ持つ形です。欄を囲むコンテナのフラグ（欄と同時に true になって当然です）、`if` や `switch`、`#if` の別々の分岐にある欄、`@FocusState.Binding` の引数、VoiceOver のフォーカス、`.searchFocused` の検索欄は数えません。

## When to allow it

2つの欄が別々のウインドウにある場合です。フォーカスはウインドウごとにあるので、食い違いは起きません。

## Platforms

すべて。フォーカス状態は iOS 15、macOS 12、tvOS 15、watchOS 8 からです。

"""###
    case ("newline-watch-without-submit", .english):
      return ###"""
---
id: newline-watch-without-submit
group: setting
severity: warning
default: on
words: onChange & vertical
messages:
  unanswered: "On macOS, Return submits this field and enters no newline; add `onSubmit` for it."
---

# A watch for the line break that never comes on the Mac

On iOS a vertical `TextField` takes Return as a line break, and an `onChange` that looks for it is the
usual way to submit. On macOS Return submits the same field and enters no line break
([onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:))), so the watch
waits in vain and nothing happens.

The rule speaks where macOS is written down: in the configuration, on the command line, in
Package.swift, or in the `#if` around the code.

## Bad

```swift
import SwiftUI

#if os(macOS)
  struct Prompt: View {
    @State private var line = ""
    let run: (String) -> Void

    var body: some View {
      TextField("Command", text: $line, axis: .vertical)
        .onChange(of: line) { _, new in  // expect: newline-watch-without-submit
          guard new.last == "\n" else { return }
          line.removeLast()
          run(line)
          line = ""
        }
    }
  }
#endif
```

In a function, and in the branch of a file for both platforms:

```swift
import SwiftUI

struct ChatField: View {
  @State private var draft = ""
  let send: (String) -> Void

  var body: some View {
    #if os(iOS)
      field.onChange(of: draft) { _, new in submit(ifReturn: new) }
    #else
      TextField("Message", text: $draft, axis: .vertical)
        .onChange(of: draft) { _, new in  // expect: newline-watch-without-submit
          submit(ifReturn: new)
        }
    #endif
  }

  private var field: some View {
    TextField("Message", text: $draft, axis: .vertical)
  }

  private func submit(ifReturn text: String) {
    if text.hasSuffix("\n") {
      draft = ""
      send(text)
    }
  }
}
```

A modifier in the chain that has nothing to do with Return:

```swift
import SwiftUI

#if canImport(AppKit)
  struct TagField: View {
    @State private var text = ""
    @Binding var tags: [String]

    var body: some View {
      TextField("Tags", text: $text, axis: .vertical)
        .textFieldStyle(.plain)
        .onChange(of: text) {  // expect: newline-watch-without-submit
          if text.contains(where: \.isNewline) {
            tags.append(text)
          }
        }
        .onExitCommand { text = "" }
    }
  }
#endif
```

## Good

Both ways on one field:

```swift
import SwiftUI

#if os(macOS) || os(iOS)
  struct Prompt: View {
    @State private var line = ""
    let run: (String) -> Void

    var body: some View {
      TextField("Command", text: $line, axis: .vertical)
        .onChange(of: line) { _, new in
          guard new.last == "\n" else { return }
          line.removeLast()
          submit()
        }
        .onSubmit(submit)
    }

    private func submit() {
      run(line)
      line = ""
    }
  }
#endif
```

Line breaks that are only taken out of the text, as on paste:

```swift
import SwiftUI

#if os(macOS)
  struct TitleField: View {
    @Binding var title: String

    var body: some View {
      TextField("Title", text: $title, axis: .vertical)
        .onChange(of: title) { _, new in
          if new.contains("\n") {
            title = new.replacingOccurrences(of: "\n", with: " ")
          }
        }
    }
  }
#endif
```

Return is answered by something else: the container, a key press, a default button:

```swift
import SwiftUI

#if os(macOS)
  struct Search: View {
    @Binding var query: String
    @Binding var note: String
    @Binding var reply: String
    let find: () -> Void

    var body: some View {
      Form {
        TextField("Query", text: $query, axis: .vertical)
          .onChange(of: query) { _, new in
            if new.hasSuffix("\n") { find() }
          }
      }
      .onSubmit(find)
      TextField("Note", text: $note, axis: .vertical)
        .onChange(of: note) { _, new in
          if new.hasSuffix("\n") { find() }
        }
        .onKeyPress(.return) {
          find()
          return .handled
        }
    }
  }

  struct ReplySheet: View {
    @Binding var reply: String
    let send: () -> Void

    var body: some View {
      VStack {
        TextField("Reply", text: $reply, axis: .vertical)
          .onChange(of: reply) { _, new in
            if new.hasSuffix("\n") { send() }
          }
        Button("Send", action: send).keyboardShortcut(.defaultAction)
      }
    }
  }
#endif
```

## When to allow it

Where Return is meant to do nothing on the Mac.

## Platforms

macOS, where it is written down.

"""###
    case ("newline-watch-without-submit", .japanese):
      return ###"""
---
messages:
  unanswered: "macOS ではこの欄の Return は改行にならず確定になります。`onSubmit` も付けてください。"
---

# macOS では来ない改行を待っている

iOS の縦に伸びる `TextField` では Return が改行になるので、`onChange` で改行を見て確定するのが定石です。macOS では同じ欄の Return が確定になり（[onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:))）、改行は入らないため、待っていても何も起きません。

報告するのは、設定、コマンドライン、Package.swift、またはそのコードを囲む `#if` に macOS と書いてある場合だけです。

## Bad

縦に伸びる `TextField` の `onChange` が改行で何かをするのに、`onSubmit` がない形です。呼び出した関数の中の判定も見ます。

## Good

同じ欄に `onSubmit` も付けます。改行を取り除くだけの `onChange`、コンテナの `onSubmit`、`onKeyPress`、Return で押されるボタンがある場合は報告しません。

## When to allow it

macOS の Return で何も起きないのが意図どおりなら、残して構いません。

## Platforms

macOS と書いてある場合の macOS。

"""###
    case ("non-hashable-focus-value", .english):
      return ###"""
---
id: non-hashable-focus-value
group: state
severity: error
default: on
words: FocusState
messages:
  plain: "`{type}` is not Hashable, so `@FocusState` cannot hold it; add `: Hashable`."
related:
  declared: "`{type}` is declared here."
fixes:
  conform: "Make `{type}` Hashable"
---

# Focus value that is not Hashable

`@FocusState` compares its value with those that the views carry, so the type must be Hashable:
[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) is declared for
`Value : Hashable`. An enum without associated values is Hashable by itself, but one with them is not,
and neither is a struct or class; Equatable, Identifiable or OptionSet do not bring it. The compiler
says so too, often at a modifier far away, in words about generic parameters.

A type that is Hashable through a protocol, a superclass or a macro that is not read is left alone.

## Bad

Associated values, and Equatable alone:

```swift
import SwiftUI

struct ShoppingList: View {
  enum Spot: Equatable {
    case search
    case line(UUID)
  }

  struct Line: Identifiable {
    let id = UUID()
    var title = ""
  }

  @Binding var query: String
  @Binding var lines: [Line]
  @FocusState private var spot: Spot?  // expect: non-hashable-focus-value

  var body: some View {
    List {
      TextField("Search", text: $query).focused($spot, equals: .search)
      ForEach($lines) { $line in
        TextField("Line", text: $line.title).focused($spot, equals: .line(line.id))
      }
    }
  }
}
```

A struct, in another file, that is Identifiable and nothing else:

```swift
// file: CellKey.swift
import Foundation

struct CellKey: Identifiable, Sendable {
  var row: Int
  var column: Int
  var id: Int { row * 100 + column }
}
// file: Grid.swift
import SwiftUI

struct NumberGrid: View {
  @Binding var rows: [[String]]
  @FocusState private var cell: Optional<CellKey>  // expect: non-hashable-focus-value

  var body: some View {
    ForEach(rows.indices, id: \.self) { row in
      ForEach(rows[row].indices, id: \.self) { column in
        TextField("", text: $rows[row][column])
          .focused($cell, equals: CellKey(row: row, column: column))
      }
    }
  }
}
```

An observable class, and VoiceOver's focus:

```swift
import SwiftUI

@Observable
final class Comment: Identifiable {
  var text = ""
}

struct Comments: View {
  let comments: [Comment]
  @AccessibilityFocusState private var read: Comment?  // expect: non-hashable-focus-value

  var body: some View {
    ForEach(comments) { comment in
      Text(comment.text).accessibilityFocused($read, equals: comment)
    }
  }
}
```

## Good

Hashable written down, or there by itself:

```swift
import SwiftUI

struct ShoppingList: View {
  enum Mode { case search, browse }
  enum Spot: Hashable { case search, line(UUID) }

  struct Line: Identifiable {
    let id = UUID()
    var title = ""
  }

  @Binding var query: String
  @Binding var lines: [Line]
  @FocusState private var spot: Spot?
  @FocusState private var mode: Mode?
  @FocusState private var row: Line.ID?

  var body: some View {
    List {
      TextField("Search", text: $query)
        .focused($spot, equals: .search)
        .focused($mode, equals: .search)
      ForEach($lines) { $line in
        TextField("Line", text: $line.title)
          .focused($spot, equals: .line(line.id))
          .focused($row, equals: line.id)
      }
    }
  }
}
```

In an extension in another file, or through a protocol:

```swift
// file: InvoiceSpot.swift
import Foundation

protocol FormSpot: Hashable, Sendable {}

enum InvoiceSpot {
  case item(UUID)
  case price(UUID)
}

struct HeaderSpot: FormSpot {
  var section: Int
}
// file: InvoiceSpot+Hashable.swift
extension InvoiceSpot: Hashable {
  static func == (left: InvoiceSpot, right: InvoiceSpot) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private var path: String { String(describing: self) }
}
// file: Invoice.swift
import SwiftUI

struct Invoice: View {
  let id: UUID
  @Binding var item: String
  @Binding var price: String
  @FocusState private var spot: InvoiceSpot?
  @FocusState private var header: HeaderSpot?

  var body: some View {
    Button("Top") { spot = nil }.focused($header, equals: HeaderSpot(section: 0))
    TextField("Item", text: $item).focused($spot, equals: .item(id))
    TextField("Price", text: $price).focused($spot, equals: .price(id))
  }
}
```

What a macro, a superclass or a generic parameter says is not known here:

```swift
import SwiftData
import SwiftUI

@Model
final class Diary {
  var text = ""
}

final class Marker: NSObject {}

struct Chip { let title: String }

struct Chips<Chip: Hashable & Identifiable>: View {
  let chips: [Chip]
  let diary: Diary
  let marker: Marker
  @FocusState private var chip: Chip?
  @FocusState private var page: Diary?
  @FocusState private var mark: Marker?

  var body: some View {
    ForEach(chips) { item in
      Button("Pick") { chip = item }.focused($chip, equals: item)
    }
    Button("Diary") { page = diary }.focused($page, equals: diary)
    Button("Mark") { mark = marker }.focused($mark, equals: marker)
  }
}
```

## When to allow it

Never: it does not compile. Where a macro adds the conformance that the rule cannot see, it is silent.

## Platforms

All.

"""###
    case ("non-hashable-focus-value", .japanese):
      return ###"""
---
messages:
  plain: "`{type}` は Hashable ではないため `@FocusState` に使えません。`: Hashable` を付けてください。"
related:
  declared: "`{type}` の宣言です。"
fixes:
  conform: "`{type}` を Hashable にする"
---

# フォーカスの値が Hashable ではない

`@FocusState` は自分の値をビューの持つ値と比べるので、型は Hashable でなければなりません（[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) は `Value : Hashable` で宣言されています）。関連値のない enum は自動的に Hashable ですが、関連値のある enum、構造体、クラスは違います。Equatable、Identifiable、OptionSet だけでは足りません。コンパイラもエラーにしますが、離れたモディファイアの位置で型パラメータの話として出ることがよくあります。

読めないプロトコル、スーパークラス、マクロを通じて Hashable になりうる型は報告しません。

## Bad

関連値のある enum に Equatable だけを付けたもの、別ファイルにある Identifiable だけの構造体、`@Observable` のクラス、VoiceOver のフォーカス（`@AccessibilityFocusState`）です。

## Good

`: Hashable` が書いてあるもの（別ファイルの extension やプロトコル経由でも）、関連値のない enum、`@Model` や NSObject のサブクラス、ジェネリックの型パラメータ。

## When to allow it

ありません。このままではコンパイルできません。マクロが準拠を加える場合は、もともと報告しません。

## Platforms

すべて。

"""###
    case ("non-optional-focus-value", .english):
      return ###"""
---
id: non-optional-focus-value
group: state
severity: error
default: on
words: FocusState
messages:
  plain: "Focus can be nowhere, so `{type}` must be optional here; write `{type}?`."
fixes:
  optional: "Make it `{type}?`"
---

# Focus value that is neither Bool nor optional

Focus can be nowhere, and a value must be able to say so: `false`, or `nil`.
[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) has initializers for Bool and
for optionals alone, so any other type does not compile. With an optional, assigning `nil` also closes
the keyboard.

## Bad

The question mark forgotten:

```swift
import SwiftUI

struct BookingForm: View {
  enum Field: Hashable { case from, to }

  @Binding var from: String
  @Binding var to: String
  @FocusState private var field: Field  // expect: non-optional-focus-value

  var body: some View {
    Form {
      TextField("From", text: $from).focused($field, equals: .from)
      TextField("To", text: $to).focused($field, equals: .to)
    }
  }
}
```

Ids, strings and numbers have no value for "nowhere" either:

```swift
import SwiftUI

struct Grid: View {
  @Binding var names: [String]
  @FocusState private var row: Int  // expect: non-optional-focus-value
  @FocusState private var key: String  // expect: non-optional-focus-value

  var body: some View {
    ForEach(names.indices, id: \.self) { index in
      TextField("Name", text: $names[index])
        .focused($row, equals: index)
        .focused($key, equals: "name\(index)")
    }
  }
}
```

A type of another file, in angle brackets, and VoiceOver's focus:

```swift
// file: Step.swift
enum Step: String, CaseIterable { case address, payment }
// file: Checkout.swift
import SwiftUI

struct Checkout: View {
  @Binding var address: String
  let notice: String
  @FocusState<Step> private var step  // expect: non-optional-focus-value
  @AccessibilityFocusState private var heard: Step  // expect: non-optional-focus-value

  var body: some View {
    TextField("Address", text: $address).focused($step, equals: .address)
    Text(notice).accessibilityFocused($heard, equals: .payment)
  }
}
```

## Good

Optional, in either way of writing, and Bool in all of its:

```swift
import SwiftUI

struct BookingForm: View {
  enum Field: Hashable { case from, to }

  @Binding var from: String
  @Binding var to: String
  @FocusState private var field: Field?
  @FocusState private var again: Optional<Field>
  @FocusState<Field?> private var third
  @AccessibilityFocusState private var heard: Swift.Bool

  var body: some View {
    TextField("From", text: $from)
      .focused($field, equals: .from)
      .focused($again, equals: .from)
      .focused($third, equals: .from)
    TextField("To", text: $to)
      .focused($field, equals: .to)
      .accessibilityFocused($heard)
  }
}
```

A name that stands for an optional, and a generic parameter that is one:

```swift
import SwiftUI

enum Station: Hashable { case tokyo, osaka }
typealias Stop = Station?

struct Stops<Value: Hashable>: View {
  let value: Value
  @FocusState private var stop: Stop
  @FocusState private var own: Value?

  var body: some View {
    Button("Tokyo") { stop = .tokyo }.focused($stop, equals: .tokyo)
    Button("Own") { own = value }.focused($own, equals: value)
  }
}
```

Other properties of the same type:

```swift
import SwiftUI

enum Station: Hashable, CaseIterable { case tokyo, osaka }

struct StationRow: View {
  @State private var station: Station = .tokyo
  @Binding var last: Station
  @FocusState.Binding var focus: Station?

  var body: some View {
    ForEach(Station.allCases, id: \.self) { each in
      Button("Station") { station = each }.focused($focus, equals: each)
    }
    .opacity(station == last ? 1 : 0.8)
  }
}
```

## When to allow it

Never: it does not compile.

## Platforms

All.

"""###
    case ("non-optional-focus-value", .japanese):
      return ###"""
---
messages:
  plain: "`{type}` ではフォーカスがどこにもない状態を表せません。`{type}?` としてください。"
fixes:
  optional: "`{type}?` にする"
---

# フォーカスの値が Bool でもオプショナルでもない

フォーカスはどこにもないことがあり、値はそれを表せなければなりません。`false` か `nil` です。[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) のイニシャライザは Bool とオプショナルにしかなく、ほかの型はコンパイルできません。オプショナルなら、`nil` を代入するだけでキーボードも閉じられます。

## Bad

`?` を付け忘れた enum、id や文字列、数値、別ファイルの型、山かっこの中の型、VoiceOver のフォーカスです。

## Good

`Field?`、`Optional<Field>`、Bool（書き方を問わず）、オプショナルを指す typealias、ジェネリックの型パラメータ、同じ型の `@State` や `@Binding`。

## When to allow it

ありません。このままではコンパイルできません。

## Platforms

すべて。

"""###
    case ("numeric-keyboard-without-dismissal", .english):
      return ###"""
---
id: numeric-keyboard-without-dismissal
group: setting
severity: info
default: off
words: keyboardType & Pad
messages:
  stuck: "`{name}` has no return key and nothing here closes it; add a button above the keyboard."
---

# A number pad with nothing that closes it

The pads for numbers, decimals and telephone numbers
([UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype)) have no return key.
Where the screen neither has a button for it nor lets the scrolling do it
([scrollDismissesKeyboard](https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:))),
the keyboard stays and covers what is below
([brave-ios #4978](https://github.com/brave/brave-ios/issues/4978)).

The rule looks at types that show a screen of their own, and takes anything that may close the keyboard
or leave the screen for a way out. It is off by default: whether a scroll view closes the keyboard by
itself depends on the SDK and on what is in it.

## Bad

```swift
import SwiftUI

struct AgeForm: View {
  @Binding var age: String

  var body: some View {
    NavigationStack {
      ScrollView {
        TextField("Age", text: $age)
          .keyboardType(.numberPad)  // expect: numeric-keyboard-without-dismissal
      }
    }
  }
}
```

Focus that only goes from pad to pad:

```swift
import SwiftUI

struct Rates: View {
  enum Field: Hashable { case buy, sell }

  @Binding var buy: String
  @Binding var sell: String
  @FocusState private var field: Field?

  var body: some View {
    ScrollView {
      TextField("Buy", text: $buy)
        .keyboardType(.decimalPad)  // expect: numeric-keyboard-without-dismissal
        .focused($field, equals: .buy)
      TextField("Sell", text: $sell)
        .keyboardType(.decimalPad)  // expect: numeric-keyboard-without-dismissal
        .focused($field, equals: .sell)
      Button("Sell") { field = .sell }
    }
  }
}
```

In a property of the screen:

```swift
import SwiftUI

struct Checkout: View {
  @Binding var phone: String

  var body: some View {
    NavigationView { phoneField }
  }

  private var phoneField: some View {
    TextField("Phone", text: $phone)
      .keyboardType(.phonePad)  // expect: numeric-keyboard-without-dismissal
  }
}
```

## Good

A button above the keyboard, or the scrolling:

```swift
import SwiftUI

struct AgeForm: View {
  @Binding var age: String
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      TextField("Age", text: $age)
        .keyboardType(.numberPad)
        .focused($isFocused)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Done") { isFocused = false }
      }
    }
  }
}

struct WeightForm: View {
  @Binding var weight: String

  var body: some View {
    ScrollView {
      TextField("Weight", text: $weight).keyboardType(.decimalPad)
    }
    .scrollDismissesKeyboard(.interactively)
  }
}
```

A code that closes the keyboard when it is complete:

```swift
import SwiftUI

struct CodeScreen: View {
  @Binding var code: String
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .focused($isFocused)
        .onChange(of: code) { _, new in
          if new.count == 6 { isFocused = false }
        }
    }
  }
}
```

A part of a screen, which the whole may close, and keyboards with a return key:

```swift
import SwiftUI

struct AmountField: View {
  @Binding var amount: String

  var body: some View {
    TextField("Amount", text: $amount).keyboardType(.decimalPad)
  }
}

struct MailForm: View {
  @Binding var mail: String

  var body: some View {
    ScrollView {
      TextField("Mail", text: $mail).keyboardType(.emailAddress)
    }
  }
}
```

## When to allow it

Where the content always scrolls and closes the keyboard by itself.

## Platforms

iOS.

"""###
    case ("numeric-keyboard-without-dismissal", .japanese):
      return ###"""
---
messages:
  stuck: "`{name}` には改行キーがなく、閉じる手段がありません。ツールバーのボタンかスクロールで閉じられるようにしてください。"
---

# 閉じる手段のない数字キーボード

数字、小数、電話番号のキーボード（[UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype)）には改行キーがありません。閉じるボタンもスクロールでの消去（[scrollDismissesKeyboard](https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:))）もない画面では、キーボードが残り、下にあるものを隠します（[brave-ios #4978](https://github.com/brave/brave-ios/issues/4978)）。

画面全体を作る型だけを見て、キーボードを閉じそうなものや画面を離れるものが1つでもあれば報告しません。スクロールビューが自動で閉じるかどうかは SDK と中身によるため、既定ではオフです。

## Bad

`ScrollView` や `NavigationStack` を持つ画面で数字キーボードを使い、閉じる手段がない形です。

## Good

キーボードの上の「完了」ボタン、`scrollDismissesKeyboard`、入力が終わると閉じる処理があるもの、画面の一部である欄、改行キーのあるキーボードは報告しません。

## When to allow it

内容が必ずスクロールし、それで閉じる場合です。

## Platforms

iOS。

"""###
    case ("redundant-focus-write-on-focusable", .english):
      return ###"""
---
id: redundant-focus-write-on-focusable
group: setting
severity: warning
default: on
words: focusable & focused & Gesture
messages:
  redundant: "A click on `.focusable` moves focus already; remove this second write of `{name}`."
fixes:
  remove-tap: "Remove the tap gesture"
  remove-write: "Remove the write of `{name}`"
---

# Focus written by a tap on a focusable view

Since the macOS 14 and iOS 17 SDKs a click on a view that is
[focusable](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)) moves focus
to it. A tap gesture that writes the focus state as well competes with that: focus comes and goes at once,
and commands such as Delete no longer reach the view
([SwiftUI-Agent-Skill #48](https://github.com/AvdLee/SwiftUI-Agent-Skill/issues/48)).

## Bad

```swift
import SwiftUI

struct BoardCard: View {
  let title: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(title)
      .padding()
      .focusable()
      .focused($isFocused)
      .onTapGesture { isFocused = true }  // expect: redundant-focus-write-on-focusable
      .onDeleteCommand {}
  }
}
```

The tap may do more; then the write alone is too much:

```swift
import SwiftUI

struct Swatches: View {
  let colors: [String]
  @Binding var chosen: String
  @FocusState private var focused: String?

  var body: some View {
    HStack {
      ForEach(colors, id: \.self) { color in
        Text(color)
          .focusable(interactions: .edit)
          .focused($focused, equals: color)
          .onTapGesture {  // expect: redundant-focus-write-on-focusable
            chosen = color
            focused = color
          }
      }
    }
  }
}
```

As a gesture:

```swift
import SwiftUI

struct Canvas: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Rectangle()
      .focusable(true)
      .focused($isFocused)
      .simultaneousGesture(TapGesture().onEnded { isFocused = true })  // expect: redundant-focus-write-on-focusable
  }
}
```

## Good

```swift
import SwiftUI

struct BoardCard: View {
  let title: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(title)
      .focusable()
      .focused($isFocused)
      .onDeleteCommand {}
  }
}
```

With `.activate` alone a click does not move focus, so the tap has to:

```swift
import SwiftUI

struct PadKey: View {
  let label: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(label)
      .focusable(interactions: .activate)
      .focused($isFocused)
      .onTapGesture { isFocused = true }
  }
}
```

Without `.focusable`, a larger area to tap on is right; so are other values and double clicks:

```swift
import SwiftUI

struct AmountRow: View {
  @Binding var amount: String
  @FocusState private var isFocused: Bool
  @FocusState private var tile: Int?

  var body: some View {
    VStack {
      HStack {
        Text("Amount")
        TextField("0", text: $amount).focused($isFocused)
      }
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      Text("Tile")
        .focusable()
        .focused($tile, equals: 1)
        .onTapGesture { tile = nil }
        .onTapGesture(count: 2) { tile = 1 }
    }
  }
}
```

## When to allow it

Where the code also runs on systems before macOS 14 or iOS 17 that are not written down.

## Platforms

All; nothing is reported where a platform older than iOS 17 or macOS 14 is written down.

"""###
    case ("redundant-focus-write-on-focusable", .japanese):
      return ###"""
---
messages:
  redundant: "`.focusable` はクリックだけでフォーカスを受け取ります。`{name}` への二重の代入を消してください。"
fixes:
  remove-tap: "タップジェスチャを削除"
  remove-write: "`{name}` への代入を削除"
---

# focusable なビューのタップでフォーカスに代入している

macOS 14 と iOS 17 の SDK から、[focusable](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)) なビューはクリックだけでフォーカスを受け取ります。タップでも代入すると両者がぶつかり、フォーカスが現れてすぐ消えたり、Delete などのコマンドが届かなくなったりします（[SwiftUI-Agent-Skill #48](https://github.com/AvdLee/SwiftUI-Agent-Skill/issues/48)）。

## Bad

`.focusable().focused($x)` のビューのタップで、同じ値を代入する形です。`TapGesture` でも同じです。

## Good

タップは要りません。`.activate` だけの `focusable`、`.focusable` のないビュー（テキストフィールドのタップ範囲を広げる場合など）、別の値の代入、ダブルクリックは報告しません。

## When to allow it

書かれていないだけで、macOS 14 や iOS 17 より前でも動かす場合。

## Platforms

すべて。iOS 17 や macOS 14 より古いバージョンが書かれている場合は報告しません。

"""###
    case ("refocus-on-submit", .english):
      return ###"""
---
id: refocus-on-submit
group: setting
severity: warning
default: on
words: FocusState & onSubmit | focused & onSubmit
messages:
  refocus: "Refocusing here closes and reopens the keyboard; use `axis: .vertical` and watch for newlines."
related:
  submit: "This `onSubmit` runs `{name}`."
---

# Focus given back in onSubmit

A SwiftUI text field gives up focus on Return before
[onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)) can answer
([DiffableTextViews #85](https://github.com/oscbyspro/DiffableTextViews/issues/85)). Taking it back
shows the user a keyboard that drops and rises, dispatched or not. On iOS a field with
`axis: .vertical` does not give up focus: Return enters a newline, and `onChange` can take that as the
submission.

## Bad

```swift
import SwiftUI

struct ShoppingList: View {
  @State private var draft = ""
  @State private var items: [String] = []
  @FocusState private var draftFocused: Bool

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { Text($0) }
      TextField("Add an item", text: $draft)
        .focused($draftFocused)
        .onSubmit {
          items.append(draft)
          draft = ""
          draftFocused = true  // expect: refocus-on-submit
        }
    }
  }
}
```

Waiting for the next turn of the main queue changes nothing, the field has resigned before:

```swift
import SwiftUI

struct QuizAnswer: View {
  enum Field: Hashable { case answer, note }

  @Binding var answer: String
  @Binding var note: String
  @FocusState private var field: Field?
  let check: (String) -> Bool

  var body: some View {
    Form {
      TextField("Answer", text: $answer)
        .onSubmit {
          guard !check(answer) else { return }
          DispatchQueue.main.async {
            self.field = Field.answer  // expect: refocus-on-submit
          }
        }
        .focused($field, equals: .answer)
      TextField("Note", text: $note)
        .focused($field, equals: .note)
    }
  }
}
```

In the function that only `onSubmit` calls:

```swift
import SwiftUI

struct ChatBar: View {
  @State private var message = ""
  @FocusState private var isTyping: Bool
  let send: (String) -> Void

  var body: some View {
    TextField("Message", text: $message)
      .focused($isTyping)
      .submitLabel(.send)
      .onSubmit(submit)
  }

  private func submit() {
    send(message)
    message = ""
    isTyping = true  // expect: refocus-on-submit
  }
}
```

On the container of the one field, and in a child that has the binding only:

```swift
import SwiftUI

struct PinGate: View {
  @Binding var pin: String
  @FocusState private var pinFocused: Bool

  var body: some View {
    VStack {
      Text("PIN")
      SecureField("PIN", text: $pin).focused($pinFocused)
    }
    .onSubmit {
      pin = ""
      pinFocused = true  // expect: refocus-on-submit
    }
  }
}

struct WordField: View {
  @Binding var word: String
  @FocusState.Binding var isFocused: Bool
  let add: () -> Void

  var body: some View {
    TextField("Word", text: $word)
      .focused($isFocused)
      .onSubmit {
        add()
        isFocused = true  // expect: refocus-on-submit
      }
  }
}
```

## Good

On iOS a vertical field and a watch for the newline; elsewhere Return submits and there is no software
keyboard to bounce. A Return adds one newline and no more, so what is pasted stays text:

```swift
import SwiftUI

struct ShoppingList: View {
  @State private var draft = ""
  @State private var items: [String] = []
  @FocusState private var draftFocused: Bool

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { Text($0) }
      TextField("Add an item", text: $draft, axis: .vertical)
        .focused($draftFocused)
        #if os(iOS) || os(visionOS)
          .onChange(of: draft) { old, new in
            let isReturn =
              new.count == old.count + 1
              && new.filter(\.isNewline).count == old.filter(\.isNewline).count + 1
            guard draftFocused, isReturn else { return }
            draft = old
            add()
          }
        #else
          .onSubmit {
            add()
            draftFocused = true
          }
        #endif
    }
  }

  private func add() {
    let item = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !item.isEmpty else { return }
    items.append(item)
    draft = ""
  }
}
```

The next field, none, or another state:

```swift
import SwiftUI

struct AddressForm: View {
  enum Field: Hashable { case street, city }

  @Binding var street: String
  @Binding var city: String
  @Binding var search: String
  @FocusState private var field: Field?
  @FocusState private var searching: Bool

  var body: some View {
    VStack {
      TextField("Search", text: $search)
        .focused($searching)
        .onSubmit {
          searching = false
          field = .street
        }
      TextField("Street", text: $street)
        .focused($field, equals: .street)
        .onSubmit { field = street.isEmpty ? nil : .city }
      TextField("City", text: $city)
        .focused($field, equals: .city)
        .onSubmit { field = nil }
    }
  }
}
```

A container of two fields, where the closure asks which one it was:

```swift
import SwiftUI

struct MeetingForm: View {
  enum Field: Hashable { case subject, room }

  @Binding var subject: String
  @Binding var room: String
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Subject", text: $subject).focused($field, equals: .subject)
      TextField("Room", text: $room).focused($field, equals: .room)
    }
    .onSubmit {
      if field == .subject { field = .room } else { field = .subject }
    }
  }
}
```

A function that a button calls as well: there the field has lost focus to nothing, and should have it.

```swift
import SwiftUI

struct TodoBar: View {
  @State private var title = ""
  @FocusState private var titleFocused: Bool
  let add: (String) -> Void

  var body: some View {
    HStack {
      TextField("To do", text: $title)
        .focused($titleFocused)
        .onSubmit(addTodo)
      Button("Add", action: addTodo)
    }
  }

  private func addTodo() {
    add(title)
    title = ""
    titleFocused = true
  }
}
```

On the Mac alone:

```swift
import SwiftUI

#if os(macOS)
  struct CommandField: View {
    @State private var line = ""
    @FocusState private var isFocused: Bool
    let run: (String) -> Void

    var body: some View {
      TextField("Command", text: $line)
        .focused($isFocused)
        .onSubmit {
          run(line)
          line = ""
          isFocused = true
        }
    }
  }
#endif
```

## When to allow it

Where a hardware keyboard is the rule (a kiosk, a point of sale), nothing bounces.

## Platforms

iOS and visionOS, which have a software keyboard. Code that only macOS, tvOS or watchOS compile is not
reported.

"""###
    case ("refocus-on-submit", .japanese):
      return ###"""
---
messages:
  refocus: "ここで戻すとキーボードが一度閉じてまた開きます。`axis: .vertical` にして改行を検知してください。"
related:
  submit: "この `onSubmit` が `{name}` を呼びます。"
---

# onSubmit でフォーカスを戻している

SwiftUI のテキストフィールドは、Return の時点で [onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)) より先にフォーカスを手放します（[DiffableTextViews #85](https://github.com/oscbyspro/DiffableTextViews/issues/85)）。取り戻すと、更新後に回しても、キーボードが沈んでまた上がるのが見えてしまいます。iOS では `axis: .vertical` の欄ならフォーカスを手放さず、Return は改行になるので、`onChange` でそれを確定と見なせます。

## Bad

`onSubmit` の中で、いま確定したその欄にフォーカスを戻す形です。`DispatchQueue.main.async` で囲んでも、`onSubmit` からだけ呼ばれる関数の中でも、欄を1つだけ囲むコンテナに `onSubmit` を付けても同じです。

## Good

iOS では縦に伸びる欄にして改行を検知します。Return なら増えるのは改行1つだけなので、貼り付けた文章はそのまま残せます。ほかのプラットフォームには閉じるソフトウェアキーボードがないので、`onSubmit` のままで構いません。次の欄へ進める、`nil` にする、ボタンからも呼ばれる関数で戻す、という形も報告しません。

## When to allow it

ハードウェアキーボードが前提の端末（レジや受付など）なら、キーボードは沈みません。

## Platforms

ソフトウェアキーボードのある iOS と visionOS。macOS、tvOS、watchOS だけでコンパイルされるコードは報告しません。

"""###
    case ("responder-override-without-super", .english):
      return ###"""
---
id: responder-override-without-super
group: responders
severity: warning
default: on
words: becomeFirstResponder & override | resignFirstResponder & override
messages:
  no-super: "This `{name}` never calls super, so UIKit and AppKit do not move the focus; call it."
fixes:
  super: "Return what `super.{name}()` answers"
---

# An override that keeps the focus from moving

It is the implementation of the superclass that makes a view first responder or ends its editing:
"you must call super at some point in your implementation"
([becomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()),
[resignFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder())).
An override that only answers `true` leaves the old responder in place: the keyboard does not come, or does
not go.

Handing over to another responder is right, and so is refusing with `false`. In AppKit only the controls that
do work of their own there are meant (text fields and views, tables): for a plain `NSView` there is nothing to
call.

## Bad

```swift
import UIKit

final class PriceField: UITextField {
  weak var row: UIView?

  override func becomeFirstResponder() -> Bool {  // expect: responder-override-without-super
    row?.backgroundColor = .tertiarySystemFill
    return true
  }
}
```

A direct subclass of `UIView`, and another method of super:

```swift
import UIKit

final class HexKeyView: UIView {
  private var isActive = false

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {  // expect: responder-override-without-super
    isActive = true
    super.setNeedsLayout()
    return isActive
  }

  override func resignFirstResponder() -> Bool {
    isActive = false
    return super.resignFirstResponder()
  }
}
```

An AppKit text view:

```swift
import AppKit

final class CodeView: NSTextView {
  override func resignFirstResponder() -> Bool {  // expect: responder-override-without-super
    needsDisplay = true
    return true
  }
}
```

## Good

Super answers, wherever it is called:

```swift
import UIKit

final class LockedField: UITextField {
  var isLocked = false
  var onFocus: ((Bool) -> Void)?

  override func becomeFirstResponder() -> Bool {
    guard !isLocked else { return false }
    let accepted = super.becomeFirstResponder()
    if accepted { onFocus?(true) }
    return accepted
  }

  override func resignFirstResponder() -> Bool {
    defer { onFocus?(false) }
    return super.resignFirstResponder()
  }
}
```

A container hands over, a picture refuses:

```swift
import UIKit

final class FormRow: UIView {
  private let field = UITextField()

  @discardableResult
  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
}

final class Picture: UIImageView {
  override func becomeFirstResponder() -> Bool { false }
}
```

A plain `NSView`:

```swift
import AppKit

final class PianoRollView: NSView {
  override var acceptsFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    needsDisplay = true
    return true
  }
}
```

## When to allow it

A class that keeps the system's focus away on purpose while it draws one of its own.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("responder-override-without-super", .japanese):
      return ###"""
---
messages:
  no-super: "`{name}` で super を呼んでおらず、実際にはフォーカスが動きません。super を呼んでください。"
fixes:
  super: "`super.{name}()` の答えを返す"
---

# フォーカスを動かさないオーバーライド

ビューを実際にファーストレスポンダにし、編集を終わらせるのは、スーパークラスの実装です。Apple の文書も super を呼ぶよう求めています（[becomeFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder())、[resignFirstResponder](https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder())）。`true` と答えるだけでは前のレスポンダが残り、キーボードは出ず、閉じもしません。

別のレスポンダに任せるのも、`false` で断るのも正しい書き方です。AppKit では、この中で実際に仕事をするもの（テキストフィールド、テキストビュー、テーブル）だけが対象です。ただの `NSView` には、呼ぶべき処理がありません。

## Bad

`true` と答えるだけのもの、`UIView` の直接のサブクラス、super の別のメソッドしか呼んでいないもの、AppKit のテキストビューです。

## Good

どこかで super を呼んでいるもの、別のレスポンダに任せるもの、`false` で断るもの、ただの `NSView` です。

## When to allow it

システムのフォーカスをわざと遠ざけ、独自のフォーカスを描くクラス。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("row-identity-from-edited-text", .english):
      return ###"""
---
id: row-identity-from-edited-text
group: setting
severity: warning
default: on
words: TextField & ForEach( | TextField & List( | TextField & Table( | TextField & OutlineGroup( | SecureField & ForEach( | SecureField & List( | TextEditor & ForEach( | TextEditor & List( | TextEditor & OutlineGroup(
messages:
  whole: "The row's identity is the value being edited; each key makes a new row. Use a stable `id`."
  part: "The row's identity, `{name}`, is being edited; each key makes a new row. Use a stable `id`."
  computed: "`id` of `{name}` is made from the edited text; each key makes a new row. Store a stable `id`."
  new: "`id` of `{name}` is new at every read, so each update makes new rows; store it instead."
related:
  id: "The identity is declared here."
---

# Rows whose identity is being edited

To SwiftUI a row with a new identity is another row: the old one leaves with its focus and caret after
each key, and the keyboard closes. [ForEach](https://developer.apple.com/documentation/swiftui/foreach)
wants an identity that does not change while the element does; with `id: \.self` a text is its own.

## Bad

```swift
import SwiftUI

struct AliasEditor: View {
  @State private var aliases = ["home", "work"]

  var body: some View {
    Form {
      ForEach($aliases, id: \.self) { $alias in  // expect: row-identity-from-edited-text
        TextField("Alias", text: $alias)
      }
    }
  }
}
```

The property that the field edits, also by way of a function, and the element of an enumeration:

```swift
import SwiftUI

struct Player {
  var name: String
  var score: Int
}

struct Team: View {
  @Binding var players: [Player]
  @Binding var songs: [String]

  var body: some View {
    List {
      ForEach($players, id: \.name) { $player in  // expect: row-identity-from-edited-text
        row($player)
      }
      ForEach(Array(songs.enumerated()), id: \.element) { index, _ in  // expect: row-identity-from-edited-text
        TextField("Song", text: $songs[index])
      }
    }
  }

  private func row(_ player: Binding<Player>) -> some View {
    TextField("Name", text: player.name)
  }
}
```

An `id` that is made from the text, and one that is new at each read:

```swift
// file: Contact.swift
struct Contact: Identifiable {
  var family: String
  var given: String

  var id: String { "\(family) \(given)" }
}
// file: Stop.swift
import Foundation

struct Stop: Identifiable {
  var place: String

  var id: UUID { UUID() }
}
// file: Editors.swift
import SwiftUI

struct Editors: View {
  @Binding var contacts: [Contact]
  @Binding var stops: [Stop]

  var body: some View {
    VStack {
      List($contacts) { $contact in  // expect: row-identity-from-edited-text
        TextField("Family name", text: $contact.family)
      }
      List($stops) { stop in  // expect: row-identity-from-edited-text
        TextField("Place", text: stop.place)
      }
    }
  }
}
```

## Good

A stored `id`:

```swift
import SwiftUI

struct Alias: Identifiable {
  let id = UUID()
  var text: String
}

struct AliasEditor: View {
  @State private var aliases: [Alias] = []

  var body: some View {
    List($aliases) { $alias in
      TextField("Alias", text: $alias.text)
    }
  }
}
```

The place in the list, where rows do not move:

```swift
import SwiftUI

struct Answers: View {
  @Binding var answers: [String]

  var body: some View {
    Form {
      ForEach(answers.indices, id: \.self) { index in
        TextField("Answer", text: $answers[index])
      }
      ForEach(Array(answers.enumerated()), id: \.offset) { offset, _ in
        TextField("Answer", text: $answers[offset])
      }
    }
  }
}
```

An identity that the field does not edit, and rows that edit no text:

```swift
import SwiftUI

struct Habit: Identifiable {
  var title: String
  var note: String
  var isDone: Bool

  var id: String { title }
}

struct Habits: View {
  @Binding var habits: [Habit]
  let tags: [String]

  var body: some View {
    List {
      ForEach($habits) { $habit in
        Toggle(habit.title, isOn: $habit.isDone)
        TextField("Note", text: $habit.note)
      }
      ForEach(tags, id: \.self) { Text($0) }
    }
  }
}
```

## When to allow it

Where the text is written back only when the field is done, so that no key changes the row.

## Platforms

All.

"""###
    case ("row-identity-from-edited-text", .japanese):
      return ###"""
---
messages:
  whole: "行の id が編集中の値そのもので、1文字ごとに別の行になります。変わらない `id` を使ってください。"
  part: "行の id（`{name}`）が編集され、1文字ごとに別の行になります。変わらない `id` を使ってください。"
  computed: "`{name}` の `id` は編集中の文字から作られ、1文字ごとに別の行になります。変わらない `id` を持たせてください。"
  new: "`{name}` の `id` は読むたびに変わり、更新のたびに別の行になります。格納プロパティにしてください。"
related:
  id: "id の宣言はここです。"
---

# 行の id が編集されている

SwiftUI にとって id が変われば別の行で、1文字ごとに古い行がフォーカスとカーソルごと消え、キーボードが閉じます。[ForEach](https://developer.apple.com/documentation/swiftui/foreach) の id は、要素が変わっても変わらない値でなければなりません。`id: \.self` では文字列そのものが id になります。

## Bad

`ForEach($names, id: \.self)` の行で要素そのものを編集する形、`id: \.name` の行で `name` を編集する形、`Identifiable` の `id` が編集中の文字から作られる形や、読むたびに新しくなる形です。行を作る関数の中も見ます。

## Good

格納プロパティの `id`、並べ替えない一覧での添字、欄が編集しない値の id は報告しません。文字を編集しない行も報告しません。

## When to allow it

入力が終わってから書き戻していて、1文字ごとには値が変わらないなら構いません。

## Platforms

すべて。

"""###
    case ("secure-field-swap-drops-focus", .english):
      return ###"""
---
id: secure-field-swap-drops-focus
group: setting
severity: warning
default: on
words: SecureField & TextField
messages:
  swap: "Swapping `TextField` and `SecureField` drops focus; set it again where `{name}` changes."
---

# A password field that loses focus when it is shown

`TextField` and `SecureField` in two branches are two views, so showing the password removes the field
that was being typed in, and the keyboard closes
([Lunar #189](https://github.com/mani-sh-reddy/Lunar/issues/189)). Set the focus again in the same
change, or keep both fields and change their opacity
([mage-ios #184](https://github.com/ngageoint/mage-ios/pull/184)).

## Bad

```swift
import SwiftUI

struct PasswordRow: View {
  @Binding var password: String
  @State private var isVisible = false
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Group {
        if isVisible {  // expect: secure-field-swap-drops-focus
          TextField("Password", text: $password)
        } else {
          SecureField("Password", text: $password)
        }
      }
      .focused($isFocused)
      Button("Show", systemImage: "eye") { isVisible.toggle() }
    }
  }
}
```

With a toggle, and the fields in properties:

```swift
import SwiftUI

struct TokenForm: View {
  @Binding var token: String
  @State private var hidesToken = true

  var body: some View {
    Form {
      if !hidesToken {  // expect: secure-field-swap-drops-focus
        plainField
      } else {
        secureField
      }
      Toggle("Hide", isOn: $hidesToken)
    }
  }

  private var plainField: some View { TextField("Token", text: $token) }
  private var secureField: some View { SecureField("Token", text: $token) }
}
```

With a model, in a function:

```swift
import SwiftUI

final class LoginModel: ObservableObject {
  @Published var password = ""
  @Published var showsPassword = false
}

struct LoginForm: View {
  @ObservedObject var model: LoginModel

  var body: some View {
    VStack {
      if model.showsPassword {  // expect: secure-field-swap-drops-focus
        TextField("Password", text: $model.password)
      } else {
        SecureField("Password", text: $model.password)
      }
      Button("Show", action: show)
    }
  }

  private func show() {
    withAnimation { model.showsPassword.toggle() }
  }
}
```

## Good

The focus moves over in the same action:

```swift
import SwiftUI

struct PasswordRow: View {
  enum Field: Hashable { case plain, secure }

  @Binding var password: String
  @State private var isVisible = false
  @FocusState private var field: Field?

  var body: some View {
    HStack {
      if isVisible {
        TextField("Password", text: $password).focused($field, equals: .plain)
      } else {
        SecureField("Password", text: $password).focused($field, equals: .secure)
      }
      Button("Show") {
        let hadFocus = field != nil
        isVisible.toggle()
        if hadFocus {
          Task { @MainActor in field = isVisible ? .plain : .secure }
        }
      }
    }
  }
}
```

Or wherever the condition changes:

```swift
import SwiftUI

struct PasswordRow: View {
  enum Field: Hashable { case plain, secure }

  @Binding var password: String
  @State private var isVisible = false
  @FocusState private var field: Field?

  var body: some View {
    HStack {
      if isVisible {
        TextField("Password", text: $password).focused($field, equals: .plain)
      } else {
        SecureField("Password", text: $password).focused($field, equals: .secure)
      }
      Toggle("Show", isOn: $isVisible)
    }
    .onChange(of: isVisible) { field = isVisible ? .plain : .secure }
  }
}
```

Both fields stay:

```swift
import SwiftUI

struct PasswordField: View {
  @Binding var password: String
  @State private var isVisible = false

  var body: some View {
    ZStack {
      TextField("Password", text: $password).opacity(isVisible ? 1 : 0)
      SecureField("Password", text: $password).opacity(isVisible ? 0 : 1)
      Button("Show") { isVisible.toggle() }
    }
  }
}
```

A condition that does not change while one types, and two different texts:

```swift
import SwiftUI

struct Field: View {
  let isSecure: Bool
  @Binding var text: String

  var body: some View {
    if isSecure {
      SecureField("Secret", text: $text)
    } else {
      TextField("Value", text: $text)
    }
  }
}

struct LoginOrRegister: View {
  @Binding var mail: String
  @Binding var password: String
  @State private var registers = false

  var body: some View {
    VStack {
      if registers {
        TextField("Mail", text: $mail)
      } else {
        SecureField("Password", text: $password)
      }
      Button("Switch") { registers.toggle() }
    }
  }
}
```

## When to allow it

Where the condition can change only while the field has no focus.

## Platforms

All.

"""###
    case ("secure-field-swap-drops-focus", .japanese):
      return ###"""
---
messages:
  swap: "`TextField` と `SecureField` の入れ替えでフォーカスが外れます。`{name}` の変更時に設定し直してください。"
---

# パスワードを表示するとフォーカスが外れる

別々の分岐にある `TextField` と `SecureField` は別のビューなので、表示を切り替えると入力中の欄が破棄され、キーボードが閉じます（[Lunar #189](https://github.com/mani-sh-reddy/Lunar/issues/189)）。同じ変更の中でフォーカスを設定し直すか、両方残して不透明度を切り替えます（[mage-ios #184](https://github.com/ngageoint/mage-ios/pull/184)）。

## Bad

`if` の一方に `TextField`、もう一方に `SecureField` があり、どちらも同じ値を編集し、同じ型の中で条件が切り替わるのに、フォーカスは動かさない形です。

## Good

切り替えと一緒に、または `onChange(of:)` でフォーカスを設定し直します。両方を ZStack に残す形、変わらない条件、別の値を編集する欄は報告しません。

## When to allow it

フォーカスがないときにしか条件が変わらないなら構いません。

## Platforms

すべて。

"""###
    case ("shared-bool-focus-binding", .english):
      return ###"""
---
id: shared-bool-focus-binding
group: state
severity: warning
default: on
words: ocused(
messages:
  second: "A second field shares `{name}`, so `true` means either; give each a value of one enum."
  row: "All rows share `{name}`, so `true` means any of them; use `.focused($row, equals: id)`."
related:
  first: "The first field with `{name}`."
  rows: "The rows are made here."
---

# One Bool focus state for several fields

With `.focused($flag)` on two fields, `flag = true` names neither: SwiftUI takes the first candidate and
warns at run time, and reading the flag does not tell which field has focus
([FocusState](https://developer.apple.com/documentation/swiftui/focusstate), ambiguous focus bindings).
In a list it is worse: a row that lights up while its field is edited lights up with all the others.

## Bad

Two fields of a form:

```swift
import SwiftUI

struct LoginForm: View {
  @Binding var user: String
  @Binding var password: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("User", text: $user).focused($isFocused)
      SecureField("Password", text: $password)
        .focused($isFocused)  // expect: shared-bool-focus-binding
      Button("Done") { isFocused = false }
    }
  }
}
```

Every row of a list, also in a function that makes rows:

```swift
import SwiftUI

struct Checklist: View {
  struct Item: Identifiable {
    let id = UUID()
    var title = ""
    var note = ""
  }

  @Binding var items: [Item]
  @FocusState private var isEditing: Bool

  var body: some View {
    List($items) { $item in
      HStack {
        TextField("Title", text: $item.title)
          .focused($isEditing)  // expect: shared-bool-focus-binding
          .background(isEditing ? Color.yellow : .clear)
        note($item)
      }
    }
  }

  private func note(_ item: Binding<Item>) -> some View {
    TextField("Note", text: item.note)
      .focused($isEditing)  // expect: shared-bool-focus-binding
  }
}
```

In two properties of the view, one of them under a condition:

```swift
import SwiftUI

struct ReviewForm: View {
  @Binding var headline: String
  @Binding var review: String
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollView {
      headlineField
      if headline.count > 2 { reviewEditor }
    }
  }

  var headlineField: some View {
    TextField("Headline", text: $headline)
      .focused($isWriting)
  }

  var reviewEditor: some View {
    TextEditor(text: $review)
      .focused($isWriting)  // expect: shared-bool-focus-binding
  }
}
```

## Good

One value a field:

```swift
import SwiftUI

struct Checklist: View {
  enum Spot: Hashable { case title, item(UUID) }

  struct Item: Identifiable {
    let id = UUID()
    var title = ""
  }

  @Binding var title: String
  @Binding var note: String
  @Binding var items: [Item]
  @FocusState private var spot: Spot?
  @FocusState private var noteIsFocused: Bool

  var body: some View {
    List {
      TextField("Title", text: $title).focused($spot, equals: .title)
      ForEach($items) { $item in
        TextField("Item", text: $item.title).focused($spot, equals: .item(item.id))
      }
      Section("Note") {
        TextField("Note", text: $note).focused($noteIsFocused)
      }
    }
  }
}
```

One field at a time: in branches, and in the one row that is renamed:

```swift
import SwiftUI

struct Files: View {
  struct File: Identifiable {
    let id = UUID()
    var name = ""
  }

  @Binding var files: [File]
  @Binding var query: String
  let isPrivate: Bool
  @State private var renamed: File.ID?
  @FocusState private var isRenaming: Bool
  @FocusState.Binding var isSearching: Bool

  var body: some View {
    if isPrivate {
      SecureField("Search", text: $query).focused($isSearching)
    } else {
      TextField("Search", text: $query).focused($isSearching)
    }
    ForEach($files) { $file in
      if renamed == file.id {
        TextField("Name", text: $file.name).focused($isRenaming)
      } else {
        Text(file.name)
      }
    }
  }
}
```

A container with its field, a field with a button, and a state of each row's own:

```swift
import SwiftUI

struct Tags: View {
  @Binding var tag: String
  @Binding var tags: [String]
  @FocusState private var isActive: Bool

  var body: some View {
    VStack {
      TextField("Tag", text: $tag).focused($isActive)
      Button("Add") {}.focused($isActive)
      ForEach(tags.indices, id: \.self) { index in
        TagRow(tag: $tags[index])
      }
    }
    .focused($isActive)
  }
}

struct TagRow: View {
  @Binding var tag: String
  @FocusState private var isFocused: Bool

  var body: some View { TextField("Tag", text: $tag).focused($isFocused) }
}
```

## When to allow it

When conditions that the rule does not see leave one field on the screen, and when the flag is only read,
to know that any of the fields is being edited.

## Platforms

All.

"""###
    case ("shared-bool-focus-binding", .japanese):
      return ###"""
---
messages:
  second: "2つの欄が `{name}` を共有し、`true` がどちらを指すか決まりません。オプショナルな enum と `equals:` で分けてください。"
  row: "すべての行が `{name}` を共有し、行き先が決まりません。`.focused($row, equals: id)` で結び付けてください。"
related:
  first: "`{name}` に結び付いた1つ目の欄です。"
  rows: "行はここで作られます。"
---

# 1つの Bool を複数の欄が共有している

2つの欄に `.focused($flag)` を付けると、`flag = true` はどちらも指しません。SwiftUI は最初の候補を選んで実行時に警告し、読んでもどの欄か分かりません（[FocusState](https://developer.apple.com/documentation/swiftui/focusstate) の「ambiguous focus bindings」）。リストではさらに困ります。編集中の行を目立たせるつもりが、すべての行が一緒に光ります。

## Bad

フォームの2つの欄、リストのすべての行（行を作る関数の中でも）、2つのプロパティに分けた欄です。

## Good

欄ごとに値を分けたもの、別々の分岐にある欄、名前を変更中の1行だけに出る欄、コンテナとその欄、欄とボタン、行のビューが自分で持つ状態。

## When to allow it

ルールから見えない条件で欄が1つしか出ない場合や、「どれかを編集中」と読むためだけのフラグです。

## Platforms

すべて。

"""###
    case ("stale-coordinator-parent", .english):
      return ###"""
---
id: stale-coordinator-parent
group: bridge
severity: warning
default: on
words: makeCoordinator | Coordinator & NSObject
messages:
  stale: "`{name}` is never renewed, so its `{member}` goes stale; set it in the update method."
related:
  use: "`{member}` is taken from the copy here."
---

# A coordinator that keeps an old copy

A representable is a struct: the coordinator's `parent` is the value that it was made with. When the view
around it changes, SwiftUI makes a new value and calls the update method, and unless that stores the new
one, the coordinator goes on reading the old settings and calling closures that captured old state
([UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable) asks the
update method to bring all of it up to date).

`context.coordinator.parent = self` as the first statement of the update method is enough. A coordinator
that uses nothing but the copy's `@Binding`s is left alone: they stay valid.

## Bad

A plain property of the copy:

```swift
import SwiftUI

struct UnitField: UIViewRepresentable {
  @Binding var text: String
  let unit: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: UnitField  // expect: stale-coordinator-parent

    init(_ parent: UnitField) { self.parent = parent }

    func textFieldDidEndEditing(_ textField: UITextField) {
      parent.text = (textField.text ?? "") + parent.unit
    }
  }
}
```

A closure, and another name in another file:

```swift
// file: QuantityStepper.swift
import SwiftUI

struct QuantityStepper: UIViewRepresentable {
  var range: ClosedRange<Double>
  var changed: (Double) -> Void

  func makeCoordinator() -> StepperHandler { StepperHandler(control: self) }

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    stepper.addTarget(
      context.coordinator, action: #selector(StepperHandler.moved(_:)), for: .valueChanged)
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    stepper.minimumValue = range.lowerBound
    stepper.maximumValue = range.upperBound
  }
}
// file: StepperHandler.swift
import UIKit

/// The coordinator of a quantity stepper, made by its makeCoordinator.
final class StepperHandler: NSObject {
  private let control: QuantityStepper  // expect: stale-coordinator-parent

  init(control: QuantityStepper) { self.control = control }

  @objc func moved(_ sender: UIStepper) { control.changed(sender.value) }
}
```

A method of the copy, which reads its properties:

```swift
import SwiftUI

struct SourcePane: NSViewRepresentable {
  var language: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeNSView(context: Context) -> NSTextView {
    let view = NSTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateNSView(_ view: NSTextView, context: Context) {}

  func colors(for line: Substring) -> [NSColor] { language == "swift" ? [.orange] : [.gray] }

  final class Coordinator: NSObject, NSTextViewDelegate {
    let pane: SourcePane  // expect: stale-coordinator-parent

    init(_ pane: SourcePane) { self.pane = pane }

    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      view.insertionPointColor = pane.colors(for: view.string.prefix(80))[0]
    }
  }
}
```

## Good

Stored again at every update, directly or by a method of the coordinator:

```swift
import SwiftUI

struct UnitField: UIViewRepresentable {
  @Binding var text: String
  let unit: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: UnitField

    init(_ parent: UnitField) { self.parent = parent }

    func textFieldDidEndEditing(_ textField: UITextField) {
      parent.text = (textField.text ?? "") + parent.unit
    }
  }
}

struct RatingBar: UIViewRepresentable {
  var rated: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.addTarget(
      context.coordinator, action: #selector(Coordinator.moved(_:)), for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { context.coordinator.adopt(self) }

  final class Coordinator: NSObject {
    private var bar: RatingBar

    init(_ bar: RatingBar) { self.bar = bar }

    func adopt(_ new: RatingBar) { bar = new }

    @objc func moved(_ slider: UISlider) { bar.rated(Int(slider.value)) }
  }
}
```

Nothing but bindings of the copy:

```swift
import SwiftUI

struct NameField: UIViewRepresentable {
  @Binding var name: String
  @Binding var isEditing: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != name { field.text = name }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: NameField

    init(_ parent: NameField) { self.parent = parent }

    func textFieldDidBeginEditing(_ textField: UITextField) { parent.isEditing = true }

    func textFieldDidEndEditing(_ textField: UITextField) {
      parent.isEditing = false
      parent.name = textField.text ?? ""
    }
  }
}
```

The closure alone is kept, and brought up to date:

```swift
import SwiftUI

struct SearchPane: NSViewRepresentable {
  var onSearch: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(onSearch: onSearch) }

  func makeNSView(context: Context) -> NSSearchField {
    let field = NSSearchField()
    field.delegate = context.coordinator
    return field
  }

  func updateNSView(_ field: NSSearchField, context: Context) {
    context.coordinator.onSearch = onSearch
  }

  final class Coordinator: NSObject, NSSearchFieldDelegate {
    var onSearch: (String) -> Void

    init(onSearch: @escaping (String) -> Void) { self.onSearch = onSearch }

    func searchFieldDidStartSearching(_ sender: NSSearchField) { onSearch(sender.stringValue) }
  }
}
```

## When to allow it

A copy of which only what never changes is read, such as a model object that the view keeps for life.
Closures that a make method hands to the view (`field.onReturn = { onSubmit() }`) grow old the same way,
and are not reported.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("stale-coordinator-parent", .japanese):
      return ###"""
---
messages:
  stale: "`{name}` は最初のコピーのままで、`{member}` が古くなります。更新メソッドで代入し直してください。"
related:
  use: "ここで、コピーの `{member}` を使っています。"
---

# Coordinator が古いコピーを持ち続けている

Representable は構造体なので、Coordinator の `parent` は作られたときの値です。周囲のビューが変わると SwiftUI は新しい値を作って更新メソッドを呼びますが、そこで新しい値を渡さない限り、Coordinator は古い設定を読み、古い状態を捕まえたクロージャを呼び続けます（すべてを最新にするのは[更新メソッド](https://developer.apple.com/documentation/swiftui/uiviewrepresentable)の役目です）。

更新メソッドの先頭に `context.coordinator.parent = self` と書けば済みます。コピーの `@Binding` しか使わない Coordinator は報告しません。Binding は古くならないからです。

## Bad

コピーのふつうのプロパティを読む、クロージャを呼ぶ、メソッドを呼ぶ、の3つです。名前や置き場所は問いません。

## Good

更新のたびに代入し直す（Coordinator のメソッド経由でも）、`@Binding` だけを使う、クロージャだけを持たせて更新する、の3つです。

## When to allow it

変わることのないもの（ビューと同じだけ生きるモデルなど）しか読まない場合。make メソッドでビューに渡したクロージャ（`field.onReturn = { onSubmit() }`）も同じように古くなりますが、こちらは報告しません。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("state-write-in-view-update", .english):
      return ###"""
---
id: state-write-in-view-update
group: bridge
severity: warning
default: on
words: updateUIView | updateNSView | makeUIView | makeNSView | Representable | Coordinator & NSObject
messages:
  write: "`{name}` is written during a SwiftUI update; defer it with `DispatchQueue.main.async`."
related:
  reached: "It is reached from `{name}`, which SwiftUI calls during an update."
---

# State written during an update

A make or update method runs while SwiftUI is bringing the view tree up to date. State that is written
there may be used already, so that SwiftUI says "Modifying state during view update, this will cause
undefined behavior", drops the change, or updates in a circle
([updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:))).

Write it after the update, where the view reports the change (a delegate method), or compute it in the view
around. A comparison before the write makes it rarer, not right.

## Bad

A measured height:

```swift
import SwiftUI

struct GrowingText: UIViewRepresentable {
  let content: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != content { view.text = content }
    let fitting = view.sizeThatFits(view.bounds.size)
    if fitting.height != height {
      height = fitting.height  // expect: state-write-in-view-update
    }
  }
}
```

In a helper, in a closure that runs at once, and as a change of a collection:

```swift
import SwiftUI

struct BadgeStrip: UIViewRepresentable {
  var titles: [String]
  @Binding var overflow: Bool
  @Binding var shown: [String]

  func makeUIView(context: Context) -> UIStackView { UIStackView() }

  func updateUIView(_ stack: UIStackView, context: Context) {
    titles.enumerated().forEach { index, title in
      if index > 4 {
        overflow = true  // expect: state-write-in-view-update
      }
    }
    note(titles.first)
  }

  private func note(_ title: String?) {
    guard let title else { return }
    shown.append(title)  // expect: state-write-in-view-update
  }
}
```

Through the coordinator, which the update calls:

```swift
import SwiftUI

struct PageView: UIViewRepresentable {
  @Binding var page: Int

  func makeCoordinator() -> Coordinator { Coordinator(page: $page) }
  func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

  func updateUIView(_ view: UIScrollView, context: Context) {
    context.coordinator.follow(view)
  }

  final class Coordinator: NSObject {
    private let page: Binding<Int>

    init(page: Binding<Int>) { self.page = page }

    func follow(_ view: UIScrollView) {
      let current = Int(view.contentOffset.x / max(view.bounds.width, 1))
      page.wrappedValue = current  // expect: state-write-in-view-update
    }
  }
}
```

## Good

After the update:

```swift
import SwiftUI

struct GrowingText: UIViewRepresentable {
  let content: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != content { view.text = content }
    let fitting = view.sizeThatFits(view.bounds.size)
    DispatchQueue.main.async {
      if fitting.height != height { height = fitting.height }
    }
  }
}
```

Where the view reports it; the binding itself may be put in its place:

```swift
import SwiftUI

struct PageView: UIViewRepresentable {
  @Binding var page: Int

  func makeCoordinator() -> Coordinator { Coordinator(page: $page) }

  func makeUIView(context: Context) -> UIScrollView {
    let view = UIScrollView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UIScrollView, context: Context) { context.coordinator.page = $page }

  final class Coordinator: NSObject, UIScrollViewDelegate {
    var page: Binding<Int>

    init(page: Binding<Int>) { self.page = page }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
      page.wrappedValue = Int(view.contentOffset.x / max(view.bounds.width, 1))
    }
  }
}
```

A local variable of the same name, and a closure that is only stored:

```swift
import SwiftUI

final class MeasuringView: UIView {
  var onHeightChange: ((CGFloat) -> Void)?
}

struct TrimmedLabel: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> MeasuringView { MeasuringView() }

  func updateUIView(_ view: MeasuringView, context: Context) {
    var text = self.text
    if text.count > 40 { text = String(text.prefix(39)) + "…" }
    view.accessibilityLabel = text
    view.onHeightChange = { height = $0 }
  }
}
```

## When to allow it

Never known to be right.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("state-write-in-view-update", .japanese):
      return ###"""
---
messages:
  write: "SwiftUI の更新中に `{name}` に書き込んでいます。`DispatchQueue.main.async` で更新後に回してください。"
related:
  reached: "SwiftUI が更新中に呼ぶ `{name}` から、ここに来ます。"
---

# 更新中に状態を書き換えている

make メソッドと更新メソッドは、SwiftUI がビューの木を更新している最中に呼ばれます。そこで書いた状態は、すでに使われた後かもしれず、SwiftUI は「Modifying state during view update, this will cause undefined behavior」と警告し、変更を捨てたり、更新を繰り返したりします（[updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:))）。

更新後に書くか、ビューが変化を知らせる所（デリゲートメソッド）で書くか、外側のビューで計算します。書く前に比べても、回数が減るだけで正しくはなりません。

## Bad

測った高さを書く、補助関数やその場で走るクロージャの中で書く、更新が呼ぶ Coordinator のメソッドで書く、の3つです。

## Good

更新後に回す、デリゲートメソッドで書く、同じ名前のローカル変数、後で呼ばれるクロージャを渡すだけ、の4つです。Binding そのものの差し替えも問題ありません。

## When to allow it

正しい例は知られていません。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("stored-view-in-representable", .english):
      return ###"""
---
id: stored-view-in-representable
group: bridge
severity: warning
default: on
words: Representable | makeUIView | makeNSView
messages:
  stored: "Each new value of this struct makes a new `{name}`; create it in the make method instead."
---

# A view kept in the struct that shows it

SwiftUI makes the value of a
[representable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable) anew whenever the
body around it runs, and calls `makeUIView` once. A view that is created with the struct is therefore
created again at every pass, and only the first one is on screen: what a later value of the struct does to
its own `textView`, such as giving it focus or reading its text, happens to a view that nobody sees.

Create the view in the make method; what others need is kept by the coordinator.

## Bad

```swift
import SwiftUI

struct MemoArea: UIViewRepresentable {
  let textView = UITextView()  // expect: stored-view-in-representable
  var font: UIFont

  func makeUIView(context: Context) -> UITextView {
    textView.font = font
    return textView
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}

  func clear() { textView.undoManager?.removeAllActions() }
}
```

Written as `.init()`, as a closure, and a helper of the view:

```swift
import SwiftUI

struct LogView: NSViewRepresentable {
  private let scrollView: NSScrollView = .init()  // expect: stored-view-in-representable

  func makeNSView(context: Context) -> NSScrollView { scrollView }
  func updateNSView(_ nsView: NSScrollView, context: Context) {}
}

struct AmountField: UIViewRepresentable {
  private let bar: UIToolbar = {  // expect: stored-view-in-representable
    let bar = UIToolbar()
    bar.sizeToFit()
    return bar
  }()

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.inputAccessoryView = bar
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
```

In the initializer, and a view controller:

```swift
import SwiftUI

final class CanvasController: UIViewController {}

struct CanvasScreen: UIViewControllerRepresentable {
  private let controller: CanvasController  // expect: stored-view-in-representable
  private let title: String

  init(title: String) {
    self.title = title
    controller = CanvasController()
  }

  func makeUIViewController(context: Context) -> CanvasController { controller }

  func updateUIViewController(_ controller: CanvasController, context: Context) {
    controller.title = title
  }
}
```

## Good

Made where SwiftUI asks for it, and kept by the coordinator:

```swift
import SwiftUI

struct MemoArea: UIViewRepresentable {
  final class Coordinator {
    weak var textView: UITextView?
    let toolbar = UIToolbar()
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let textView = UITextView()
    textView.inputAccessoryView = context.coordinator.toolbar
    context.coordinator.textView = textView
    return textView
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}
}
```

Handed in, kept by SwiftUI, or no view at all:

```swift
import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
  let webView: WKWebView
  var clearButton: UITextField.ViewMode = .whileEditing
  var tint = UIColor.systemTeal

  func makeUIView(context: Context) -> WKWebView { webView }
  func updateUIView(_ uiView: WKWebView, context: Context) { uiView.tintColor = tint }
}

struct Sketch: UIViewRepresentable {
  @State private var canvas = UIImageView()
  static let sample = UILabel()

  func makeUIView(context: Context) -> UIImageView { canvas }
  func updateUIView(_ uiView: UIImageView, context: Context) {}
}
```

A controller is an object and keeps its views; a computed property keeps nothing:

```swift
import SwiftUI

final class AddressController: UIViewController {
  let street = UITextField()
}

struct AddressScreen: UIViewControllerRepresentable {
  var background: UIView { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }

  func makeUIViewController(context: Context) -> AddressController {
    let controller = AddressController()
    controller.view.addSubview(background)
    return controller
  }

  func updateUIViewController(_ controller: AddressController, context: Context) {}
}
```

## When to allow it

A representable that is itself kept somewhere and made only once; then hand the view in.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("stored-view-in-representable", .japanese):
      return ###"""
---
messages:
  stored: "構造体が作り直されるたびに、新しい `{name}` ができます。make メソッドの中で作ってください。"
---

# 表示するビューを構造体に持たせている

SwiftUI は、周囲の `body` が走るたびに [Representable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable) の値を作り直しますが、`makeUIView` は一度しか呼びません。構造体と一緒に作ったビューは毎回新しくなり、画面に出るのは最初の1つだけです。後の値が自分の `textView` にフォーカスを当てても、文字を読んでも、相手は誰にも見えないビューです。

ビューは make メソッドの中で作り、あとで必要なものは Coordinator に持たせます。

## Bad

初期値で作る、`.init()` やクロージャで作る、イニシャライザで作る、のどれも同じです。ビューコントローラや補助のツールバーも毎回作られます。

## Good

make メソッドで作って Coordinator に持たせたもの、外から渡されたもの、`@State` や `static`、計算プロパティです。

## When to allow it

Representable の値をどこかに取っておき、一度しか作らない場合。それならビューを外から渡してください。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("submit-ignored-on-multiline-field", .english):
      return ###"""
---
id: submit-ignored-on-multiline-field
group: setting
severity: warning
default: on
words: onSubmit & vertical | onSubmit & TextEditor
messages:
  field: "On iOS, Return enters a newline in this field, so `onSubmit` does not run; watch for the newline."
  editor: "Return enters a newline in a `TextEditor`, so `onSubmit` does not run; watch for the newline."
---

# onSubmit on a field in which Return is a line break

With `axis: .vertical` the Return key of the iOS keyboard enters a line break, and
[onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)) waits for a key that
does not exist ([FB17642828](https://github.com/feedback-assistant/reports/issues/661)). In a
`TextEditor` Return is a line break on every platform. On macOS a vertical `TextField` submits, so the
two platforms need two ways ([enchanted #31](https://github.com/gluonfield/enchanted/pull/31)).

## Bad

A chat composer that never sends with Return:

```swift
import SwiftUI

struct Composer: View {
  @State private var draft = ""
  let send: (String) -> Void

  var body: some View {
    TextField("Message", text: $draft, axis: .vertical)
      .lineLimit(1...5)
      .submitLabel(.send)
      .onSubmit {  // expect: submit-ignored-on-multiline-field
        send(draft)
        draft = ""
      }
  }
}
```

Whatever `onChange` does, but for newlines, does not help:

```swift
import SwiftUI

struct ReviewField: View {
  @Binding var review: String
  let post: () -> Void

  var body: some View {
    TextField("Review", text: $review, axis: .vertical)
      .onChange(of: review) { _, new in
        if new.count > 200 { review = String(new.prefix(200)) }
      }
      .onSubmit(post)  // expect: submit-ignored-on-multiline-field
  }
}
```

A text editor submits nowhere, not on the Mac either:

```swift
import SwiftUI

#if os(macOS)
  struct SnippetEditor: View {
    @Binding var snippet: String
    let save: () -> Void

    var body: some View {
      TextEditor(text: $snippet)
        .font(.body.monospaced())
        .onSubmit { save() }  // expect: submit-ignored-on-multiline-field
    }
  }
#endif
```

## Good

The line break is the submission on iOS, `onSubmit` is for the Mac. A Return adds one line break and no
more, so what is pasted stays text:

```swift
import SwiftUI

struct Composer: View {
  @State private var draft = ""
  let send: (String) -> Void

  var body: some View {
    TextField("Message", text: $draft, axis: .vertical)
      .onChange(of: draft) { old, new in
        let isReturn =
          new.count == old.count + 1
          && new.filter(\.isNewline).count == old.filter(\.isNewline).count + 1
        guard isReturn else { return }
        draft = old
        submit()
      }
      .onSubmit(submit)
  }

  private func submit() {
    guard !draft.isEmpty else { return }
    send(draft)
    draft = ""
  }
}
```

One line, or another axis, or one that only the program knows:

```swift
import SwiftUI

struct Titles: View {
  @Binding var title: String
  @Binding var subtitle: String
  @Binding var body2: String
  let axis: Axis
  let save: () -> Void

  var body: some View {
    VStack {
      TextField("Title", text: $title)
        .onSubmit(save)
      TextField("Subtitle", text: $subtitle, axis: .horizontal)
        .onSubmit(save)
      TextField("Body", text: $body2, axis: axis)
        .onSubmit(save)
    }
  }
}
```

On a container, where other fields may submit, and for the search field:

```swift
import SwiftUI

struct IssueForm: View {
  @Binding var title: String
  @Binding var detail: String
  @Binding var query: String
  let save: () -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Detail", text: $detail, axis: .vertical)
    }
    .onSubmit(save)
    .searchable(text: $query)
    .onSubmit(of: .search) { title = query }
  }
}
```

For the Mac alone:

```swift
import SwiftUI

struct CommandLineField: View {
  @Binding var line: String
  let run: () -> Void

  var body: some View {
    TextField("Command", text: $line, axis: .vertical)
      #if os(macOS)
        .onSubmit(run)
      #endif
  }
}
```

## When to allow it

Where everybody has a hardware keyboard: its Return submits a vertical field on iPad too.

## Platforms

iOS and visionOS for `TextField`; all that have `TextEditor`.

"""###
    case ("submit-ignored-on-multiline-field", .japanese):
      return ###"""
---
messages:
  field: "iOS ではこの欄の Return は改行になり、`onSubmit` は呼ばれません。`onChange` で改行を検知してください。"
  editor: "`TextEditor` では Return は改行になり、`onSubmit` は呼ばれません。`onChange` で改行を検知してください。"
---

# Return が改行になる欄の onSubmit

`axis: .vertical` にすると、iOS のキーボードの Return は改行になり、[onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)) は存在しないキーを待ち続けます（[FB17642828](https://github.com/feedback-assistant/reports/issues/661)）。`TextEditor` の Return はどのプラットフォームでも改行です。macOS では縦に伸びる `TextField` も確定するので、プラットフォームごとに書き分けます（[enchanted #31](https://github.com/gluonfield/enchanted/pull/31)）。

## Bad

縦に伸びる `TextField` か `TextEditor` に `onSubmit` を付け、同じ欄に改行を見る `onChange` がない形です。文字数を制限するだけの `onChange` では足りません。

## Good

iOS では改行を確定と見なし、macOS のために `onSubmit` も残します。1行の欄、`axis:` が変数の欄、コンテナに付けた `onSubmit`、`onSubmit(of: .search)`、`#if os(macOS)` の中は報告しません。

## When to allow it

全員がハードウェアキーボードを使うなら、iPad でも縦に伸びる欄の Return は確定になります。

## Platforms

`TextField` は iOS と visionOS、`TextEditor` は使えるすべてのプラットフォーム。

"""###
    case ("text-change-not-forwarded", .english):
      return ###"""
---
id: text-change-not-forwarded
group: bridge
severity: warning
default: on
words: Binding & Representable | Binding & makeUIView | Binding & makeNSView
messages:
  unwritten: "Nothing writes `{name}`, so typed text never leaves this view; write it at each change."
related:
  wiring: "This view tells the coordinator what happens."
---

# Typed text that never reaches the binding

A `@Binding` promises the view around that it hears of every change. A UIKit or AppKit view knows nothing of
it: the coordinator must write the binding in a delegate method or action
([textFieldDidChangeSelection](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:)),
[textViewDidChange](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)),
`editingChanged`). Where nothing does, the owner keeps the old text, and the next update puts that back over
what was typed.

Reported where the coordinator is the delegate or target of a text view, and no code of the two writes any
of its text bindings.

## Bad

The delegate answers other questions only:

```swift
import SwiftUI

struct PhoneField: UIViewRepresentable {
  @Binding var phone: String  // expect: text-change-not-forwarded

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != phone { field.text = phone }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }
}
```

The coordinator writes a copy of the text, which is nobody's:

```swift
import SwiftUI

struct SubtitleField: UIViewRepresentable {
  @Binding var subtitle: String  // expect: text-change-not-forwarded

  func makeCoordinator() -> Coordinator { Coordinator(subtitle: subtitle) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != subtitle { view.text = subtitle }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var subtitle: String

    init(subtitle: String) { self.subtitle = subtitle }

    func textViewDidChange(_ textView: UITextView) { subtitle = textView.text }
  }
}
```

Another binding is written, and the action only measures:

```swift
import SwiftUI

struct HandleField: UIViewRepresentable {
  @Binding var handle: String  // expect: text-change-not-forwarded
  @Binding var count: Int

  func makeCoordinator() -> Coordinator { Coordinator(handle: $handle, count: $count) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(
      context.coordinator, action: #selector(Coordinator.edited(_:)), for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != handle { field.text = handle }
  }

  final class Coordinator: NSObject {
    let handle: Binding<String>
    let count: Binding<Int>

    init(handle: Binding<String>, count: Binding<Int>) {
      self.handle = handle
      self.count = count
    }

    @objc func edited(_ field: UITextField) { count.wrappedValue = field.text?.count ?? 0 }
  }
}
```

## Good

By the delegate, through a binding or the copy of the representable:

```swift
import SwiftUI

struct PhoneField: UIViewRepresentable {
  @Binding var phone: String

  func makeCoordinator() -> Coordinator { Coordinator(phone: $phone) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != phone { field.text = phone }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding private var phone: String

    init(phone: Binding<String>) { _phone = phone }

    func textFieldDidChangeSelection(_ textField: UITextField) { phone = textField.text ?? "" }
  }
}

struct NoteEditor: NSViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeNSView(context: Context) -> NSTextView {
    let view = NSTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateNSView(_ view: NSTextView, context: Context) {
    if view.string != text { view.string = text }
  }

  final class Coordinator: NSObject, NSTextViewDelegate {
    let parent: NoteEditor

    init(_ parent: NoteEditor) { self.parent = parent }

    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      parent.text = view.string
    }
  }
}
```

By a closure of the representable:

```swift
import SwiftUI

struct DomainField: UIViewRepresentable {
  @Binding var domain: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.addAction(
      UIAction { action in
        domain = (action.sender as? UITextField)?.text ?? ""
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != domain { field.text = domain }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.endEditing(false) }
  }
}
```

A view that is no input: the binding is read only, on purpose.

```swift
import SwiftUI
import WebKit

struct TermsView: UIViewRepresentable {
  @Binding var terms: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isEditable = false
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = terms }

  final class Coordinator: NSObject, UITextViewDelegate {}
}

struct Browser: UIViewRepresentable {
  @Binding var address: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard let url = URL(string: address), view.url != url else { return }
    view.load(URLRequest(url: url))
  }

  final class Coordinator: NSObject, WKNavigationDelegate {}
}
```

## When to allow it

A text that is only shown; then it needs no binding: `let text: String` says so.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("text-change-not-forwarded", .japanese):
      return ###"""
---
messages:
  unwritten: "`{name}` に書き込む処理がなく、入力した文字が外に伝わりません。文字が変わる所で代入してください。"
related:
  wiring: "このビューの出来事は Coordinator に届きます。"
---

# 入力した文字が Binding に届かない

`@Binding` は「変わったら必ず伝える」という外側との約束ですが、UIKit や AppKit のビューはそれを知りません。デリゲートやアクション（[textFieldDidChangeSelection](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:))、[textViewDidChange](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:))、`editingChanged`）で Coordinator が書き込む必要があります。書き込まなければ外側は古い文字を持ち続け、次の更新で、入力した文字がその古い文字に戻されます。

Coordinator がテキストビューのデリゲートかターゲットで、Representable にも Coordinator にも、文字の Binding に書き込むコードがないときに報告します。

## Bad

デリゲートが別の問いにしか答えていない、ただのコピーに書き込んでいる、別の Binding にしか書き込んでいない、の3つです。

## Good

デリゲートが Binding かコピー越しに書き込む、Representable のクロージャが書き込む、そもそも入力のないビュー、の3つです。

## When to allow it

表示するだけの文字。それなら Binding は要らず、`let text: String` で足ります。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("unconditional-resign-in-update", .english):
      return ###"""
---
id: unconditional-resign-in-update
group: bridge
severity: warning
default: on
words: resignFirstResponder | endEditing | makeFirstResponder
messages:
  resign: "Every update calls `{method}` and closes the keyboard; test `isFirstResponder` first."
  two-way: "Every update gives up focus and so writes the binding; test `isFirstResponder` first."
related:
  reached: "It is reached from `{name}`, which runs at every update."
  delegate: "`{name}` then writes the binding while SwiftUI is updating."
---

# Focus given up at every update

[updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:))
runs for every change of any state around it. A resign that asks for nothing but the value that was handed
in runs each time that value is `false`, which is most of the time: it closes a keyboard that the user has
just opened by a tap, and its delegate methods write bindings in the middle of the update
([Orbit #216](https://github.com/kiwicom/orbit-swiftui/issues/216)).

Compare with `isFirstResponder`, or with a value that the coordinator remembers; or put the call off until
after the update.

## Bad

The other branch of a plain `if`:

```swift
import SwiftUI

struct ReasonField: UIViewRepresentable {
  let isActive: Bool

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    if !isActive {
      field.resignFirstResponder()  // expect: unconditional-resign-in-update
    }
  }
}
```

In a helper, for all that is inside the view, and while a binding hears of it:

```swift
import SwiftUI

struct NoteEditor: UIViewRepresentable {
  @Binding var isFocused: Bool
  var isLocked = false

  func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.isEditable = !isLocked
    release(view)
  }

  private func release(_ view: UITextView) {
    guard isLocked || !isFocused else { return }
    view.endEditing(true)  // expect: unconditional-resign-in-update
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let isFocused: Binding<Bool>

    init(isFocused: Binding<Bool>) { self.isFocused = isFocused }

    func textViewDidBeginEditing(_ textView: UITextView) { isFocused.wrappedValue = true }
    func textViewDidEndEditing(_ textView: UITextView) { isFocused.wrappedValue = false }
  }
}
```

AppKit, where `nil` takes the focus from whatever has it:

```swift
import SwiftUI

struct CodePane: NSViewRepresentable {
  var isReadOnly: Bool

  func makeNSView(context: Context) -> NSTextView { NSTextView() }

  func updateNSView(_ view: NSTextView, context: Context) {
    view.isEditable = !isReadOnly
    if isReadOnly {
      view.window?.makeFirstResponder(nil)  // expect: unconditional-resign-in-update
    }
  }
}
```

## Good

Only where it has the focus, or on the edge of a value:

```swift
import SwiftUI

struct ReasonField: UIViewRepresentable {
  let isActive: Bool

  final class Coordinator { var wasActive = false }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    if !isActive && field.isFirstResponder {
      field.resignFirstResponder()
    }
    guard context.coordinator.wasActive, !isActive else { return }
    context.coordinator.wasActive = isActive
    field.endEditing(true)
  }
}
```

After the update:

```swift
import SwiftUI

struct NoteEditor: UIViewRepresentable {
  var isLocked: Bool

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    guard isLocked else { return }
    DispatchQueue.main.async { [weak view] in view?.resignFirstResponder() }
  }
}
```

Where the user asks for it:

```swift
import SwiftUI

struct ReplyField: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.placeholder = "Reply"
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }
}
```

## When to allow it

A view that may never have the focus while a value says so; better is to make it refuse with
`isUserInteractionEnabled` or `canBecomeFirstResponder`.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("unconditional-resign-in-update", .japanese):
      return ###"""
---
messages:
  resign: "更新のたびに、この欄のキーボードを閉じます。ファーストレスポンダのときだけ `{method}` を呼んでください。"
  two-way: "更新のたびにフォーカスを外し、更新中に Binding も書き換わります。`isFirstResponder` を確かめてください。"
related:
  reached: "更新のたびに呼ばれる `{name}` から、ここに来ます。"
  delegate: "このとき `{name}` が、SwiftUI の更新中に Binding を書き換えます。"
---

# 更新のたびにフォーカスを外している

[updateUIView](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)) は周囲の状態が変わるたびに呼ばれます。渡された値だけを見て外すと、その値が `false` の間は更新のたびに外すことになり、利用者がタップで開いたばかりのキーボードまで閉じてしまいます。デリゲートも更新の途中で Binding を書き換えます（[Orbit #216](https://github.com/kiwicom/orbit-swiftui/issues/216)）。

`isFirstResponder` か、Coordinator に覚えさせた値と比べます。更新後に回しても構いません。

## Bad

`if` の反対側の分岐、補助関数の中の `endEditing`、AppKit の `makeFirstResponder(nil)` です。

## Good

`isFirstResponder` を確かめる、値の変わり目だけで呼ぶ、更新後に回す、利用者の操作で呼ぶ、の4つです。

## When to allow it

ある値の間は絶対にフォーカスを持たせないビュー。`isUserInteractionEnabled` や `canBecomeFirstResponder` で断るほうが確実です。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("unconditional-text-write-in-update", .english):
      return ###"""
---
id: unconditional-text-write-in-update
group: bridge
severity: warning
default: on
words: updateUIView | updateNSView | Representable | DidChange & Coordinator
messages:
  update: "Setting `{property}` at every update moves the caret and ends IME input; compare first."
  report: "Setting `{property}` while a change is reported moves the caret and ends IME input."
related:
  reached: "It is reached from `{name}`, which runs at every change."
---

# Text written back over what is being typed

Assigning the text that is there already is not free: the view moves the caret to the end and drops the
[marked text](https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange), so that Japanese,
Chinese and Korean input is committed before it is converted. The update method runs for every keystroke,
which the binding has just reported, and for reasons that have nothing to do with this field. A delegate
method that reports a change and answers it by assigning the text does the same.

Compare with the present text first, or leave the view alone while it has marked text or the focus.

## Bad

```swift
import SwiftUI

struct StationField: UIViewRepresentable {
  @Binding var station: String

  func makeCoordinator() -> Coordinator { Coordinator(station: $station) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(
      context.coordinator, action: #selector(Coordinator.edited(_:)), for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = station  // expect: unconditional-text-write-in-update
  }

  final class Coordinator: NSObject {
    private let station: Binding<String>

    init(station: Binding<String>) { self.station = station }

    @objc func edited(_ sender: UITextField) { station.wrappedValue = sender.text ?? "" }
  }
}
```

A condition that looks at the new text alone, in a helper:

```swift
import SwiftUI

struct SourcePane: NSViewRepresentable {
  @Binding var source: String

  func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }

  func updateNSView(_ scroll: NSScrollView, context: Context) { show(in: scroll) }

  private func show(in scroll: NSScrollView) {
    guard !source.isEmpty, let view = scroll.documentView as? NSTextView else { return }
    view.string = source  // expect: unconditional-text-write-in-update
  }
}
```

The change that is reported is overwritten:

```swift
import SwiftUI

struct PlateField: UIViewRepresentable {
  @Binding var plate: String

  func makeCoordinator() -> Coordinator { Coordinator(plate: $plate) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != plate { view.text = plate }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let plate: Binding<String>

    init(plate: Binding<String>) { self.plate = plate }

    func textViewDidChange(_ textView: UITextView) {
      plate.wrappedValue = textView.text.uppercased()
      textView.text = plate.wrappedValue  // expect: unconditional-text-write-in-update
    }
  }
}
```

## Good

Only what differs, and nothing during a conversion:

```swift
import SwiftUI

struct StationField: UIViewRepresentable {
  @Binding var station: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    guard field.markedTextRange == nil else { return }
    if field.text != station { field.text = station }
  }
}

struct SourcePane: NSViewRepresentable {
  @Binding var source: String

  func makeNSView(context: Context) -> NSTextView { NSTextView() }

  func updateNSView(_ view: NSTextView, context: Context) {
    let isSame = view.string == source
    guard !isSame, !view.hasMarkedText() else { return }
    view.string = source
  }
}
```

What an earlier update showed is remembered:

```swift
import SwiftUI

struct DraftEditor: UIViewRepresentable {
  let draft: String

  final class Coordinator { var shown: String? }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    guard draft != context.coordinator.shown else { return }
    context.coordinator.shown = draft
    view.text = draft
  }
}
```

The first text, a label, a view that cannot be edited, and another view than the one that changed:

```swift
import SwiftUI

struct TermsView: UIViewRepresentable {
  let terms: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isEditable = false
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = terms }
}

struct CountedEditor: UIViewRepresentable {
  let template: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.text = template
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.counter.text = template
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    let counter = UILabel()
    let title = UITextField()

    func textViewDidChange(_ textView: UITextView) {
      counter.text = "\(textView.text.count)"
      title.text = textView.text
    }
  }
}
```

## When to allow it

A field whose every keystroke is replaced on purpose, such as a code entry that takes digits alone: these are
typed without conversion.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("unconditional-text-write-in-update", .japanese):
      return ###"""
---
messages:
  update: "更新のたびに `{property}` を代入すると、カーソルが飛び、変換中の文字が確定します。違うときだけ代入してください。"
  report: "変更の通知中に `{property}` を代入すると、カーソルが飛び、変換中の文字が確定します。"
related:
  reached: "変更のたびに呼ばれる `{name}` から、ここに来ます。"
---

# 入力中の文字を上書きしている

同じ文字列の代入でも、カーソルは末尾に動き、[変換中の文字](https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange)は打ち切られます。「にほん」は変換前に確定し、中国語や韓国語の入力も同じです。更新メソッドは、Binding が伝えたばかりのキー入力のたびに、そしてこの欄と無関係な理由でも呼ばれます。変更を知らせるデリゲートメソッドの中で代入しても、同じことが起きます。

いま表示している文字と比べてから代入するか、変換中やフォーカス中は触らないようにします。

## Bad

更新のたびの代入、新しい値しか見ない条件、変更の通知への返事としての代入です。

## Good

違うときだけ、変換中でないときだけ、前に表示した値を覚えておく、の3つです。make メソッドでの最初の代入、ラベル、編集できないビュー、別のビューは対象外です。

## When to allow it

数字だけの確認コードのように、1文字ごとに置き換えるのが狙いで、変換を使わない欄。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("unknown-rule-in-suppression", .english):
      return ###"""
---
id: unknown-rule-in-suppression
group: comments
severity: warning
default: on
words: "focuslint:"
messages:
  misspelt: "No rule is called `{word}`, so it hides nothing; if you mean `{rule}`, write that."
  unknown: "No rule is called `{word}`; if it begins the reason, write ` - ` in front of it."
fixes:
  rename: "Write `{rule}`"
---

# Comment that names no rule

A comment with a misspelt rule hides nothing. The problem that it was written for is still reported, which is
easily taken for a fault of the linter, or nobody notices that the rule has got another name.

Words after ` - `, ` -- ` or ` — ` are the reason; without a dash, they are taken for rules. One word of a
sentence stands for all of it.

## Bad

A slip, and a name from memory:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""
  // focuslint:disable:next missing-focus-binding // expect: unknown-rule-in-suppression
  @FocusState private var isSearching: Bool  // expect: missing-focused-binding

  var body: some View { TextField("Search", text: $query) }
}
```

One of two:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""
  // focuslint:disable:next missing-focused-binding multiple-bool-states // expect: unknown-rule-in-suppression
  @FocusState private var isSearching: Bool

  var body: some View { TextField("Search", text: $query) }
}
```

A reason without a dash:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""
  // focuslint:disable:next missing-focused-binding because it comes later // expect: unknown-rule-in-suppression
  @FocusState private var isSearching: Bool

  var body: some View { TextField("Search", text: $query) }
}
```

## Good

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""
  // focuslint:disable:next missing-focused-binding - because it comes later
  @FocusState private var isSearching: Bool

  var body: some View { TextField("Search", text: $query) }
}
```

Every rule, for one line:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""
  @FocusState private var isSearching: Bool  // focuslint:disable:this all

  var body: some View { TextField("Search", text: $query) }
}
```

Comments about focuslint, and those of other linters:

```swift
import SwiftUI

/// Checked with focuslint: no rule has anything to say.
struct SearchBar: View {
  // Write focuslint:disable:next missing-focus-binding above a state to hide its problem.
  // swiftlint:disable:next line_length
  @State private var query = ""

  var body: some View { TextField("Search", text: $query) }
}
```

## When to allow it

Where a rule of a later version is named before everybody has that version.

## Platforms

All.

"""###
    case ("unknown-rule-in-suppression", .japanese):
      return ###"""
---
messages:
  misspelt: "`{word}` というルールはなく、何も隠しません。`{rule}` のつもりなら、書き直してください。"
  unknown: "`{word}` というルールはありません。理由の書き始めなら、前に ` - ` を入れてください。"
fixes:
  rename: "`{rule}` に直す"
---

# 存在しないルール名を書いたコメント

ルール名を書き間違えたコメントは何も隠しません。隠したはずの問題が報告され続けるのでリンタの不具合に見えたり、ルール名が変わったことに気付かないままになったりします。

` - `、` -- `、` — ` の後の言葉は理由です。ダッシュがないとルール名として読みます。文を書いてしまった場合も、報告は最初の1語だけです。

## Bad

書き間違いと、うろ覚えの名前。2つのうち片方だけが違うもの。ダッシュを付けずに書いた理由。

## Good

理由の前にダッシュを置いたもの。1行だけすべてのルールを隠したもの。focuslint について書いただけのコメントと、ほかのリンタのコメント。

## When to allow it

新しいバージョンのルール名を、全員が更新する前に書いておく場合。

## Platforms

すべて。

"""###
    case ("unscoped-text-notification", .english):
      return ###"""
---
id: unscoped-text-notification
group: bridge
severity: info
default: on
words: extDidChangeNotification | extDidBeginEditingNotification | extDidEndEditingNotification | NSText.did | NSTextView.did
messages:
  unscoped: "This hears every text view of the app; hand `object:` the view that is meant."
---

# A text notification from every field of the app

With `object: nil`, a
[notification](https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification) is
delivered for every text field and text view there is: a search field elsewhere, a field in a sheet, the same
representable in the next row. The handler then writes this view's bindings from another's text.

Name the view that is meant, or compare the notification's object with it.

## Bad

A selector, a block, and a publisher:

```swift
import SwiftUI

struct PlaceholderEditor: UIViewRepresentable {
  @Binding var isBlank: Bool

  func makeCoordinator() -> Coordinator { Coordinator(isBlank: $isBlank) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}

  final class Coordinator: NSObject {
    private let isBlank: Binding<Bool>

    init(isBlank: Binding<Bool>) {
      self.isBlank = isBlank
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: #selector(changed(_:)), name: UITextView.textDidChangeNotification,
        object: nil)  // expect: unscoped-text-notification
    }

    @objc private func changed(_ notification: Notification) {
      isBlank.wrappedValue = (notification.object as? UITextView)?.text.isEmpty ?? true
    }
  }
}
```

```swift
import SwiftUI

struct WatchField: UIViewRepresentable {
  var onBegin: () -> Void

  final class Coordinator { var token: NSObjectProtocol? }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    context.coordinator.token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidBeginEditingNotification,
      object: nil,  // expect: unscoped-text-notification
      queue: .main
    ) { _ in onBegin() }
    return UITextField()
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
```

```swift
import Combine
import SwiftUI

struct CountingPane: NSViewRepresentable {
  @Binding var count: Int

  final class Coordinator { var bag: Set<AnyCancellable> = [] }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeNSView(context: Context) -> NSTextView {
    NotificationCenter.default
      .publisher(for: NSText.didChangeNotification)  // expect: unscoped-text-notification
      .compactMap { ($0.object as? NSTextView)?.string.count }
      .sink { count = $0 }
      .store(in: &context.coordinator.bag)
    return NSTextView()
  }

  func updateNSView(_ view: NSTextView, context: Context) {}
}
```

## Good

The view is named:

```swift
import SwiftUI

struct TypingField: UIViewRepresentable {
  final class Coordinator: NSObject {
    func observe(_ field: UITextField) {
      NotificationCenter.default.addObserver(
        self, selector: #selector(typed), name: UITextField.textDidChangeNotification, object: field)
    }

    @objc func typed(_ notification: Notification) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    context.coordinator.observe(field)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
```

The handler asks whose text it is; the keyboard's notifications have no object:

```swift
import SwiftUI

struct BlankField: UIViewRepresentable {
  final class Coordinator: NSObject {
    weak var field: UITextField?

    func observe() {
      let center = NotificationCenter.default
      center.addObserver(
        self, selector: #selector(typed), name: UITextField.textDidChangeNotification, object: nil)
      center.addObserver(
        self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc func typed(_ notification: Notification) {
      guard let sender = notification.object as? UITextField, sender === field else { return }
      sender.rightViewMode = sender.text?.isEmpty == true ? .never : .always
    }

    @objc func moved(_ notification: Notification) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    context.coordinator.field = field
    context.coordinator.observe()
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
```

An object that is no part of a field may listen to all of them:

```swift
import UIKit

final class IdleTimer: NSObject {
  private(set) var lastActivity = Date()

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(touch), name: UITextField.textDidChangeNotification, object: nil)
  }

  @objc private func touch() { lastActivity = Date() }
}
```

## When to allow it

A handler that means every field, such as one that keeps a session alive.

## Platforms

All that have UIKit or AppKit.

"""###
    case ("unscoped-text-notification", .japanese):
      return ###"""
---
messages:
  unscoped: "アプリ内のすべての欄の通知が届きます。`object:` に対象のビューを渡してください。"
---

# アプリ中の欄から届く文字の通知

`object: nil` では、アプリにあるすべての欄の[通知](https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification)が届きます。別の場所の検索欄も、シートの中の欄も、隣の行にある同じ Representable も含まれ、よその文字でこのビューの Binding を書き換えることになります。

対象のビューを `object:` に渡すか、通知の `object` と自分のビューを比べます。

## Bad

セレクタ、クロージャ、パブリッシャのどれでも同じです。

## Good

ビューを渡したもの、受け取った側で `===` で比べるもの、もともと対象のないキーボードの通知、欄に属さないオブジェクトです。

## When to allow it

操作のたびに待ち時間を延ばすなど、すべての欄が対象の処理。

## Platforms

UIKit または AppKit のあるすべてのプラットフォーム。

"""###
    case ("unused-suppression", .english):
      return ###"""
---
id: unused-suppression
group: comments
severity: warning
default: on
words: "focuslint:"
messages:
  hides-nothing: "This comment hides no problem; remove it, or it may hide one that comes later."
  names-nothing: "This `{directive}` names no rule, so it does nothing; name one, or `all`."
  no-directive: "There is no `focuslint:{word}`, so this comment does nothing; write `focuslint:{directive}`."
fixes:
  remove: "Remove the comment"
---

# Comment that hides no problem

A comment that hides a problem says to the reader: here is one, and it is known. When the code is mended
and the comment stays, that is no longer true, and the next problem on this line or in this file is
hidden before anybody has seen it.

A comment is judged only when each rule that it names ran on the file. A rule that is off here, or left out
by `--only` or `--disable`, says nothing about the comments that name it.

| comment | hides |
|---|---|
| `// focuslint:disable a-rule other-rule` | from here to the matching `enable`, or to the end of the file |
| `// focuslint:enable a-rule` | nothing any more: it ends what the same rules began |
| `// focuslint:disable:next a-rule` | what starts on the next line |
| `// focuslint:disable:this a-rule` | what starts on this line |
| `// focuslint:disable:previous a-rule` | what starts on the line before |
| `// focuslint:disable all` | every rule |

What follows a dash is the reason: `// focuslint:disable:next a-rule - the library defers the call`.

## Bad

The two flags have become one enum, and the comment was left behind:

```swift
import SwiftUI

struct LoginForm: View {
  enum Field: Hashable { case mail, password }

  @State private var mail = ""
  @State private var password = ""
  // focuslint:disable:next multiple-bool-focus-states - two fields only // expect: unused-suppression
  @FocusState private var field: Field?

  var body: some View {
    TextField("Mail", text: $mail).focused($field, equals: .mail)
    SecureField("Password", text: $password).focused($field, equals: .password)
  }
}
```

The problem is two lines below, and `next` means one:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""

  // focuslint:disable:next missing-focused-binding // expect: unused-suppression
  /// Kept for the next version.
  @FocusState private var isSearching: Bool  // expect: missing-focused-binding

  var body: some View { TextField("Search", text: $query) }
}
```

A directive that there is not, and one that names no rule:

```swift
import SwiftUI

// focuslint:disable-next missing-focused-binding // expect: unused-suppression
struct Memo: View {
  // focuslint:disable:next - still to do // expect: unused-suppression
  @State private var text = ""

  var body: some View { TextEditor(text: $text) }
}
```

## Good

It hides what it says:

```swift
import SwiftUI

struct SearchBar: View {
  @State private var query = ""

  /// Kept for the next version.
  // focuslint:disable:next missing-focused-binding - bound in the next version
  @FocusState private var isSearching: Bool

  var body: some View { TextField("Search", text: $query) }
}
```

A region, and a comment behind the code:

```swift
import SwiftUI

struct ProfileForm: View {
  @State private var name = ""
  // focuslint:disable missing-focused-binding
  @FocusState private var nameFocused: Bool
  @FocusState private var mailFocused: Bool
  // focuslint:enable missing-focused-binding
  @FocusState private var cityFocused: Bool  // focuslint:disable:this all - not yet

  var body: some View { TextField("Name", text: $name) }
}
```

The rule that it names does not run here, so nobody can say:

```swift
import SwiftUI

struct Terms: View {
  // focuslint:disable:next focus-state-not-private - read by the tests
  @FocusState var isRead: Bool

  var body: some View { Text("Terms").focusable().focused($isRead) }
}
```

## When to allow it

Where the same file is linted by different versions or configurations, one of which has the problem: turn
the rule off for these files under `overrides:`.

## Platforms

All.

"""###
    case ("unused-suppression", .japanese):
      return ###"""
---
messages:
  hides-nothing: "このコメントは何も隠していません。残すと後から出た問題まで隠れるので、削除してください。"
  names-nothing: "この `{directive}` にはルール名がなく、何も起きません。ルール名か `all` を書いてください。"
  no-directive: "`focuslint:{word}` という指示はありません。`focuslint:{directive}` と書いてください。"
fixes:
  remove: "コメントを削除"
---

# 何も隠していないコメント

問題を隠すコメントは「ここに問題があり、分かったうえで残している」という印です。コードを直した後もコメントが残っていると、事実と合わなくなり、同じ行や同じファイルに次の問題が出ても、誰も気付かないまま隠れます。

コメントを判定するのは、名前を挙げたルールがすべてそのファイルで動いたときだけです。ここで無効なルールや、`--only` と `--disable` で外したルールの名前を挙げたコメントについては何も言いません。

| コメント | 隠す範囲 |
|---|---|
| `// focuslint:disable a-rule other-rule` | ここから対応する `enable` まで。なければファイルの終わりまで |
| `// focuslint:enable a-rule` | なし。同じルールの `disable` をここで終えます |
| `// focuslint:disable:next a-rule` | 次の行で始まる問題 |
| `// focuslint:disable:this a-rule` | この行で始まる問題 |
| `// focuslint:disable:previous a-rule` | 前の行で始まる問題 |
| `// focuslint:disable all` | すべてのルール |

ダッシュの後は理由です: `// focuslint:disable:next a-rule - ライブラリが更新後に回すため`

## Bad

2つのフラグを enum にまとめた後に残ったコメント。`next` は次の1行だけなのに、間に別の行が入ったもの。存在しない指示と、ルール名のない指示。

## Good

書いたとおりの問題を隠しているコメント。範囲を区切ったものと、行末に書いたもの。名前を挙げたルールがここでは無効で、判定できないもの。

## When to allow it

同じファイルを別のバージョンや別の設定でも調べていて、そちらでは問題が出る場合。そのときは `overrides:` でこれらのファイルだけルールを無効にします。

## Platforms

すべて。

"""###
    default:
      return nil
    }
  }
}

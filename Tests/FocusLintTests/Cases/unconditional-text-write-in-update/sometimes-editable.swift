import SwiftUI
struct F: NSViewRepresentable {
    let text: String; let canEdit: Bool
    func makeNSView(context: Context) -> NSTextView { NSTextView() }
    func updateNSView(_ v: NSTextView, context: Context) {
        v.isEditable = canEdit
        v.string = text  // expect: unconditional-text-write-in-update
    }
}

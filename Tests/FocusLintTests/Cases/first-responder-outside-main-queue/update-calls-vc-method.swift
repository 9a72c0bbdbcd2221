import SwiftUI
final class SearchVC: UIViewController { let bar = UISearchBar()
    func activate() { bar.becomeFirstResponder() } }
struct F: UIViewControllerRepresentable {
    @Binding var isActive: Bool
    func makeUIViewController(context: Context) -> SearchVC { SearchVC() }
    func updateUIViewController(_ c: SearchVC, context: Context) {
        if isActive { c.bar.becomeFirstResponder(); isActive = false } // expect: first-responder-outside-main-queue, state-write-in-view-update
    }
}

import SwiftUI
struct F: UIViewControllerRepresentable {
    let isSearching: Bool
    let onDismiss: () -> Void
    func makeCoordinator() -> C { C(onDismiss) }
    func makeUIViewController(context: Context) -> HostVC { HostVC(delegate: context.coordinator) }
    func updateUIViewController(_ c: HostVC, context: Context) {
        if isSearching { DispatchQueue.main.async { c.searchBar.becomeFirstResponder() } }
    }
    final class C: NSObject, UISearchControllerDelegate, UISearchBarDelegate {
        let onDismiss: () -> Void
        init(_ d: @escaping () -> Void) { onDismiss = d }
        func didDismissSearchController(_ c: UISearchController) { onDismiss() }
        func searchBarCancelButtonClicked(_ b: UISearchBar) { onDismiss() }
    }
}

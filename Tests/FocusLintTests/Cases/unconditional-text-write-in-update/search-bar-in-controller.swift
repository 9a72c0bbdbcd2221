import SwiftUI
struct F: UIViewControllerRepresentable {
    let text: String
    func makeUIViewController(context: Context) -> UISearchController { UISearchController() }
    func updateUIViewController(_ c: UISearchController, context: Context) {
        c.searchBar.text = text  // expect: unconditional-text-write-in-update
    }
}

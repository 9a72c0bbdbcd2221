import SwiftUI
struct Pager<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
    func updateUIViewController(_ c: UIPageViewController, context: Context) { c.dataSource = nil }
    class Coordinator: NSObject {
        var parent: Pager<Page>  // expect: stale-coordinator-parent
        init(_ parent: Pager<Page>) { self.parent = parent }
        func count() -> Int { parent.pages.count }
    }
}

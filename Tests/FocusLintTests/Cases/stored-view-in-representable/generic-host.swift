import SwiftUI
struct Host<Content: View>: UIViewControllerRepresentable {
    let host = UIHostingController(rootView: Text("a"))  // expect: stored-view-in-representable
    func makeUIViewController(context: Context) -> UIHostingController<Text> { host }
    func updateUIViewController(_ c: UIHostingController<Text>, context: Context) {}
}

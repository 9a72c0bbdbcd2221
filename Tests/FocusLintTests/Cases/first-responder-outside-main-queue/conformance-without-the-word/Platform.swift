import SwiftUI
typealias PlatformView = UIViewRepresentable

import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        VStack {
            #if BRAND_A
            TextField("A", text: $t)
            #elseif BRAND_B
            TextField("B", text: $t)
            #elseif BRAND_C
            TextField("C", text: $t)
            #elseif BRAND_D
            TextField("D", text: $t)
            #elseif BRAND_E
            TextField("E", text: $t)
            #elseif BRAND_F
            TextField("F", text: $t)
            #elseif BRAND_G
            TextField("G", text: $t)
            #elseif BRAND_H
            TextField("H", text: $t)
            #elseif BRAND_I
            TextField("I", text: $t)
            #elseif BRAND_J
            TextField("J", text: $t).focused($f)
            #endif
        }
    }
}

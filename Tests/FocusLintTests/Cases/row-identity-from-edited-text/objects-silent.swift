// Objects are equal by their identity, as far as is seen: the text is not part of it.
import SwiftUI

final class Track: ObservableObject, Hashable {
  @Published var name = ""
  static func == (left: Track, right: Track) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct A: View {
  @Binding var tracks: [Track]
  let unknown: [Song]

  var body: some View {
    VStack {
      ForEach($tracks, id: \.self) { $track in
        TextField("Name", text: $track.name)
      }
      ForEach(unknown, id: \.self) { song in
        TextField("Song", text: Binding(get: { song.title }, set: { song.title = $0 }))
      }
    }
  }
}

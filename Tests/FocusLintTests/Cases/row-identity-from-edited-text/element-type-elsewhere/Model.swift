// Two steps to the element's type, in files without a view.
final class Book {
  var contacts: [Contact] = []
}

struct Contact {
  var name = ""
}

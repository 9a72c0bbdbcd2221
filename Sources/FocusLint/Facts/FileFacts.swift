/// What is known of one file.
package final class FileFacts: Sendable {
  package let file: SourceFile
  package init(file: SourceFile) { self.file = file }
}

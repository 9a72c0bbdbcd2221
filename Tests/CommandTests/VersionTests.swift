import Testing
@testable import FocusLint

/// A rule file as people write them: calls of `print` are reported.
enum CustomRule {
  static func page(
    _ id: String, query: String = defaultQuery, bad: String = "print(1)  // expect: {id}",
    good: String = "log(1)"
  ) -> String {
    """
    ---
    id: \(id)
    message: "`{name}` is called."
    ---

    # A call of print

    ## Query

    ```scheme
    \(query)
    ```

    ## Bad

    ```swift
    \(bad.replacing("{id}", with: id))
    ```

    ## Good

    ```swift
    \(good)
    ```

    """
  }

  static let defaultQuery =
    "((call_expression (simple_identifier) @name) @report (#eq? @name \"print\"))"
}

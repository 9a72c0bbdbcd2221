/// What all pages have: how they look, how they are filtered, and what they let run.
enum HTMLPage {
  /// Allows the style and the script below by their hashes, and nothing else.
  static let policy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; "
    + "style-src '\(styleHash)'; script-src '\(scriptHash)'"

  static let styleHash = "sha256-N+ERrpSxT64SFftsxC+Y1ZsTrPTGSK+1QzhNr381S2w="
  static let scriptHash = "sha256-f3GE/bN9Ll/JHCgtloWGlGAsH6RZv+YFXFkb2Pra/8M="

  static let style = """
    :root{--paper:#f5f6f8;--card:#fff;--ink:#1c1e21;--faint:#62666d;--line:#dfe2e6;--code:#fafbfc;\
    --error:#c4242f;--warning:#96600a;--info:#2463b8;--mark:#ffe08a;--also:#d3e5ff;--link:#2463b8}
    @media(prefers-color-scheme:dark){:root{--paper:#131518;--card:#1b1e22;--ink:#e4e6e9;\
    --faint:#9aa0a8;--line:#2d3137;--code:#15181b;--error:#ff7b80;--warning:#edb04f;--info:#7fb3ff;\
    --mark:#6b5312;--also:#203f66;--link:#8ab8ff}}
    *{box-sizing:border-box}[hidden]{display:none!important}
    body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);\
    font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
    h1{font-size:1.5rem;margin:0}h2{font-size:1rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:0}
    p{margin:.25rem 0}a{color:var(--link)}
    h2 span{color:var(--faint);font-weight:400}
    pre,code,h2,.where,.note{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    code{font-size:.9em}main h2{font-size:.9rem}
    header>p,.where,.note,footer{color:var(--faint)}.where,.note,.fix{font-size:.85rem}
    form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-top:1rem}
    input[type=search],select{font:inherit;color:inherit;background:var(--card);\
    border:1px solid var(--line);border-radius:.5rem;padding:.4rem .6rem;min-width:0;max-width:100%}
    input[type=search]{flex:1 1 16rem}select{flex:1 1 8rem}
    label{display:flex;gap:.3rem;align-items:center;padding:.4rem 0}
    label.error,.error b{color:var(--error)}label.warning,.warning b{color:var(--warning)}
    label.info,.info b{color:var(--info)}output{color:var(--faint);flex-basis:100%}
    article,aside section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;\
    padding:.75rem 1rem;margin:.5rem 0}
    article{border-left:4px solid var(--info)}article.warning{border-left-color:var(--warning)}\
    article.error{border-left-color:var(--error)}
    section:target{outline:2px solid var(--link)}
    pre{margin:.5rem 0;padding:.5rem 0;background:var(--code);border:1px solid var(--line);\
    border-radius:.4rem;overflow-x:auto;font-size:.8rem;line-height:1.6;tab-size:4;\
    overflow-wrap:normal}
    pre i{display:inline-block;width:3rem;padding-right:.9rem;text-align:right;font-style:normal;\
    color:var(--faint);user-select:none}
    aside pre{padding:.5rem 1rem}
    mark{background:var(--mark);color:inherit;border-radius:.2rem}mark.also{background:var(--also)}
    .calm{text-align:center;padding:20vh 0}.sign{font-size:3rem;line-height:1;color:var(--info);margin:0}
    footer{margin-top:2rem;font-size:.85rem;text-align:center}
    table{border-collapse:collapse}td,th{border:1px solid var(--line);padding:.2rem .5rem;text-align:left}

    """

  static let script = """
    const form = document.forms[0]
    if (form) {
      const sections = [...document.querySelectorAll('main > section')].map(section => ({
        section, file: section.dataset.file,
        articles: [...section.querySelectorAll('article')].map(article => ({
          article, text: article.textContent.toLowerCase()
        }))
      }))
      const value = name => form.elements[name]?.value ?? ''
      const filter = () => {
        const words = value('text').toLowerCase().split(/\\s+/)
        let shown = 0, all = 0
        for (const { section, file, articles } of sections) {
          let here = 0
          for (const { article, text } of articles) {
            const { severity, rule } = article.dataset
            const fits = (form.elements[severity]?.checked ?? true)
              && ['', rule].includes(value('rule')) && ['', file].includes(value('file'))
              && words.every(word => text.includes(word) || file.toLowerCase().includes(word))
            article.hidden = !fits
            if (fits) here++
          }
          section.hidden = here === 0
          shown += here
          all += articles.length
        }
        form.querySelector('output').textContent =
          shown === all ? '' : `${shown} of ${all} problems shown.`
      }
      form.addEventListener('input', filter)
      form.addEventListener('submit', event => event.preventDefault())
      form.hidden = false
      filter()
    }

    """

  /// A sentence with its code.
  static func inline(_ text: String) -> String {
    Sentence(text).pieces.map { piece in
      piece.isCode ? "<code>\(Markup.html(piece.text))</code>" : Markup.html(piece.text)
    }.joined()
  }

  /// Markdown of a rule's page; neighbouring items are one list.
  static func text(of markdown: Markdown) -> String {
    var text = ""
    var isList = false
    for block in markdown.blocks {
      let isItem = if case .item = block { true } else { false }
      if isItem != isList { text += isItem ? "<ul>\n" : "</ul>\n" }
      isList = isItem
      text += self.text(of: block)
    }
    return text + (isList ? "</ul>\n" : "")
  }

  private static func text(of block: Markdown.Block) -> String {
    switch block {
    case .heading(let spans), .paragraph(let spans): "<p>\(inline(spans))</p>\n"
    case .item(let spans): "<li>\(inline(spans))</li>\n"
    case .code(let lines): "<pre>\(lines.map(Markup.html).joined(separator: "\n"))</pre>\n"
    case .table(let rows):
      "<table>\n"
        + rows.map { "<tr>\($0.map { "<td>\(inline($0))</td>" }.joined())</tr>\n" }.joined()
        + "</table>\n"
    }
  }

  private static func inline(_ spans: [Markdown.Span]) -> String {
    spans.map { span in
      let text = Markup.html(span.text)
      return switch span.style {
      case .plain: text
      case .code: "<code>\(text)</code>"
      case .emphasis: "<em>\(text)</em>"
      case .strong: "<strong>\(text)</strong>"
      case .link(let address): "<a href=\"\(Markup.html(address))\">\(text)</a>"
      }
    }.joined()
  }
}

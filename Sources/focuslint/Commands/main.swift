import FocusLint
import Glibc

let path = CommandLine.arguments[1]
var bytes: [UInt8] = []
let f = fopen(path, "r")!
while true { let c = fgetc(f); if c == EOF { break }; bytes.append(UInt8(c)) }
let file = SourceFile(path: path, bytes: bytes)
let scan = Scan(bytes)
for v in Variant.variants(of: bytes, scan) {
  print("== \(v.platforms.map(\.rawValue).sorted())")
  print(Parser().tree(of: v.text, in: file)?.description ?? "cut short")
}

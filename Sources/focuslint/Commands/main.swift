#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

Output.prepare()
exit(Command.status(of: Array(CommandLine.arguments.dropFirst())))

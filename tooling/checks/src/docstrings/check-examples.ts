import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { listEntryPoints } from '../core-entry-points.ts'
import { exampleSource, type Exports } from './example-source.ts'
import { compilerOptions, readPublicExports } from './public-exports.ts'

/** What the compiler says of the `@example` of an export. */
export interface BrokenExample {
  readonly package: string
  readonly name: string
  readonly problem: string
}

interface Example {
  readonly package: string
  readonly name: string
  readonly text: string
  readonly file: string
}

const unknownName = 2304
const unknownNames = new Set([unknownName, 2552, 18_004])

/** Modules of the reader, and parameters without a type, are no defects of an example. */
const ignored = new Set([2307, 7006, 7031, 7034, 7005])

function programOf(sources: ReadonlyMap<string, string>, options: ts.CompilerOptions, old?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => sources.has(file) || fileExists(file)
  host.readFile = (file) => sources.get(file) ?? readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = sources.get(file)
    return text === undefined
      ? (old?.getSourceFile(file) ?? getSourceFile(file, version, ...rest))
      : ts.createSourceFile(file, text, version, true)
  }
  return ts.createProgram([...sources.keys()], options, host, old)
}

const nameOf = ({ file, start, length }: ts.Diagnostic): string =>
  file?.text.slice(start ?? 0, (start ?? 0) + (length ?? 0)) ?? ''

/**
 * The names that an example of a package may import, with their entry points: those of its dependencies, then its own.
 */
function exportsFor(root: string, own: string, points: ReadonlyMap<string, ReadonlyMap<string, string>>): Exports {
  const manifest = JSON.parse(
    readFileSync(join(root, own.replace('@parlour/', 'packages/'), 'package.json'), 'utf8'),
  ) as {
    dependencies?: object
    peerDependencies?: object
  }
  const names = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {}), own]
  return new Map(names.flatMap((name) => [...(points.get(name) ?? [])]))
}

/** Compiles the `@example` of every public export and returns those that do not fit the real signatures. */
export function checkExamples(root: string): BrokenExample[] {
  const { exports, checker, program } = readPublicExports(root)
  const points = new Map<string, Map<string, string>>()
  for (const { folder, file } of listEntryPoints(root)) {
    const source = /\.tsx?$/.test(file) ? program.getSourceFile(join(root, file)) : undefined
    const module = source && checker.getSymbolAtLocation(source)
    const names = points.get(folder.replace('packages/', '@parlour/')) ?? new Map<string, string>()
    points.set(folder.replace('packages/', '@parlour/'), names)
    for (const { name } of module ? checker.getExportsOfModule(module) : []) names.set(name, join(root, file))
  }
  const examples = exports.flatMap((one): Example[] =>
    one.symbol
      .getJsDocTags(checker)
      .filter(({ name }) => name === 'example')
      .map(({ text }, at) => ({
        package: one.package,
        name: one.name,
        text: ts.displayPartsToString(text),
        file: join(dirname(one.declaration.getSourceFile().fileName), `example-${one.name}-${at}.tsx`),
      })),
  )
  const options = { ...compilerOptions, noUnusedLocals: false }
  const sourcesWith = (free: (example: Example) => ReadonlySet<string>) =>
    new Map(
      examples.map(
        (one) => [one.file, exampleSource(one.text, exportsFor(root, one.package, points), free(one))] as const,
      ),
    )
  const first = programOf(
    sourcesWith(() => new Set()),
    options,
    program,
  )
  const free = new Map(
    examples.map(({ file }) => [
      file,
      new Set(
        first
          .getSemanticDiagnostics(first.getSourceFile(file))
          .filter(({ code }) => unknownNames.has(code))
          .map(nameOf),
      ),
    ]),
  )
  const second = programOf(
    sourcesWith(({ file }) => free.get(file) ?? new Set()),
    options,
    first,
  )
  return examples.flatMap(({ package: owner, name, file }) => {
    const source = second.getSourceFile(file)
    return [...second.getSyntacticDiagnostics(source), ...second.getSemanticDiagnostics(source)]
      .filter(({ code }) => !ignored.has(code))
      .map(({ messageText }) => ({
        package: owner,
        name,
        problem: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300),
      }))
  })
}

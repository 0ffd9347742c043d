import { join } from 'node:path'
import ts from 'typescript'
import { listEntryPoints } from '../core-entry-points.ts'

/** What an entry point exports by a name: a function, a component, or another value or type. */
export type ExportKind = 'function' | 'component' | 'other'

/** One public export of a package; re-exported by several entry points it counts once. */
export interface PublicExport {
  /** `@parlour/api-client`. */
  readonly package: string
  readonly name: string
  readonly kind: ExportKind
  readonly symbol: ts.Symbol
  readonly declaration: ts.Declaration
  readonly signature: ts.Signature | null
}

/** How the packages are read: from their sources, with the strictness of the workspace. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@parlour/source'],
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Icons are one glyph each, made by one function; test kits serve the repository's own tests. */
const leftOut = /\/icons\/|^packages\/ui-kit\/src\/testing\//

function kindOf(name: string, signature: ts.Signature | undefined, file: string): ExportKind {
  if (!signature) return 'other'
  return /^[A-Z]/.test(name) && file.endsWith('.tsx') ? 'component' : 'function'
}

/** How a function or a component is called. A class and a context of React have none. */
function signatureOf(
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value) || symbol.flags & ts.SymbolFlags.Class) return undefined
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  return type.aliasSymbol?.name === 'Context' || type.symbol?.name === 'Context'
    ? undefined
    : type.getCallSignatures()[0]
}

/** The public exports of every package in `packages/`, and the checker that knows their types. */
export function readPublicExports(root: string): {
  exports: PublicExport[]
  checker: ts.TypeChecker
  program: ts.Program
} {
  const points = listEntryPoints(root).filter(({ file }) => /\.tsx?$/.test(file) && !leftOut.test(file))
  const program = ts.createProgram(
    points.map(({ file }) => join(root, file)),
    compilerOptions,
  )
  const checker = program.getTypeChecker()
  const found = new Map<ts.Symbol, PublicExport>()
  for (const { folder, file } of points) {
    const source = program.getSourceFile(join(root, file))
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is no module`)
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const [declaration] = symbol.declarations ?? []
      if (!declaration || !declaration.getSourceFile().fileName.startsWith(join(root, folder, '/'))) continue
      const signature = signatureOf(symbol, declaration, checker)
      const kind = kindOf(exported.name, signature, declaration.getSourceFile().fileName)
      found.set(symbol, {
        package: folder.replace('packages/', '@parlour/'),
        name: exported.name,
        kind,
        symbol,
        declaration,
        signature: signature ?? null,
      })
    }
  }
  return { exports: [...found.values()], checker, program }
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/** An import of one file by another that is still there at run time; both as paths below the folder that was read. */
export interface ValueImport {
  readonly from: string
  readonly to: string
}

const leftOut = /\.(test|test-d)\.ts$|(^|\/)testing\//

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { isTypeOnly: all, exportClause: names } = statement
    return all || (names !== undefined && ts.isNamedExports(names) && names.elements.every((name) => name.isTypeOnly))
  }
  const clause = statement.importClause
  if (!clause) return false
  const { namedBindings: names } = clause
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  return (
    !clause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  )
}

/** What a source file imports at run time by relative paths, also by `import()`. */
function specifiersOf(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && !isTypeOnly(node))
      found.push((node.moduleSpecifier as ts.StringLiteral).text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments
      if (first && ts.isStringLiteral(first)) found.push(first.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((specifier) => specifier.startsWith('.'))
}

/** The value imports between the TypeScript files of a folder; tests and what only tests use are left out. */
export function readImports(folder: string): ValueImport[] {
  const files = globSync('**/*.ts', { cwd: folder }).map((file) => file.split(sep).join('/'))
  return files
    .filter((file) => !leftOut.test(file))
    .toSorted()
    .flatMap((from) => {
      const path = join(folder, from)
      const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false)
      return specifiersOf(source)
        .map((specifier) => resolve(dirname(path), specifier))
        .filter((target) => existsSync(target) && !relative(folder, target).startsWith('..'))
        .map((target) => ({ from, to: relative(folder, target).split(sep).join('/') }))
    })
}

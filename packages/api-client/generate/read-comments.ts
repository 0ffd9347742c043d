import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/** What the source says about an endpoint: its comment, the area it lives in, and the comments of members by path. */
export interface EndpointComments {
  readonly area: string
  readonly text: string
  /** By where the member stands: `request.pageNo`, `response.games.rtp`; lists and wrappers are no step. */
  readonly members: Readonly<Record<string, string>>
}

interface Source {
  readonly file: string
  readonly constants: ReadonlyMap<string, { readonly value: ts.Expression; readonly comment: string }>
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((part) => (ts.isJSDoc(part) ? [ts.getTextOfJSDocComment(part.comment) ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const sources = new Map<string, Source>()

function readSource(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const tree = ts.createSourceFile(
    file,
    existsSync(file) ? readFileSync(file, 'utf8') : '',
    ts.ScriptTarget.Latest,
    true,
  )
  const constants = new Map<string, { value: ts.Expression; comment: string }>()
  const imports = new Map<string, { file: string; name: string }>()
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer)
          constants.set(name.text, { value: initializer, comment: commentOf(statement) })
    const from = (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) continue
    for (const { name, propertyName } of names.elements)
      imports.set(name.text, { file: resolve(dirname(file), from.text), name: (propertyName ?? name).text })
  }
  const source = { file, constants, imports }
  sources.set(file, source)
  return source
}

interface Found {
  readonly source: Source
  readonly value: ts.Expression
}

function find(source: Source, name: string): (Found & { readonly comment: string }) | null {
  const here = source.constants.get(name)
  if (here) return { source, ...here }
  const there = source.imports.get(name)
  return there ? find(readSource(there.file), there.name) : null
}

const deepest = 12

/**
 * Follows an expression to the object that it makes, through names,
 * wrappers and calls, and notes the comments of its members.
 */
function walk({ source, value }: Found, path: string, members: Record<string, string>, depth = 0): void {
  if (depth > deepest) return
  const on = (next: ts.Expression, at = path): void => walk({ source, value: next }, at, members, depth + 1)
  if (ts.isIdentifier(value)) {
    const found = find(source, value.text)
    if (found) walk(found, path, members, depth + 1)
  } else if (ts.isPropertyAccessExpression(value)) {
    on(value.expression)
  } else if (ts.isCallExpression(value)) {
    if (ts.isIdentifier(value.expression)) on(value.expression)
    value.arguments.forEach((part) => on(part))
  } else if (ts.isArrowFunction(value)) {
    if (!ts.isBlock(value.body)) on(value.body)
  } else if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) {
    on(value.expression)
  } else if (ts.isObjectLiteralExpression(value)) {
    for (const member of value.properties) {
      if (ts.isSpreadAssignment(member)) on(member.expression)
      if (!ts.isPropertyAssignment(member) && !ts.isShorthandPropertyAssignment(member)) continue
      const at = path ? `${path}.${member.name.getText()}` : member.name.getText()
      const comment = commentOf(member)
      if (comment) members[at] ??= comment
      on(ts.isPropertyAssignment(member) ? member.initializer : member.name, at)
    }
  }
}

/** Reads the comments of every endpoint that the entry point `index.ts` of a folder gives. */
export function readComments(folder: string): Record<string, EndpointComments> {
  sources.clear()
  const entryPoint = readSource(resolve(folder, 'index.ts'))
  const comments: Record<string, EndpointComments> = {}
  for (const [name, { file }] of entryPoint.imports) {
    const found = find(entryPoint, name)
    if (!found || !file.startsWith(resolve(folder))) continue
    const members: Record<string, string> = {}
    walk(found, '', members)
    comments[name] = { area: dirname(file).split(/[\\/]/).at(-1) ?? '', text: found.comment, members }
  }
  return comments
}

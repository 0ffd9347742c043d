import ts from 'typescript'
import type { PublicExport } from './public-exports.ts'

/** What a docstring can say of an export. */
export const parts = ['sentence', 'params', 'returns', 'throws', 'example'] as const
export type Part = (typeof parts)[number]

/**
 * The parts that the docstring of an export needs, with those
 * that are missing; a missing parameter or prop by its name.
 */
export interface Judgement {
  readonly needed: readonly Part[]
  readonly missing: readonly Part[]
  readonly unnamed: readonly string[]
}

/**
 * A number, a text, or a list of either: a type that leaves the unit or the shape open. A union of literals says it
 * all, and so does one with objects, such as a node of React.
 */
function isOpen(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion())
    return (
      type.types.some((one) => isOpen(one, checker)) &&
      type.types.every((one) => (one.flags & ts.TypeFlags.Object) === 0 || isOpen(one, checker))
    )
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as ts.TypeReference).some((one) => isOpen(one, checker))
  return (type.flags & (ts.TypeFlags.Number | ts.TypeFlags.String)) !== 0
}

const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string[] =>
  symbol.getJsDocTags(checker).flatMap((tag) => (tag.name === name ? [ts.displayPartsToString(tag.text)] : []))

/** The parameters of a function whose type leaves something open. */
const openParameters = (signature: ts.Signature, at: ts.Node, checker: ts.TypeChecker): string[] =>
  signature.parameters
    .filter((parameter) => isOpen(checker.getTypeOfSymbolAtLocation(parameter, at), checker))
    .map(({ name }) => name)

/**
 * The props of a component that leave something open, have no comment of their own, and are not named in backticks in
 * the docstring of the component or of its props; inherited HTML attributes are left out.
 */
function undocumentedProps(
  { symbol, declaration: at }: PublicExport,
  signature: ts.Signature,
  checker: ts.TypeChecker,
): string[] {
  const [props] = signature.parameters
  if (!props) return []
  const isOwn = (prop: ts.Symbol): boolean =>
    (prop.declarations ?? []).some((one) => one.getSourceFile().fileName.includes('/packages/'))
  const type = checker.getTypeOfSymbolAtLocation(props, at)
  const above = [symbol, type.aliasSymbol, type.symbol].map((one) => (one ? textOf(one, checker) : '')).join('\n')
  return checker
    .getPropertiesOfType(type)
    .filter((prop) => isOwn(prop) && isOpen(checker.getTypeOfSymbolAtLocation(prop, at), checker))
    .filter((prop) => textOf(prop, checker) === '' && !above.includes(`\`${prop.name}\``))
    .map(({ name }) => name)
}

function returnsValue(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const type = signature.getReturnType()
  const inner = checker.getAwaitedType(type) ?? type
  return (inner.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) === 0
}

/**
 * Whether a call stands in a `try` with a `catch`, or its promise has a `.catch(…)` or a second handler in `.then(…)`.
 */
function isCaught(call: ts.Node, declaration: ts.Node): boolean {
  for (let node = call; node !== declaration; node = node.parent) {
    const { parent } = node
    if (ts.isTryStatement(parent) && parent.tryBlock === node && parent.catchClause) return true
    if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'catch') return true
    if (
      ts.isCallExpression(parent) &&
      ts.isPropertyAccessExpression(parent.expression) &&
      parent.arguments.length === 2
    )
      if (parent.expression === node && parent.expression.name.text === 'then') return true
  }
  return false
}

/**
 * Whether a function has a `throw` of its own or makes a call of
 * the client, which throws an `ApiError` that it does not catch.
 */
function canThrow(declaration: ts.Declaration, checker: ts.TypeChecker): boolean {
  let found = false
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node)) found = true
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'call'
    ) {
      const owner = checker.getTypeAtLocation(node.expression.expression)
      const isClient = owner.symbol?.name === 'ApiClient' || owner.aliasSymbol?.name === 'ApiClient'
      if (isClient && !isCaught(node, declaration)) found = true
    }
    if (!found) ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found
}

/** Holds the docstring of an export against what its type and its code need. */
export function judgeDocstring(one: PublicExport, checker: ts.TypeChecker): Judgement {
  const { symbol, signature, declaration, kind } = one
  const needed: Part[] = ['sentence']
  const missing: Part[] = textOf(symbol, checker) === '' ? ['sentence'] : []
  const need = (part: Part, isThere: boolean): void => {
    needed.push(part)
    if (!isThere) missing.push(part)
  }
  let unnamed: string[] = []
  if (signature && kind === 'component') {
    unnamed = undocumentedProps(one, signature, checker)
    need('params', unnamed.length === 0)
  } else if (signature) {
    const open = openParameters(signature, declaration, checker)
    const named = new Set(tagsOf(symbol, checker, 'param').map((text) => text.split(/\s/)[0]))
    unnamed = open.filter((name) => !named.has(name))
    if (open.length > 0) need('params', unnamed.length === 0)
    if (returnsValue(signature, checker)) need('returns', tagsOf(symbol, checker, 'returns').length > 0)
    if (canThrow(declaration, checker)) need('throws', tagsOf(symbol, checker, 'throws').length > 0)
  }
  if (kind !== 'other') need('example', tagsOf(symbol, checker, 'example').length > 0)
  return { needed, missing, unnamed }
}

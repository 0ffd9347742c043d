/** The name a member is read under, for `a.b` and `a['b']`; null when it is computed. */
export const memberName = ({ property, computed }) =>
  !computed ? property.name : typeof property.value === 'string' ? property.value : null

/** Whether a node is the plain name given, or `window.name` / `globalThis.name`. */
export const isGlobal = (node, name) =>
  (node.type === 'Identifier' && node.name === name) ||
  (node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    ['window', 'globalThis', 'self'].includes(node.object.name) &&
    memberName(node) === name)

/** Whether a plain name is a parameter, variable or import of the file, and so not the global of that name. */
export const isDeclared = (context, node) => {
  if (node.type !== 'Identifier') return false
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
    if (scope.set.get(node.name)?.defs.length > 0) return true
  return false
}

/** The text of a JSX attribute, or null when it has none or computes it. */
export const attributeText = ({ value }) => {
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value
  return inner?.type === 'Literal' && typeof inner.value === 'string' ? inner.value : null
}

/** Calls `check(source, node)` for every import and re-export of a file. */
export const onImport = (check) => {
  const visit = (node) => node.source && typeof node.source.value === 'string' && check(node.source.value, node)
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  }
}

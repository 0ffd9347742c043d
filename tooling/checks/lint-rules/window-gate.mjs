import { attributeText, isDeclared, isGlobal, memberName } from './syntax.mjs'

const message =
  'New windows open in one place only, with noopener: the game window and the link of the kit. Use their ports.'
const isBlank = (node) => node?.type === 'Literal' && node.value === '_blank'

/** Nothing but the kit's link and the game window opens a window. */
export const windowGate = {
  create: (context) => ({
    CallExpression(node) {
      if (isGlobal(node.callee, 'open') && !isDeclared(context, node.callee)) context.report({ node, message })
    },
    JSXAttribute(node) {
      const { name } = node.name
      if ((name === 'target' || name === 'formTarget') && attributeText(node) === '_blank')
        context.report({ node, message })
    },
    AssignmentExpression(node) {
      if (node.left.type === 'MemberExpression' && memberName(node.left) === 'target' && isBlank(node.right))
        context.report({ node, message })
    },
    Property(node) {
      if (!node.computed && node.key.name === 'target' && isBlank(node.value)) context.report({ node, message })
    },
  }),
}

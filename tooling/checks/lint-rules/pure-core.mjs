import { isGlobal, memberName } from './syntax.mjs'

const ambient = { Date: ['now'], Math: ['random'], performance: ['now', 'timeOrigin'] }
const message = 'A core is handed time and chance: take `now`, a clock or `roll` as an argument.'

/** Cores read no clock and throw no dice of their own. */
export const pureCore = {
  create: (context) => ({
    MemberExpression(node) {
      for (const [object, members] of Object.entries(ambient))
        if (isGlobal(node.object, object) && members.includes(memberName(node))) context.report({ node, message })
    },
    NewExpression(node) {
      if (isGlobal(node.callee, 'Date') && node.arguments.length === 0) context.report({ node, message })
    },
    CallExpression(node) {
      if (isGlobal(node.callee, 'Date')) context.report({ node, message })
    },
  }),
}

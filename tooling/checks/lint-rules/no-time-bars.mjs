import { isGlobal, memberName } from './syntax.mjs'

const bar =
  'A test does not measure time: hand in a clock, count steps or bytes, or leave the figure to pnpm perf and the benchmarks.'
const sleep = 'A test waits for what happens, not for some milliseconds: await an event, a call or a state.'

/** `performance.now()` or `Date.now()`. */
const isClock = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  memberName(node.callee) === 'now' &&
  ['performance', 'Date'].some((name) => isGlobal(node.callee.object, name))

/** Whether a node stands in a promise that is awaited where it is made. */
function isAwaited(node) {
  let at = node.parent
  while (at && at.type !== 'NewExpression' && !/^(Function|Method|Class)/.test(at.type)) at = at.parent
  return at?.type === 'NewExpression' && isGlobal(at.callee, 'Promise') && at.parent.type === 'AwaitExpression'
}

/** In tests: no difference of clocks, and no sleep as a proof. A turn of the event loop (`setTimeout(done)`) is none. */
export const noTimeBars = {
  create: (context) => ({
    BinaryExpression(node) {
      if (node.operator === '-' && (isClock(node.left) || isClock(node.right))) context.report({ node, message: bar })
    },
    CallExpression(node) {
      if (isGlobal(node.callee, 'setTimeout') && node.arguments.length > 1 && isAwaited(node))
        context.report({ node, message: sleep })
      if (node.callee.type === 'MemberExpression' && memberName(node.callee) === 'waitForTimeout')
        context.report({ node, message: sleep })
    },
    ImportDeclaration(node) {
      if (
        /^(node:)?timers\/promises$/.test(node.source.value) &&
        node.specifiers.some(({ imported }) => imported?.name === 'setTimeout')
      )
        context.report({ node, message: sleep })
    },
  }),
}

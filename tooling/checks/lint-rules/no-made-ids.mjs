import { memberName } from './syntax.mjs'

const message =
  'An id that is missing is an error and neither 0 nor an empty text, which may be the id of another: say what is missing.'

/** What money is booked, sent or looked for by. */
const ids =
  /^id$|^bankCode$|(?:account|bonus|card|contract|game|member|order|promotion|round|transfer|vendor|wallet)Id$/i

const nameOf = (node) => {
  const plain = node.type === 'ChainExpression' ? node.expression : node
  if (plain.type === 'Identifier') return plain.name
  return plain.type === 'MemberExpression' ? memberName(plain) : null
}

const isId = (node) => ids.test(nameOf(node) ?? '')
const isEmpty = ({ type, value }) => type === 'Literal' && (value === 0 || value === '')
/** What a control shows may be empty. */
const isShown = ({ parent }) => parent.type === 'JSXExpressionContainer'

/** No id is made up where one is missing: `row?.id ?? 0`, `bankCode || ''`, `row ? row.id : 0`. */
export const noMadeIds = {
  create: (context) => ({
    LogicalExpression(node) {
      if (!isShown(node) && node.operator !== '&&' && isEmpty(node.right) && isId(node.left))
        context.report({ node, message })
    },
    ConditionalExpression(node) {
      const { consequent, alternate } = node
      if (isShown(node)) return
      if ((isId(consequent) && isEmpty(alternate)) || (isEmpty(consequent) && isId(alternate)))
        context.report({ node, message })
    },
  }),
}

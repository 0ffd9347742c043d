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

const isEmpty = ({ type, value }) => type === 'Literal' && (value === 0 || value === '')

/** No id is made up where one is missing: `row?.id ?? 0`, `bankCode ?? ''`. */
export const noMadeIds = {
  create: (context) => ({
    LogicalExpression(node) {
      if (node.operator === '??' && isEmpty(node.right) && ids.test(nameOf(node.left) ?? ''))
        context.report({ node, message })
    },
  }),
}

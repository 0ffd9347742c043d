import { attributeText } from './syntax.mjs'

const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
const word = /\p{L}{2,}/u
const message = 'What people read or hear comes from messages/<language>.json by id, or by a prop.'

/** No word that people see, or that is read out to them, is written in code. */
export const noLiteralText = {
  create: (context) => ({
    JSXText(node) {
      if (word.test(node.value)) context.report({ node, message })
    },
    JSXAttribute(node) {
      if (spoken.has(node.name.name) && word.test(attributeText(node) ?? '')) context.report({ node, message })
    },
    JSXExpressionContainer(node) {
      const { expression } = node
      if (node.parent.type !== 'JSXAttribute' && expression.type === 'Literal' && word.test(String(expression.value)))
        context.report({ node, message })
    },
  }),
}

import { isGlobal, memberName } from './syntax.mjs'

const members = new Set([
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
])
const attributes = new Set(['dangerouslySetInnerHTML', 'srcDoc', 'srcdoc'])
const message = 'Text becomes markup in one place only: packages/site/src/react/cms-html. Use CmsHtml.'

/** Nothing but the one sanitising component turns text into markup. */
export const markupGate = {
  create: (context) => ({
    MemberExpression(node) {
      const name = memberName(node)
      const writes = isGlobal(node.object, 'document') && (name === 'write' || name === 'writeln')
      if (members.has(name) || writes) context.report({ node, message })
    },
    JSXAttribute(node) {
      if (attributes.has(node.name.name)) context.report({ node, message })
    },
    Property(node) {
      const name = node.computed ? null : (node.key.name ?? node.key.value)
      if (name === 'dangerouslySetInnerHTML') context.report({ node, message })
    },
  }),
}

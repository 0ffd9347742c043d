import { attributeText } from './syntax.mjs'

const escapes = /allow-(modals|top-navigation)/
const message = 'A frame has a sandbox, written out, without top navigation and modals.'

/** Every frame is sandboxed, and no sandbox lets its document move the page or block it with a dialog. */
export const frameSandbox = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'iframe') return
      const sandbox = node.attributes.find(
        (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'sandbox',
      )
      const text = sandbox ? attributeText(sandbox) : null
      if (text === null || escapes.test(text)) context.report({ node, message })
    },
  }),
}

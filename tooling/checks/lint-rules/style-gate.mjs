import { onImport } from './syntax.mjs'

const message = 'Styles live in packages/ui-kit: ask the kit for a component.'

/** Style sheets are imported by the kit, the entry of an app and Storybook, and by no other. */
export const styleGate = {
  create: (context) =>
    onImport((source, node) => {
      if (/\.css(\?|$)/.test(source)) context.report({ node, message })
    }),
}

import { onImport } from './syntax.mjs'

const inside = [/^@parlour\/[^/]+\/(src|dist)(\/|$)/, /(^|\/)(packages|apps|tooling)\/[^/]+\/(src|dist)(\/|$)/]
const message = 'Import a package by its name and a door of its export map, never by a path into it.'

/** Packages are entered by their doors. */
export const doorImports = {
  create: (context) =>
    onImport((source, node) => {
      if (inside.some((pattern) => pattern.test(source))) context.report({ node, message })
    }),
}

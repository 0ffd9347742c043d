import { onImport } from './syntax.mjs'

const inside = [/^@parlour\/[^/]+\/(src|dist)(\/|$)/, /(^|\/)(packages|apps|tooling)\/[^/]+\/(src|dist)(\/|$)/]
const message = 'Import a package by its name and an entry point of its export map, never by a path into it.'

/** Packages are imported by their entry points. */
export const entryPointImports = {
  create: (context) =>
    onImport((source, node) => {
      if (inside.some((pattern) => pattern.test(source))) context.report({ node, message })
    }),
}

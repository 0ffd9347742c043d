import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const words = fileURLToPath(new URL('../src/messages.ts', import.meta.url))

/** Gives the site the words of Storybook in place of those that its own build cuts and compiles. */
export const siteMessages = (): Plugin => ({
  name: 'site-words',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const part = id.slice(prefix.length + 1)
    if (part === 'pseudo') return `export { pseudo } from ${JSON.stringify(words)}`
    return `import { codes, words } from ${JSON.stringify(words)}\nexport const ${part} = Object.fromEntries(codes.map((code) => [code, async () => ({ default: words[code] })]))`
  },
})

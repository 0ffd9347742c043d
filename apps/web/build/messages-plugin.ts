import { globSync, readFileSync } from 'node:fs'
import { compileMessages } from '@parlour/i18n/compile'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const root = new URL('../../..', import.meta.url)

/** Packages whose words the first screen shows; the others' come right after it. */
const first = ['apps/web', 'packages/games', 'packages/member', 'packages/site']

const catalogues = (language: string, part: string): string[] =>
  globSync(`{packages/*,apps/web}/messages/${language}.json`, { cwd: root.pathname })
    .filter((path) => first.some((folder) => path.startsWith(`${folder}/`)) === (part === 'first'))
    .map((path) => new URL(path, root).pathname)

/** Serves `virtual:messages/<LANGUAGE>/<first|rest>`: the catalogues of the packages, compiled so that the browser parses nothing. */
export function messages(): Plugin {
  return {
    name: 'parlour-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [language = '', part = ''] = id.slice(prefix.length + 1).split('/')
      const texts: Record<string, string> = {}
      for (const path of catalogues(language, part)) {
        this.addWatchFile(path)
        Object.assign(texts, JSON.parse(readFileSync(path, 'utf8')))
      }
      return `export default ${JSON.stringify(compileMessages(texts))}`
    },
  }
}

import { globSync, readFileSync } from 'node:fs'
import { compileMessages } from '@parlour/i18n/compile'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const root = new URL('../../..', import.meta.url)

/** Packages whose words the first screen shows, but for those of inner pages; the others' come right after it. */
const firstPackages = /^(apps\/web|packages\/(games|member|site))\//
const innerPages = /^(games\.(filter|sort|empty|listing)|web\.(missing|register)|site\.(maintenance|restricted|html))\./

const catalogues = (language: string): string[] => globSync(`{packages/*,apps/web}/messages/${language}.json`, { cwd: root.pathname })

const isFirst = (path: string, id: string): boolean => firstPackages.test(path) && !innerPages.test(id)

/** Serves `virtual:messages/<LANGUAGE>/<first|rest>`: the catalogues of the packages, compiled so that the browser parses nothing. */
export function messages(): Plugin {
  return {
    name: 'parlour-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [language = '', part = ''] = id.slice(prefix.length + 1).split('/')
      const texts: Record<string, string> = {}
      for (const path of catalogues(language)) {
        const file = new URL(path, root).pathname
        this.addWatchFile(file)
        const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
        for (const [messageId, text] of all) if (isFirst(path, messageId) === (part === 'first')) texts[messageId] = text
      }
      return `export default ${JSON.stringify(compileMessages(texts))}`
    },
  }
}

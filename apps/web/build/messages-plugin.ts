import { globSync, readFileSync } from 'node:fs'
import { packs, type Messages } from '@parlour/i18n'
import { compileMessages } from '@parlour/i18n/compile'
import { pseudoCodes, pseudoMessages } from '@parlour/i18n/pseudo'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages'
const root = new URL('../../..', import.meta.url)

/** The words of the first screen, by the groups of their ids; all others come right after it. */
const firstMessages = new RegExp(
  `^(?:${[
    'web\\.(?:skip|brand|home|header|menu|bottom|footer|failed|toasts?)',
    'screen-kit\\.failed',
    'games\\.(?:category|categories|hot|hero|new|providers|badge|tile|favourite|error)',
    'site\\.(?:banners|close)',
    'promotions\\.(?:strip|ticket|list)',
    'member\\.balance',
  ].join('|')})(?:\\.|$)`,
)
/** Among them, what only shows later. */
const deferredMessages = /^(?:web\.menu\.channels|web\.header\.(?:deposit|withdraw|cashier|back)$)/

/** What only the agent centre shows. */
const agentMessages = /^agent\./
/** What only the member centre, the promotions and the points shop show. */
const memberMessages =
  /^(?:promotions\.(?!(?:strip|ticket|list|detail)\.|close$)|member\.(?!balance\.|centre\.|page\.))/

type Texts = Record<string, string>

const readTexts = (path: string): Texts => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Texts

const partOf = (id: string): 'first' | 'rest' | 'member' | 'agent' => {
  if (agentMessages.test(id)) return 'agent'
  if (memberMessages.test(id)) return 'member'
  return firstMessages.test(id) && !deferredMessages.test(id) ? 'first' : 'rest'
}

/** Whether a message is in a part: `all` is what every page may show, `whole` is that with the centres. */
const belongs = (id: string, part: string): boolean => {
  const own = partOf(id)
  return part === 'whole' || own === part || (part === 'all' && (own === 'first' || own === 'rest'))
}

/** The texts of a part of a language; where one has none, the English stands in. */
function textsOf(language: string, part: string, watch: (file: string) => void): Texts {
  const texts: Texts = {}
  for (const code of new Set(['EN', language]))
    for (const path of globSync(`{packages/*,apps/web}/messages/${code}.json`, { cwd: root.pathname }).toSorted()) {
      watch(new URL(path, root).pathname)
      for (const [id, text] of Object.entries(readTexts(path))) if (belongs(id, part)) texts[id] = text
    }
  return texts
}

const isPseudo = (code: string): code is (typeof pseudoCodes)[number] => pseudoCodes.some((each) => each === code)

const compiled = (language: string, texts: Texts): Messages =>
  isPseudo(language) ? pseudoMessages(language, texts) : compileMessages(texts)

const loaders = (codes: readonly string[], part: string): string =>
  `export const ${part} = { ${codes.map((code) => `'${code}': () => import('${prefix}/${code}/${part}')`).join(', ')} }`

/** The source of a module that gives all words in every language at once, for the server. */
const together = (codes: readonly string[]): string =>
  [
    ...codes.map((code, at) => `import words${at} from '${prefix}/${code}/whole'`),
    `export default { ${codes.map((code, at) => `'${code}': words${at}`).join(', ')} }`,
  ].join('\n')

/**
 * Serves the words of the packages, compiled so that the browser parses nothing: `virtual:messages/<LANGUAGE>/<part>`,
 * the loaders of a part by language (`virtual:messages/first`), and what the server needs (`virtual:messages/server`).
 * The pseudo-locales are there while developing, and in a build with PARLOUR_PSEUDO=1; players never get them.
 */
export function messages(): Plugin {
  let pseudo: readonly string[] = []
  return {
    name: 'parlour-messages',
    configResolved({ command }) {
      if (command === 'serve' || process.env['PARLOUR_PSEUDO'] === '1') pseudo = pseudoCodes
    },
    resolveId: (id) => (id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}/`)) return null
      const [name = '', part] = id.slice(prefix.length + 2).split('/')
      const codes = [...packs, ...pseudo]
      if (name === 'pseudo') return `export const pseudo = ${JSON.stringify(pseudo)}`
      if (name === 'server') return together(codes)
      if (part === undefined) return loaders(codes, name)
      return `export default ${JSON.stringify(
        compiled(
          name,
          textsOf(isPseudo(name) ? 'EN' : name, part, (file) => this.addWatchFile(file)),
        ),
      )}`
    },
  }
}

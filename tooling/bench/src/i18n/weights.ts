import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'
import { bytesOf } from '../bytes-of.ts'
import { build, type Texts } from './texts.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const brotli = (text: string | Uint8Array): number => brotliCompressSync(text).length

const ours = `export { createText } from '@parlour/i18n'; export { createUseText, TextProvider, useFormat } from '@parlour/i18n/react'`

const entries = {
  'ours, with react-intl': ours,
  'react-intl alone': `export { IntlProvider, useIntl } from 'react-intl'`,
  'lingui, core and react': `export { setupI18n } from '@lingui/core'; export { I18nProvider, useLingui } from '@lingui/react'`,
  'i18next and react-i18next': `export { createInstance } from 'i18next'; export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'`,
} as const

interface Cutter {
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string, id: string) => { readonly code: string }
  }
}

/**
 * What the site's own build cuts out of react-intl, for this
 * bundler; nothing where the package stands without that site.
 */
async function siteCuts(): Promise<Plugin | null> {
  const file = join(root, 'apps/web/build/lean-intl.ts')
  if (!existsSync(file)) return null
  const { leanIntl } = (await import(pathToFileURL(file).href)) as { leanIntl: () => Cutter }
  const { filter, handler } = leanIntl().transform
  return {
    name: 'site-cuts',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.js$/ }, ({ path }) =>
        filter.id.test(path) ? { contents: handler(readFileSync(path, 'utf8'), path).code } : undefined,
      ),
  }
}

/** What a page loads before it says its first word, by library. */
export async function weigh(): Promise<string[][]> {
  const cuts = await siteCuts()
  const rows = cuts ? [['ours, as apps/web builds it', String(await bytesOf(ours, [cuts]))]] : []
  for (const [name, contents] of Object.entries(entries)) rows.push([name, String(await bytesOf(contents))])
  return rows
}

/** The words of each language of the repository, as a page asks for them, ours and lingui's. */
export function weighWords(): string[][] {
  const languages = new Map<string, Texts>()
  for (const file of globSync('{packages/*,apps/web}/messages/*.json', { cwd: root })) {
    const code = file.slice(-7, -5)
    languages.set(code, { ...languages.get(code), ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts) })
  }
  return [
    ['', 'messages', 'ours', 'lingui', 'text'],
    ...[...languages]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, texts]) => {
        const { ours: compiled, lingui } = build(texts)
        return [
          code,
          String(Object.keys(texts).length),
          ...[compiled, lingui, texts].map((each) => String(brotli(JSON.stringify(each)))),
        ]
      }),
  ]
}

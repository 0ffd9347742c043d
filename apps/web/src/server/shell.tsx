import { readFileSync } from 'node:fs'
import type { LanguageCode, Messages } from '@parlour/i18n'
import { createText, isLanguageCode, languages } from '@parlour/i18n'
import { renderToString } from 'react-dom/server'
import en from 'virtual:messages/EN/first'
import ty from 'virtual:messages/TY/first'
import { brand } from '../brand.ts'
import { firstCalls } from '../platform/first-calls.ts'
import { bootScript } from './boot-script.ts'
import { FirstScreen, type FirstData } from './first-screen.tsx'

interface Template {
  readonly html: string
  /** Files that the first screen needs, by language: loaded beside the entry. */
  readonly preload: Readonly<Record<string, readonly string[]>>
}

/** What a request for a page says. */
export interface ShellInput {
  readonly path: string
  /** Value of the `lang` cookie; the brand's own language where it says nothing. */
  readonly language: string | undefined
  readonly nonce: string
  /** Origin of the site as the visitor typed it. */
  readonly origin: string
  /** Origins that games are framed from. */
  readonly playOrigins: readonly string[]
  /** What the first screen shows, in that language. */
  readonly data: FirstData
}

const words = { EN: en, TY: ty } satisfies Record<LanguageCode, Messages>
const template = JSON.parse(readFileSync(new URL('./template.json', import.meta.url), 'utf8')) as Template
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The language a request gets: its own where the brand has it, otherwise the brand's. */
export const languageOf = (code: string | undefined): LanguageCode =>
  isLanguageCode(code) && brand.languages.includes(code) ? code : brand.defaultLanguage

/** A public page as it leaves the server: frame and first banner drawn, first calls begun, styles inside, one nonce. */
export function render({ path, language: wanted, nonce, origin, playOrigins, data }: ShellInput): string {
  const language = languageOf(wanted)
  const { tag, direction } = languages[language]
  const screen = renderToString(<FirstScreen path={path} language={language} messages={words[language]} origin={origin} data={data} />)
  const failed = createText(language, words[language]).formatMessage({ id: 'web.failed.text' })
  const head = [
    `<meta name="parlour-origins" content="${attribute(JSON.stringify({ play: playOrigins }))}">`,
    `<script nonce="${nonce}">${bootScript(firstCalls(path, language, new URL(origin).host), brand.merchant, language)}</script>`,
    ...(template.preload[language] ?? []).map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}">`),
  ].join('\n    ')
  return template.html
    .replaceAll('__NONCE__', nonce)
    .replace('lang="fil" dir="ltr"', `lang="${tag}" dir="${direction}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => screen)
    .replace('<!--failed-->', () => `<p id="failed" class="p-failed" role="alert" hidden>${failed}</p>`)
}

import { readFileSync } from 'node:fs'
import { createText, directionOf, tagOf, type LanguageCode } from '@parlour/i18n'
import { renderToString } from 'react-dom/server'
import words from 'virtual:messages/server'
import { platform } from '#brand-platform'
import { brand } from '../brand.ts'
import { firstCalls } from '../platform/first-calls.ts'
import { pageHead } from '../shell/page-head.ts'
import type { WebMessages } from '../messages.gen.ts'
import { bootScript } from './boot-script.ts'
import { FirstScreen, type FirstData } from './first-screen.tsx'
import { headPath } from './head-path.ts'
import { json } from './json.ts'

export { firstAnswers } from './first-answers.ts'
export { isCall } from './is-call.ts'

/** Origin that pages of this build call, for the policy of the page; empty for their own. */
export const apiOrigin: string = platform.hosts.api

interface Template {
  readonly html: string
  /** Files that the first screen needs, by language: loaded beside the entry. */
  readonly preload: Readonly<Record<string, readonly string[]>>
}

/** What a request for a page says. */
export interface ShellInput {
  readonly path: string
  /**
   * Value of the `lang` cookie, or what the browser asks for on a
   * first visit; the brand's own language where neither says anything.
   */
  readonly language: string | undefined
  readonly nonce: string
  /** Origin of the site as the visitor typed it. */
  readonly origin: string
  /** Origins that games are framed from. */
  readonly playOrigins: readonly string[]
  /** Origin of the windows of sign-ins elsewhere. */
  readonly connectOrigin: string
  /** Origin that the chat is framed from. */
  readonly chatOrigin: string
  /** Origin of the pages that deposits are paid on. */
  readonly payOrigin: string
  /** What the first screen shows, in that language. */
  readonly data: FirstData
  /** The answers that it is from, by the names of their records, as a guest gets them. */
  readonly answers: Readonly<Record<string, unknown>>
}

const bootPlatform = {
  api: platform.hosts.api,
  tokenHeader: platform.headerNames?.token === undefined ? 'Authorization' : platform.headerNames.token,
  credentials: platform.credentials ?? 'same-origin',
} as const

const template = JSON.parse(readFileSync(new URL('./template.json', import.meta.url), 'utf8')) as Template
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The language a request gets: its own where the brand has it, otherwise the brand's. */
export const languageOf = (code: string | undefined): LanguageCode =>
  brand.languages.find((language) => language === code) ?? brand.defaultLanguage

/** A public page as it leaves the server: frame and first banner drawn, first calls begun, styles inside, one nonce. */
export function render({
  path,
  language: wanted,
  nonce,
  origin,
  playOrigins,
  connectOrigin,
  chatOrigin,
  payOrigin,
  data,
  answers,
}: ShellInput): string {
  const language = languageOf(wanted)
  const messages = words[language] ?? {}
  const screen = renderToString(
    <FirstScreen path={path} language={language} messages={messages} origin={origin} data={data} />,
  )
  const failed = createText<WebMessages>(language, messages)('web.failed.text')
  const { title, description } = pageHead(headPath(path), language, messages)
  const calls = firstCalls(path, language, new URL(origin).host).map((call) => ({
    ...call,
    answered: call.name in answers,
  }))
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta name="parlour-origins" content="${escaped(JSON.stringify({ play: playOrigins, connect: connectOrigin, chat: chatOrigin, pay: payOrigin }))}">`,
    `<script nonce="${nonce}">${bootScript(calls, bootPlatform, language)}</script>`,
    ...(template.preload[language] ?? []).map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}">`),
  ].join('\n    ')
  return template.html
    .replaceAll('__NONCE__', nonce)
    .replace('lang="fil" dir="ltr"', `lang="${tagOf(language)}" dir="${directionOf(language)}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => screen)
    .replace('<!--answers-->', () =>
      calls
        .filter(({ answered }) => answered)
        .map(
          ({ name, url }) =>
            `<script type="application/json" id="${escaped(platform.hosts.api + url)}">${json(answers[name])}</script>`,
        )
        .join(''),
    )
    .replace('<!--failed-->', () => `<p id="failed" class="p-failed" role="alert" hidden>${escaped(failed)}</p>`)
}

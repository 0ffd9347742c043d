import { parse } from '@formatjs/icu-messageformat-parser'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { compileMessages } from '@parlour/i18n/compile'

/** ICU texts by id. */
export type Texts = Record<string, string>

/** Texts as each library wants them when a site is built. */
export interface Built {
  readonly texts: Texts
  readonly ours: ReturnType<typeof compileMessages>
  readonly formatjs: Record<string, ReturnType<typeof parse>>
  readonly lingui: Record<string, ReturnType<typeof compileMessage>>
  /** i18next knows no ICU: its own places, and a text for each plural form. */
  readonly i18next: Texts
}

const change = <Made>(texts: Texts, make: (text: string) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, make(text)]))

const plural = /^\{(\w+), plural, (.+\}) *\}(.*)$/
const places = (text: string): string => text.replace(/\{(\w+)(, number)?\}/g, '{{$1$2}}')

const asI18next = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) => {
      const [, name = '', options = '', rest = ''] = plural.exec(text) ?? []
      if (!name) return [[id, places(text)]]
      return [...options.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, form = '', inside = '']) => [
        `${id}_${form}`,
        `${inside.replace('#', `{{${name}, number}}`)}${places(rest)}`,
      ])
    }),
  )

/** Does ahead of time what each library can do ahead of time. */
export const build = (texts: Texts): Built => ({
  texts,
  ours: compileMessages(texts),
  formatjs: change(texts, (text) => parse(text, { captureLocation: false, shouldParseSkeletons: true })),
  lingui: change(texts, (text) => compileMessage(text)),
  i18next: asI18next(texts),
})

/** The message of the comparison: a plural with its number, and another number. */
export const counted: Texts = { 'games.count': '{count, plural, one {# game} other {# games}} of {all, number}' }

/** The message without places. */
export const plain: Texts = { 'games.title': 'The games that are played most tonight' }

/** As many texts as asked for, of twenty fourteen plain, five with a place, one with a plural. */
export const manyTexts = (count: number, say: string): Texts =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const kind = at % 20
      if (kind === 0) return [`text.${at}`, `{count, plural, one {# ${say}} other {# ${say} ${at}}} of {all, number}`]
      return [`text.${at}`, kind % 4 === 3 ? `${say} ${at}, {name}` : `${say} ${at} ${say}`]
    }),
  )

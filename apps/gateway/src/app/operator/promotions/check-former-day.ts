import { languages } from '../../../kernel/http/index.ts'
import type { Language } from '../../../kernel/http/index.ts'
import { market } from '../../../kernel/market/index.ts'
import { keysOf } from '../../../kernel/objects/index.ts'
import { CommandError } from '../command.ts'
import { momentText } from './market-time.ts'

/** A promotion as its file says it. */
type File = Readonly<Record<string, unknown>>

const shown = ['title', 'summary', 'lines', 'figureLabel'] as const
const lastSecond = 1_000

/** A number that stands by itself, also with a zero before it. */
const alone = (text: string): string => String.raw`(?<!\d)0?${Number(text)}(?!\d)`

/** The names of a month in a language and in English, long and short. */
const monthNames = (at: number, language: Language): string =>
  [languages[language].locale, 'en']
    .flatMap((locale) =>
      (['long', 'short'] as const).map((month) => {
        const name = new Intl.DateTimeFormat(locale, { month, timeZone: market.timeZone }).format(at)
        const sign = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        return /^\p{Script=Latin}+$/u.test(name) ? String.raw`(?<!\p{L})${sign}(?!\p{L})` : sign
      }),
    )
    .join('|')

/** A day as a text may name it, in either order: `22 December`, `Dec 22`, `22/12`, `12月22日`. */
function dayPattern(at: number, language: Language): RegExp {
  const [, month = '', day = ''] = momentText(at).slice(0, 10).split('-')
  const [name, between] = [`(?:${monthNames(at, language)})`, String.raw`\D{0,9}?`]
  const forms = [
    alone(day) + between + name,
    name + between + alone(day),
    String.raw`${alone(day)} ?[/.-] ?${alone(month)}`,
    String.raw`${alone(month)} ?[/.-] ?${alone(day)}`,
  ]
  return new RegExp(forms.join('|'), 'iu')
}

/** The texts of one name in a language. */
function textsOf(file: File, name: string, language: Language): readonly string[] {
  const said = file[name]
  const one: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, language) : null
  return (Array.isArray(one) ? one : [one]).filter((text) => typeof text === 'string')
}

/** The days that an end may be said to be: what ends with the first second of a day ends with the day before. */
const daysOf = (end: number | null): readonly number[] => (end === null ? [] : [end, end - lastSecond])
const dayText = (at: number): string => momentText(at).slice(0, 10)

/**
 * Refuses to move the end of a promotion while texts that it keeps name the day on which it would have ended: members
 * read them. `ends` are the former one and the new one, in milliseconds since 1970.
 * @throws CommandError with a line for each text
 */
export function checkFormerDay(
  before: File,
  after: File,
  ends: { readonly former: number | null; readonly end: number | null },
): void {
  const kept = daysOf(ends.end).map(dayText)
  const gone = daysOf(ends.former).filter((at) => !kept.includes(dayText(at)))
  if (gone.length === 0) return
  const wrong = keysOf(languages).flatMap((language) =>
    shown.flatMap((name) => {
      const former = textsOf(before, name, language)
      return textsOf(after, name, language).flatMap((text) => {
        const named = gone.map((at) => dayPattern(at, language).exec(text)?.[0]).find(Boolean)
        return named && former.includes(text) ? [`${name} in ${language}: it goes on with ${named}: ${text}`] : []
      })
    }),
  )
  if (wrong.length > 0) throw new CommandError([...wrong, 'change the promotion with new texts and the end'].join('\n'))
}

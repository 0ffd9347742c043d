import { perLocale } from '../frame/per-locale.ts'
import type { Speech } from '../frame/speech.ts'
import type { Fixture, League, Market } from '../calls/sportsbook.ts'

type Zoned = Pick<Speech, 'locale' | 'timeZone'>

/** Who plays whom. */
export interface Sides {
  readonly home: string
  readonly away: string
}

/** Both sides in one text. */
export const sidesOf = ({ home, away }: Sides): string => `${home} – ${away}`

const decimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const handicap = perLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 1 }),
)

/** A format of times in the language and the zone of a frame. */
function inZone(options: Intl.DateTimeFormatOptions): (speech: Zoned) => Intl.DateTimeFormat {
  const formats = perLocale((locale) =>
    perLocale((timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone })),
  )
  return ({ locale, timeZone }) => formats(locale)(timeZone)
}

const clock = inZone({ hour: 'numeric', minute: '2-digit' })
const moment = inZone({ weekday: 'short', hour: 'numeric', minute: '2-digit' })
const weekday = inZone({ weekday: 'long' })
const date = inZone({ year: 'numeric', month: '2-digit', day: '2-digit' })

/** Odds in hundredths as they are written. */
export const oddsText = ({ locale }: Speech, odds: number): string => decimal(locale).format(odds / 100)

const signed = ({ locale }: Speech, tenths: number): string => handicap(locale).format(tenths / 10)

/** What a market is called. */
export const marketName = ({ word }: Speech, { kind }: Pick<Market, 'kind'>): string => word(`market.${kind}`)

/** What a pick is called, on its own. */
export function selectionName(
  speech: Speech,
  { home, away }: Sides,
  { kind, line }: Pick<Market, 'kind' | 'line'>,
  pick: string,
): string {
  const { word, figure } = speech
  const tenths = line ?? 0
  switch (pick) {
    case 'home':
      return kind === 'spread' ? `${home} ${signed(speech, tenths)}` : home
    case 'away':
      return kind === 'spread' ? `${away} ${signed(speech, -tenths)}` : away
    case 'meron':
      return `${word('meron')} · ${home}`
    case 'wala':
      return `${word('wala')} · ${away}`
    case 'over':
    case 'under':
      if (kind === 'length')
        return word(pick === 'over' ? 'selection.longer' : 'selection.within', { seconds: figure(tenths / 10, 0) })
      return word(`selection.${pick}`, { line: figure(tenths / 10, 1) })
    case 'yes':
    case 'no':
      if (kind === 'draw') return word(pick === 'yes' ? 'selection.draw' : 'selection.decided')
      return word(`selection.${pick}`)
    default:
      return word(`selection.${pick}`)
  }
}

/** When something starts, by the clock of the platform. */
export const timeText = (speech: Zoned, at: number): string => clock(speech).format(at)

/** The day and the time of something, by the clock of the platform. */
export const momentText = (speech: Zoned, at: number): string => moment(speech).format(at)

/** The day of a moment in the zone of the platform, as `2026-11-21`: Canadian English writes it so. */
export const dayOf = ({ timeZone }: Pick<Speech, 'timeZone'>, at: number): string =>
  date({ locale: 'en-CA', timeZone }).format(at)

/** What the tab of a day is called. */
export function dayName(speech: Speech, at: number, now: number): string {
  if (dayOf(speech, at) === dayOf(speech, now)) return speech.word('today')
  if (dayOf(speech, at) === dayOf(speech, now + 86_400_000)) return speech.word('tomorrow')
  return weekday(speech).format(at)
}

/** Where a fixture stands, in words: when it starts, its minute, what it came to. */
export function stateText(
  speech: Speech,
  { sport, timing }: Pick<League, 'sport' | 'timing'>,
  { home, away, state, startsAt, live }: Fixture,
): string {
  const { word } = speech
  if (state === 'open') return timeText(speech, startsAt)
  if (state === 'closed') return word('starting')
  if (state === 'void' || !live) return word('voided')
  if (sport === 'cockfight' && (live.phase === 'over' || live.home + live.away > 0))
    return live.home + live.away === 0 ? word('fightDraw') : word('fightWon', { side: live.home > 0 ? home : away })
  if (live.phase === 'over') return word('final')
  if (live.phase === 'break') return word('break')
  if (sport === 'maps')
    return word('map', { map: Math.min(live.part, live.home + live.away + 1), rounds: live.rounds?.join('–') ?? '0–0' })
  if (sport === 'cockfight') return word('second', { second: live.clock })
  return live.part > timing.parts ? word('overtime') : word('minute', { minute: live.clock })
}

/** The last goal of a match in words; empty where there is none. */
export function goalText({ word }: Speech, { sport }: Pick<League, 'sport'>, { home, away, live }: Fixture): string {
  if (sport !== 'soccer' || !live?.last || live.phase === 'over') return ''
  return word('goal', { side: live.last.side === 'home' ? home : away, minute: live.last.clock })
}

/** What is known of the sides before the start; empty until then. */
export function newsText({ word }: Speech, { home, away, news }: Fixture): string {
  if (news === null) return ''
  return news === 0 ? word('fit') : word('weaker', { side: news < 0 ? home : away })
}

import { inEachLanguage, languages, type Language } from '../../kernel/http/languages.ts'

/** The same in every language. */
export const said = <Said>(one: Said) => inEachLanguage(() => one)

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** What members read of the figures of a rule and of its wager: all of them in the summary, what it gives as the figure. */
export function wordsOf(rule: Readonly<Record<string, unknown>>, multiple = 2) {
  const figures = [...new Set([...numbersIn({ ...rule, weekday: null, nth: null, mostPaid: null }), multiple])].filter(
    (figure) => figure !== 0,
  )
  const inLanguage = (language: Language) =>
    figures.map((figure) => figure.toLocaleString(languages[language].locale, { maximumFractionDigits: 6 })).join(', ')
  const [step]: readonly { readonly rate?: unknown }[] = Array.isArray(rule['steps']) ? rule['steps'] : []
  const share = rule['percent'] ?? rule['rate'] ?? step?.rate
  const sum = Number(rule['reward'] ?? rule['maximum'] ?? 0).toLocaleString('en', { maximumFractionDigits: 6 })
  return {
    summary: inEachLanguage((language) => `It goes by ${inLanguage(language)}.`),
    lines: said(['Counted from midnight.', 'One a day & member.']),
    figure: share === undefined ? `₱${sum}` : `${String(share)}%`,
  }
}

const cardNight = { type: 'TURNOVER', category: 'PVP', stake: 4_000, reward: 8.5, first: 10 }

/**
 * The file of a promotion that the edge of every category bears: a reward for a turnover at card tables; its texts name
 * the figures of the rule and how often it is staked.
 */
export const promotionFile = ({
  rule = cardNight,
  terms = { multiple: 2, days: 7, maxBet: 50 },
  ...changes
}: Readonly<Record<string, unknown>> & {
  readonly rule?: Readonly<Record<string, unknown>>
  readonly terms?: Readonly<Record<string, unknown>> | null
} = {}): string =>
  JSON.stringify({
    rule,
    terms,
    title: { ...said('Card night'), VI: 'Đêm đánh bài' },
    ...wordsOf(rule, Number(terms?.['multiple'] ?? 1)),
    figureLabel: said('a day'),
    category: 'vip',
    picture: 'ocean',
    start: '2026-11-01T00:00',
    ...changes,
  })

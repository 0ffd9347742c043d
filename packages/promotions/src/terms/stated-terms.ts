import type { BonusTerms } from '@parlour/api-client/endpoints'
import type { Arguments, Format, IdOf } from '@parlour/i18n'
import type { PromotionsMessages } from '../messages.gen.ts'

/** One condition of a bonus; without a value it does not apply. */
export interface TermFact {
  readonly id: 'wager' | 'deposit' | 'bet' | 'excluded' | 'weights' | 'days' | 'zone'
  readonly name: string
  readonly value: string | null
}

/** What conditions are written with: messages and formatters of one language, ISO 4217, and the names of categories. */
export interface TermsText {
  readonly text: <Id extends IdOf<PromotionsMessages>>(id: Id, ...values: Arguments<PromotionsMessages, Id>) => string
  readonly format: Format
  readonly currency: string
  readonly categoryName: (code: string) => string
}

const isFree = ({ wagerMultiple, playOnly }: BonusTerms) => wagerMultiple === 0 && !playOnly

const moneyOf = (minor: number | null, { format, currency }: TermsText) =>
  minor === null ? null : format.money(minor, currency)

/** What has to be staked: the sum where it is known, else how many times what. */
function wagering(terms: BonusTerms, words: TermsText): string {
  const { text } = words
  if (terms.playOnly) return text('promotions.offer.playOnly')
  if (isFree(terms)) return text('promotions.detail.wager.free')
  const times = { times: terms.wagerMultiple }
  return moneyOf(terms.wager, words) ?? text(`promotions.detail.wager.${terms.wagerOn ?? 'bonus'}`, times)
}

/**
 * All conditions of a bonus, none left out (BEY-02).
 *
 * @returns the facts in the order in which they are read; none without terms
 * @example termFacts(terms, words)[0] // { id: 'wager', name: 'To play before you withdraw', value: '3 times the bonus' }
 */
export function termFacts(terms: BonusTerms | null, words: TermsText): readonly TermFact[] {
  if (!terms) return []
  const { text, format, categoryName } = words
  const weights = Object.entries(terms.weights ?? {}).map(([code, share]) =>
    text('promotions.detail.weight', { category: categoryName(code), share: format.percent(share) }),
  )
  const days = isFree(terms) ? null : terms.validDays
  return [
    {
      id: 'wager',
      name: text(terms.locked ? 'promotions.detail.wagerLocked' : 'promotions.detail.wager'),
      value: wagering(terms, words),
    },
    { id: 'deposit', name: text('promotions.detail.minDeposit'), value: moneyOf(terms.minDeposit, words) },
    { id: 'bet', name: text('promotions.detail.maxBet'), value: moneyOf(terms.maxBet, words) },
    {
      id: 'excluded',
      name: text('promotions.detail.excluded'),
      value: format.list(terms.excludedCategories.map(categoryName)),
    },
    { id: 'weights', name: text('promotions.detail.weights'), value: format.list(weights) },
    {
      id: 'days',
      name: text('promotions.detail.days'),
      value: days ? text('promotions.detail.daysLong', { days }) : null,
    },
    { id: 'zone', name: text('promotions.offer.zone'), value: days ? (terms.timeZone ?? null) : null },
  ]
}

function shortly(terms: BonusTerms, { id, name, value }: TermFact, words: TermsText): string {
  const { text } = words
  if (id !== 'wager') return `${name}: ${value}`
  if (terms.playOnly) return text('promotions.offer.playOnly')
  if (isFree(terms)) return text('promotions.terms.free')
  const sum = moneyOf(terms.wager, words)
  if (sum === null) return `${name}: ${value}`
  return text(terms.locked ? 'promotions.terms.playLocked' : 'promotions.terms.play', { sum })
}

/**
 * All conditions of a bonus with the time zone, and the rule by which it is played, as a note below its figures.
 *
 * @returns the conditions that apply, with a dot between them, then sentences
 * @example wholeTerms(terms, words) // 'To play before you withdraw: 3 times the bonus · … Your own money is staked first. …'
 */
export function wholeTerms(terms: BonusTerms, words: TermsText): string {
  const conditions = termFacts(terms, words)
    .filter(({ value }) => value)
    .map((fact) => shortly(terms, fact, words))
    .join(' \u00b7 ')
  if (terms.playOnly || isFree(terms)) return `${conditions}.`
  return `${conditions}. ${words.text(terms.locked ? 'promotions.terms.ruleLocked' : 'promotions.terms.rule')}`
}

/**
 * What must be played for a bonus and within which time, for a figure below which all its conditions stand.
 *
 * @returns the two conditions as far as they apply, with a dot between them
 * @example shortTermLine(terms, words) // 'To play before you withdraw: 3 times the bonus · Time to play it: 14 days …'
 */
export const shortTermLine = (terms: BonusTerms, words: TermsText): string =>
  termFacts(terms, words)
    .filter(({ id, value }) => value && (id === 'wager' || id === 'days'))
    .map((fact) => shortly(terms, fact, words))
    .join(' \u00b7 ')

/**
 * The conditions of a bonus as one line; the time zone stands with the facts alone.
 *
 * @returns the conditions that apply, with a dot between them
 * @example termLine(terms, words) // 'To play before you withdraw: 3 times the bonus · Time to play it: 14 days …'
 */
export const termLine = (terms: BonusTerms, words: TermsText): string =>
  termFacts(terms, words)
    .filter(({ id, value }) => value && id !== 'zone')
    .map((fact) => shortly(terms, fact, words))
    .join(' \u00b7 ')

import type { BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { usePromotionsText } from '../use-promotions-text.ts'

/** One condition of a bonus. */
interface TermFact {
  readonly id: string
  readonly name: string
  readonly value: string | null
}

/** All conditions of a bonus, none left out, as facts and as one line (BEY-02). */
export function useTermsFacts(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const moneyOf = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  const play = ({ wagerMultiple, wagerOn, playOnly }: BonusTerms) => {
    if (playOnly) return text('promotions.offer.playOnly')
    return wagerMultiple === 0
      ? text('promotions.detail.wager.free')
      : text(`promotions.detail.wager.${wagerOn ?? 'bonus'}`, { times: wagerMultiple })
  }
  const facts = (terms: BonusTerms | null): readonly TermFact[] => {
    if (!terms) return []
    const parts = Object.entries(terms.weights ?? {}).map(([code, share]) =>
      text('promotions.detail.weight', { category: categoryName(code), share: format.percent(share) }),
    )
    return [
      {
        id: 'wager',
        name: text(terms.locked ? 'promotions.detail.wagerLocked' : 'promotions.detail.wager'),
        value: play(terms),
      },
      { id: 'deposit', name: text('promotions.detail.minDeposit'), value: moneyOf(terms.minDeposit) },
      { id: 'bet', name: text('promotions.detail.maxBet'), value: moneyOf(terms.maxBet) },
      {
        id: 'excluded',
        name: text('promotions.detail.excluded'),
        value: format.list(terms.excludedCategories.map(categoryName)),
      },
      { id: 'weights', name: text('promotions.detail.weights'), value: format.list(parts) },
      {
        id: 'days',
        name: text('promotions.detail.days'),
        value: terms.validDays ? text('promotions.detail.daysLong', { days: terms.validDays }) : null,
      },
      { id: 'zone', name: text('promotions.offer.zone'), value: terms.validDays ? (terms.timeZone ?? null) : null },
    ]
  }
  const short = (terms: BonusTerms, { id, name, value }: TermFact): string => {
    if (id !== 'wager' || (terms.wagerMultiple > 0 && !terms.playOnly)) return `${name}: ${value}`
    return terms.playOnly ? text('promotions.offer.playOnly') : text('promotions.terms.free')
  }
  const line = (terms: BonusTerms): string =>
    facts(terms)
      .filter(({ id, value }) => value && id !== 'zone')
      .map((fact) => short(terms, fact))
      .join(' \u00b7 ')
  return { facts, line }
}

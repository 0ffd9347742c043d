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
export function useTerms(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const moneyOf = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  const isFree = ({ wagerMultiple, playOnly }: BonusTerms) => wagerMultiple === 0 && !playOnly
  const play = (terms: BonusTerms): string => {
    if (terms.playOnly) return text('promotions.offer.playOnly')
    if (isFree(terms)) return text('promotions.detail.wager.free')
    return (
      moneyOf(terms.wager) ??
      text(`promotions.detail.wager.${terms.wagerOn ?? 'bonus'}`, { times: terms.wagerMultiple })
    )
  }
  const facts = (terms: BonusTerms | null): readonly TermFact[] => {
    if (!terms) return []
    const parts = Object.entries(terms.weights ?? {}).map(([code, share]) =>
      text('promotions.detail.weight', { category: categoryName(code), share: format.percent(share) }),
    )
    const days = isFree(terms) ? null : terms.validDays
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
        value: days ? text('promotions.detail.daysLong', { days }) : null,
      },
      { id: 'zone', name: text('promotions.offer.zone'), value: days ? (terms.timeZone ?? null) : null },
    ]
  }
  const short = (terms: BonusTerms, { id, name, value }: TermFact): string => {
    if (id !== 'wager') return `${name}: ${value}`
    if (terms.playOnly) return text('promotions.offer.playOnly')
    if (isFree(terms)) return text('promotions.terms.free')
    const sum = moneyOf(terms.wager)
    if (sum === null) return `${name}: ${value}`
    return text(terms.locked ? 'promotions.terms.playLocked' : 'promotions.terms.play', { sum })
  }
  const line = (terms: BonusTerms): string =>
    facts(terms)
      .filter(({ id, value }) => value && id !== 'zone')
      .map((fact) => short(terms, fact))
      .join(' \u00b7 ')
  return { facts, line }
}

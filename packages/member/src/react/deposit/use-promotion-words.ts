import type { BonusTerms, DepositPromotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import type { FactListProps } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/** A bonus in words: what it gives, and all of its terms (BEY-02). */
export function usePromotionWords(currency: string, categoryName: (code: string) => string) {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const title = ({ title: name, percent, maximumBonus }: DepositPromotion) => text('member.bonus.title', { title: name, percent: format.percent(percent), sum: money(maximumBonus) })
  const timesOf = ({ terms, wagerTimes }: DepositPromotion) => terms?.wagerMultiple ?? wagerTimes
  const hint = (promotion: DepositPromotion) =>
    promotion.available
      ? [text('member.bonus.play', { times: timesOf(promotion) }), text('member.bonus.from', { sum: money(promotion.minimumDeposit) })].join(' \u00b7 ')
      : (promotion.reason ?? '')
  const time = (days: number, { timeZone, expiresAt }: Pick<BonusTerms, 'timeZone' | 'expiresAt'>) =>
    expiresAt ? format.dateTime(expiresAt) : text('member.bonus.days', { days, zone: timeZone ?? 'UTC' })
  const facts = (promotion: DepositPromotion): FactListProps['facts'] => {
    const { terms, days, excluded, weights } = promotion
    return [
      { id: 'wager', name: text('member.deposit.wager'), value: text(`member.bonus.on.${terms?.wagerOn ?? 'bonus'}`, { times: timesOf(promotion) }) },
      { id: 'days', name: text('member.bonus.time'), value: days > 0 ? time(days, { timeZone: terms?.timeZone ?? 'UTC', expiresAt: terms?.expiresAt ?? null }) : null },
      { id: 'maxBet', name: text('member.bonus.maxBet'), value: terms?.maxBet ? money(terms.maxBet) : text('member.bonus.noMaxBet') },
      { id: 'excluded', name: text('member.bonus.excluded'), value: format.list(excluded.map(categoryName)) },
      { id: 'weights', name: text('member.bonus.weights'), value: format.list(Object.entries(weights ?? {}).map(([code, share]) => `${categoryName(code)} ${format.percent(share)}`)) },
      { id: 'least', name: text('member.bonus.least'), value: money(promotion.minimumDeposit) },
      { id: 'ends', name: text('member.bonus.ends'), value: promotion.endTime ? format.dateTime(promotion.endTime) : null },
    ]
  }
  return { title, hint, facts }
}

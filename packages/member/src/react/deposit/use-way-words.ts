import { useFormat } from '@parlour/i18n/react'
import type { DepositWay } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/** What is known of a way before it is chosen: how long it takes, what it costs, from how much to how much (BEY-08). */
export function useWayWords(currency: string): (way: Pick<DepositWay, 'usualMinutes' | 'feePercent' | 'minimum' | 'maximum'>) => string {
  const text = useMemberText()
  const format = useFormat()
  return ({ usualMinutes, feePercent, minimum, maximum }) => {
    const time = usualMinutes === null ? [] : [text('member.money.minutes', { minutes: usualMinutes })]
    const fee = feePercent > 0 ? text('member.money.feeShare', { percent: format.percent(feePercent) }) : text('member.money.noFee')
    return [...time, fee, text('member.money.range', { min: format.money(minimum, currency), max: format.money(maximum, currency) })].join(' \u00b7 ')
  }
}

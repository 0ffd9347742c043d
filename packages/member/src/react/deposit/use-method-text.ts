import { useFormat } from '@parlour/i18n/react'
import type { DepositMethodOption } from '../../index.ts'
import { useRangeText } from '../cashier/use-range-text.ts'
import { useMemberText } from '../use-member-text.ts'

/**
 * What is known of a way before it is chosen: how long it takes, what it costs, from how much to how much (BEY-08);
 * empty where the platform says nothing of it.
 */
export function useMethodText(
  currency: string,
): (way: Pick<DepositMethodOption, 'usualMinutes' | 'feePercent' | 'minimum' | 'maximum'>) => string {
  const text = useMemberText()
  const format = useFormat()
  const rangeOf = useRangeText()
  const money = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  const feeOf = (percent: number) =>
    percent > 0 ? text('member.cashier.feeShare', { percent: format.percent(percent) }) : text('member.cashier.noFee')
  return ({ usualMinutes, feePercent, minimum, maximum }) =>
    [
      usualMinutes === null ? null : text('member.cashier.minutes', { minutes: usualMinutes }),
      feePercent === null ? null : feeOf(feePercent),
      rangeOf(money(minimum), money(maximum)),
    ]
      .filter(Boolean)
      .join(' \u00b7 ')
}

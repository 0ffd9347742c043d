import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useMemberText } from '../use-member-text.ts'

type Today = Pick<
  ResponseOf<typeof getWithdrawSettings>,
  'dailyMaxCount' | 'dailyMaxAmount' | 'todayCount' | 'todayAmount'
>

/** What of the limits of the day is left, in words; empty where there are none. */
export function useDayLeft(
  { dailyMaxCount, dailyMaxAmount, todayCount, todayAmount }: Today,
  currency: string,
): readonly string[] {
  const text = useMemberText()
  const format = useFormat()
  const left = dailyMaxCount === null ? null : Math.max(0, dailyMaxCount - todayCount)
  const leftSum = dailyMaxAmount === null ? null : Math.max(0, dailyMaxAmount - todayAmount)
  return [
    left === null ? '' : text('member.withdraw.left', { count: left }),
    leftSum === null ? '' : text('member.withdraw.leftSum', { sum: format.money(leftSum, currency) }),
  ].filter(Boolean)
}

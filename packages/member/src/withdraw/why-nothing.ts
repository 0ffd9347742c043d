import type { getWithdrawPlan, getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'

type Plan = Pick<ResponseOf<typeof getWithdrawPlan>, 'withdrawable' | 'free' | 'minimumAmount'>
type Today = Pick<
  ResponseOf<typeof getWithdrawSettings>,
  'dailyMaxCount' | 'dailyMaxAmount' | 'todayCount' | 'todayAmount'
>

/**
 * Why nothing can be withdrawn now: no withdrawable money, less than
 * the least amount, the daily limit is used up, or another reason.
 *
 * @returns the reason; null while something can be withdrawn
 * @example const reason = whyNothing(plan, settings)
 */
export function whyNothing(
  { withdrawable, free, minimumAmount }: Plan,
  { dailyMaxCount, dailyMaxAmount, todayCount, todayAmount }: Today,
): 'nothing' | 'little' | 'dayOver' | 'notNow' | null {
  if (withdrawable > 0) return null
  if (free <= 0) return 'nothing'
  if (free < (minimumAmount ?? 0)) return 'little'
  const counted = dailyMaxCount !== null && todayCount >= dailyMaxCount
  return counted || (dailyMaxAmount !== null && dailyMaxAmount - todayAmount < Math.max(minimumAmount ?? 0, 1))
    ? 'dayOver'
    : 'notNow'
}

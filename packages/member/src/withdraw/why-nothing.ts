import type { getWithdrawPlan, getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'

type Plan = Pick<ResponseOf<typeof getWithdrawPlan>, 'withdrawable' | 'free' | 'minimumAmount'>
type Today = Pick<ResponseOf<typeof getWithdrawSettings>, 'dailyMaxCount' | 'dailyMaxAmount' | 'todayCount' | 'todayAmount'>

/** Why nothing can be withdrawn now; null while something can: nothing is free, too little, the day is used up, or another reason. */
export function whyNothing({ withdrawable, free, minimumAmount }: Plan, { dailyMaxCount, dailyMaxAmount, todayCount, todayAmount }: Today): 'nothing' | 'little' | 'dayOver' | 'notNow' | null {
  if (withdrawable > 0) return null
  if (free <= 0) return 'nothing'
  if (free < minimumAmount) return 'little'
  const counted = dailyMaxCount !== null && (todayCount ?? 0) >= dailyMaxCount
  return counted || (dailyMaxAmount !== null && dailyMaxAmount - (todayAmount ?? 0) < minimumAmount) ? 'dayOver' : 'notNow'
}

import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'

type Settings = Pick<ResponseOf<typeof getWithdrawSettings>, 'mobileVerificationType' | 'mobileVerificationWithdrawAmount'>

/** Whether the platform takes a withdrawal of `amount` (minor units) only with a code that it sends to a phone. */
export function asksCode({ mobileVerificationType: kind, mobileVerificationWithdrawAmount: from }: Settings, amount: number): boolean {
  return kind === 'EVERY_WITHDRAWAL' || (kind === 'WITHDRAW_AMOUNT' && amount >= (from ?? 0))
}

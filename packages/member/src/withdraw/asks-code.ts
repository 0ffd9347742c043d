import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'

type Settings = Pick<
  ResponseOf<typeof getWithdrawSettings>,
  'mobileVerificationType' | 'mobileVerificationWithdrawAmount'
>

/**
 * Whether a withdrawal needs a one-time code.
 *
 * @param amount minor units
 * @returns true when it does
 * @example asksCode(settings, 500_000)
 */
export function asksCode(
  { mobileVerificationType: kind, mobileVerificationWithdrawAmount: from }: Settings,
  amount: number,
): boolean {
  return kind === 'EVERY_WITHDRAWAL' || (kind === 'WITHDRAW_AMOUNT' && amount >= (from ?? 0))
}

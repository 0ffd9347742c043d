import type {
  getSecurityConfig,
  getWithdrawSettings,
  listPayoutAccounts,
  ResponseOf,
} from '@parlour/api-client/endpoints'

/** What a first withdrawal takes. */
export type WithdrawalNeed = 'payment' | 'mobile' | 'payoutAccount'

/**
 * What the platform asks for before a first withdrawal, each with whether it is there.
 *
 * @param settings the settings of withdrawals
 * @param accounts the payout accounts of the member
 * @param security whether the mobile number is verified
 * @returns the needs in the order in which they are met
 * @example withdrawalNeeds(settings, accounts, security).filter(({ met }) => !met)
 */
export function withdrawalNeeds(
  settings: Pick<
    ResponseOf<typeof getWithdrawSettings>,
    'paymentPasswordRequired' | 'paymentPasswordSet' | 'mobileVerificationType'
  >,
  accounts: Pick<ResponseOf<typeof listPayoutAccounts>, 'list'>,
  security: Pick<ResponseOf<typeof getSecurityConfig>, 'mobileVerified'>,
): { readonly need: WithdrawalNeed; readonly met: boolean }[] {
  const all = [
    { need: 'payment', asked: settings.paymentPasswordRequired, met: settings.paymentPasswordSet },
    { need: 'mobile', asked: Boolean(settings.mobileVerificationType), met: security.mobileVerified },
    { need: 'payoutAccount', asked: true, met: accounts.list.length > 0 },
  ] as const
  return all.filter(({ asked }) => asked).map(({ need, met }) => ({ need, met }))
}

import type { PayoutAccount, listWithdrawBanks, ResponseOf } from '@parlour/api-client/endpoints'

/** A bank or wallet that can be paid to, with its terms. */
export type WithdrawBank = ResponseOf<typeof listWithdrawBanks>['list'][number]

/**
 * The terms of a payout account: those of its bank, else of its kind.
 *
 * @returns the terms; undefined while no account is chosen
 * @example const terms = payoutTerms(account, banks)
 */
export const payoutTerms = (
  card: Pick<PayoutAccount, 'bankCode' | 'type'> | undefined,
  banks: readonly WithdrawBank[],
): WithdrawBank | undefined =>
  card && (banks.find(({ bankCode }) => bankCode === card.bankCode) ?? banks.find(({ type }) => type === card.type))

/** What a withdrawal can go to: a bank (BC), an e-wallet (EW) or a virtual wallet (VW). */
export type PayoutKind = 'BC' | 'EW' | 'VW'

const payoutKinds = ['BC', 'EW', 'VW'] as const satisfies readonly PayoutKind[]

/**
 * The kind of a payout account.
 *
 * @returns the kind; null while no account is chosen, and for a kind that has no fee of its own
 * @example payoutKind({ type: 'EW' }) // 'EW'
 */
export const payoutKind = (card: Pick<PayoutAccount, 'type'> | undefined): PayoutKind | null =>
  payoutKinds.find((kind) => kind === card?.type) ?? null

/**
 * The fee of a withdrawal by the account's terms (BEY-08); what the platform says for a sum comes before it.
 *
 * @param amount minor units
 * @returns minor units, rounded up; null where the platform does not say which part it keeps
 * @example withdrawalFeeOf(50_000, bank)
 */
export const withdrawalFeeOf = (
  amount: number,
  { chargePercent, minimumCharge }: Pick<WithdrawBank, 'chargePercent' | 'minimumCharge'>,
): number | null =>
  chargePercent === null ? null : Math.max(minimumCharge ?? 0, Math.ceil((amount * chargePercent) / 100))

/**
 * A percentage of an amount, rounded down to a whole unit of the currency.
 *
 * @param amount minor units
 * @param percent 0 to 100
 * @returns minor units
 * @example shareOf(482_150, 50) // 241000
 */
export const shareOf = (amount: number, percent: number): number =>
  percent === 100 ? amount : Math.floor((amount * percent) / 10_000) * 100

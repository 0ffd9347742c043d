import type { BankCard, listWithdrawBanks, ResponseOf } from '@parlour/api-client/endpoints'

/** A bank or wallet that can be paid to, with its terms. */
export type WithdrawBank = ResponseOf<typeof listWithdrawBanks>['list'][number]

/** The terms that an account of the member is paid under: those of its bank, else of its kind. */
export const payoutTerms = (card: Pick<BankCard, 'bankCode' | 'type'> | undefined, banks: readonly WithdrawBank[]): WithdrawBank | undefined =>
  card && (banks.find(({ bankCode }) => bankCode === card.bankCode) ?? banks.find(({ type }) => type === card.type))

/** What is kept back of a withdrawal, in minor units, rounded up: as the platform reckons it (BEY-08). */
export const chargeOf = (amount: number, { chargePercent, minimumCharge }: Pick<WithdrawBank, 'chargePercent' | 'minimumCharge'>): number =>
  Math.max(minimumCharge ?? 0, Math.ceil((amount * (chargePercent ?? 0)) / 100))

/** A part of a sum in per cent, in whole units of the currency, never more than the sum. */
export const shareOf = (sum: number, percent: number): number => (percent === 100 ? sum : Math.floor((sum * percent) / 10_000) * 100)

import type { Transaction } from '@parlour/api-client/endpoints'

/**
 * What tells a line of the account record from all others: a transfer between wallets is two lines with one `txId`.
 *
 * @returns the id of the transfer with the wallet of the line
 * @example transactionKey({ txId: '5f0d8a52', vendor: 'NLT', wallet: null }) // '5f0d8a52.NLT'
 */
export const transactionKey = ({ txId, vendor, wallet }: Pick<Transaction, 'txId' | 'vendor' | 'wallet'>): string =>
  `${txId}.${vendor ?? wallet ?? 'main'}`

import type { transferWallet, RequestOf, WalletRow } from '@parlour/api-client/endpoints'

/** Which way money goes between the main wallet and that of a provider: IN is towards the provider. */
export type TransferWay = RequestOf<typeof transferWallet>['type']

/** A transfer that is being written: one of its two wallets is always the main one. */
export interface TransferChoice {
  readonly way: TransferWay
  /** The code of the provider. */
  readonly vendor: string
}

/** Stands for the main wallet among the codes of providers. */
export const mainWallet = ''

/**
 * The two ends of a transfer, as codes of wallets.
 *
 * @returns `from` and `to`; `mainWallet` for the main one
 * @example transferEnds({ way: 'OUT', vendor: 'OVT' }) // { from: 'OVT', to: '' }
 */
export const transferEnds = ({ way, vendor }: TransferChoice): { from: string; to: string } =>
  way === 'IN' ? { from: mainWallet, to: vendor } : { from: vendor, to: mainWallet }

/**
 * The transfer after one of its ends was chosen: the other end becomes the main wallet, or, where the main wallet was
 * chosen, the provider that there was.
 *
 * @param end which end was chosen
 * @param wallet the code of the wallet, or `mainWallet`
 * @returns the new choice
 * @example chooseEnd({ way: 'IN', vendor: 'OVT' }, 'from', 'NLT') // { way: 'OUT', vendor: 'NLT' }
 */
export function chooseEnd(choice: TransferChoice, end: 'from' | 'to', wallet: string): TransferChoice {
  const isMain = wallet === mainWallet
  return { way: (end === 'from') === isMain ? 'IN' : 'OUT', vendor: isMain ? choice.vendor : wallet }
}

/**
 * The transfer that a page begins with: out of the main wallet, to the first provider that takes money now.
 *
 * @param providers the providers that keep wallets of their own
 * @returns the choice; null where no provider keeps a wallet
 * @example firstTransfer(list, ['NLT', 'OVT']) // { way: 'IN', vendor: 'NLT' }
 */
export function firstTransfer(wallets: readonly WalletRow[], providers: readonly string[]): TransferChoice | null {
  const open = providers.find(
    (code) => !wallets.some(({ vendor, locked, closed }) => vendor === code && (locked || closed)),
  )
  const vendor = open ?? providers[0]
  return vendor === undefined ? null : { way: 'IN', vendor }
}

/**
 * What is wrong with the amount of a transfer.
 *
 * @param amount minor units as text, empty while there is none
 * @param available what lies in the wallet that it leaves, in minor units
 * @returns the issue, or null
 * @example transferIssue('50000', 20_000) // 'most'
 */
export const transferIssue = (amount: string, available: number): 'required' | 'most' | null =>
  !(Number(amount) > 0) ? 'required' : Number(amount) > available ? 'most' : null

/**
 * What lies in one wallet of a list.
 *
 * @param code the code of the provider, or `mainWallet`
 * @returns minor units; 0 for a wallet that was never opened
 * @example balanceIn(list, 'OVT') // 82_000
 */
export const balanceIn = (wallets: readonly WalletRow[], code: string): number =>
  wallets.find(({ vendor }) => (vendor ?? mainWallet) === code)?.balance ?? 0

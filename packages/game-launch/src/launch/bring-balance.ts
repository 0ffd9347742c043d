import type { ApiClient } from '@parlour/api-client'
import { getMerchantWallet, listWallets, transferAllToMain, transferWallet } from '@parlour/api-client/endpoints'

/**
 * Brings the balance to where a studio plays from, before its game is launched: into its own wallet, or home to the main
 * one. Does nothing for merchants with a single wallet. Asking again after a failure goes on from what is where.
 * @throws RefusedError with the codes of `transferWallet` and `transferAllToMain`.
 */
export async function bringBalance(api: ApiClient, vendor: string): Promise<void> {
  const { isSingle, transferVendors } = await api.call(getMerchantWallet, {})
  if (isSingle) return
  const { list } = await api.call(listWallets, {})
  const elsewhere = list.some((wallet) => wallet.vendor !== null && wallet.vendor !== vendor && wallet.balance > 0)
  const home = elsewhere ? (await api.call(transferAllToMain, {})).mainBalance : (list.find((wallet) => wallet.vendor === null)?.balance ?? 0)
  if (transferVendors.includes(vendor) && home > 0) await api.call(transferWallet, { type: 'IN', vendor, amount: home })
}

import { createAttempt, type ApiClient, type Attempt } from '@parlour/api-client'
import { getMerchantWallet, listWallets, transferAllToMain, transferWallet, type Endpoint } from '@parlour/api-client/endpoints'

/** Brings the balance of one account to where a studio plays from. @throws RefusedError with the codes of `transferWallet` and `transferAllToMain`. */
export type BringBalance = (vendor: string) => Promise<void>

/** Asks once more, with its own key, for what may have happened; a refusal settles it as well. */
async function settle<E extends Endpoint>(attempt: Attempt<E>): Promise<void> {
  if (attempt.unsettled === null) return
  try {
    await attempt.send(attempt.unsettled)
  } catch (error) {
    if (attempt.status === 'unsure') throw error
  }
}

/**
 * Makes what brings the balance of one account, before a game is launched: into the studio's own wallet, or home to the
 * main one. Does nothing for merchants with a single wallet. A transfer whose answer was lost is settled first, by its own
 * key, before the balances are read again and another one is made.
 */
export function createBringBalance(api: ApiClient): BringBalance {
  const homeward = createAttempt(api, transferAllToMain)
  const outward = createAttempt(api, transferWallet)
  return async (vendor) => {
    await settle(homeward)
    await settle(outward)
    const { isSingle, transferVendors } = await api.call(getMerchantWallet, {})
    if (isSingle) return
    const { list } = await api.call(listWallets, {})
    const elsewhere = list.some((wallet) => wallet.vendor !== null && wallet.vendor !== vendor && wallet.balance > 0)
    const home = elsewhere ? (await homeward.send({})).mainBalance : (list.find((wallet) => wallet.vendor === null)?.balance ?? 0)
    if (transferVendors.includes(vendor) && home > 0) await outward.send({ type: 'IN', vendor, amount: home })
  }
}

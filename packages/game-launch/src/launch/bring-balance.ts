import { ContractError, createAttempt, type ApiClient, type Attempt } from '@parlour/api-client'
import {
  getMerchantWallet,
  listWallets,
  transferAllToMain,
  transferWallet,
  type Endpoint,
  type ResponseOf,
} from '@parlour/api-client/endpoints'

/**
 * Brings the balance of one account to where a provider plays from.
 * @throws RefusedError with the codes of `transferWallet` and `transferAllToMain`, ContractError where the wallets have no
 *   main one
 */
export type BringBalance = (vendor: string) => Promise<void>

/** What the main wallet holds, in minor units. @throws ContractError where the list has none */
function mainOf({ list }: ResponseOf<typeof listWallets>): number {
  const main = list.find((wallet) => wallet.vendor === null)
  if (main) return main.balance
  throw new ContractError({
    endpoint: listWallets.name,
    kind: 'schema',
    requestId: '',
    issues: ['list: no main wallet'],
  })
}

/**
 * Sends a transfer without a final response again, with its own key; a refusal settles it as well. Where the platform
 * ignores keys it is given up instead: the wallets, which are read next, show whether it happened.
 */
async function settle<E extends Endpoint>(attempt: Attempt<E>): Promise<void> {
  if (attempt.mustForget) return attempt.forget()
  if (attempt.unsettled === null) return
  try {
    await attempt.send(attempt.unsettled)
  } catch (error) {
    if (attempt.status === 'unsure') throw error
  }
}

/**
 * Makes what brings the balance of one account, before a game is launched: into the provider's own wallet, or home to
 * the main one. Does nothing for merchants with a single wallet. A transfer whose answer was lost is settled first,
 * before the balances are read again and another one is made.
 */
export function createBringBalance(api: ApiClient): BringBalance {
  const homeward = createAttempt(api, transferAllToMain)
  const outward = createAttempt(api, transferWallet)
  return async (vendor) => {
    await settle(homeward)
    await settle(outward)
    const { isSingle, transferVendors } = await api.call(getMerchantWallet, {})
    if (isSingle) return
    const wallets = await api.call(listWallets, {})
    const takes = transferVendors.includes(vendor)
    const elsewhere = wallets.list.some(
      (wallet) => wallet.vendor !== null && wallet.vendor !== vendor && wallet.balance > 0,
    )
    const brought = elsewhere ? await homeward.send({}) : null
    if (!takes) return
    const home = brought
      ? (brought.mainBalance ?? mainOf(await api.call(listWallets, {}, { fresh: true })))
      : mainOf(wallets)
    if (home > 0) await outward.send({ type: 'IN', vendor, amount: home })
  }
}

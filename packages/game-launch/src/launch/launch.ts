import type { ApiClient } from '@parlour/api-client'
import { askAddress, type LaunchInput } from './ask-address.ts'
import { createBringBalance } from './bring-balance.ts'
import { gameAddress, type LaunchPage } from './game-address.ts'

/** Gives the address of a game. */
export type Launch = (input: LaunchInput, page: LaunchPage) => Promise<string>

/**
 * Makes the launches of one account. Each brings the balance to the vendor's wallet where it has one, then asks for the
 * address. A transfer whose answer was lost is settled by the next launch, with its own key. A trial moves no balance.
 * @throws RefusedError with the codes of `launchGame`, `launchTrialGame` and `launchLottery`; GameAddressError for an address
 * that is on no host of `gameOrigins`.
 */
export function createLaunch(api: ApiClient): Launch {
  const bringBalance = createBringBalance(api)
  return async (input, page) => {
    const { target } = input
    if (!('trial' in target && target.trial)) await bringBalance(target.vendor)
    const { content } = await askAddress(api, input)
    return gameAddress(content.game_url ?? content.game_url2, page)
  }
}

const kept = new WeakMap<ApiClient, { readonly account: string | null; readonly launch: Launch }>()

/** The launches of an account on this client, as long as nobody else logs in: what may have moved is settled wherever the next launch begins. */
export function launchOf(api: ApiClient, account: string | null): Launch {
  const found = kept.get(api)
  if (found?.account === account) return found.launch
  const launch = createLaunch(api)
  kept.set(api, { account, launch })
  return launch
}

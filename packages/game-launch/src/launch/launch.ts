import type { ApiClient } from '@parlour/api-client'
import { askAddress, type LaunchInput } from './ask-address.ts'
import { createBringBalance } from './bring-balance.ts'
import { gameAddress, type LaunchPage } from './game-address.ts'

/** Gives the address of a game. */
export type Launch = (input: LaunchInput, page: LaunchPage) => Promise<string>

/**
 * Makes the launches of one account. Each moves the balance to the provider's wallet
 * where it has one, then requests the address of the game. A transfer whose response
 * was lost is completed by the next launch, with its own key. A demo moves no balance.
 *
 * @returns a function of game and page; it resolves with the address
 * @throws RefusedError with the codes of `launchGame`, `launchDemoGame` and `launchLottery`; GameAddressError for an
 *   address that is on no host of `gameOrigins`.
 * @throws RefusedError with game.not.found, game.maintenance, insufficient.balance, in_need_true_account,
 *   game.vendor.unavailable, game.trial.unavailable, game.round.open or lottery.not.found; GameAddressError for an
 *   address on no host of `gameOrigins`
 * @example
 * const launch = createLaunch(api)
 * const target = { nodeId: 10001, vendor: 'XGS', roomId: null, name: 'Fruit Parade' }
 * const url = await launch({ target, account, language: 'EN', merchant: 'vesper' }, { origin, gameOrigins })
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

/**
 * The launches of an account on this client, as long as no other account logs in: what may have moved is settled
 * wherever the next launch begins.
 */
export function launchOf(api: ApiClient, account: string | null): Launch {
  const found = kept.get(api)
  if (found?.account === account) return found.launch
  const launch = createLaunch(api)
  kept.set(api, { account, launch })
  return launch
}

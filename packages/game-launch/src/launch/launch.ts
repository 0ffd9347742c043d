import { safeUrl, type ApiClient } from '@parlour/api-client'
import { launchGame } from '@parlour/api-client/endpoints'
import { createBringBalance } from './bring-balance.ts'

/** Which game, for whom. */
export interface LaunchInput {
  readonly nodeId: number
  readonly vendor: string
  /** What the platform names the game by; its node id serves where a link does not carry it. */
  readonly roomId: string | null
  readonly account: string
  readonly language: string
  readonly merchant: string
}

/** Thrown when the server names an address that is on no game host. */
export class GameAddressError extends Error {
  override readonly name = 'GameAddressError'
}

/** Asks for the address of a game; `origin` is the page's own. */
export type Launch = (input: LaunchInput, origin: string, gameOrigins: readonly string[]) => Promise<string>

const addressOf = async (api: ApiClient, input: LaunchInput, origin: string, gameOrigins: readonly string[]): Promise<string> => {
  const { content } = await api.call(launchGame, {
    gameId: input.roomId ?? `GAME_LIST$${input.vendor},${input.nodeId}`,
    nodeId: input.nodeId,
    vassalage: input.vendor,
    username: input.account,
    merchantCode: input.merchant,
    language: input.language,
  })
  const url = safeUrl(content.game_url ?? content.game_url2, { origin, origins: gameOrigins })
  // A game on our own origin would be let out of its sandbox.
  if (!url || new URL(url).origin === origin) throw new GameAddressError('the game is on no known host')
  return url
}

/**
 * Makes the launch of one account, to be kept as long as its screen. It brings the balance to the studio's wallet where it
 * has one, then asks for the address of a game: once a tap, never retried. A transfer whose answer was lost is settled by
 * the next tap, with its own key.
 * @throws RefusedError with the codes of `launchGame`; GameAddressError for an address that is on no host of `gameOrigins`.
 */
export function createLaunch(api: ApiClient): Launch {
  const bringBalance = createBringBalance(api)
  return async (input, origin, gameOrigins) => {
    await bringBalance(input.vendor)
    return addressOf(api, input, origin, gameOrigins)
  }
}

import { safeUrl, type ApiClient } from '@parlour/api-client'
import { launchGame } from '@parlour/api-client/endpoints'
import { bringBalance } from './bring-balance.ts'

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

/**
 * Brings the balance to the studio's wallet where it has one, then asks for the address of a game: once a tap, never retried.
 * @throws RefusedError with the codes of `launchGame`; GameAddressError for an address that is on no host of `gameOrigins`.
 */
export async function launch(api: ApiClient, input: LaunchInput, origin: string, gameOrigins: readonly string[]): Promise<string> {
  await bringBalance(api, input.vendor)
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

import type { ApiClient } from '@parlour/api-client'
import { launchGame, launchLottery, launchDemoGame, type ResponseOf } from '@parlour/api-client/endpoints'
import { namesRoom } from '../open/openable.ts'
import type { LaunchTarget } from './target.ts'

/** What every launch says beside its game. */
export interface LaunchInput {
  readonly target: LaunchTarget
  /** Null without an account: a demo needs no account. */
  readonly account: string | null
  readonly language: string
  readonly merchant: string
  /** Where a window of its own or the lobby of the lotteries leads back to: an address of the site. */
  readonly backUrl?: string
}

/** Where a game runs, as the server says it. */
type LaunchAnswer = ResponseOf<typeof launchGame>

/**
 * Asks the server for the address of what is launched: once a tap, never retried. Source: LAU-02, LAU-03, contract 3.6.
 */
export function askAddress(
  api: ApiClient,
  { target, account, language, merchant, backUrl }: LaunchInput,
): Promise<LaunchAnswer> {
  const back = backUrl === undefined ? {} : { backUrl }
  if ('lottery' in target) {
    const { area, prizeMode, code, view, device } = target.lottery
    const place = { ...(area && { lottoArea: area }), ...(device && { device }) }
    return api.call(launchLottery, {
      ...place,
      lottoPrizeMode: prizeMode,
      lottoGameCode: code,
      lottoView: view,
      language,
      ...back,
    })
  }
  const { nodeId, vendor: vassalage, roomId, trial } = target
  const gameId = roomId ?? `GAME_LIST$${vassalage},${nodeId}`
  const game = { nodeId, vassalage, merchantCode: merchant, language, ...back }
  if (trial) return api.call(launchDemoGame, { gameId, ...game })
  return api.call(launchGame, {
    ...(namesRoom(gameId) ? { roomId: gameId } : { gameId }),
    ...game,
    username: account ?? '',
  })
}

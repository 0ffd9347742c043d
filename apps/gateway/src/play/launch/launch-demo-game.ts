import type { launchDemoGame } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { checkPlayable } from '../games/check-playable.ts'
import { hasDemo } from '../games/game-row.ts'
import { gameAddress, openTicket, visitOf } from '../games/open-ticket.ts'

/**
 * The address of a game to be tried without an account, with a ticket that is good once, for a minute.
 * @throws DomainError game.not.found, game.trial.unavailable, game.maintenance, game.vendor.unavailable,
 *   game.back.invalid, TOO_MANY_REQUESTS
 */
export const handleLaunchDemoGame: Handler<typeof launchDemoGame> = async (call) => {
  const { gateway, request, now, network } = call
  const { db, config, catalogue, random } = gateway
  await countOrRefuse(gateway, [{ limit: 'launch.network', of: network }], now)
  await catalogue.refresh(now)
  const game = catalogue.find(request.nodeId)
  if (!game || game.provider !== request.vassalage) throw new DomainError('game.not.found')
  if (!hasDemo(game)) throw new DomainError('game.trial.unavailable')
  checkPlayable(catalogue, game, now)
  const visit = visitOf(call, request)
  const ticket = await openTicket(db, random, { game, room: null, sessionHash: null }, now)
  return { content: { game_url: gameAddress(config, game, ticket, visit), game_url2: null } }
}

import type { launchTrialGame } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { checkPlayable } from './check-playable.ts'
import { hasTrial } from './game-row.ts'
import { gameAddress, openTicket, visitOf } from './open-ticket.ts'

/**
 * The address of a game to be tried by whoever asks, with a ticket that is good once, for a minute.
 * @throws DomainError game.not.found, game.trial.unavailable, game.maintenance, game.vendor.unavailable, game.back.invalid,
 * TOO_MANY_REQUESTS
 */
export const handleLaunchTrialGame: Handler<typeof launchTrialGame> = async (call) => {
  const { gateway, request, now, network } = call
  const { db, config, catalogue, random } = gateway
  await countOrRefuse(gateway, [{ limit: 'launch.network', of: network }], now)
  await catalogue.refresh(now)
  const game = catalogue.find(request.nodeId)
  if (!game || game.studio !== request.vassalage) throw new DomainError('game.not.found')
  if (!hasTrial(game)) throw new DomainError('game.trial.unavailable')
  checkPlayable(catalogue, game, now)
  const visit = visitOf(call, request)
  const ticket = await openTicket(db, random, { game, room: null, sessionHash: null }, now)
  return { content: { game_url: gameAddress(config, game, ticket, visit), game_url2: null } }
}

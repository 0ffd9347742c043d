import type { launchGame } from '@parlour/api-client/endpoints'
import { lt } from 'drizzle-orm'
import { gameTickets } from '../db/tables/index.ts'
import { sessionOf, type Handler } from '../http/call.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { memberBalance } from '../ledger/accounts.ts'
import { freshSecret } from '../session/open-session.ts'
import { hashOf, trialType } from '../session/session.ts'
import { maintenanceOf } from './game-row.ts'

const ticketMs = 60_000

/**
 * The address of a game for this member: it carries a ticket that is good once, for a minute, and never the login token.
 * @throws Refusal in_need_true_account, game.not.found, game.maintenance, game.vendor.unavailable, insufficient.balance,
 * TOO_MANY_REQUESTS
 */
export const answerLaunchGame: Handler<typeof launchGame> = async (call) => {
  const { gateway, request, now, language, origin } = call
  const { db, config, catalogue, windows, random } = gateway
  const session = sessionOf(call)
  if (session.type === trialType) throw new Refusal('in_need_true_account')
  const wait = windows.count(`launch/${session.memberId}`, 10 * config.addressFactor, 60_000)
  if (wait > 0) throw tooMany(wait)
  const game = catalogue.find(request.nodeId)
  if (!game || game.studio !== request.vassalage) throw new Refusal('game.not.found')
  const maintenance = maintenanceOf(game, now)
  if (maintenance && now >= maintenance.maintainTime)
    throw new Refusal('game.maintenance', { value: { content: { data: maintenance } } })
  if (!game.playable) throw new Refusal('game.vendor.unavailable')
  if ((await memberBalance(db, session.memberId)) < game.minBet) throw new Refusal('insufficient.balance')
  const ticket = freshSecret(random)
  await db.delete(gameTickets).where(lt(gameTickets.expiresAt, now))
  await db.insert(gameTickets).values({
    ticketHash: hashOf(ticket),
    sessionHash: session.tokenHash,
    gameId: game.id,
    expiresAt: now + ticketMs,
  })
  const site = config.siteOrigins.includes(origin) ? origin : (config.siteOrigins[0] ?? origin)
  const fragment = new URLSearchParams({ s: ticket, lang: request.language === 'EN' ? 'EN' : language, o: site })
  return { content: { game_url: `${config.playOrigin}/slot/${game.id}#${fragment.toString()}`, game_url2: null } }
}

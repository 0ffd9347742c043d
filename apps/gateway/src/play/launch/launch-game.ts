import { randomUUID } from 'node:crypto'
import { launchGame, launchLottery } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { playableBalance, walletOf } from '../../money/index.ts'
import { launches } from '../../kernel/db/index.ts'
import { DomainError, checkRequest, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Call, Handler, Session } from '../../kernel/http/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { findLottery } from '../lottery/find-lottery.ts'
import { hasOpenBet } from '../sportsbook/read-bets.ts'
import { hasOpenTicket } from '../draw-games/tickets.ts'
import { findOpenRound } from '../rounds/open-round.ts'
import { chairOf } from '../poker-tables/locked-table.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { checkPlayable } from '../games/check-playable.ts'
import { hasDemo } from '../games/game-row.ts'
import { gameAddress, openTicket, visitOf, type Visit } from '../games/open-ticket.ts'
import { findRoom, readRoomName, roomsOf } from '../games/rooms.ts'
import { stakesOf } from '../games/stakes.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * The path of a launch as the platform takes it: a call for a game or for the lottery, told apart by `launchMode`,
 * which a client has to send (the records do).
 */
export const launchPath = { ...launchGame, request: v.looseObject({ launchMode: v.optional(v.string(), '') }) }

interface Target {
  readonly game: Game
  readonly room: number | null
  readonly asDemo: boolean
  readonly visit: Visit
}

function gameTarget(call: Call): Target {
  const asked = checkRequest(launchGame.request, call.request)
  const { nodeId, vassalage, roomId, gameId, accountType } = asked
  const game = call.gateway.catalogue.find(nodeId)
  if (!game || game.provider !== vassalage) throw new DomainError('game.not.found')
  const room = readRoomName(nodeId, roomId) ?? readRoomName(nodeId, gameId) ?? roomsOf(game)[0]?.number ?? null
  if (room !== null && !findRoom(game, room)) throw new DomainError('game.not.found')
  return { game, room, asDemo: Number(accountType) === 0, visit: visitOf(call, asked) }
}

function lotteryTarget(call: Call): Target {
  const { catalogue } = call.gateway
  const asked = checkRequest(launchLottery.request, call.request)
  const { lottoArea, lottoPrizeMode, lottoGameCode, lottoView } = asked
  const lottery = findLottery(catalogue, { area: lottoArea, prizeMode: lottoPrizeMode, code: lottoGameCode })
  const game = lottery && catalogue.find(lottery.gameId)
  if (!game) throw new DomainError('lottery.not.found')
  return { game, room: null, asDemo: false, visit: { ...visitOf(call, asked), view: lottoView } }
}

/**
 * Whether a round of this game waits for its player.
 * @throws DomainError game.round.open when one of another game does
 */
async function hasRoundHere({ gateway: { db, catalogue } }: Call, memberId: number, game: Game): Promise<boolean> {
  const open = await findOpenRound(db, memberId)
  if (!open || open.gameId === game.id) return open !== null
  const other = present(catalogue.find(open.gameId), `game ${open.gameId}`)
  throw new DomainError('game.round.open', {
    value: {
      nodeId: open.gameId,
      vassalage: other.provider,
      gameName: other.title,
      roundId: open.id,
      runsOn: other.engine === 'crash',
    },
  })
}

async function noteLaunch(call: Call, { memberId }: Session, { game, room }: Target): Promise<void> {
  const { gateway, now } = call
  const { db } = gateway
  const wallet = walletOf(gateway.config, game.provider)
  const balance = await playableBalance(db, memberId, wallet)
  const [least = game.minBet] = stakesOf(game, room)
  const waits =
    (await hasRoundHere(call, memberId, game)) ||
    (game.engine === 'draw-games' && (await hasOpenTicket(db, memberId))) ||
    (game.engine === 'sportsbook' && (await hasOpenBet(db, memberId, game.id))) ||
    (game.engine === 'poker-tables' && (await chairOf(db, memberId)) !== null)
  if (!waits && balance < least) throw new DomainError('insufficient.balance')
  await db
    .insert(launches)
    .values({ id: randomUUID(), memberId, gameId: game.id, room, balanceBefore: balance, at: now })
}

/**
 * The address of a game, a room or the lottery for this member: it carries a ticket that is good once, for a minute.
 * @throws DomainError game.launch.busy without `launchMode`, in_need_true_account, game.not.found, lottery.not.found,
 * game.back.invalid, game.maintenance, game.vendor.unavailable, game.trial.unavailable, game.round.open,
 * insufficient.balance, TOO_MANY_REQUESTS
 */
export const handleLaunch: Handler<typeof launchPath> = async (call) => {
  const { gateway, request, now } = call
  const { db, config, catalogue, random } = gateway
  const session = sessionOf(call)
  if (session.type === demoAccountType) throw new DomainError('in_need_true_account')
  if (!request.launchMode) throw new DomainError('game.launch.busy')
  await countOrRefuse(gateway, [{ limit: 'launch.account', of: String(session.memberId) }], now)
  await catalogue.refresh(now)
  const target = request.launchMode === 'LOTT' ? lotteryTarget(call) : gameTarget(call)
  const { game, room, asDemo, visit } = target
  checkPlayable(catalogue, game, now)
  if (asDemo && !hasDemo(game)) throw new DomainError('game.trial.unavailable')
  if (!asDemo) await noteLaunch(call, session, target)
  const ticket = await openTicket(db, random, { game, room, sessionHash: asDemo ? null : session.tokenHash }, now)
  return { content: { game_url: gameAddress(config, game, ticket, visit), game_url2: null } }
}

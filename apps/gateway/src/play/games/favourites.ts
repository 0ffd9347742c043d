import type { addFavourite, listFavouriteGames, listFavouriteIds, removeFavourite } from '@parlour/api-client/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { favourites } from '../../kernel/db/index.ts'
import { DomainError, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { gameRow } from './game-row.ts'

function memberOf(call: Call): number {
  const session = sessionOf(call)
  if (session.type === demoAccountType) throw new DomainError('in_need_true_account')
  return session.memberId
}

/**
 * The member whose favourites change, as often as a client that allows one change a second.
 * @throws DomainError TOO_MANY_REQUESTS
 */
function changingMember(call: Call): number {
  const memberId = memberOf(call)
  countHere(call.gateway, { limit: 'favourite.member', of: String(memberId) })
  return memberId
}

const idsOf = async (call: Call): Promise<number[]> => {
  const rows = await call.gateway.db
    .select({ gameId: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.memberId, memberOf(call)))
    .orderBy(desc(favourites.at), desc(favourites.gameId))
  return rows.map((row) => row.gameId)
}

/** The node ids of the member's favourites, newest first. */
export const handleListFavouriteIds: Handler<typeof listFavouriteIds> = async (call) => (await idsOf(call)).map(String)

/** The member's favourite games, newest first, in pages. */
export const handleListFavouriteGames: Handler<typeof listFavouriteGames> = async (call) => {
  const { gateway, request, now } = call
  const ids = await idsOf(call)
  const from = (request.pageNum - 1) * request.pageSize
  const games = ids.slice(from, from + request.pageSize).flatMap((id) => gateway.catalogue.find(id) ?? [])
  return {
    content: games.map((game) => gameRow(gateway.catalogue, game, now)),
    pageNum: request.pageNum,
    totalPages: Math.ceil(ids.length / request.pageSize),
    totalCount: ids.length,
  }
}

/** Keeps a game; doing it twice changes nothing. @throws DomainError game.not.found, in_need_true_account */
export const handleAddFavourite: Handler<typeof addFavourite> = async (call) => {
  const { gateway, request, now } = call
  const memberId = changingMember(call)
  if (!gateway.catalogue.find(request.nodeId)) throw new DomainError('game.not.found')
  await gateway.db.insert(favourites).values({ memberId, gameId: request.nodeId, at: now }).onConflictDoNothing()
  return null
}

/** Drops a game from the favourites; one that is none is no error. */
export const handleRemoveFavourite: Handler<typeof removeFavourite> = async (call) => {
  const memberId = changingMember(call)
  const mine = and(eq(favourites.memberId, memberId), eq(favourites.gameId, call.request.nodeId))
  await call.gateway.db.delete(favourites).where(mine)
  return null
}

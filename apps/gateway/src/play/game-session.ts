import { eq } from 'drizzle-orm'
import { gameSessions, gameTickets, members, sessions } from '../db/tables/index.ts'
import type { Game } from '../games/catalogue.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/refusal.ts'
import { freshSecret } from '../session/open-session.ts'
import { hashOf, idleMs, longestMs } from '../session/session.ts'

/** The session of a game frame: whose money it plays with, in which game. */
export interface GameSession {
  readonly memberId: number
  readonly game: Game
}

const ended = (): Refusal => new Refusal('game.session.invalid', { status: 401 })

const loginColumns = {
  memberId: sessions.memberId,
  sessionHash: sessions.tokenHash,
  seenAt: sessions.seenAt,
  createdAt: sessions.createdAt,
  revoked: sessions.revoked,
  type: members.type,
}

const isLive = (login: { seenAt: number; createdAt: number; revoked: boolean }, now: number): boolean =>
  !login.revoked && now - login.seenAt < idleMs && now - login.createdAt < longestMs

/**
 * Trades a launch ticket for a game session; a ticket is good once. Answers the token of the session and what it is for.
 * @throws Refusal game.session.invalid
 */
export async function exchangeTicket(
  { db, catalogue, random }: Gateway,
  ticket: string,
  now: number,
): Promise<GameSession & { readonly token: string }> {
  const [used] = await db.delete(gameTickets).where(eq(gameTickets.ticketHash, hashOf(ticket))).returning()
  if (!used || used.expiresAt <= now) throw ended()
  const [login] = await db
    .select(loginColumns)
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, used.sessionHash))
  const game = catalogue.find(used.gameId)
  if (!login || !game || !isLive(login, now)) throw ended()
  const token = freshSecret(random)
  await db
    .insert(gameSessions)
    .values({ tokenHash: hashOf(token), sessionHash: login.sessionHash, gameId: game.id, createdAt: now })
  return { token, memberId: login.memberId, game }
}

/** The live game session of a token; playing keeps the login session alive. @throws Refusal game.session.invalid */
export async function findGameSession({ db, catalogue }: Gateway, token: string | undefined, now: number): Promise<GameSession> {
  if (!token) throw ended()
  const [row] = await db
    .select({ ...loginColumns, gameId: gameSessions.gameId, closed: gameSessions.revoked })
    .from(gameSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, gameSessions.sessionHash))
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(gameSessions.tokenHash, hashOf(token)))
  const game = row && catalogue.find(row.gameId)
  if (!row || row.closed || !game || !isLive(row, now)) throw ended()
  if (now - row.seenAt > 30_000) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, row.sessionHash))
  return { memberId: row.memberId, game }
}

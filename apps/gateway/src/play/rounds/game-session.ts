import { eq } from 'drizzle-orm'
import { gameSessions, gameTickets, members, sessions } from '../../kernel/db/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, freshSecret, hashOf, idleMs, longestMs } from '../../kernel/http/index.ts'
import { noteMember } from '../../kernel/observe/index.ts'
import { demoSessionBalance } from './demo-session.ts'
import { demoMs } from '../../kernel/retention/index.ts'

/** The session of a game frame: who plays (no account in a demo), in which game and room. */
export interface GameSession {
  readonly tokenHash: string
  /** Null for a trial. */
  readonly memberId: number | null
  readonly game: Game
  readonly room: number | null
}

const ended = (): DomainError => new DomainError('game.session.invalid')

const loginColumns = {
  memberId: sessions.memberId,
  sessionHash: sessions.tokenHash,
  seenAt: sessions.seenAt,
  createdAt: sessions.createdAt,
  revoked: sessions.revoked,
}

interface Login {
  readonly seenAt: number
  readonly createdAt: number
  readonly revoked: boolean
}

const isLive = (login: Login, blockedAt: number | null, now: number): boolean =>
  !login.revoked && blockedAt === null && now - login.seenAt < idleMs && now - login.createdAt < longestMs

/**
 * Trades a launch ticket for a game session; a ticket is good
 * once. Answers the token of the session and what it is for.
 * @throws DomainError game.session.invalid
 */
export async function exchangeTicket(
  { db, catalogue, random }: Gateway,
  ticket: string,
  now: number,
): Promise<GameSession & { readonly token: string }> {
  const [used] = await db
    .delete(gameTickets)
    .where(eq(gameTickets.ticketHash, hashOf(ticket)))
    .returning()
  const game = used && catalogue.find(used.gameId)
  if (!used || !game || used.expiresAt <= now) throw ended()
  const [login] = used.sessionHash
    ? await db
        .select({ ...loginColumns, type: members.type, blockedAt: members.blockedAt })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(eq(sessions.tokenHash, used.sessionHash))
    : []
  if (used.sessionHash && !(login && isLive(login, login.blockedAt, now))) throw ended()
  noteMember(login?.memberId ?? null)
  const token = freshSecret(random)
  await db.insert(gameSessions).values({
    tokenHash: hashOf(token),
    sessionHash: used.sessionHash,
    gameId: game.id,
    room: used.room,
    demoSessionBalance: used.sessionHash ? null : demoSessionBalance,
    createdAt: now,
  })
  return { token, tokenHash: hashOf(token), memberId: login?.memberId ?? null, game, room: used.room }
}

/** The live game session of a token; playing keeps the login session alive. @throws DomainError game.session.invalid */
export async function findGameSession(
  { db, catalogue }: Gateway,
  token: string | undefined,
  now: number,
): Promise<GameSession> {
  if (!token) throw ended()
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({
      login: loginColumns,
      blockedAt: members.blockedAt,
      gameId: gameSessions.gameId,
      room: gameSessions.room,
      openedAt: gameSessions.createdAt,
      closed: gameSessions.revoked,
    })
    .from(gameSessions)
    .leftJoin(sessions, eq(sessions.tokenHash, gameSessions.sessionHash))
    .leftJoin(members, eq(members.id, sessions.memberId))
    .where(eq(gameSessions.tokenHash, tokenHash))
  const game = row && catalogue.find(row.gameId)
  if (!row || row.closed || !game) throw ended()
  const { login, room } = row
  if (login ? !isLive(login, row.blockedAt, now) : now - row.openedAt >= demoMs) throw ended()
  noteMember(login?.memberId ?? null)
  if (login && now - login.seenAt > 30_000)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, login.sessionHash))
  return { tokenHash, memberId: login?.memberId ?? null, game, room }
}

import { and, eq, lt } from 'drizzle-orm'
import { chatSessions, chatTickets, members, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, freshSecret, hashOf, idleMs, longestMs } from '../../kernel/http/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { guestRoom, roomOf } from './rooms.ts'

const ticketMs = 60_000
const guestMs = 24 * 3_600_000

/** An open chat frame: its room, and the login that it lives with; a guest's has none. */
export interface ChatSession {
  readonly roomId: number
  readonly sessionHash: string | null
}

const ended = (): DomainError => new DomainError('chat.session.invalid')

const isLive = (login: { seenAt: number; createdAt: number; revoked: boolean }, now: number): boolean =>
  !login.revoked && now - login.seenAt < idleMs && now - login.createdAt < longestMs

/** A ticket for a chat frame of this login: good once, for a minute. */
export async function issueTicket({ db, random }: Gateway, sessionHash: string, now: number): Promise<string> {
  const ticket = freshSecret(random)
  await db.insert(chatTickets).values({ ticketHash: hashOf(ticket), sessionHash, expiresAt: now + ticketMs })
  return ticket
}

async function openFrame(db: Database, token: string, session: ChatSession, now: number): Promise<void> {
  await db.insert(chatSessions).values({ tokenHash: hashOf(token), createdAt: now, ...session })
}

/** Trades a launch ticket for the token of a chat frame. @throws DomainError chat.session.invalid */
export async function exchangeTicket({ db, random }: Gateway, ticket: string, now: number) {
  const [used] = await db
    .delete(chatTickets)
    .where(eq(chatTickets.ticketHash, hashOf(ticket)))
    .returning()
  if (!used || used.expiresAt <= now) throw ended()
  const [login] = await db
    .select({
      memberId: members.id,
      nickname: members.nickname,
      seenAt: sessions.seenAt,
      createdAt: sessions.createdAt,
      revoked: sessions.revoked,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, used.sessionHash))
  if (!login || !isLive(login, now)) throw ended()
  const token = freshSecret(random)
  const roomId = await roomOf(db, login.memberId, now)
  await openFrame(db, token, { roomId, sessionHash: used.sessionHash }, now)
  return { token, roomId, name: login.nickname }
}

/** Opens a conversation of a guest; it lives a day. @throws DomainError TOO_MANY_REQUESTS */
export async function openGuest(gateway: Gateway, network: string, now: number) {
  await countOrRefuse(gateway, [{ limit: 'chat.guest', of: network }], now)
  const token = freshSecret(gateway.random)
  const roomId = await guestRoom(gateway.db, now)
  await openFrame(gateway.db, token, { roomId, sessionHash: null }, now)
  return { token, roomId }
}

/**
 * The live frame of a token.
 * @throws DomainError chat.session.invalid when it, or the login it lives with, has ended
 */
export async function findChatSession({ db }: Gateway, token: string | undefined, now: number): Promise<ChatSession> {
  if (!token) throw ended()
  const [row] = await db
    .select({ frame: chatSessions, login: sessions })
    .from(chatSessions)
    .leftJoin(sessions, eq(sessions.tokenHash, chatSessions.sessionHash))
    .where(eq(chatSessions.tokenHash, hashOf(token)))
  if (!row) throw ended()
  const { roomId, sessionHash, createdAt } = row.frame
  const live = sessionHash === null ? now - createdAt < guestMs : row.login !== null && isLive(row.login, now)
  if (!live) throw ended()
  return { roomId, sessionHash }
}

/** Counts the login of a frame as used: somebody who writes is there. A guest has none. */
export async function touchLogin(db: Database, { sessionHash }: ChatSession, now: number): Promise<void> {
  if (sessionHash === null) return
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.revoked, false), lt(sessions.seenAt, now)))
}

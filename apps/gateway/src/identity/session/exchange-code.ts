import type { createExchangeCode, exchangeCode } from '@parlour/api-client/endpoints'
import { and, eq, gt } from 'drizzle-orm'
import { loginTickets, members, sessions } from '../../kernel/db/index.ts'
import { DomainError, freshSecret, hashOf, longestMs, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { openHeldSession } from './open-held-session.ts'

const lifeMs = 60_000

/** Makes a code that opens one more session of this member. */
export const handleCreateExchangeCode: Handler<typeof createExchangeCode> = async (call) => {
  const { gateway, now } = call
  const { memberId, tokenHash: sessionHash } = sessionOf(call)
  const code = freshSecret(gateway.random)
  const expiresAt = now + lifeMs
  await gateway.db
    .insert(loginTickets)
    .values({ ticketHash: hashOf(code), kind: 'exchange', memberId, sessionHash, expiresAt })
  return { code, expirationTime: expiresAt }
}

/**
 * Opens a session with a code, once, as long as the session it came
 * from lives; it ends with the twelfth hour of the same login.
 * @throws DomainError login.exchange.invalid, system.busy
 */
export const handleExchangeCode: Handler<typeof exchangeCode> = async ({ gateway, request, network, browser, now }) => {
  const { db, random } = gateway
  const good = and(
    eq(loginTickets.ticketHash, hashOf(request.code)),
    eq(loginTickets.kind, 'exchange'),
    gt(loginTickets.expiresAt, now),
  )
  const [ticket] = await db.delete(loginTickets).where(good).returning()
  const [found] = ticket?.sessionHash
    ? await db
        .select({ member: members, revoked: sessions.revoked, createdAt: sessions.createdAt })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(eq(sessions.tokenHash, ticket.sessionHash))
    : []
  if (!found || found.revoked || now - found.createdAt >= longestMs || found.member.blockedAt !== null)
    throw new DomainError('login.exchange.invalid')
  return openHeldSession(db, random, {
    member: found.member,
    deviceId: request.loginDeviceId,
    network,
    browser,
    now,
    since: found.createdAt,
  })
}

import { eq } from 'drizzle-orm'
import { members, sessions } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, hashOf, idleMs, longestMs, notLoggedIn } from '../../kernel/http/index.ts'
import type { Session } from '../../kernel/http/index.ts'
import { noteMember } from '../../kernel/observe/index.ts'

const noteEvery = 30_000

/** Where a call comes from. */
export interface CallPlace {
  readonly network: string
  /** ISO 3166. */
  readonly country: string
}

/**
 * The live session of a token, or null without one. Where a token is optional, a dead one counts as none, and so does
 * one of a member who is blocked. When and where it was last used is noted every half minute, and with each change of
 * the network.
 * @throws DomainError login.not.session for an ended session, user.or.token.invalid for a token that never was
 */
export async function findSession(
  { db }: Pick<Gateway, 'db'>,
  token: string | null,
  now: number,
  use: 'optional' | 'required',
  { network, country }: CallPlace,
): Promise<Session | null> {
  if (!token) return null
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({
      memberId: sessions.memberId,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      revoked: sessions.revoked,
      deviceId: sessions.deviceId,
      lastNetwork: sessions.lastNetwork,
      username: members.username,
      type: members.type,
      blockedAt: members.blockedAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, tokenHash))
  const live =
    row && !row.revoked && row.blockedAt === null && now - row.seenAt < idleMs && now - row.createdAt < longestMs
  if (!live) {
    if (use === 'optional') return null
    throw row ? notLoggedIn() : new DomainError('user.or.token.invalid')
  }
  noteMember(row.memberId)
  if (now - row.seenAt > noteEvery || row.lastNetwork !== network)
    await db
      .update(sessions)
      .set({ seenAt: now, lastNetwork: network, lastCountry: country })
      .where(eq(sessions.tokenHash, tokenHash))
  return { tokenHash, memberId: row.memberId, username: row.username, type: row.type, deviceId: row.deviceId }
}

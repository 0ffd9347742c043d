import type { Database } from '../db/open-database.ts'
import { sessions } from '../db/tables/index.ts'
import type { Chance } from '../gateway.ts'
import { hashOf, idleMs } from './session.ts'

/** A fresh secret of 256 bits in base64url: a session token, a ticket, a captcha id. */
export const freshSecret = (random: Chance): string => Buffer.from(random.bytes(32)).toString('base64url')

/** Who a session is opened for. */
export interface SessionMember {
  readonly id: number
  readonly username: string
  readonly firstLoginAt: number | null
}

/** Opens a session and answers what the client is told of it, the token included: it is told only here. */
export async function openSession(
  db: Database,
  random: Chance,
  { member, deviceId, now }: { member: SessionMember; deviceId: string | undefined; now: number },
) {
  const token = freshSecret(random)
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    memberId: member.id,
    deviceId: deviceId?.slice(0, 64) ?? null,
    createdAt: now,
    seenAt: now,
  })
  return {
    token,
    id: member.id,
    userName: member.username,
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: false,
    expirationTime: now + idleMs,
  }
}


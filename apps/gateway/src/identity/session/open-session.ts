import { sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import { maskedPhone } from '../../kernel/sms/index.ts'
import { freshSecret, hashOf, idleMs, longestMs } from '../../kernel/http/index.ts'
import type { Browser } from '../../kernel/http/index.ts'
import type { Member } from './member-by-login.ts'

/** Who a session is opened for. */
export type SessionMember = Pick<
  Member,
  'id' | 'username' | 'type' | 'firstLoginAt' | 'mobile' | 'dialingCode' | 'passwordTemporary'
>

/** What a session is opened with. */
export interface SessionInput {
  readonly member: SessionMember
  readonly deviceId: string | null | undefined
  readonly network: string
  readonly browser?: Browser | null
  readonly now: number
  /**
   * When the login was that this session goes back to, where it is not this moment: its longest life counts from there.
   */
  readonly since?: number
}

/** Opens a session and answers what the client gets of it, the token included: no other answer carries it. */
export async function openSession(
  db: Database,
  random: Chance,
  { member, deviceId, network, browser, now, since = now }: SessionInput,
) {
  const token = freshSecret(random)
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    memberId: member.id,
    deviceId: deviceId?.slice(0, 64) ?? null,
    network,
    browser: browser?.browser ?? null,
    system: browser?.system ?? null,
    createdAt: since,
    seenAt: now,
  })
  return {
    token,
    id: member.id,
    userName: member.username,
    customerType: member.type,
    mobileNum: member.mobile && maskedPhone(member.mobile, member.dialingCode),
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: member.passwordTemporary,
    mustChangePassword: member.passwordTemporary,
    expirationTime: Math.min(now + idleMs, since + longestMs),
  }
}

import { and, eq, gt } from 'drizzle-orm'
import { sendCode } from '../otp/send-otp.ts'
import { loginTickets, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, freshSecret, hashOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { maskedAddress } from '../../kernel/mail/index.ts'
import type { Recovery } from './find-recovery.ts'
import { maskedPhone } from '../../kernel/sms/index.ts'
import type { Member } from './member-by-login.ts'

const knownMs = 30 * 86_400_000

/** How long the ticket of a login under verification is good, in milliseconds. */
export const ticketLifeMs = 10 * 60_000

/** Where a member gets a code: the verified number, else the verified address, else nowhere. */
export function contactOf({ mobile, mobileVerifiedAt, dialingCode, email, emailVerifiedAt }: Member) {
  if (mobile && mobileVerifiedAt !== null)
    return {
      channel: 'sms' as const,
      target: mobile,
      dialingCode: dialingCode ?? '',
      shown: maskedPhone(mobile, dialingCode),
    }
  if (email && emailVerifiedAt !== null) return { channel: 'mail' as const, target: email, shown: maskedAddress(email) }
  return null
}

async function isNew(db: Database, memberId: number, network: string, now: number): Promise<boolean> {
  const here = and(
    eq(sessions.memberId, memberId),
    eq(sessions.network, network),
    gt(sessions.createdAt, now - knownMs),
  )
  const [known] = await db.select({ id: sessions.id }).from(sessions).where(here).limit(1)
  return known === undefined
}

/** A login whose password is right: whose it is, and the sent password that was typed in place of the member's own. */
export interface RightPassword {
  readonly member: Member
  readonly recovery?: Recovery
}

/**
 * Stops a login from a network that the member has not used in the last 30 days, where the platform looks at that
 * (module LOGINIPVERF3): a code goes to a verified contact, and the refusal carries the ticket to come back with; what
 * a sent password changes waits in the ticket. A member without a verified contact gets in.
 * @throws DomainError login_verify_required, TOO_MANY_REQUESTS, system.busy
 */
export async function checkNetwork(
  call: Call<{ readonly password: string }>,
  { member, recovery }: RightPassword,
): Promise<void> {
  const { gateway, request, network, now } = call
  const contact = contactOf(member)
  if (
    !contact ||
    !gateway.config.modules.includes('LOGINIPVERF3') ||
    !(await isNew(gateway.db, member.id, network, now))
  )
    return
  const loginTicket = freshSecret(gateway.random)
  const ticketHash = hashOf(loginTicket)
  const { shown, ...target } = contact
  const sent = await sendCode(call, { ...target, purpose: 'network', asker: ticketHash, deliver: true })
  const held = recovery && { recoveryId: recovery.id, passwordRecord: await gateway.passwords.make(request.password) }
  await gateway.db
    .insert(loginTickets)
    .values({ ticketHash, kind: 'verify', memberId: member.id, expiresAt: now + ticketLifeMs, ...held })
  throw new DomainError('login_verify_required', { value: { loginTicket, target: shown, ...sent } })
}

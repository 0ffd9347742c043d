import type { verifyLogin } from '@parlour/api-client/endpoints'
import { and, eq, gt } from 'drizzle-orm'
import { checkOtp, spendCode } from '../otp/check-otp.ts'
import { loginTickets, members } from '../../kernel/db/index.ts'
import { DomainError, hashOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { spendRecovery } from './find-recovery.ts'
import { contactOf } from './new-network.ts'
import { openHeldSession } from './open-held-session.ts'

/**
 * Ends a login from a new network.
 * @throws DomainError login.ticket.invalid, code.invalid, us_forbidden_login_error, system.busy
 */
export const handleVerifyLogin: Handler<typeof verifyLogin> = async ({ gateway, request, network, browser, now }) => {
  const { db, random } = gateway
  const ticketHash = hashOf(request.loginTicket)
  const [found] = await db
    .select({ member: members, recoveryId: loginTickets.recoveryId, passwordRecord: loginTickets.passwordRecord })
    .from(loginTickets)
    .innerJoin(members, eq(members.id, loginTickets.memberId))
    .where(
      and(eq(loginTickets.ticketHash, ticketHash), eq(loginTickets.kind, 'verify'), gt(loginTickets.expiresAt, now)),
    )
  const contact = found && contactOf(found.member)
  if (!contact) throw new DomainError('login.ticket.invalid')
  const { member: known, recoveryId: id, passwordRecord } = found
  if (known.blockedAt !== null) throw new DomainError('us_forbidden_login_error')
  const { channel, target } = contact
  const code = await checkOtp(
    db,
    { channel, target, purpose: 'network', asker: ticketHash },
    request.verificationCode,
    now,
  )
  await spendCode(db, code, now)
  await db.delete(loginTickets).where(eq(loginTickets.ticketHash, ticketHash))
  const bySent = id !== null && passwordRecord !== null
  const member = bySent ? await spendRecovery(db, { id, memberId: known.id }, { passwordRecord, now }) : known
  const value = await openHeldSession(db, random, { member, deviceId: request.loginDeviceId, network, browser, now })
  if (member.firstLoginAt === null) await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return value
}

import type { getSecurityConfig } from '@parlour/api-client/endpoints'
import { and, desc, eq, ne } from 'drizzle-orm'
import { sessions } from '../../kernel/db/index.ts'
import { networkTold, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { maskedAddress } from '../../kernel/mail/index.ts'
import { maskedPhone } from '../../kernel/sms/index.ts'
import { liveSessions } from './list-sessions.ts'
import { ownMember } from './own-member.ts'

/** What guards this account, and when somebody logged in before. */
export const handleSecurityConfig: Handler<typeof getSecurityConfig> = async (call) => {
  const { gateway, now } = call
  const { tokenHash, memberId, deviceId } = sessionOf(call)
  const member = await ownMember(call)
  const [before] = await gateway.db
    .select({
      at: sessions.createdAt,
      network: sessions.network,
      deviceId: sessions.deviceId,
      browser: sessions.browser,
      system: sessions.system,
    })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, tokenHash)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return {
    hasPassword: member.passwordRecord !== null,
    passwordTime: member.passwordSetAt ?? member.registeredAt,
    passwordExpired: member.passwordTemporary,
    hasPaymentPassword: member.paymentRecord !== null,
    paymentPasswordTime: member.paymentSetAt,
    mobile: member.mobile && maskedPhone(member.mobile, member.dialingCode),
    mobileVerified: member.mobileVerifiedAt !== null,
    email: member.email && maskedAddress(member.email),
    emailVerified: member.emailVerifiedAt !== null,
    lastLoginTime: before?.at ?? null,
    lastLoginNetwork: networkTold(before?.network ?? ''),
    lastLoginBrowser: before?.browser ?? null,
    lastLoginSystem: before?.system ?? null,
    lastLoginSameDevice: deviceId && before?.deviceId ? before.deviceId === deviceId : null,
    sessionCount: (await liveSessions(gateway.db, memberId, now)).length,
  }
}

import type { verifyEmailCode } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sendCode } from '../otp/send-otp.ts'
import { checkOtp, spendCode } from '../otp/check-otp.ts'
import { members } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { mailAddressOf } from '../../kernel/mail/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { registrationRules } from '../fields/rules.ts'
import { realMemberOf } from '../session/real-member.ts'

/**
 * Mails a code to an address, or with the code makes the address this member's own.
 * @throws DomainError register.field.invalid, code.invalid, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleVerifyEmailCode: Handler<typeof verifyEmailCode> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const email = mailAddressOf(request.email)
  if (!email) throw misfit('email', registrationRules(gateway.config).email)
  const code = { channel: 'mail', target: email, purpose: 'contact', asker: `member/${memberId}` } as const
  if (!request.verificationCode) return { verified: false, ...(await sendCode(call, { ...code, deliver: true })) }
  const id = await checkOtp(gateway.db, code, request.verificationCode, now)
  await gateway.db.transaction(async (tx) => {
    await spendCode(tx, id, now)
    await tx.update(members).set({ email, emailVerifiedAt: now }).where(eq(members.id, memberId))
  })
  return { verified: true, expiredMinutes: null, expirationTime: null, codeExpirationTime: null }
}

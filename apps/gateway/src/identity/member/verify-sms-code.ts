import type { verifySmsCode } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sendCode } from '../otp/send-otp.ts'
import { checkOtp, spendCode } from '../otp/check-otp.ts'
import { members } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { mobileRule } from '../fields/rules.ts'
import { claimMobile, phoneOf } from '../../kernel/sms/index.ts'
import { realMemberOf } from '../session/real-member.ts'

/**
 * Sends a code to a number, or with the code makes the number this member's own.
 * @throws DomainError register.field.invalid, code.invalid, mobile.taken, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleVerifySmsCode: Handler<typeof verifySmsCode> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const phone = phoneOf(request.countryDialingCode, request.mobileNum)
  if (!phone) throw misfit('mobileNum', mobileRule)
  const { key: mobile, dialingCode } = phone
  const code = { channel: 'sms', target: mobile, purpose: 'contact', asker: `member/${memberId}` } as const
  if (!request.verificationCode)
    return { verified: false, ...(await sendCode(call, { ...code, dialingCode, deliver: true })) }
  const id = await checkOtp(gateway.db, code, request.verificationCode, now)
  await gateway.db.transaction(async (tx) => {
    await spendCode(tx, id, now)
    await claimMobile(tx, mobile, memberId)
    await tx.update(members).set({ mobile, dialingCode, mobileVerifiedAt: now }).where(eq(members.id, memberId))
  })
  return { verified: true, expiredMinutes: null, expirationTime: null, codeExpirationTime: null }
}

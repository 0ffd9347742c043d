import type { verifySmsCode } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sendCode } from '../codes/send-code.ts'
import { tryCode, spendCode } from '../codes/try-code.ts'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { misfit } from '../register/check-fields.ts'
import { mobileRule } from '../register/rules.ts'
import { claimMobile } from '../sms/claim-mobile.ts'
import { phoneOf } from '../sms/phone.ts'
import { trueMemberOf } from '../wallet/true-member.ts'

/**
 * Sends a code to a number, or with the code makes the number this member's own.
 * @throws DomainError register.field.invalid, code.invalid, mobile.taken, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleVerifySmsCode: Handler<typeof verifySmsCode> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = trueMemberOf(call)
  const phone = phoneOf(request.countryDialingCode, request.mobileNum)
  if (!phone) throw misfit('mobileNum', mobileRule)
  const { key: mobile, dialingCode } = phone
  const code = { channel: 'sms', target: mobile, purpose: 'contact', asker: `member/${memberId}` } as const
  if (!request.verificationCode) return { verified: false, ...(await sendCode(call, { ...code, dialingCode, deliver: true })) }
  const id = await tryCode(gateway.db, code, request.verificationCode, now)
  await gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await spendCode(tx, id, now)
    await claimMobile(tx, mobile, memberId)
    await tx.update(members).set({ mobile, dialingCode, mobileVerifiedAt: now }).where(eq(members.id, memberId))
  })
  return { verified: true, expiredMinutes: null, expirationTime: null, codeExpirationTime: null }
}

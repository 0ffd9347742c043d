import type { verifyEmailCode } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sendCode } from '../codes/send-code.ts'
import { tryCode, spendCode } from '../codes/try-code.ts'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { mailAddressOf } from '../mail/mail-address.ts'
import { misfit } from '../register/check-fields.ts'
import { registrationRules } from '../register/rules.ts'
import { trueMemberOf } from '../wallet/true-member.ts'

/**
 * Mails a code to an address, or with the code makes the address this member's own.
 * @throws DomainError register.field.invalid, code.invalid, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleVerifyEmailCode: Handler<typeof verifyEmailCode> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = trueMemberOf(call)
  const email = mailAddressOf(request.email)
  if (!email) throw misfit('email', registrationRules(gateway.config).email)
  const code = { channel: 'mail', target: email, purpose: 'contact', asker: `member/${memberId}` } as const
  if (!request.verificationCode) return { verified: false, ...(await sendCode(call, { ...code, deliver: true })) }
  const id = await tryCode(gateway.db, code, request.verificationCode, now)
  await gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await spendCode(tx, id, now)
    await tx.update(members).set({ email, emailVerifiedAt: now }).where(eq(members.id, memberId))
  })
  return { verified: true, expiredMinutes: null, expirationTime: null, codeExpirationTime: null }
}

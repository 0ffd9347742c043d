import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { checkOtp } from './check-otp.ts'
import type { CodeTarget } from './otp-purpose.ts'
import { sendCode } from './send-otp.ts'

/** Where the codes of a member's own money go. @throws DomainError mobile.unverified */
async function ownNumber({ gateway }: Call, memberId: number): Promise<CodeTarget & { readonly dialingCode: string }> {
  const [member] = await gateway.db
    .select({ mobile: members.mobile, dialingCode: members.dialingCode, verifiedAt: members.mobileVerifiedAt })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member?.mobile || member.verifiedAt === null) throw new DomainError('mobile.unverified')
  return {
    channel: 'sms',
    target: member.mobile,
    purpose: 'withdraw',
    asker: `member/${memberId}`,
    dialingCode: member.dialingCode ?? '',
  }
}

/**
 * Sends a member a code to the own verified number, that a withdrawal takes.
 * @throws DomainError mobile.unverified, TOO_MANY_REQUESTS
 */
export const sendOwnCode = async (call: Call, memberId: number) =>
  sendCode(call, { ...(await ownNumber(call, memberId)), deliver: true })

/**
 * Holds a typed code against the one that went to the member's own number. Answers the id to use it up with.
 * @throws DomainError mobile.unverified, code.required, code.invalid
 */
export async function checkOwnCode(call: Call, memberId: number, typed: string | null): Promise<string> {
  const target = await ownNumber(call, memberId)
  if (!typed?.trim()) throw new DomainError('code.required')
  return checkOtp(call.gateway.db, target, typed, call.now)
}

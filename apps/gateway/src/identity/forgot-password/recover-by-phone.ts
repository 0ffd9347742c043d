import type { recoverByPhone } from '@parlour/api-client/endpoints'
import { checkOtp, spendCode } from '../otp/check-otp.ts'
import { readCode } from '../otp/read-code.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countUnlessFull } from '../../kernel/limits/index.ts'
import { checkField, misfit } from '../fields/check-fields.ts'
import { mobileRule, registrationRules } from '../fields/rules.ts'
import { deviceOf } from '../session/device-of.ts'
import { forgiveLogins } from '../session/forgive-logins.ts'
import { memberByMobile } from '../session/member-by-login.ts'
import { writePassword } from '../session/write-password.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/**
 * Sets a new password with a code that went to the number. A number without an account, and one that comes too often,
 * get the answer of a wrong code.
 * @throws DomainError code.invalid, register.field.invalid, system.busy
 */
export const handleRecoverByPhone: Handler<typeof recoverByPhone> = async (call) => {
  const { gateway, request, network, now } = call
  const { db, passwords } = gateway
  checkField('password', registrationRules(gateway.config).password, request.newPassword)
  const target = phoneOf(request.countryDialingCode, request.mobileNum)?.key
  if (!target) throw misfit('mobileNum', mobileRule)
  if (readCode(request.verificationCode) === null) throw new DomainError('code.invalid')
  const member = await memberByMobile(db, target)
  const asker = deviceOf(call)
  // By who asks: a code is good for its asker alone, and wrong ones
  // of another device must not use up the tries of the member.
  const account = { limit: 'reset.account', of: `${member?.usernameKey ?? target}/${asker ?? network}` } as const
  const { full } = await countUnlessFull(gateway, [account, { limit: 'reset.network', of: network }], now)
  if (full) throw new DomainError('code.invalid')
  const code = await checkOtp(db, { channel: 'sms', target, purpose: 'login', asker }, request.verificationCode, now)
  if (!member || member.blockedAt !== null) throw new DomainError('code.invalid')
  const passwordRecord = await passwords.make(request.newPassword)
  await db.transaction(async (tx) => {
    await spendCode(tx, code, now)
    await writePassword(tx, gateway.ports, { memberId: member.id, passwordRecord, now })
    await forgiveLogins(tx, member.usernameKey)
  })
  return null
}

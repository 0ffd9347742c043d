import type { sendLoginCode } from '@parlour/api-client/endpoints'
import { requireHumanWhereOn } from '../captcha/require-human.ts'
import { sendCode } from '../otp/send-otp.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { mobileRule } from '../fields/rules.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { deviceOf } from './device-of.ts'
import { memberByMobile } from './member-by-login.ts'

/**
 * Sends a code for a login or a reset by phone; to a number
 * without an account nothing goes out, and the answer is the same.
 * @throws DomainError register.field.invalid, captcha.required, captcha.invalid, TOO_MANY_REQUESTS
 */
export const handleSendLoginCode: Handler<typeof sendLoginCode> = async (call) => {
  const { gateway, request } = call
  const phone = phoneOf(request.countryDialingCode, request.mobileNum)
  if (!phone) throw misfit('mobileNum', mobileRule)
  await requireHumanWhereOn(call, request)
  const { key: target, dialingCode } = phone
  const member = await memberByMobile(gateway.db, target)
  const deliver = member !== null && member.blockedAt === null
  return sendCode(call, { channel: 'sms', target, dialingCode, purpose: 'login', asker: deviceOf(call), deliver })
}

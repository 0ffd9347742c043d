import type { sendRegisterCode } from '@parlour/api-client/endpoints'
import { requireHumanWhereOn } from '../captcha/require-human.ts'
import { sendCode } from '../otp/send-otp.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { deviceOf } from '../session/device-of.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { mobileRule } from '../fields/rules.ts'

/**
 * Sends a code for a registration.
 * @throws DomainError register.field.invalid, captcha.required, captcha.invalid, TOO_MANY_REQUESTS
 */
export const handleSendRegisterCode: Handler<typeof sendRegisterCode> = async (call) => {
  const { request } = call
  const phone = phoneOf(request.countryDialingCode, request.mobileNo)
  if (!phone) throw misfit('mobileNum', mobileRule)
  await requireHumanWhereOn(call, request)
  const { key: target, dialingCode } = phone
  return sendCode(call, {
    channel: 'sms',
    target,
    dialingCode,
    purpose: 'register',
    asker: deviceOf(call),
    deliver: true,
  })
}

import type { sendRegisterCode } from '@parlour/api-client/endpoints'
import { requireHumanWhereOn } from '../captcha/require-human.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../http/call.ts'
import { deviceOf } from '../session/device-of.ts'
import { phoneOf } from '../sms/phone.ts'
import { misfit } from './check-fields.ts'
import { mobileRule } from './rules.ts'

/** Sends a code for a registration. @throws DomainError register.field.invalid, captcha.required, captcha.invalid, TOO_MANY_REQUESTS */
export const handleSendRegisterCode: Handler<typeof sendRegisterCode> = async (call) => {
  const { request } = call
  const phone = phoneOf(request.countryDialingCode, request.mobileNo)
  if (!phone) throw misfit('mobileNum', mobileRule)
  await requireHumanWhereOn(call, request)
  const { key: target, dialingCode } = phone
  return sendCode(call, { channel: 'sms', target, dialingCode, purpose: 'register', asker: deviceOf(call), deliver: true })
}

import type { recoverBySms } from '@parlour/api-client/endpoints'
import { requireHumanWhereOn } from '../captcha/require-human.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { mobileRule } from '../fields/rules.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { sendRecovery } from './send-recovery.ts'

/**
 * Sends a password for one login by SMS; the same answer whether there is such an account.
 * @throws DomainError register.field.invalid, captcha.required, captcha.invalid
 */
export const handleRecoverBySms: Handler<typeof recoverBySms> = async (call) => {
  const { request } = call
  const phone = phoneOf(request.countryDialingCode, request.mobileNum)
  if (!phone) throw misfit('mobileNum', mobileRule)
  const { key: target, dialingCode } = phone
  await requireHumanWhereOn(call, request)
  await sendRecovery(call, {
    username: request.username,
    channel: 'sms',
    target,
    dialingCode,
    belongsTo: ({ mobile, mobileVerifiedAt }) => mobile === target && mobileVerifiedAt !== null,
  })
  return null
}

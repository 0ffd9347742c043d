import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from './session-value.ts'

const text = v.nullish(v.string(), '')

/**
 * Opens an account by username and logs in. PUT, yet not repeatable: it carries an idempotency key and is never retried.
 * Codes: register.username.taken, register.field.invalid (value.field, value.patternId, value.min, value.max),
 * captcha.invalid, captcha.required, register.terms.required, TOO_MANY_REQUESTS. Source: specification 3, contract 3.2.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    username: v.pipe(v.string(), v.trim()),
    password: v.string(),
    confirmPassword: v.string(),
    payeeName: text,
    email: text,
    qqNum: text,
    mobileNum: text,
    recommenderId: text,
    captcha: text,
    verificationCode: text,
    affiliateCode: text,
    referralCode: text,
    paymentPassword: text,
    line: text,
    whatsapp: text,
    zalo: text,
    facebook: text,
    wechat: text,
    idNumber: text,
    countryDialingCode: text,
    domain: text,
    registerUrl: text,
    registerMethod: v.literal('WEB'),
    login: v.literal(true),
    loginDeviceId: v.optional(v.string()),
  }),
  response: sessionValue,
})

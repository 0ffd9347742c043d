import * as v from 'valibot'
import { geetestProof } from '../session/human-proof.ts'

const text = v.nullish(v.pipe(v.string(), v.maxLength(255)), '')

/**
 * What every registration sends beside its name and password; empty
 * texts are fields that were not filled in. Source: contract 3.2.
 */
export const registrationFields = {
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
  nickname: text,
  /** yyyy-MM-dd. */
  birthday: text,
  countryDialingCode: text,
  domain: text,
  registerUrl: text,
  registerMethod: v.literal('WEB'),
  login: v.literal(true),
  loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  geetestValidateV4: v.nullish(geetestProof),
  /** The provider that sent the code instead of the platform, and its token for the number. */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(8192))),
}

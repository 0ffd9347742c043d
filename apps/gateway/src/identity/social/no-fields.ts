import type { RegistrationFields } from '../register/registration-fields.ts'

/** The fields of an account that was opened without a form: all of them empty. */
export const noFields: RegistrationFields = {
  payeeName: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  affiliateCode: '',
  referralCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  zalo: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  nickname: '',
  birthday: '',
  countryDialingCode: '',
  domain: '',
  registerUrl: '',
  registerMethod: 'WEB',
  login: true,
}

import type { RegistrationRule } from '@parlour/api-client/endpoints'
import { namePattern } from '@parlour/validation/names'
import type { GatewayConfig } from '../../kernel/config/index.ts'

const off: RegistrationRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 100,
  acceptedPattern: '*',
  patternId: 0,
}

/** The rule of a payment password: six digits. */
export const paymentRule: RegistrationRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 6,
  acceptedPattern: '^[0-9]+$',
  patternId: 6,
}

/** The rule of a mobile number, without its dialling code. */
export const mobileRule: RegistrationRule = {
  enabled: true,
  required: true,
  minLength: 7,
  maxLength: 12,
  acceptedPattern: '^[0-9]+$',
  patternId: 6,
}

/** The rules of the registration form, by field. Lengths in characters. */
export const registrationRules = ({
  registrationCaptcha,
  modules,
}: Pick<GatewayConfig, 'registrationCaptcha' | 'modules'>) => {
  const verifies = modules.includes('REGMOBVERF3')
  const asksPicture = registrationCaptcha || modules.includes('CAPTCHA3')
  return {
    username: {
      enabled: true,
      required: true,
      minLength: 6,
      maxLength: 16,
      acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
      patternId: 1,
    },
    password: {
      enabled: true,
      required: true,
      minLength: 8,
      maxLength: 20,
      acceptedPattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$',
      patternId: 5,
    },
    payeeName: {
      enabled: true,
      required: true,
      minLength: 2,
      maxLength: 80,
      acceptedPattern: namePattern,
      patternId: 21,
    },
    email: {
      enabled: true,
      required: false,
      minLength: 6,
      maxLength: 64,
      acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
      patternId: 3,
    },
    affiliateCode: {
      ...off,
      enabled: true,
      minLength: 4,
      maxLength: 30,
      acceptedPattern: '^[a-zA-Z0-9]+$',
      patternId: 14,
    },
    // The invitation code takes the code of a friend as well: one field is enough.
    referralCode: { ...off, minLength: 4, maxLength: 30, acceptedPattern: '^[a-zA-Z0-9]+$', patternId: 14 },
    captcha: { ...off, enabled: asksPicture, required: asksPicture, minLength: 4, maxLength: 4 },
    mobileNum: { ...mobileRule, enabled: verifies, required: verifies },
    paymentPassword: { ...paymentRule, enabled: false, required: false },
    qqNum: off,
    recommenderId: off,
    line: off,
    whatsapp: off,
    zalo: off,
    facebook: off,
    wechat: off,
    idNumber: off,
  } satisfies Record<string, RegistrationRule>
}

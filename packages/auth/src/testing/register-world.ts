import {
  checkAffiliate,
  checkUsername,
  getCaptcha,
  getCountries,
  getLocation,
  getMemberInfo,
  getRegistrationRules,
  listRegisterPromotions,
  register,
  registerMobile,
  sendRegisterCode,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { captchaPicture, memberWire, sessionWire } from './wire.ts'

const rule = { enabled: true, required: true, minLength: 6, maxLength: 16, acceptedPattern: '*', patternId: 0 }

/** Rules as an operator in Manila has them. */
export const manilaRules = {
  username: { ...rule, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 },
  password: {
    ...rule,
    minLength: 8,
    maxLength: 20,
    acceptedPattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$',
    patternId: 5,
  },
  payeeName: { ...rule, minLength: 3, maxLength: 50, acceptedPattern: '^[a-zA-Z]+( [a-zA-Z]+)+$', patternId: 12 },
  mobileNum: { ...rule, enabled: false, minLength: 7, maxLength: 12, acceptedPattern: '^[0-9]+$', patternId: 6 },
  affiliateCode: {
    ...rule,
    required: false,
    minLength: 4,
    maxLength: 30,
    acceptedPattern: '^[a-zA-Z0-9]+$',
    patternId: 14,
  },
}

const offers = {
  list: [
    {
      promotionId: 103,
      title: 'Zalo welcome',
      summary: 'Link your Zalo account once and confirm: up to 131K. Play it 3 times before you withdraw.',
      amount: null,
      maximumAmount: 131_000,
      terms: null,
    },
    {
      promotionId: 104,
      title: 'A first look',
      summary: 'Every new account starts with \u20b11,000 of play money. It can be played, not withdrawn.',
      amount: 1_000,
      maximumAmount: null,
      terms: null,
    },
  ],
}

/** A platform that opens accounts: by name and by number, in the Philippines. */
export const serveRegistration = (server: FakeServer): FakeServer =>
  server
    .answer(getRegistrationRules, manilaRules)
    .answer(checkUsername, null)
    .answer(checkAffiliate, null)
    .answer(getCaptcha, captchaPicture)
    .answer(register, sessionWire)
    .answer(registerMobile, { ...sessionWire, userName: 'ph12345678' })
    .answer(getMemberInfo, memberWire)
    .answer(sendRegisterCode, { expiredMinutes: 1 })
    .answer(listRegisterPromotions, offers)
    .answer(getLocation, { country: 'PH' })
    .answer(getCountries, {
      countries: [
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'VN', countryDialingCode: '84' },
      ],
    })

import * as call from '@parlour/api-client/endpoints'
import { freshName } from '../platform/people.ts'
import { linkOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

const secret = 'parlour2026'
const form = () =>
  ({
    password: secret,
    confirmPassword: secret,
    payeeName: 'Maria Santos',
    registerMethod: 'WEB',
    login: true,
  }) as const
const nobody = '9170000000'

/** Registration, login, recovery, the account. What ends a session or opens an account is shown by scenarios alone. */
export const peopleInputs: Goods = {
  ...good(call.checkUsername)({ as: 'visitor', input: () => ({ username: freshName() }) }),
  ...good(call.checkAffiliate)({
    as: 'visitor',
    needs: ['agent'],
    input: async (world) => ({ code: (await linkOf(world)).code }),
  }),
  ...good(call.register)({ as: 'visitor', inScenarioOnly: true, input: () => ({ username: freshName(), ...form() }) }),
  ...good(call.registerMobile)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ username: nobody, mobileNum: nobody, ...form() }),
  }),
  ...good(call.registerAutoUsername)({ as: 'visitor', inScenarioOnly: true, input: () => form() }),
  ...good(call.login)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ username: 'nobodyhere', password: secret }),
  }),
  ...good(call.loginDemo)({ as: 'visitor', inScenarioOnly: true, input: () => ({ os: 'Linux', platform: 'W' }) }),
  ...good(call.verifyLogin)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ loginTicket: 'nobody', verificationCode: '000000' }),
  }),
  ...good(call.loginSocial)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ provider: 'google', idToken: 'nobody', nonce: 'a-number-of-no-try-at-all' }),
  }),
  ...good(call.exchangeCode)({ as: 'visitor', inScenarioOnly: true, input: () => ({ code: 'nobody' }) }),
  ...good(call.keepSession)({ as: 'member', input: () => ({}) }),
  ...good(call.createExchangeCode)({ as: 'member', input: () => ({}) }),
  ...good(call.logout)({ as: 'member', inScenarioOnly: true, input: () => ({}) }),
  ...good(call.endSessions)({ as: 'member', inScenarioOnly: true, input: () => ({}) }),
  ...good(call.sendRegisterCode)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ mobileNo: nobody, countryDialingCode: '63' }),
  }),
  ...good(call.sendLoginCode)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ mobileNum: nobody, countryDialingCode: '63' }),
  }),
  ...good(call.verifySmsCode)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: () => ({ mobileNum: nobody, countryDialingCode: '63' }),
  }),
  ...good(call.verifyEmailCode)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: () => ({ email: 'nobody@example.com' }),
  }),
  ...good(call.recoverByEmail)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ username: 'nobodyhere', email: 'nobody@example.com' }),
  }),
  ...good(call.recoverBySms)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ username: 'nobodyhere', mobileNum: nobody }),
  }),
  ...good(call.recoverByPhone)({
    as: 'visitor',
    inScenarioOnly: true,
    input: () => ({ newPassword: secret, mobileNum: nobody, verificationCode: '000000' }),
  }),
  ...good(call.changePassword)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: () => ({ oldPassword: secret, newPassword: 'parlour2027', confirmNewPassword: 'parlour2027' }),
  }),
  ...good(call.setPaymentPassword)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: () => ({ paymentPassword: '135791', confirmPaymentPassword: '135791', password: secret }),
  }),
  ...good(call.changePaymentPassword)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: () => ({ oldPaymentPassword: '246810', paymentPassword: '135791', confirmPaymentPassword: '135791' }),
  }),
  ...good(call.setAvatar)({ as: 'member', input: () => ({ avatar: '2' }) }),
  ...good(call.updateProfile)({ as: 'member', demo: 'refused', input: () => ({ nickname: 'Maria' }) }),
  ...good(call.updateLanguage)({ as: 'member', input: () => ({ language: 'EN' }) }),
}

import { checkAffiliate, registerMobile } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { freeText } from '@parlour/validation'
import { expect, test } from 'vitest'
import {
  checkInvitation,
  createRegistration,
  forgetReferral,
  formRules,
  isOfAge,
  storeReferral,
  register,
  registrationModes,
  registrationPayload,
} from '../index.ts'
import { createMemoryStore, createTestSession } from '../testing/create-test-session.ts'

const none = { affiliateCode: null, referralCode: null, domain: null }
const context = { registerUrl: 'https://site.test/register', referral: none }
const rules = {
  payeeName: freeText(true),
  birthday: freeText(false),
  mobileNum: { ...freeText(false), enabled: false, maxLength: 12 },
  referralCode: freeText(false),
}
const fieldsOf = (mode: 'username' | 'mobile' | 'mobile-password', more: object = {}) =>
  Object.keys(formRules(rules, { mode, captcha: false, verified: false, known: new Set(), ...more }))

test.each([
  [[], ['username']],
  [['USERNAMEREG3'], ['username']],
  [
    ['USERNAMEREG3', 'MOBILENUMREG3'],
    ['username', 'mobile'],
  ],
  [
    ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
    ['username', 'mobile-password'],
  ],
  [['MOBILENUMREG3'], ['mobile']],
  [['MOBILENUMPASSREG3'], ['mobile-password']],
])('[REG-01] the flags %j open the ways %j', (flags, modes) => {
  expect(registrationModes(new Set(flags))).toEqual(modes)
})

test('[REG-02] each way asks for what it needs, and for what the rules enable', () => {
  expect(fieldsOf('username')).toEqual([
    'username',
    'payeeName',
    'password',
    'confirmPassword',
    'birthday',
    'referralCode',
  ])
  expect(fieldsOf('username', { verified: true })).toEqual([
    'username',
    'payeeName',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'birthday',
    'referralCode',
  ])
  expect(fieldsOf('mobile')).toEqual(['mobileNum', 'verificationCode', 'payeeName', 'birthday', 'referralCode'])
  expect(fieldsOf('mobile-password')).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'payeeName',
    'birthday',
    'referralCode',
  ])
  expect(fieldsOf('mobile', { known: new Set(['referralCode']), captcha: true })).toEqual([
    'mobileNum',
    'verificationCode',
    'payeeName',
    'birthday',
    'captcha',
  ])
})

test('[VAL-01] number and code are required in the mobile type; the number keeps the lengths of a rule that is off', () => {
  const { mobileNum, verificationCode } = formRules(rules, {
    mode: 'mobile',
    captcha: false,
    verified: false,
    known: new Set(),
  })
  expect(mobileNum).toMatchObject({ enabled: true, required: true, maxLength: 12 })
  expect(verificationCode).toMatchObject({ required: true })
})

test('[REG-10] by number: the number is the name, the payload is the extended one, a hidden repetition repeats the password', () => {
  const form = { mobileNum: '9171234567', verificationCode: '123456', password: 'abc12345' }
  expect(registrationPayload(form, { ...context, mode: 'mobile-password', countryDialingCode: '63' })).toEqual({
    mobileNum: '9171234567',
    verificationCode: '123456',
    username: '9171234567',
    password: 'abc12345',
    confirmPassword: 'abc12345',
    countryDialingCode: '63',
    affiliateCode: '',
    referralCode: '',
    domain: '',
    registerUrl: 'https://site.test/register',
    registerMethod: 'WEB',
    login: true,
  })
  expect(registrationPayload({ mobileNum: '9171234567' }, { ...context, mode: 'mobile' })).toMatchObject({
    username: '9171234567',
    password: '',
    confirmPassword: '',
  })
})

test('[REG-10] what was proved travels along: a human, and a number by another provider', () => {
  const geetestValidateV4 = { captcha_id: 'c', lot_number: 'l', pass_token: 'p', gen_time: '1', captcha_output: 'o' }
  expect(
    registrationPayload({}, { ...context, proofs: { human: { geetestValidateV4 }, firebaseIdToken: 'id-token' } }),
  ).toMatchObject({
    geetestValidateV4,
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token',
  })
})

test('[REG-09] a registration by number is a call of its own and starts the session of the name that the platform made', async () => {
  const server = createFakeServer().answer(registerMobile, {
    token: 't',
    id: 1,
    userName: 'ph12345678',
    firstTimeLogin: true,
    passwordExpired: false,
    expirationTime: null,
  })
  const session = createTestSession()
  await register(
    createRegistration(createTestClient(server), createMemoryStore(), 'mobile'),
    session,
    { mobileNum: '9171234567' },
    { ...context, mode: 'mobile' },
  )
  expect(session.get()).toMatchObject({ status: 'member', account: 'ph12345678' })
})

test('[REG-07] an invitation code is known, unknown, or cannot be told now', async () => {
  const ask = (code: string | null, status = 200) => {
    const server = createFakeServer().answer(checkAffiliate, () => {
      if (code) throw new FakeRefusal(code, { status })
      return null
    })
    return checkInvitation(createTestClient(server), 'AB12', 'agent.example').then(
      (answer) => [answer, server.calls[0]?.input] as const,
    )
  }
  expect(await ask(null)).toEqual(['known', { code: 'AB12', domain: 'agent.example' }])
  expect((await ask('register.affiliate.invalid'))[0]).toBe('unknown')
  await expect(ask('TOO_MANY_REQUESTS', 429)).rejects.toThrow()
  await expect(ask('server.error', 500)).rejects.toThrow()
})

test('[REG-07] a code that nobody stands behind is forgotten, its domain with it', () => {
  const store = createMemoryStore()
  storeReferral('?affiliateCode=AB12&domain=agent.example&referralCode=FRIEND', store)
  forgetReferral(store, 'affiliateCode')
  expect(storeReferral('', store)).toEqual({ ...none, referralCode: 'FRIEND' })
})

test('[REG-12] of age from the birthday on, by the server\u2019s clock', () => {
  const birthday = Date.UTC(2026, 4, 31)
  expect(isOfAge('2005-05-31', 21, birthday)).toBe(true)
  expect(isOfAge('2005-05-31', 21, birthday - 1)).toBe(false)
  expect(isOfAge('', 21, birthday)).toBe(true)
})

import { isUnreached } from '@parlour/api-client'
import { checkUsername as checkCall, register as registerCall } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { freeText } from '@parlour/validation'
import { expect, test } from 'vitest'
import { checkUsername, createRegistration, formRules, register, registrationPayload } from '../index.ts'
import { createMemoryStore, createTestSession } from '../testing/create-test-session.ts'

const wire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: true,
  passwordExpired: false,
  expirationTime: null,
}
const none = { affiliateCode: null, referralCode: null, domain: null }
const context = { registerUrl: 'https://site.test/register', referral: none }
const byName = { mode: 'username', captcha: false, verified: false, known: new Set<never>() } as const
const form = { username: ' demo01 ', password: 'abc12345 ', confirmPassword: 'abc12345', email: 'a@b.example' }

test('[REG-10] the payload carries the trimmed form, the page, WEB and login', () => {
  expect(registrationPayload(form, context)).toEqual({
    username: 'demo01',
    password: 'abc12345',
    confirmPassword: 'abc12345',
    email: 'a@b.example',
    affiliateCode: '',
    referralCode: '',
    domain: '',
    registerUrl: 'https://site.test/register',
    registerMethod: 'WEB',
    login: true,
  })
})

test('[REG-10] codes that were kept stand in for codes that were not typed', () => {
  const referral = { affiliateCode: 'KEPT', referralCode: 'FRIEND', domain: 'a.example' }
  expect(registrationPayload(form, { ...context, referral })).toMatchObject({
    affiliateCode: 'KEPT',
    referralCode: 'FRIEND',
    domain: 'a.example',
  })
  expect(registrationPayload({ ...form, affiliateCode: 'TYPED' }, { ...context, referral }).affiliateCode).toBe('TYPED')
})

test('[REG-08] a registration starts the session, under its own key', async () => {
  const server = createFakeServer().answer(registerCall, wire)
  const session = createTestSession()
  const api = createTestClient(server, { newId: () => 'key-0001' })
  await register(createRegistration(api, createMemoryStore()), session, form, context)
  expect(server.calls[0]?.headers.get('Idempotency-Key')).toBe('key-0001')
  expect(session.get()).toMatchObject({ status: 'member', token: 'token-1', account: 'demo01' })
})

test('[REG-08] a registration without an answer is unsure and starts nothing', async () => {
  const session = createTestSession()
  const api = createTestClient(createFakeServer(), { fetch: () => Promise.reject(new TypeError('lost')) })
  const error = await register(createRegistration(api, createMemoryStore()), session, form, context).catch(
    (reason: unknown) => reason,
  )
  expect(isUnreached(error) && error.kind).toBe('unsure')
  expect(session.get().status).toBe('guest')
})

test('[REG-02] a username is free, taken, malformed, or not to be told', async () => {
  const ask = (code: string | null, status = 200) =>
    checkUsername(
      createTestClient(
        createFakeServer().answer(checkCall, () => {
          if (code) throw new FakeRefusal(code, { status })
          return null
        }),
      ),
      'demo01',
    )
  expect(await ask(null)).toBe('free')
  expect(await ask('register.username.taken')).toBe('taken')
  expect(await ask('register.field.invalid', 400)).toBe('malformed')
  expect(await ask('server.error', 500)).toBe('unknown')
})

test('[REG-02] the form is the fields that the rules enable, in reading order, and what every form has', () => {
  const rules = {
    email: freeText(false),
    payeeName: { ...freeText(true), enabled: false },
    password: freeText(true),
    username: freeText(false),
    affiliateCode: freeText(false),
    somethingNew: freeText(true),
  }
  const fields = formRules(rules, { ...byName, captcha: true })
  expect(Object.keys(fields)).toEqual(['username', 'password', 'confirmPassword', 'email', 'captcha', 'affiliateCode'])
  expect(fields.username?.required).toBe(true)
  expect(Object.keys(formRules({}, byName))).toEqual(['username', 'password', 'confirmPassword'])
})

test('[REG-07] a visitor who came with an invitation code is not asked for one', () => {
  expect(
    Object.keys(
      formRules({ affiliateCode: freeText(false) }, { ...byName, known: new Set(['affiliateCode' as const]) }),
    ),
  ).not.toContain('affiliateCode')
})

test('[REG-08] [API-05] a platform that opens the account without a token: it is open, and nobody is logged in', async () => {
  const server = createFakeServer().fail('null-value', registerCall)
  const api = createTestClient(server)
  const session = createTestSession()
  const registration = createRegistration(api, createMemoryStore())
  expect(await register(registration, session, form, context)).toBe(false)
  expect(registration.status).toBe('done')
  expect(session.get().status).toBe('guest')
})

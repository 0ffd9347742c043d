import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTimeCodes } from '../db/tables/index.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'
import { demoPassword, demoPaymentPassword } from '../../app/seed/people/names.ts'
import { hashOf } from '../http/session.ts'
import { minute } from '../../app/testing/moments.ts'
import { newestText, registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

/** What must not be in the log: none of it stands in a path, a name or a figure by chance. */
const secret = {
  password: 'Canary1password',
  newPassword: 'Canary2password',
  paymentPassword: '902817',
  newPaymentPassword: '731946',
  code: '640283',
  captcha: 'CNRY',
  exchange: 'canary-exchange-code-canary-exchange-co',
  query: 'canary-in-a-query',
  token: 'canary-token-canary-token-canary-token-0000',
}
const found = new Set<string>(Object.values(secret))

let site: TestGateway
beforeAll(
  async () => void (site = await startTestGateway({ operatorToken: 'canary-operator-token-canary-operator-00' })),
)
afterAll(() => site.close())

const key = () => ({ 'Idempotency-Key': randomUUID() })

/** Sends every kind of secret to where it belongs, and to where it does not. */
async function sendSecrets(token: string): Promise<void> {
  const { password, newPassword, paymentPassword, newPaymentPassword, code, captcha, exchange, query } = secret
  await site.askSealed(
    'POST',
    '/wps/session/login',
    { username: 'linhtran88', password, captcha },
    { headers: { Cookie: `captchaId=${secret.token}` } },
  )
  await site.ask('POST', '/wps/session/login/unsecure', { json: { username: 'linhtran88', password } })
  await site.askSealed(
    'PUT',
    '/wps/member/register',
    registration(`canary${token.length}x`, { password, confirmPassword: password }),
    { headers: key() },
  )
  await site.askSealed(
    'POST',
    '/wps/member/password',
    { oldPassword: password, newPassword, confirmNewPassword: newPassword },
    { token },
  )
  const change = {
    oldPaymentPassword: paymentPassword,
    paymentPassword: newPaymentPassword,
    confirmPaymentPassword: newPaymentPassword,
  }
  await site.askSealed('POST', '/wps/member/paymentPassword', change, { token })
  await site.askSealed(
    'POST',
    '/wps/v2/transaction/withdraw',
    { amount: 500, bankCardId: 5001, password: paymentPassword },
    { token, headers: key() },
  )
  const reset = { newPassword, mobileNum: '9170000101', countryDialingCode: '63', verificationCode: code }
  await site.askSealed('POST', '/wps/member/password/verification', reset)
  await site.ask('POST', '/wps/session/login/exchange', { json: { code: exchange } })
  await site.ask('GET', `/wps/member/info?token=${query}`, { token: secret.token })
  await site.ask('GET', `/wps/nowhere/${query}?code=${query}`)
  await site.fetch(`http://localhost:4100/m/home?token=${query}`)
  await site.fetch(`http://pay.localhost:4100/order/${query}`)
  await site.ask('POST', 'http://play.localhost:4100/api/slot/session', { json: { ticket: exchange } })
  await site.ask('POST', 'http://chat.localhost:4100/api/session', { json: { ticket: exchange } })
  await site.fetch('http://connect.localhost:4100/exchange', {
    method: 'POST',
    headers: { Origin: site.gateway.config.connectOrigin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider: 'google', code: exchange, verifier: exchange.padEnd(43, '0') }),
  })
  await site.ask('POST', '/operator/status', { headers: { 'Operator-Token': secret.token }, json: { args: [] } })
  await site.ask('POST', '/wps/session/login', { json: `{"password":"${password}"`, headers: { Encryption: query } })
}

const expectNone = () => {
  // Six figures in a row stand in many a hash and moment: a PIN or code counts where it stands by itself.
  const text = JSON.stringify(site.logged)
  const says = (each: string): boolean =>
    /^\d{6}$/.test(each) ? new RegExp(`(?<![\\da-f])${each}(?![\\da-f])`).test(text) : text.includes(each)
  expect([...found].filter(says)).toEqual([])
}

test('passwords, payment PINs, tokens and codes are in no line of the calls that carry them', async () => {
  found.add(demoPassword).add(demoPaymentPassword)
  const token = await site.logIn()
  found.add(token)
  await site.ask('POST', '/wps/verification/sms/noLogin', {
    json: { mobileNum: '9170000101', countryDialingCode: '63' },
  })
  found.add(/\d{6}/.exec(await newestText(site, '639170000101'))?.[0] ?? 'no code was sent')
  await sendSecrets(token)
  expect(site.logged.length).toBeGreaterThan(15)
  expectNone()
})

test('nor are they when the database fails in the middle of these calls and of a job', async () => {
  const token = await site.logIn('marcobay01')
  found.add(token).add(hashOf(secret.code)).add('639175559988')
  const job = {
    name: 'canary',
    every: minute,
    makeUp: 1,
    batch: async (tx: TestGateway['gateway']['db']) => {
      const codeHash = hashOf(secret.code)
      await tx.insert(oneTimeCodes).values({
        channel: 'sms',
        target: '639175559988',
        purpose: 'login',
        codeHash,
        createdAt: 0,
        expiresAt: Number.NaN,
      })
      return null
    },
  }
  await runDueJobs(site.gateway, [job], site.gateway.clock.now())
  expect(site.logged.at(-1)).toMatchObject({ msg: 'job failed', job: 'canary' })
  for (const table of [
    'members',
    'login_tickets',
    'withdrawals',
    'deposits',
    'game_tickets',
    'chat_tickets',
    'one_time_codes',
  ])
    await site.gateway.db.execute(`alter table ${table} rename to ${table}_gone`)
  await sendSecrets(token)
  expect(site.logged.filter(({ msg }) => msg === 'call failed').length).toBeGreaterThan(5)
  expectNone()
})

test('an answer that does not fit its record is told by its place, not by its value', async () => {
  const { keyring } = site.gateway
  const current = keyring.current.bind(keyring)
  Object.assign(keyring, { current: () => ({ ...current(), publicKey: { secret: secret.token } }) })
  const { status } = await site.ask('GET', '/wps/session/key/box')
  Object.assign(keyring, { current })
  expect(status).toBe(500)
  expect(site.logged.at(-2)?.['error']).toMatch(/would answer what its record forbids: \w+ at \w+/)
  expectNone()
})

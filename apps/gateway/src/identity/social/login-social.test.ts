import { createHash, randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../kernel/db/tables/index.ts'
import { recordHits } from '../../kernel/limits/hits.ts'
import { limitKeyText } from '../../kernel/limits/limit-state.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { loginSubjects } from '../session/login-limits.ts'
import { usernameKeyOf } from '../session/member-by-login.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway

beforeAll(async () => {
  site = await startTestGateway()
})
afterAll(() => site.close())

const nonce = 'a-number-of-this-one-try'
const hashed = createHash('sha256').update(nonce).digest('hex')
const seconds = () => Math.floor(site.gateway.clock.now() / 1000)

const telegram = (subject: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: `${site.gateway.config.connectOrigin}/demonstration/telegram`,
  aud: 'demonstration-telegram',
  sub: subject,
  nonce: hashed,
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 600,
  ...changes,
})

const firebase = (provider: string, subject: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: 'https://securetoken.google.com/demonstration',
  aud: 'demonstration',
  sub: subject,
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3600,
  firebase: { sign_in_provider: provider },
  ...changes,
})

const sign = (claims: JWTPayload) =>
  site.gateway.social.demonstration?.sign(claims) ?? Promise.reject(new Error('no demonstration'))

const enter = (body: Record<string, unknown>, { key = randomUUID(), token }: { key?: string; token?: string } = {}) =>
  site.askSealed(
    'POST',
    '/wps/session/login/social',
    { nonce, ...body },
    { headers: { 'Idempotency-Key': key }, ...(token ? { token } : {}) },
  )

test('[S12] who is unknown is asked to agree first, then the same token opens an account once', async () => {
  const body = { provider: 'telegram', idToken: await sign(telegram('anna')) }
  const first = await enter(body)
  expect([first.status, first.body.errorCode]).toEqual([409, 'social.account.unknown'])
  const key = randomUUID()
  const opened = await enter({ ...body, agreed: true }, { key })
  expect(opened.body).toMatchObject({
    success: true,
    value: { opened: true, firstTimeLogin: true, mustChangePassword: false },
  })
  expect(opened.body.value.userName).toMatch(/^ph\d{8}$/)
  const again = await enter({ ...body, agreed: true }, { key })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.body.value.id).toBe(opened.body.value.id)
  expect(
    (await enter({ provider: 'telegram', idToken: await sign(telegram('anna', { jti: 'next' })) })).body.value,
  ).toMatchObject({
    id: opened.body.value.id,
    opened: false,
  })
})

test('[S12] an identity is issuer and subject: the same subject of another issuer is somebody else', async () => {
  const one = await enter({ provider: 'telegram', idToken: await sign(telegram('same')), agreed: true })
  const other = await enter({ provider: 'google', idToken: await sign(firebase('google.com', 'same')), agreed: true })
  expect([one.body.success, other.body.success]).toEqual([true, true])
  expect(one.body.value.id).not.toBe(other.body.value.id)
})

test('[S12] a member who is logged in ties an identity to the account by asking for it, and it is never moved', async () => {
  const token = await site.logIn()
  const tied = await enter(
    { provider: 'facebook', idToken: await sign(firebase('facebook.com', 'linh')), link: true },
    { token },
  )
  expect(tied.body.value).toMatchObject({ userName: 'linhtran88', opened: false })
  const agent = await site.logIn('marcobay01')
  const moved = await enter(
    { provider: 'facebook', idToken: await sign(firebase('facebook.com', 'linh', { jti: '2' })), link: true },
    { token: agent },
  )
  expect(moved.body.value.userName).toBe('linhtran88')
})

const forgeries: readonly (readonly [string, (claims: () => JWTPayload) => Promise<Record<string, unknown>>])[] = [
  ['another issuer', async (c) => ({ idToken: await sign({ ...c(), iss: 'https://oauth.telegram.example' }) })],
  ['another audience', async (c) => ({ idToken: await sign({ ...c(), aud: 'demonstration-google' }) })],
  ['no audience', async (c) => ({ idToken: await sign({ ...c(), aud: undefined }) })],
  ['an end in the past', async (c) => ({ idToken: await sign({ ...c(), exp: seconds() - 60 }) })],
  ['no end', async (c) => ({ idToken: await sign({ ...c(), exp: undefined }) })],
  [
    'a nonce of another try',
    async () => ({ idToken: await sign(telegram('forged')), nonce: 'a-number-of-another-try-0' }),
  ],
  ['no nonce in the token', async (c) => ({ idToken: await sign({ ...c(), nonce: undefined }) })],
  ['no nonce in the request', async () => ({ idToken: await sign(telegram('forged')), nonce: '' })],
  ['the bare nonce', async (c) => ({ idToken: await sign({ ...c(), nonce }) })],
  ['a sign-in of an hour ago', async (c) => ({ idToken: await sign({ ...c(), auth_time: seconds() - 3600 }) })],
  ['a sign-in of tomorrow', async (c) => ({ idToken: await sign({ ...c(), auth_time: seconds() + 86_400 }) })],
  ['no subject', async (c) => ({ idToken: await sign({ ...c(), sub: undefined }) })],
  ['not valid yet', async (c) => ({ idToken: await sign({ ...c(), nbf: seconds() + 600 }) })],
  [
    'another key',
    async (c) => {
      const { privateKey } = await generateKeyPair('RS256')
      return {
        idToken: await new SignJWT(c()).setProtectedHeader({ alg: 'RS256', kid: 'demonstration' }).sign(privateKey),
      }
    },
  ],
  [
    'a key of its own in the header',
    async (c) => {
      const { privateKey, publicKey } = await generateKeyPair('RS256')
      return {
        idToken: await new SignJWT(c())
          .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey) })
          .sign(privateKey),
      }
    },
  ],
  [
    'an unknown key id',
    async (c) => {
      const { privateKey } = await generateKeyPair('RS256')
      return { idToken: await new SignJWT(c()).setProtectedHeader({ alg: 'RS256', kid: 'nobody' }).sign(privateKey) }
    },
  ],
  ['no signature', async (c) => ({ idToken: new UnsecuredJWT(c()).encode() })],
  [
    'the public key as a shared secret',
    async (c) => {
      const { keys } = (await site.gateway.social.demonstration?.keySet()) ?? { keys: [] }
      const secret = new TextEncoder().encode(JSON.stringify(keys[0]))
      return { idToken: await new SignJWT(c()).setProtectedHeader({ alg: 'HS256', kid: 'demonstration' }).sign(secret) }
    },
  ],
  [
    'claims changed after signing',
    async (c) => {
      const [head = '', , tail = ''] = (await sign(c())).split('.')
      return {
        idToken: [head, Buffer.from(JSON.stringify({ ...c(), sub: 'anna' })).toString('base64url'), tail].join('.'),
      }
    },
  ],
  ['no token at all', async () => ({ idToken: 'not.a.token' })],
  ['a token of Firebase for Telegram', async () => ({ idToken: await sign(firebase('google.com', 'forged')) })],
  [
    'a token of Facebook for Google',
    async () => ({ provider: 'google', idToken: await sign(firebase('facebook.com', 'forged')) }),
  ],
  [
    'a token for a password sign-in',
    async () => ({ provider: 'google', idToken: await sign(firebase('password', 'forged')) }),
  ],
  [
    'a token of another project',
    async () => ({ provider: 'google', idToken: await sign(firebase('google.com', 'forged', { aud: 'other' })) }),
  ],
  [
    'a phone token without a number',
    async () => ({ provider: 'phone', idToken: await sign(firebase('phone', 'forged')) }),
  ],
  [
    'a raw token of the provider for Firebase',
    async () => ({
      provider: 'google',
      idToken: await sign(
        telegram('forged', {
          iss: `${site.gateway.config.connectOrigin}/demonstration/google`,
          aud: 'demonstration-google',
        }),
      ),
    }),
  ],
]

test.for(forgeries)('[T10] a forged answer opens no session: %s', async ([, forge]) => {
  // The gateway whose key signs what is forged: another one would refuse everything for its signature alone.
  const { body } = await enter({ provider: 'telegram', agreed: true, ...(await forge(() => telegram('forged'))) })
  expect(body.errorCode, JSON.stringify(body)).toBe('social.token.invalid')
  expect(body.value?.token).toBeUndefined()
  site.advance(31 * 60_000)
})

test('[T10] what the forgeries are made from opens a session as it is', async () => {
  const good = [
    { provider: 'telegram', idToken: await sign(telegram('forged')) },
    { provider: 'google', idToken: await sign(firebase('google.com', 'forged')) },
    { provider: 'phone', idToken: await sign(firebase('phone', 'forged', { phone_number: '+639170009921' })) },
  ]
  for (const body of good) expect((await enter({ ...body, agreed: true })).body.value?.token).toBeTypeOf('string')
})

test('[T10] a token that was used opens no second session', async () => {
  const body = { provider: 'telegram', idToken: await sign(telegram('once')), agreed: true }
  expect((await enter(body)).body.success).toBe(true)
  expect((await enter(body)).body.errorCode).toBe('social.token.invalid')
})

test('[S9] five bad tokens lock the provider for this network, and only there', async () => {
  for (let tried = 0; tried < 5; tried++) await enter({ provider: 'google', idToken: 'not.a.token' })
  const locked = await enter({
    provider: 'google',
    idToken: await sign(firebase('google.com', 'locked')),
    agreed: true,
  })
  expect([locked.status, locked.body.errorCode]).toEqual([429, 'TOO_MANY_REQUESTS'])
  const { body } = await enter({
    provider: 'facebook',
    idToken: await sign(firebase('facebook.com', 'free')),
    agreed: true,
  })
  expect(body.success, JSON.stringify(body)).toBe(true)
  site.advance(31 * 60_000)
})

test('[S9] tries with a made-up name elsewhere lock nobody out of a sign-in here', async () => {
  const { gateway } = site
  const { body: before } = await enter({ provider: 'facebook', idToken: 'not.a.token' })
  expect(before.errorCode).toBe('social.token.invalid')
  const [{ network } = { network: '' }] = await gateway.db
    .select({ network: sessions.network })
    .from(sessions)
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  for (const typed of [`social/facebook/${network}`, `SOCIAL/facebook/${network}`]) {
    const stranger = loginSubjects({ key: usernameKeyOf(typed), deviceId: undefined, network: '198.51.100.7' }).map(
      limitKeyText,
    )
    for (let tried = 0; tried < 8; tried++) await recordHits(gateway.db, stranger, gateway.clock.now())
  }
  const idToken = await sign(firebase('facebook.com', 'not locked out'))
  expect((await enter({ provider: 'facebook', idToken, agreed: true })).body.success).toBe(true)
})

test('[REG-10] a phone token of Firebase proves the number of a registration, once and only its own', async () => {
  const claims = () => firebase('phone', 'caller', { phone_number: '+639170009911' })
  const idToken = await sign(claims())
  const ask = (username: string, changes: Record<string, unknown>) =>
    site.askSealed(
      'PUT',
      '/wps/member/register',
      registration(username, { firebaseChannel: 'sms', firebaseIdToken: idToken, ...changes }),
      {
        headers: { 'Idempotency-Key': randomUUID() },
      },
    )
  expect((await ask('foreign01', { mobileNum: '9170009912' })).body.errorCode).toBe('social.token.invalid')
  expect((await ask('phoned01', { mobileNum: '9170009911' })).body).toMatchObject({ success: true })
  expect((await ask('phoned02', { mobileNum: '9170009911' })).body.errorCode).toBe('social.token.invalid')
  const entered = await enter({ provider: 'phone', idToken: await sign({ ...claims(), jti: 'later' }) })
  expect(entered.body.value).toMatchObject({ userName: 'phoned01', opened: false })
})

test('[S10] a phone token that comes with a withdrawal is the member’s own, and good for one', async () => {
  const token = await site.logIn()
  const { list } = (await site.ask('GET', '/wps/member/bankCard', { token })).body.value
  const { bankCardId } = list.find(({ type }: { type: string }) => type === 'BC')
  const proof = (phone_number: string) => sign(firebase('phone', 'caller of linh', { phone_number }))
  const take = (firebaseIdToken: string) =>
    site.askSealed(
      'POST',
      '/wps/v2/transaction/withdraw',
      { amount: 500, bankCardId, password: demoPaymentPassword, firebaseIdToken, forfeitBonus: true },
      {
        token,
        headers: { 'Idempotency-Key': randomUUID() },
      },
    )
  expect((await take(await proof('+639170000101'))).body.errorCode).toBe('social.token.invalid')
  const own = await proof('+639170000188')
  expect((await take(own)).body).toMatchObject({ success: true })
  expect((await take(own)).body.errorCode).toBe('social.token.invalid')
})

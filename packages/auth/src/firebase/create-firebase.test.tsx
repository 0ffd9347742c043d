import {
  createIdentityServer,
  demonstrationCode,
  faultCodes,
  type FaultCode,
  type IdentityServer,
} from '@parlour/identity'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authErrorIds, type SignInCode } from '../social/auth-error-ids.ts'
import { createFirebase, SignInFailure, type FirebaseSignIn } from './create-firebase.ts'

const origin = 'http://connect.localhost:4100'
const rawNonce = 'a-number-of-this-one-try'
let server: IdentityServer
let firebase: FirebaseSignIn
let asked: string[]

beforeEach(() => {
  const own = createIdentityServer({ origin, projectId: 'demonstration', now: () => Date.now() })
  server = own
  asked = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname)
    return (await own.fetch(request)) ?? new Response('not found', { status: 404 })
  }
  vi.stubGlobal('fetch', answer)
  firebase = createFirebase({
    apiKey: 'demonstration',
    authDomain: 'connect.localhost',
    projectId: 'demonstration',
    emulator: origin,
  })
})
afterEach(async () => {
  await firebase.close()
  vi.unstubAllGlobals()
})

const hex = async (text: string) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const providerToken = async (nonce = rawNonce) => {
  const seconds = Math.floor(Date.now() / 1000)
  return server.sign({
    iss: `${origin}/demonstration/google`,
    aud: 'demonstration-google',
    sub: 'anna',
    nonce: await hex(nonce),
    iat: seconds,
    exp: seconds + 600,
  })
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'came in',
    (error: unknown) => (error instanceof SignInFailure ? error.code : error),
  )

const send = (number = '+639170000188') => firebase.send(number, document.body)

test('[LOG-10] a number is proved by the code that went there, and the token says so', async () => {
  const idToken = await firebase.confirm(await send(), demonstrationCode)
  expect(decodeJwt(idToken)).toMatchObject({
    phone_number: '+639170000188',
    aud: 'demonstration',
    firebase: { sign_in_provider: 'phone' },
  })
  expect(asked.filter((path) => path.includes('accounts:')).map((path) => path.split(':')[1])).toEqual([
    'sendVerificationCode',
    'signInWithPhoneNumber',
    'lookup',
  ])
})

test.for(['google', 'facebook'] as const)(
  '[S12] a token of %s becomes one of the project, when its nonce is that of this try',
  async (provider) => {
    const idToken = await firebase.exchange({ provider, idToken: await providerToken(), rawNonce })
    expect(decodeJwt(idToken)).toMatchObject({
      iss: 'https://securetoken.google.com/demonstration',
      firebase: { sign_in_provider: `${provider}.com` },
    })
    expect(
      await failure(firebase.exchange({ provider, idToken: await providerToken('another-try-altogether'), rawNonce })),
    ).toBe('auth/unknown')
  },
)

test('[S15] nobody is found signed in, and nobody is left so', async () => {
  const before = [localStorage.length, sessionStorage.length]
  await firebase.confirm(await send(), demonstrationCode)
  await firebase.close()
  firebase = createFirebase({
    apiKey: 'demonstration',
    authDomain: 'connect.localhost',
    projectId: 'demonstration',
    emulator: origin,
  })
  asked = []
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  expect([localStorage.length, sessionStorage.length]).toEqual(before)
  expect(asked).toEqual([])
})

const flows: Readonly<Record<string, () => Promise<() => Promise<string>>>> = {
  'the number': async () => () => send(),
  'the code': async () => {
    const id = await send()
    return () => firebase.confirm(id, demonstrationCode)
  },
  Google: async () => {
    const idToken = await providerToken()
    return () => firebase.exchange({ provider: 'google', idToken, rawNonce })
  },
  Facebook: async () => {
    const idToken = await providerToken()
    return () => firebase.exchange({ provider: 'facebook', idToken, rawNonce })
  },
}

test.for(
  Object.keys(flows).flatMap((flow) => (Object.keys(faultCodes) as FaultCode[]).map((code) => [flow, code] as const)),
)('[T10] [LOG-10] the SDK ends %s with %s, which has a sentence', async ([flow, code]) => {
  const go = await flows[flow]!()
  server.fail(code)
  const told = (await failure(go())) as SignInCode
  expect(told, asked.join(' ')).toBe(code)
  expect(authErrorIds[told]).toBeTruthy()
})

test('[LOG-10] what is typed wrong, and what is too late, is told by its own code', async () => {
  expect(await failure(send('0917'))).toBe('auth/invalid-phone-number')
  expect(await failure(firebase.confirm(await send(), '000000'))).toBe('auth/invalid-verification-code')
})

test('[LOG-10] where nothing is reached there is no code', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure(send())).toBeNull()
})

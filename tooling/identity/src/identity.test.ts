import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createIdentityServer, demonstrationCode, faultCodes, gt4Script } from './index.ts'
import { digestOf } from './keys.ts'

const origin = 'http://connect.localhost:4100'

const open = () => {
  let now = Date.UTC(2026, 0, 15, 12)
  const server = createIdentityServer({ origin, projectId: 'demonstration', now: () => now })
  const ask = async (path: string, init?: RequestInit) =>
    (await server.fetch(new Request(`${origin}${path}`, init))) ?? new Response(null, { status: 404 })
  const call = (name: string, body: unknown) =>
    ask(`/identitytoolkit.googleapis.com/v1/accounts:${name}`, { method: 'POST', body: JSON.stringify(body) })
  return { server, ask, call, pass: (milliseconds: number) => void (now += milliseconds) }
}

const verifier = 'v'.repeat(43)
const wish = async (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'demonstration-telegram',
    redirect_uri: `${origin}/back`,
    state: 's',
    nonce: 'n',
    code_challenge: await digestOf(verifier),
    code_challenge_method: 'S256',
    ...changes,
  })

const sign = async (
  { ask }: ReturnType<typeof open>,
  form: Record<string, string>,
  changes?: Record<string, string>,
) => {
  const answer = await ask(`/demonstration/telegram/authorize?${await wish(changes)}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return { status: answer.status, to: new URL(answer.headers.get('location') ?? `${origin}/nowhere`) }
}

const exchange = (ask: ReturnType<typeof open>['ask'], code: string, changes: Record<string, string> = {}) =>
  ask('/demonstration/telegram/token', {
    method: 'POST',
    body: new URLSearchParams({
      code,
      code_verifier: verifier,
      client_id: 'demonstration-telegram',
      redirect_uri: `${origin}/back`,
      ...changes,
    }),
  })

test('[S12] the issuer gives a code for PKCE, and a token with the nonce of the request for it, once', async () => {
  const all = open()
  const { to } = await sign(all, { name: 'Anna', way: 'go' })
  const code = to.searchParams.get('code') ?? ''
  expect([to.pathname, to.searchParams.get('state')]).toEqual(['/back', 's'])
  const { id_token } = (await (await exchange(all.ask, code)).json()) as { id_token: string }
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(await all.server.keySet()), {
    currentDate: new Date(Date.UTC(2026, 0, 15, 12)),
  })
  expect(payload).toMatchObject({ iss: `${origin}/demonstration/telegram`, aud: 'demonstration-telegram', nonce: 'n' })
  expect((await exchange(all.ask, code)).status).toBe(400)
})

test('[S12] another verifier, a late code and another client get no token; a cancel goes back as one', async () => {
  const all = open()
  const fresh = async () => (await sign(all, { name: 'Anna', way: 'go' })).to.searchParams.get('code') ?? ''
  expect((await exchange(all.ask, await fresh(), { code_verifier: 'w'.repeat(43) })).status).toBe(400)
  expect((await exchange(all.ask, await fresh(), { client_id: 'another' })).status).toBe(400)
  const late = await fresh()
  all.pass(61_000)
  expect((await exchange(all.ask, late)).status).toBe(400)
  expect((await sign(all, { way: 'cancel' })).to.searchParams.get('error')).toBe('access_denied')
})

test('[S12] a request that goes elsewhere, or without PKCE, is not served', async () => {
  const all = open()
  const unfit: readonly Record<string, string>[] = [
    { redirect_uri: 'https://evil.example/back' },
    { client_id: 'another' },
    { code_challenge_method: 'plain' },
    { nonce: '' },
  ]
  for (const changes of unfit) expect((await sign(all, { name: 'Anna', way: 'go' }, changes)).status).toBe(400)
})

test('the page says that it is a demonstration', async () => {
  const text = await (
    await open().ask(`/demonstration/google/authorize?${await wish({ client_id: 'demonstration-google' })}`)
  ).text()
  expect(text).toContain('No real account is used')
  expect(gt4Script).toContain('Demonstration check')
})

test('[LOG-10] codes are good once, for five minutes and five tries; every fault comes when it is asked for', async () => {
  const { server, call, pass } = open()
  const send = async () =>
    ((await (await call('sendVerificationCode', { phoneNumber: '+639170000188' })).json()) as { sessionInfo: string })
      .sessionInfo
  const told = async (sessionInfo: string, code: string) => {
    const answer = (await (await call('signInWithPhoneNumber', { sessionInfo, code })).json()) as {
      error?: { message: string }
      phoneNumber?: string
    }
    return answer.error?.message ?? answer.phoneNumber
  }
  const once = await send()
  expect([await told(once, demonstrationCode), await told(once, demonstrationCode)]).toEqual([
    '+639170000188',
    'INVALID_SESSION_INFO',
  ])
  const guessed = await send()
  for (let tried = 0; tried < 5; tried++) expect(await told(guessed, '000000')).toBe('INVALID_CODE')
  expect(await told(guessed, demonstrationCode)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  const old = await send()
  pass(5 * 60_000)
  expect(await told(old, demonstrationCode)).toBe('SESSION_EXPIRED')
  for (const [code, message] of Object.entries(faultCodes)) {
    server.fail(code as keyof typeof faultCodes)
    expect(await told('any', 'any')).toBe(message)
  }
})

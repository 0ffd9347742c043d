import { beforeEach, expect, test } from 'vitest'
import { challengeOf, travelling } from './pkce.ts'
import type { Settings } from './settings.ts'
import { arrive, depart } from './trip.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
} as Storage
beforeEach(() => kept.clear())

const settings: Settings = {
  sites: ['https://www.vesper.example'],
  providers: {
    telegram: { authorize: 'https://oauth.telegram.org/auth?lang=en', clientId: 'client', scope: 'openid' },
  },
  firebase: null,
  geetest: null,
}
const nonce = 'a-number-of-this-one-try'
const leave = (provider: 'google' | 'telegram' = 'telegram') =>
  depart({
    provider,
    nonce,
    site: 'https://www.vesper.example',
    settings,
    store,
    origin: 'https://connect.vesper.example',
  })

test('[S12] the provider is given a challenge and a hashed number, never the verifier or the number itself', async () => {
  const address = (await leave()) ?? ''
  const asked = Object.fromEntries(new URL(address).searchParams)
  const trip = arrive(store)
  expect(trip).toMatchObject({ provider: 'telegram', site: 'https://www.vesper.example', nonce, state: asked['state'] })
  expect(asked).toEqual({
    lang: 'en',
    response_type: 'code',
    client_id: 'client',
    scope: 'openid',
    redirect_uri: 'https://connect.vesper.example/back',
    state: trip?.state,
    nonce: await travelling(nonce),
    code_challenge: await challengeOf(trip?.verifier ?? ''),
    code_challenge_method: 'S256',
  })
  expect([address.includes(nonce), address.includes(trip?.verifier ?? '')]).toEqual([false, false])
})

test('[S12] each trip has a state and a verifier of its own, and is told once', async () => {
  await leave()
  const first = arrive(store)
  expect(arrive(store)).toBeNull()
  await leave()
  const second = arrive(store)
  expect([first?.state === second?.state, first?.verifier === second?.verifier]).toEqual([false, false])
  expect([first?.state.length, first?.verifier.length]).toEqual([43, 43])
})

test('nobody departs for a provider that is off; what is no trip is none', async () => {
  expect(await leave('google')).toBeNull()
  expect(kept.size).toBe(0)
  for (const text of ['', '{', 'null', '{"provider":"google"}']) {
    kept.set('parlour:trip', text)
    expect(arrive(store)).toBeNull()
  }
})

test('the challenge of PKCE is the one of its source (RFC 7636, appendix B)', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

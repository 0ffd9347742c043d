import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringToken } from './bring-token.ts'
import { travelling } from './pkce.ts'
import type { Settings } from './settings.ts'

const trip = {
  provider: 'telegram',
  site: 'https://www.vesper.example',
  state: 'this state',
  verifier: 'v'.repeat(43),
  nonce: 'a-number-of-this-one-try',
} as const
const settings: Settings = { sites: [trip.site], providers: {}, firebase: null, geetest: null }
const tokenWith = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.tail`

const exchange = vi.fn<typeof fetch>()
beforeEach(() => {
  exchange.mockReset()
  vi.stubGlobal('fetch', exchange)
})
afterEach(() => vi.unstubAllGlobals())

const bring = (search: string, of: Partial<typeof trip> | { provider: 'google' } = {}) =>
  bringToken({ ...trip, ...of }, new URLSearchParams(search), settings)
const refused = { answer: 'refused', code: 'auth/unknown' }

test('[S12] a code of this trip is exchanged with its verifier, and the token goes on with its number', async () => {
  const idToken = tokenWith({ nonce: await travelling(trip.nonce) })
  exchange.mockResolvedValue(Response.json({ idToken }))
  expect(await bring('code=c&state=this+state')).toEqual({ answer: 'token', idToken, nonce: trip.nonce })
  const [path, init] = exchange.mock.calls[0] ?? []
  expect([path, init?.method, init?.body]).toEqual([
    '/exchange',
    'POST',
    JSON.stringify({ provider: 'telegram', code: 'c', verifier: trip.verifier }),
  ])
})

test.for([
  '',
  'code=c',
  'code=c&state=',
  'code=c&state=another',
  'state=this+state',
  'error=access_denied',
  'error=access_denied&state=another',
  'error=server_error&state=this+state',
])('[T10] an address that is not the answer to this trip is asked about nowhere: ?%s', async (search) => {
  expect(await bring(search)).toEqual(refused)
  expect(exchange).not.toHaveBeenCalled()
})

test('[S12] who says no at the provider has cancelled', async () => {
  expect(await bring('error=access_denied&state=this+state')).toEqual({ answer: 'cancelled' })
})

test('[T10] a token with the number of another trip, bare, or without one is not taken; nor is an exchange that was refused', async () => {
  const good = tokenWith({ nonce: await travelling(trip.nonce) })
  const foreign = [{ nonce: await travelling('a-number-of-another-try') }, { nonce: trip.nonce }, {}].map((claims) =>
    Response.json({ idToken: tokenWith(claims) }),
  )
  for (const answer of [
    ...foreign,
    Response.json({ idToken: good }, { status: 400 }),
    Response.json({ token: good }),
  ]) {
    exchange.mockResolvedValue(answer)
    expect(await bring('code=c&state=this+state')).toEqual(refused)
  }
})

test('[S12] a provider behind Firebase is off where there is no project', async () => {
  exchange.mockResolvedValue(Response.json({ idToken: tokenWith({ nonce: await travelling(trip.nonce) }) }))
  expect(await bring('code=c&state=this+state', { provider: 'google' })).toEqual({
    answer: 'refused',
    code: 'auth/operation-not-allowed',
  })
})

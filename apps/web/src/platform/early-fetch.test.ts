import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#brand-platform', () => ({ platform: { headerNames: { token: 'X-Token' } } }))
const { earlyFetch } = await import('./early-fetch.ts')

const address = '/wps/relay/list?language=EN'
const asked = vi.fn(() => Promise.resolve(new Response('asked')))
const part = { textContent: '{"success":true}', remove: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { origin: 'http://site.test' })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === address ? part : null) })
})
afterEach(() => vi.unstubAllGlobals())

const call = async (headers: Record<string, string> = {}) =>
  (await earlyFetch(`http://site.test${address}`, { headers })).text()

test('[LOB-01] what the server drew the page with is taken from the page, once, and asked for afterwards', async () => {
  vi.stubGlobal('window', { parlourEarly: { [address]: null } })
  expect(await call()).toBe('{"success":true}')
  expect(part.remove).toHaveBeenCalledOnce()
  expect(asked).not.toHaveBeenCalled()
  expect(await call()).toBe('asked')
})

test('[SYS-01] a call of a platform on another origin is taken over by its whole address', async () => {
  const elsewhere = `https://api.example${address}`
  vi.stubGlobal('window', { parlourEarly: { [elsewhere]: Promise.resolve(new Response('early')) } })
  expect(await call()).toBe('asked')
  expect(await (await earlyFetch(elsewhere)).text()).toBe('early')
})

test('[LOB-01] an answer that stands in the page for somebody else is left alone', async () => {
  vi.stubGlobal('window', { parlourEarly: {} })
  expect(await call()).toBe('asked')
  expect(part.remove).not.toHaveBeenCalled()
})

test('[LOB-01] a call that the head of the page began is taken over, and made again when it was lost', async () => {
  vi.stubGlobal('window', { parlourEarly: { [address]: Promise.resolve(new Response('early')) } })
  expect(await call()).toBe('early')
  vi.stubGlobal('window', { parlourEarly: { [address]: Promise.reject(new TypeError('lost')) } })
  expect(await call()).toBe('asked')
})

test('[LOB-01] nobody who has logged in takes what a guest was shown', async () => {
  vi.stubGlobal('window', { parlourEarly: { [address]: null } })
  expect(await call({ 'X-Token': 'a-token' })).toBe('asked')
})

test('[LOB-01] what the page came with is not taken when it has grown old', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  vi.stubGlobal('window', { parlourEarly: { [address]: Promise.resolve(new Response('early')) } })
  expect(await call()).toBe('asked')
  vi.mocked(performance.now).mockRestore()
})

import { expect, test, vi } from 'vitest'
import type { PayloadCipher, SealInput } from '../ciphers/payload-cipher.ts'
import { login, logout, register } from '../endpoints/index.ts'
import { isApiError, UnreachedError } from '../errors.ts'
import { createFakeServer, createTestClient, FakeRefusal } from '../testing/index.ts'

const session = {
  token: 't',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}
const credentials = { username: 'demo01', password: 'abc12345' }
const form = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const

const createCipher = (rotate?: (key: unknown) => void) => {
  const sealed: SealInput[] = []
  const cipher: PayloadCipher = {
    seal: async (input) => {
      sealed.push(input)
      return { headers: { Encryption: 'test' }, body: input.body as { value: string } }
    },
    ...(rotate && { rotate }),
  }
  return { cipher, sealed }
}

test('[API-02] a payload is sealed for its method, path, request id, token and time, with the headers of the cipher', async () => {
  const { cipher, sealed } = createCipher()
  const server = createFakeServer().answer(login, session)
  await createTestClient(server, { cipher: async () => cipher }).call(login, credentials)
  expect(sealed[0]).toMatchObject({
    method: 'POST',
    path: '/wps/session/login',
    token: null,
    now: Date.UTC(2026, 0, 15, 12),
    body: credentials,
  })
  expect(server.calls[0]?.headers.get('X-Request-Id')).toBe(sealed[0]?.requestId)
  expect(server.calls[0]?.headers.get('Encryption')).toBe('test')
})

test('[API-02] a new key of the server is taken once, with the same request id; a second one is an error', async () => {
  const rotate = vi.fn()
  const { cipher, sealed } = createCipher(rotate)
  let refusals = 1
  const server = createFakeServer().answer(login, () => {
    if (refusals-- > 0) throw new FakeRefusal('key_rotated', { status: 421, value: { kid: 'k2' } })
    return session
  })
  const api = createTestClient(server, { cipher: async () => cipher })
  await expect(api.call(login, credentials)).resolves.toMatchObject({ token: 't' })
  expect(rotate).toHaveBeenCalledExactlyOnceWith({ kid: 'k2' })
  expect(new Set(sealed.map(({ requestId }) => requestId)).size).toBe(1)
  refusals = 2
  const error = await api.call(login, credentials).catch((reason: unknown) => reason)
  expect(isApiError(error, 'key_rotated')).toBe(true)
})

test('[API-02] a payload sealed by a clock that was a day late is sealed again once the server has told the time', async () => {
  const { cipher, sealed } = createCipher()
  const server = Date.UTC(2026, 0, 16, 12)
  const fetch = async () =>
    new Response(
      JSON.stringify(
        sealed.length === 1 ? { success: false, errorCode: 'payload.invalid' } : { success: true, value: session },
      ),
      {
        headers: { Date: new Date(server).toUTCString() },
      },
    )
  await createTestClient(createFakeServer(), { fetch, cipher: async () => cipher }).call(login, credentials)
  expect(sealed.map(({ now }) => Math.round((now - server) / 1000))).toEqual([-86_400, 1])
})

test('[API-02] a payload that the server cannot open is not sealed again while the clock is right', async () => {
  const { cipher, sealed } = createCipher()
  const server = createFakeServer().answer(login, () => {
    throw new FakeRefusal('payload.invalid', { status: 400 })
  })
  const error = await createTestClient(server, { cipher: async () => cipher })
    .call(login, credentials)
    .catch((reason: unknown) => reason)
  expect([isApiError(error, 'invalid'), sealed.length]).toEqual([true, 1])
})

test('[API-02] the cipher is made once, when first needed, and again after it could not be', async () => {
  const { cipher } = createCipher()
  const make = vi.fn(async () => cipher).mockRejectedValueOnce(new TypeError('chunk'))
  const server = createFakeServer().answer(login, session).answer(register, session).answer(logout, null)
  const api = createTestClient(server, { cipher: make })
  await api.call(logout, {})
  expect(make).not.toHaveBeenCalled()
  const error = await api.call(register, form).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnreachedError)
  expect(isApiError(error, 'chunk')).toBe(true)
  await Promise.all([api.call(register, form), api.call(login, credentials)])
  expect(make).toHaveBeenCalledTimes(2)
  expect(server.callsOf(register)).toHaveLength(1)
})

test('[API-02] an endpoint may name a cipher of its own, as data', async () => {
  const [usual, legacy] = [createCipher(), createCipher()]
  const make = vi.fn(async (_: unknown, name: string) => (name === 'legacy' ? legacy.cipher : usual.cipher))
  const server = createFakeServer().answer(login, session).answer(register, session)
  const api = createTestClient(server, { cipher: make, overrides: { login: { cipher: 'legacy' } } })
  await api.call(login, credentials)
  await api.call(register, form)
  expect([usual.sealed.length, legacy.sealed.length]).toEqual([1, 1])
  expect(make.mock.calls.map(([, name]) => name)).toEqual(['legacy', 'default'])
})

test('[API-02] an encrypted call is never sent twice by the transport: its envelope is good for one time', async () => {
  const fetch = vi.fn(async () => new Response('{"success":false}', { status: 503 }))
  await createTestClient(createFakeServer(), { fetch })
    .call({ ...login, retries: 2 }, credentials)
    .catch(() => undefined)
  expect(fetch).toHaveBeenCalledOnce()
})

const hanging = () => new Promise<never>(() => undefined)

test.each([
  ['its making', hanging],
  ['its sealing', async (): Promise<PayloadCipher> => ({ seal: hanging })],
])(
  '[API-02] a cipher that hangs in %s holds a call no longer than its time and its caller allow, and nothing was sent',
  async (_, make) => {
    const server = createFakeServer().answer(login, session).answer(register, session)
    const api = createTestClient(server, { cipher: make })
    const ending = new AbortController()
    const kindsOf = (call: Promise<unknown>) =>
      call.catch((error: unknown) => error instanceof UnreachedError && error.kind)
    const calls = [
      api.call({ ...login, timeLimit: 30 }, credentials),
      api.call({ ...register, timeLimit: 30 }, form),
      api.call(register, form, { signal: ending.signal }),
    ].map(kindsOf)
    expect(await Promise.all(calls.slice(0, 2))).toEqual(['timeout', 'timeout'])
    ending.abort()
    expect(await calls[2]).toBe('aborted')
    expect(server.calls).toHaveLength(0)
  },
)

test('[API-02] a cipher that took too long is made again for the next call', async () => {
  const { cipher } = createCipher()
  const make = vi.fn(async () => cipher).mockImplementationOnce(hanging)
  const server = createFakeServer().answer(login, session)
  const api = createTestClient(server, { cipher: make })
  const late = await api.call({ ...login, timeLimit: 30 }, credentials).catch((error: unknown) => error)
  expect(isApiError(late, 'timeout')).toBe(true)
  await expect(api.call(login, credentials)).resolves.toMatchObject({ token: 't' })
})

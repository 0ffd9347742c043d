import { randomUUID } from 'node:crypto'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { sealLegacy } from '@parlour/api-client/ciphers/legacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cipherKeys } from '../db/tables/index.ts'
import { testNow } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const path = '/wps/session/login'
const credentials = { username: 'linhtran88', password: 'vesper2025' }
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

interface Bound {
  path?: string
  method?: string
  now?: number
  token?: string | null
  requestId?: string
  body?: unknown
}

const seal = async (bound: Bound = {}) => {
  const { kid, publicKey } = site.gateway.keyring.current()
  const requestId = bound.requestId ?? randomUUID()
  const call = { method: 'POST', path, requestId, token: null, now: testNow, body: credentials, ...bound }
  const sealed = await createBoxCipher(async () => ({ kid, publicKey })).seal(call)
  return { headers: { 'X-Request-Id': requestId, ...sealed.headers }, json: sealed.body }
}

const invalid = { status: 400, body: { success: false, errorCode: 'payload.invalid', value: null } }

test('[API-02] a sealed login opens a session', async () => {
  expect((await site.ask('POST', path, await seal())).body.success).toBe(true)
})

test('[API-02] a changed envelope, a foreign one, plain text and no header get one answer', async () => {
  const { headers, json } = await seal()
  const changed = { value: `${json.value.slice(0, 90)}${json.value[90] === 'A' ? 'B' : 'A'}${json.value.slice(91)}` }
  expect(await site.ask('POST', path, { headers, json: changed })).toMatchObject(invalid)
  expect(await site.ask('POST', path, { headers, json: { value: 'AAAA' } })).toMatchObject(invalid)
  expect(await site.ask('POST', path, { headers, json: credentials })).toMatchObject(invalid)
  expect(await site.ask('POST', path, { headers, json: '{"value":' })).toMatchObject(invalid)
  expect(await site.ask('POST', path, { json: credentials })).toMatchObject(invalid)
})

test('[API-02] an envelope counts for its path, method, request id, token and time only', async () => {
  for (const bound of [
    { path: '/wps/member/register' },
    { method: 'PUT' },
    { token: 'someone' },
    { now: testNow - 121_000 },
    { now: testNow + 121_000 },
  ])
    expect(await site.ask('POST', path, await seal(bound))).toMatchObject(invalid)
  const other = await seal()
  expect(
    await site.ask('POST', path, { ...other, headers: { ...other.headers, 'X-Request-Id': randomUUID() } }),
  ).toMatchObject(invalid)
  expect((await site.ask('POST', path, await seal({ now: testNow - 119_000 }))).body.success).toBe(true)
})

test('[API-02] an envelope sent twice is refused the second time, also by another process', async () => {
  const sealed = await seal()
  expect((await site.ask('POST', path, sealed)).body.success).toBe(true)
  expect(await site.ask('POST', path, sealed)).toMatchObject(invalid)
})

test('[API-02] a repeated registration envelope never gives a session; one sealed anew does, with the same password', async () => {
  const register = { method: 'PUT', path: '/wps/member/register' }
  const key = randomUUID()
  const send = async ({ headers, json }: Awaited<ReturnType<typeof seal>>) =>
    site.ask('PUT', register.path, { headers: { ...headers, 'Idempotency-Key': key }, json })
  const sealed = await seal({ ...register, body: registration('envelope1') })
  const first = await send(sealed)
  const running = { status: 409, body: { success: false, errorCode: 'idempotency.running', value: null } }
  expect(await send(sealed)).toMatchObject(running)
  const again = await send(await seal({ ...register, body: registration('envelope1') }))
  expect(again.body.value.id).toBe(first.body.value.id)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const changed = registration('envelope1', { password: 'other1234', confirmPassword: 'other1234' })
  expect(await send(await seal({ ...register, body: changed }))).toMatchObject({ status: 422, body: { value: null } })
})

test('[API-02] of two equal registration envelopes at once one gives a session', async () => {
  const sealed = await seal({ method: 'PUT', path: '/wps/member/register', body: registration('envelope2') })
  const headers = { ...sealed.headers, 'Idempotency-Key': randomUUID() }
  const answers = await Promise.all(
    [1, 2].map(() => site.ask('PUT', '/wps/member/register', { headers, json: sealed.json })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('[API-02] two keys are live; a key of before is refused with the new one', async () => {
  const old = await seal()
  const older = await seal()
  site.advance(1)
  await site.gateway.keyring.rotate(testNow + 1)
  expect((await site.ask('POST', path, old)).body.success).toBe(true)
  await site.gateway.keyring.rotate(testNow + 2)
  const { kid, publicKey } = site.gateway.keyring.current()
  expect(await site.ask('POST', path, older)).toMatchObject({
    status: 421,
    body: { errorCode: 'key_rotated', value: { kid, publicKey } },
  })
  expect((await site.ask('GET', '/wps/session/key/box')).body.value).toEqual({ kid, publicKey })
  expect((await site.ask('POST', path, await seal())).body.success).toBe(true)
  const kept = await site.gateway.db.select().from(cipherKeys)
  expect(kept.filter((key) => key.kind === 'box')).toHaveLength(2)
})

test('[API-02] the legacy scheme is refused unless the operator switched it on, in all three forms of its body', async () => {
  const plain = JSON.stringify(credentials)
  const refused = sealLegacy(plain, 'Ab3dEf7hIk1mNp2q', site.gateway.keyring.legacy().modulus)
  expect(await site.ask('POST', path, { headers: { ...refused.headers }, json: refused.body })).toMatchObject(invalid)

  const old = await startTestGateway({ legacyCipher: true })
  const modulus = (await old.ask('GET', '/wps/session/key/rsa?t=1')).body.value as string
  expect(modulus).toMatch(/^[0-9a-f]{256}$/)
  const sealed = sealLegacy(plain, 'Ab3dEf7hIk1mNp2q', modulus)
  for (const body of [JSON.stringify(sealed.body), JSON.stringify(sealed.body.value), sealed.body.value])
    expect((await old.ask('POST', path, { headers: { ...sealed.headers }, json: body })).body.success).toBe(true)
  const { headers } = sealed
  expect(
    await old.ask('POST', path, { headers: { ...headers }, json: { value: `A${sealed.body.value.slice(1)}` } }),
  ).toMatchObject(invalid)
  await old.close()
})

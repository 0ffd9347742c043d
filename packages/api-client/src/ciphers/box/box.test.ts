import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'
import { expect, test } from 'vitest'
import { boxKeyId, createBoxCipher, openBox, tokenHash } from './index.ts'

const { encodeBase64 } = naclUtil

const server = nacl.box.keyPair()
const key = { kid: 'k1', publicKey: encodeBase64(server.publicKey) }
const call = { method: 'POST', path: '/wps/session/login', requestId: 'request-1', token: 'secret-token', now: 1000 }
const body = { username: 'demo01', password: 'abc12345' }

test('[API-02] an envelope opens to its payload with method, path, request id, time and token hash bound inside', async () => {
  const sealed = await createBoxCipher(async () => key).seal({ ...call, body })
  expect(boxKeyId(sealed.headers.Encryption)).toBe('k1')
  expect(openBox(sealed.body.value, server.secretKey)).toEqual({
    v: 1,
    kid: 'k1',
    method: 'POST',
    path: '/wps/session/login',
    rid: 'request-1',
    ts: 1000,
    th: tokenHash('secret-token'),
    body,
  })
  expect(sealed.body.value).not.toContain('demo01')
})

test('[API-02] a changed bit anywhere, another key, or a short text opens to null', async () => {
  const { value } = (await createBoxCipher(async () => key).seal({ ...call, body })).body
  for (const at of [0, 45, 80, value.length - 8]) {
    const changed = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1)
    expect(openBox(changed, server.secretKey)).toBeNull()
  }
  expect(openBox(value, nacl.box.keyPair().secretKey)).toBeNull()
  expect(openBox('AAAA', server.secretKey)).toBeNull()
})

test('[API-02] no two envelopes of one payload are alike, and a rotated key seals for the new one', async () => {
  const cipher = createBoxCipher(async () => key)
  const values = await Promise.all(Array.from({ length: 50 }, () => cipher.seal({ ...call, body })))
  expect(new Set(values.map((sealed) => sealed.body.value)).size).toBe(50)
  const next = nacl.box.keyPair()
  cipher.rotate?.({ kid: 'k2', publicKey: encodeBase64(next.publicKey) })
  const sealed = await cipher.seal({ ...call, body })
  expect(boxKeyId(sealed.headers.Encryption)).toBe('k2')
  expect(openBox(sealed.body.value, next.secretKey)?.body).toEqual(body)
})

test('[API-02] a key that could not be fetched is asked for again', async () => {
  let asked = 0
  const cipher = createBoxCipher(async () => {
    if (asked++ === 0) throw new Error('offline')
    return key
  })
  await expect(cipher.seal({ ...call, body })).rejects.toThrow('offline')
  await expect(cipher.seal({ ...call, body })).resolves.toBeDefined()
})

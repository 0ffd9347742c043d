import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContractPlatform, type ContractPlatform } from '../index.ts'
import { openEnvelope } from './legacy-envelope.ts'

const vector = {
  value: 'zV0+zioD1RKGQGbr8gfkIGDJlfEZHdPN/8xSU9Xm2JOr8e6Twff1eOhEOJZpyuLaHAbhOYJnBTS4HXkO15hOPzV2vr9ewCe1uQstAC3PDs4=',
  header:
    '8c92a92bdec942bf506b61acb018b10df11bf3fec8c7a2c0adbc815b4f3b87004f8b51b1c1d706449853d2ed8e9c22c10d4cc6bd9a8454a92cc0653baa2ac96033b553d618051313b7d6d0070ee75a27a889d1de8e7c3246d0fed677970f0ff8b3264baf170afd1d8dc1b537900a681932f375e4d100fe6b049fd29c33dac141',
}
const headers = { Merchant: 'vesper', Language: 'EN', ModuleId: 'COMM3' }

let platform: ContractPlatform
beforeAll(async () => {
  platform = await startContractPlatform()
})
afterAll(() => platform.stop())

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(platform.origin + path, { ...init, headers: { ...headers, ...init.headers } })
  return { status: response.status, text: await response.text() }
}

test('[API-02] the payload of the contract opens by its own key', () => {
  expect(openEnvelope(vector.value, vector.header)).toEqual({
    username: 'demo01',
    password: 'abc12345',
    captcha: null,
    type: 'username',
  })
  expect(openEnvelope(vector.value, vector.header.replace('8c92', '8c93'))).toBeUndefined()
})

test('[API-02] a login by that payload opens a session', async () => {
  const body = JSON.stringify({ value: vector.value })
  const login = await ask('/wps/session/login', { method: 'POST', body, headers: { Encryption: vector.header } })
  const { value } = JSON.parse(login.text) as { value: { token: string } }
  expect((await ask('/wps/member/info', { headers: { Authorization: value.token } })).text).toContain(
    '"account":"demo01"',
  )
  expect(await ask('/wps/member/info')).toMatchObject({ status: 401 })
})

test('[API-01] names of the other generation and calls outside of the contract do not exist', async () => {
  for (const path of ['/wps/v2/system/status', '/wps/relay/MCSFE_getPointBalance', '/wps/session/key/box'])
    expect(await ask(path), path).toMatchObject({ status: 404 })
  expect(platform.requests.at(-1)).toEqual({ method: 'GET', path: '/wps/session/key/box', faults: ['unknown call'] })
})

test('[API-01] a request is held against the headers and members of the contract', async () => {
  await ask('/wps/system/status', { headers: { Merchant: 'a, a', ModuleId: 'REG3' } })
  expect(platform.requests.at(-1)?.faults).toEqual(['Merchant', 'ModuleId REG3'])
})

test('[API-01] a second request with the same key has a second effect', async () => {
  const body = JSON.stringify({ type: 'other', content: 'The same words twice.' })
  const sent = { method: 'PUT', body, headers: { 'Idempotency-Key': 'one-key', ModuleId: 'FEEDBACK3' } }
  await ask('/wps/feedback', sent)
  await ask('/wps/feedback', sent)
  expect(platform.effects()).toEqual({ '/wps/feedback': 2 })
})

import { expect, test } from 'vitest'
import { getBalance, login, recoverByEmail, sendLoginCode } from '../endpoints/index.ts'
import type { Endpoint } from '../endpoint.ts'
import { createTestClient } from '../testing/index.ts'
import type { Override } from './overrides.ts'

/** What a client sends for a record that its brand overrides. */
async function sentBy(record: Endpoint, input: unknown, override: Override) {
  const requests: Request[] = []
  const fetch = async (at: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(at, init))
    return new Response('{"success":true,"value":{}}')
  }
  const cipher = async () => ({ seal: async () => ({ headers: {}, body: { value: 'sealed' } }) })
  const api = createTestClient({ fetch } as never, {
    fetch,
    cipher,
    overrides: { [record.name]: override },
    tokens: { get: () => 'token', expired: () => undefined },
  })
  await api.call(record, input).catch(() => undefined)
  const [request] = requests
  return {
    method: request?.method,
    query: request && new URL(request.url).search,
    type: request?.headers.get('Content-Type') ?? null,
    body: await request?.text(),
  }
}

const json = 'application/json;charset=UTF-8'
const form = 'application/x-www-form-urlencoded'
const code = { mobileNum: '9171234567', countryDialingCode: '63' }
const email = { username: 'demo01', email: 'demo@example.com' }

test('[API-01] a call that becomes a GET asks by its query, whatever the override says of the encoding', async () => {
  const sent = { method: 'GET', query: '?mobileNum=9171234567&countryDialingCode=63', type: null, body: '' }
  expect(await sentBy(sendLoginCode, code, { method: 'GET' })).toMatchObject(sent)
  expect(await sentBy(sendLoginCode, code, { method: 'GET', encoding: 'json' })).toMatchObject(sent)
})

test('[API-01] a read that becomes a POST sends JSON, or the encoding that its override names', async () => {
  expect(await sentBy(getBalance, { typeId: 2 }, { method: 'POST' })).toEqual({
    method: 'POST',
    query: '',
    type: json,
    body: '{"typeId":2}',
  })
  expect(await sentBy(getBalance, { typeId: 2 }, { method: 'POST', encoding: 'form' })).toEqual({
    method: 'POST',
    query: '',
    type: form,
    body: 'typeId=2',
  })
})

test('[API-02] an encrypted call is sealed JSON in a body and says nothing plain: not in its address, not in its type', async () => {
  const sealed = { method: 'POST', query: '', type: json, body: '{"value":"sealed"}' }
  expect(await sentBy(getBalance, { typeId: 2 }, { encrypted: true })).toEqual(sealed)
  expect(await sentBy(recoverByEmail, email, { encrypted: true })).toEqual(sealed)
  expect(await sentBy(recoverByEmail, email, { encrypted: true, encoding: 'query' })).toEqual(sealed)
})

test('[API-01] another override leaves method and encoding as the record has them', async () => {
  expect(await sentBy(recoverByEmail, email, { path: '/other' })).toMatchObject({ method: 'POST', type: form })
  expect(await sentBy(login, { username: 'demo01', password: 'abc12345' }, { encrypted: false })).toMatchObject({
    method: 'POST',
    type: json,
  })
})

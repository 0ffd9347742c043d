import { errorCodes } from '@parlour/api-client'
import { register as registerCall } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import failuresEn from '@parlour/i18n/messages/EN.json' with { type: 'json' }
import failuresTy from '@parlour/i18n/messages/TY.json' with { type: 'json' }
import { expect, test } from 'vitest'
import en from '../messages/EN.json' with { type: 'json' }
import ty from '../messages/TY.json' with { type: 'json' }
import { authErrors, readRefusal, runFlow } from './index.ts'

const form = { username: 'demo01', password: 'abc12345', confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const

const refusalOf = async (code: string, options?: { status?: number; value?: unknown }) => {
  const server = createFakeServer().answer(registerCall, () => {
    throw new FakeRefusal(code, options)
  })
  return readRefusal(await createTestClient(server).call(registerCall, form).catch((reason: unknown) => reason))
}

test('[LOG-10] every code that login and registration are refused with has a way and words in both languages', () => {
  for (const { words } of Object.values(authErrors)) {
    expect(Object.keys({ ...en, ...failuresEn })).toContain(words)
    expect(Object.keys({ ...ty, ...failuresTy })).toContain(words)
  }
  const field = Object.keys(errorCodes).filter((code) => /^(login\.credentials|register|captcha)\./.test(code))
  expect(field.filter((code) => !Object.hasOwn(authErrors, code))).toEqual([])
})

test('[REG-08] a refusal lands on its field: a taken name, a broken rule, wrong signs', async () => {
  expect((await refusalOf('register.username.taken')).issue).toEqual({
    field: 'username', code: 'server', messageId: 'api.code.register.username.taken',
  })
  expect((await refusalOf('register.field.invalid', { status: 400, value: { field: 'email', patternId: 3, min: 5, max: 40 } })).issue).toEqual({
    field: 'email', code: 'pattern', patternId: 3, min: 5, max: 40,
  })
  expect(await refusalOf('captcha.invalid')).toMatchObject({ captcha: true, issue: { field: 'captcha' }, messageId: null })
})

test('[REG-08] a broken rule that names no field stands above the form', async () => {
  expect(await refusalOf('register.field.invalid')).toMatchObject({ issue: null, messageId: 'api.code.register.field.invalid' })
})

test('[REG-15] a code without a sentence of ours brings the sentence of the server', async () => {
  expect(await refusalOf('something.new')).toMatchObject({ messageId: 'api.kind.refused', serverMessage: 'something.new' })
  expect(await refusalOf('http.502', { status: 502 })).toMatchObject({ messageId: 'api.kind.unsure', serverMessage: null })
  expect(await refusalOf('us_forbidden_login_error')).toMatchObject({ messageId: 'api.code.us_forbidden_login_error', serverMessage: null })
  expect(await refusalOf('slow.down', { status: 429 })).toMatchObject({ messageId: 'auth.error.TOO_MANY_REQUESTS' })
})

test('[REG-08] an attempt ends accepted, refused with a key for the next one, or lost', async () => {
  const newId = () => 'next-key'
  expect(await runFlow(async () => undefined, newId)).toEqual({ type: 'accepted' })
  const broken = await runFlow(() => Promise.reject(new TypeError('chunk did not load')), newId)
  expect(broken).toMatchObject({ type: 'refused', nextKey: 'next-key', refusal: { messageId: 'api.kind.server' } })
  const api = createTestClient(createFakeServer(), { fetch: () => Promise.reject(new TypeError('lost')) })
  expect(await runFlow(async () => void (await api.call(registerCall, form)), newId)).toEqual({ type: 'lost' })
})

test('[REG-08] an answer that does not settle a registration leaves it unsure, any other ends it', async () => {
  const newId = () => 'next-key'
  const answer = async (client: { code: string; status?: number } | Response, again = false) => {
    const server = createFakeServer().answer(registerCall, () => {
      throw 'code' in client ? new FakeRefusal(client.code, client) : client
    })
    const api = createTestClient(server, client instanceof Response ? { fetch: async () => client } : {})
    return (await runFlow(async () => void (await api.call(registerCall, form)), newId, { once: true, again })).type
  }
  expect(await answer({ code: 'server.error', status: 500 })).toBe('lost')
  expect(await answer({ code: 'http.504', status: 504 })).toBe('lost')
  expect(await answer({ code: 'idempotency.running', status: 409 })).toBe('lost')
  expect(await answer(new Response('<html>captive</html>'))).toBe('lost')
  expect(await answer(new Response('{"success":true,"value":{}}'))).toBe('lost')
  expect(await answer({ code: 'register.username.taken' })).toBe('refused')
  expect(await answer({ code: 'idempotency.key.reused', status: 409 }, true)).toBe('refused')
})

test('[REG-08] an attempt made again that does not even leave stays unsure; a login never is', async () => {
  const newId = () => 'next-key'
  const offline = () => Promise.reject(new TypeError('key of the cipher did not come'))
  expect((await runFlow(offline, newId, { once: true, again: true })).type).toBe('lost')
  expect((await runFlow(offline, newId, { once: true, again: false })).type).toBe('refused')
  expect((await runFlow(offline, newId)).type).toBe('refused')
})

import { errorCodes } from '@parlour/api-client'
import { register as registerCall } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import failuresEn from '@parlour/i18n/messages/EN.json' with { type: 'json' }
import failuresTy from '@parlour/i18n/messages/TY.json' with { type: 'json' }
import { expect, test } from 'vitest'
import en from '../messages/EN.json' with { type: 'json' }
import ty from '../messages/TY.json' with { type: 'json' }
import { authErrors, readRefusal } from './index.ts'

const form = {
  username: 'demo01',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  registerMethod: 'WEB',
  login: true,
} as const

const refusalOf = async (code: string, options?: { status?: number; value?: unknown }) => {
  const server = createFakeServer().answer(registerCall, () => {
    throw new FakeRefusal(code, options)
  })
  return readRefusal(
    await createTestClient(server)
      .call(registerCall, form)
      .catch((reason: unknown) => reason),
  )
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
    field: 'username',
    code: 'server',
    messageId: 'api.code.register.username.taken',
  })
  expect(
    (
      await refusalOf('register.field.invalid', {
        status: 400,
        value: { field: 'email', patternId: 3, min: 5, max: 40 },
      })
    ).issue,
  ).toEqual({
    field: 'email',
    code: 'pattern',
    patternId: 3,
    min: 5,
    max: 40,
  })
  expect(await refusalOf('captcha.invalid')).toMatchObject({
    captcha: true,
    issue: { field: 'captcha' },
    messageId: null,
  })
})

test('[REG-08] a broken rule that names no field stands above the form', async () => {
  expect(await refusalOf('register.field.invalid')).toMatchObject({
    issue: null,
    messageId: 'api.code.register.field.invalid',
  })
})

test('[REG-15] a code without a sentence of ours brings the sentence of the server', async () => {
  expect(await refusalOf('something.new')).toMatchObject({
    messageId: 'api.kind.refused',
    serverMessage: 'something.new',
  })
  expect(await refusalOf('http.502', { status: 502 })).toMatchObject({
    messageId: 'api.kind.unsure',
    serverMessage: null,
  })
  expect(await refusalOf('us_forbidden_login_error')).toMatchObject({
    messageId: 'api.code.us_forbidden_login_error',
    serverMessage: null,
  })
  expect(await refusalOf('slow.down', { status: 429 })).toMatchObject({ messageId: 'auth.error.TOO_MANY_REQUESTS' })
})

test('[REG-15] a code has one sentence: only that of too many tries, which counts seconds, is of this package', () => {
  const own = Object.keys(en).filter((id) => id.startsWith('auth.error.'))
  const codes = own.map((id) => id.replace('auth.error.', '')).filter((code) => Object.hasOwn(errorCodes, code))
  expect(codes).toEqual(['TOO_MANY_REQUESTS'])
})

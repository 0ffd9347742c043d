import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const minute = 60_000
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const info = async (token: string) => (await site.ask('GET', '/wps/member/info', { token })).status
const keep = (token: string) => site.ask('POST', '/wps/session/keep', { token })
const logInOn = async (loginDeviceId: string) =>
  (
    await site.askSealed('POST', '/wps/session/login', {
      username: 'linhtran88',
      password: 'vesper2025',
      loginDeviceId,
    })
  ).body.value.token as string

test('[S3] a session ends after half an hour without a call', async () => {
  const token = await site.logIn()
  site.advance(30 * minute - 1)
  expect(await info(token)).toBe(200)
  site.advance(30 * minute)
  expect(await info(token)).toBe(401)
})

test('[S3] a kept session tells how long it lives, and ends after twelve hours in any case', async () => {
  const token = await site.logIn()
  const began = site.gateway.clock.now()
  const endTime = began + 12 * 60 * minute
  for (let passed = 25; passed < 12 * 60; passed += 25) {
    site.advance(25 * minute)
    const { body } = await keep(token)
    const now = began + passed * minute
    expect(body.value).toEqual({ idleTime: 30 * minute, expirationTime: Math.min(now + 30 * minute, endTime), endTime })
  }
  site.advance(endTime - site.gateway.clock.now() - 1)
  expect((await keep(token)).status).toBe(200)
  site.advance(1)
  expect((await keep(token)).body.errorCode).toBe('login.not.session')
})

test('[S6] a logout ends the sessions of this member on this device, and no other', async () => {
  const [first, second, elsewhere] = [
    await logInOn('device-one'),
    await logInOn('device-one'),
    await logInOn('device-two'),
  ]
  const { headers } = await site.ask('DELETE', '/wps/session/logout', { token: first })
  expect(headers.get('Clear-Site-Data')).toBe('"cache"')
  expect([await info(first), await info(second), await info(elsewhere)]).toEqual([401, 401, 200])
})

test('[S6] a session without a device ends alone', async () => {
  const [first, second] = [await site.logIn(), await site.logIn()]
  await site.ask('DELETE', '/wps/session/logout', { token: first })
  expect([await info(first), await info(second)]).toEqual([401, 200])
})

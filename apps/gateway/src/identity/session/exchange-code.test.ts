import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const make = async (token: string) =>
  (await site.ask('POST', '/wps/session/exchange', { token })).body.value as { code: string; expirationTime: number }
const exchange = (code: string) => site.ask('POST', '/wps/session/login/exchange', { json: { code } })

test('[SYS-15] a code in an address opens one more session, once', async () => {
  const token = await site.logIn()
  const { code, expirationTime } = await make(token)
  expect(expirationTime).toBe(site.gateway.clock.now() + 60_000)
  const both = await Promise.all([exchange(code), exchange(code)])
  expect(both.map(({ body }) => body.errorCode ?? body.value.userName).toSorted()).toEqual([
    'linhtran88',
    'login.exchange.invalid',
  ])
  expect((await site.ask('GET', '/wps/member/info', { token })).status).toBe(200)
})

test('[SYS-15] an old code, a made-up one, a token, and one of an ended session open nothing', async () => {
  const token = await site.logIn()
  const { code: old } = await make(token)
  site.advance(60_000)
  const { code: orphan } = await make(token)
  await site.ask('DELETE', '/wps/session/logout', { token })
  for (const code of [old, orphan, 'made-up', token])
    expect((await exchange(code)).body.errorCode).toBe('login.exchange.invalid')
})

test('[S3] codes do not make a login live longer than twelve hours', async () => {
  let token = await site.logIn()
  for (let half = 0; half < 23; half++) {
    site.advance(29 * 60_000)
    const { code } = await make(token)
    token = (await exchange(code)).body.value.token as string
  }
  site.advance(29 * 60_000)
  const { code } = await make(token)
  site.advance(50_000)
  expect((await exchange(code)).body.value.expirationTime).toBeLessThan(site.gateway.clock.now() + 25 * 60_000)
  const { code: late } = await make(token)
  site.advance(59_000)
  expect((await exchange(late)).body.success).toBe(true)
  site.advance(24 * 60_000)
  expect((await site.ask('GET', '/wps/member/info', { token })).body.errorCode).toBe('login.not.session')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const lastCall = ({ logged }: TestGateway = site) => logged.findLast(({ msg }) => msg === 'call')

test('a call is one line with request id, trace, record, member, outcome and duration', async () => {
  const before = site.logged.length
  const { headers } = await site.ask('GET', '/wps/v2/wallets/balance', {
    token,
    headers: { 'X-Request-Id': 'request-of-a-test', traceparent },
  })
  expect(site.logged).toHaveLength(before + 1)
  expect(headers.get('x-request-id')).toBe('request-of-a-test')
  expect(lastCall()).toMatchObject({
    level: 'info',
    requestId: 'request-of-a-test',
    traceId,
    outcome: 'ok',
    status: 200,
  })
  expect(lastCall()?.['record']).toMatch(/balance/i)
  expect(lastCall()?.['ms']).toBeGreaterThan(0)
  expect(lastCall()?.['member']).toMatch(/^[0-9a-f]{12}$/)
})

test('the log calls a member by the same name on every gateway, and the operator can ask for it', async () => {
  const other = await site.twin()
  await other.ask('GET', '/wps/v2/wallets/balance', { token })
  await site.ask('GET', '/wps/v2/wallets/balance', { token })
  expect(lastCall(other)?.['member']).toBe(lastCall()?.['member'])
  expect(await site.operate('log-name', 'LinhTran88')).toBe(lastCall()?.['member'])
  await expect(site.operate('log-name', 'nobody')).rejects.toThrow('there is no member nobody')
})

test('a call without a request id is answered with the one that its line has', async () => {
  const { headers } = await site.ask('GET', '/wps/system/status')
  expect(headers.get('x-request-id')).toBe(lastCall()?.['requestId'])
})

test('the level follows the outcome, and the line names the code and the limit', async () => {
  await site.ask('GET', '/wps/v2/wallets/balance')
  expect(lastCall()).toMatchObject({ level: 'info', outcome: 'refused', status: 401, refusal: 'login.not.session' })
  const strict = await site.twin({ addressFactor: 1 })
  for (let sent = 0; sent < 21; sent++) await strict.fetch('/csp', { method: 'POST', body: '{}' })
  expect(lastCall(strict)).toMatchObject({ level: 'warn', outcome: 'limited', record: 'csp', limit: 'csp.network' })
})

test('made-up paths share one name', async () => {
  await site.ask('GET', '/wps/made/up/4711')
  expect(lastCall()).toMatchObject({ record: 'site.unknown', outcome: 'refused' })
  await site.fetch('/img/made-up-4711.png')
  expect(lastCall()).toMatchObject({ record: 'site.file', level: 'debug' })
})

test('a trace goes on to the service that the gateway asks', async () => {
  const seen: (string | undefined)[] = []
  const provider = createServer((request, response) => {
    seen.push(request.headers['traceparent'] as string | undefined)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const { social } = site.gateway.config
  const google = { ...social.providers.google, token: `${address}/token` } as NonNullable<
    typeof social.providers.google
  >
  const twin = await site.twin({ social: { ...social, demonstration: false, providers: { google } } })
  const { connectOrigin } = twin.gateway.config
  const body = JSON.stringify({ provider: 'google', code: 'a-code', verifier: 'v'.repeat(43) })
  const headers = { Origin: connectOrigin, 'Content-Type': 'application/json', traceparent }
  await twin.fetch(`${connectOrigin}/exchange`, { method: 'POST', body, headers })
  provider.close()
  expect(seen).toEqual([expect.stringMatching(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))])
})

test('a call that fails is an error, with where and without what was asked', async () => {
  await site.gateway.db.execute('alter table members rename to members_gone')
  const { status } = await site.ask('GET', '/wps/check/username?username=canary4711')
  expect(status).toBe(500)
  expect(lastCall()).toMatchObject({ level: 'error', outcome: 'failed' })
  expect(site.logged.at(-2)).toMatchObject({ msg: 'call failed', code: '42P01', requestId: lastCall()?.['requestId'] })
  expect(JSON.stringify(site.logged)).not.toContain('canary4711')
})

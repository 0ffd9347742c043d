import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { failureAnswer } from '../http/answer.ts'

let site: TestGateway
let token = ''
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const favourite = '/wps/relay/MCSFE_addFavoriteGameV2'
const status = '/wps/system/status'

test('every API answer carries the strict headers, its charset and its request id', async () => {
  for (const path of [status, '/wps/nowhere', '/wps/member/info', '/lgw/games', '/csp/nowhere']) {
    const { headers } = await site.ask('GET', path, { headers: { 'X-Request-Id': 'request-1234' } })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('x-request-id')).toBe('request-1234')
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  }
})

test('only the site’s origins may read across origins, without cookies', async () => {
  const asked = (origin: string, method = 'GET') => site.ask(method, status, { headers: { Origin: origin } })
  expect((await asked('http://localhost:4100')).headers.get('access-control-allow-origin')).toBe(
    'http://localhost:4100',
  )
  expect((await asked('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const preflight = await asked('http://www.localhost:4100', 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
})

test('[API-04] another merchant, or the header twice, is function.not.available; none is let through', async () => {
  const asked = (Merchant: string) => site.ask('GET', status, { headers: { Merchant } })
  for (const merchant of ['other', 'vesper, vesper', ''])
    expect(await asked(merchant)).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } })
  expect((await site.fetch(status)).status).toBe(200)
})

test('[API-01] both generations of names, with and without ModuleId', async () => {
  for (const path of [
    '/wps/v2/system/status',
    '/wps/relay/GLS2_gameList?gameType=RNG',
    '/wps/relay/ODSFE2_getWinnerBoard',
    '/wps/relay/CCSFE_getListAnnouncements',
  ])
    expect((await site.ask('GET', path, { headers: { ModuleId: 'COMM3' } })).body.success).toBe(true)
})

test('wrong methods, unknown paths and misfits are named', async () => {
  const wrong = await site.ask('POST', status)
  expect(wrong).toMatchObject({ status: 405, body: { errorCode: 'method.not.allowed' } })
  expect(wrong.headers.get('allow')).toBe('GET, HEAD')
  expect(await site.ask('GET', '/wps/nowhere')).toMatchObject({ status: 404, body: { errorCode: 'path.not.found' } })
  const misfit = await site.ask('GET', '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=0')
  expect(misfit).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  expect(misfit.body.value.issues[0].path).toBe('pageNo')
  expect((await site.ask('POST', favourite, { token })).body.errorCode).toBe('request_body_required')
  expect((await site.fetch(status, { method: 'HEAD' })).status).toBe(200)
})

test('bodies have limits: 64 KB, 20 levels, 200 members, UTF-8, no prototype', async () => {
  const send = (json: unknown) => site.ask('POST', favourite, { token, json })
  expect(await send({ nodeId: 1, vendor: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    body: { errorCode: 'request.too.large' },
  })
  const hostile = [
    '['.repeat(50) + ']'.repeat(50),
    Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, at])),
    '{"__proto__":{"admin":true},"nodeId":10273}',
    '{"nodeId":',
    'null',
    '"text"',
  ]
  for (const body of hostile)
    expect(await send(body)).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  const bytes = await site.fetch(favourite, {
    method: 'POST',
    headers: { Authorization: token },
    body: new Uint8Array([0x7b, 0xff, 0xfe]),
  })
  expect(bytes.status).toBe(400)
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('refusals speak the language of the call, Tagalog by default', async () => {
  const say = async (Language: string) =>
    (await site.ask('GET', '/wps/member/info', { headers: { Language } })).body.message
  expect(await say('EN')).toBe('You are not logged in. Log in to go on.')
  expect(await say('TY')).toBe('Hindi ka naka-log in. Mag-log in para magpatuloy.')
  expect(await say('XX')).toBe(await say('TY'))
})

test('one network makes 100 calls at once and 600 a minute, whatever address it writes', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  let asked = 0
  const ask = async () =>
    (await strict.ask('GET', '/wps/session/key/box', { headers: { 'X-Forwarded-For': `10.0.0.${(asked += 1)}` } }))
      .status
  for (let come = 1; come < 100; come++) await ask()
  expect([await ask(), await ask()]).toEqual([200, 429])
  strict.advance(60_000)
  for (let come = 1; come < 600; come++) {
    strict.advance(10)
    await ask()
  }
  strict.advance(10)
  expect([await ask(), await ask()]).toEqual([200, 429])
  strict.advance(60_001)
  expect(await ask()).toBe(200)
  await strict.close()
})

test('texts that no database keeps are refused, in a body, a form, a query and a cookie', async () => {
  for (const type of ['ab\0cd', 'half \ud83d', '\0'])
    for (const json of [
      { type, content: 'long enough to be read' },
      { type: 'other', content: 'long enough', [type]: 1 },
    ])
      expect(
        await site.ask('PUT', '/wps/feedback', { json, headers: { 'Idempotency-Key': 'nul-12345' } }),
      ).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  const path = '/wps/relay/GCSGAME_gameList?gameName=a%00b'
  expect(await site.ask('GET', path)).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  expect((await site.ask('GET', '/wps/relay/MCSFE_getPlayerSessions?page=1e300', { token })).status).toBe(400)
})

test('a database that is slow, in use or away is told as 503 with a time to come back, never as a fault', async () => {
  const app = new Hono()
  app.get('/:code', (context) =>
    failureAnswer(
      site.gateway,
      context,
      new Error('Failed query', { cause: Object.assign(new Error('no'), { code: context.req.param('code') }) }),
    ),
  )
  for (const code of [
    '40P01',
    '40001',
    '55P03',
    '57014',
    '25P03',
    '25006',
    '53300',
    '57P01',
    '57P03',
    '08006',
    'ECONNREFUSED',
    'ECONNRESET',
  ]) {
    const answer = await app.request(`/${code}`)
    expect([code, answer.status, answer.headers.get('retry-after')]).toEqual([code, 503, '2'])
  }
  expect((await app.request('/23505')).status).toBe(500)
})

import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConfig } from '../../kernel/config/config.ts'
import { languages, type Language } from '../../kernel/http/languages.ts'
import { openSentence } from '../../kernel/http/messages.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { openConnectorPages } from './connector-page.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('[X13] the connector pages are framed by nobody but the one for codes, and carry a policy of their own', async () => {
  const of = async (path: string) => (await site.fetch(`http://connect.localhost:4100${path}`)).headers
  const policy = (await of('/sign-in')).get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(policy).not.toContain('google')
  expect((await of('/confirm')).get('content-security-policy')).toContain('frame-ancestors http://localhost:4100')
  const twin = await site.twin({
    social: {
      ...site.gateway.config.social,
      demonstration: false,
      firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', keys: 'https://keys.example', emulator: null },
    },
  })
  const real = (await twin.fetch('http://connect.localhost:4100/phone')).headers.get('content-security-policy') ?? ''
  expect(real).toContain(
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/',
  )
  expect((await twin.fetch('http://connect.localhost:4100/demonstration/google/authorize')).status).toBe(404)
  const secure = await site.twin({ connectOrigin: 'https://connect.vesper.example' })
  expect(
    (await secure.fetch('https://connect.vesper.example/sign-in')).headers.get('strict-transport-security'),
  ).toContain('max-age=63072000')
})

test.for([
  ['another host', { connectOrigin: 'https://connect.vesper.example' }],
  ['another host that only looks like this one', { connectOrigin: 'http://connect.localhost.example' }],
  ['a proxy in front', { proxies: 1 }],
] as const)('[S12] the demonstration is never on by itself: %s', async ([, changes]) => {
  const config = makeConfig(4100, changes)
  expect(config.social).toEqual({ providers: {}, firebase: null, geetest: null, demonstration: false })
  const twin = await site.twin({ ...changes, social: config.social })
  for (const path of ['/demonstration/google/authorize', '/demonstration/jwks', '/demonstration/gt4.js'])
    expect([404, 421]).toContain((await twin.fetch(`http://connect.localhost:4100${path}`)).status)
  const seconds = Math.floor(site.gateway.clock.now() / 1000)
  const nonce = 'a-number-of-this-one-try'
  const idToken = await site.gateway.social.demonstration?.sign({
    iss: 'http://connect.localhost:4100/demonstration/telegram',
    aud: 'demonstration-telegram',
    sub: 'stranger',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 600,
    nonce: createHash('sha256').update(nonce).digest('hex'),
  })
  const { body } = await twin.askSealed(
    'POST',
    '/wps/session/login/social',
    { provider: 'telegram', idToken, nonce, agreed: true },
    {
      headers: { 'Idempotency-Key': randomUUID() },
    },
  )
  expect(body.errorCode).toBe('function.not.available')
})

test('[S12] the demonstration answers to its own name alone', async () => {
  const status = async (host: string) => (await site.fetch(`http://${host}/demonstration/jwks`)).status
  expect([
    await status('connect.localhost:4100'),
    await status('connect.vesper.example'),
    await status('connect.localhost:4101'),
  ]).toEqual([200, 421, 404])
})

test('[S12] the demonstration is shown to this machine alone, whatever host a visitor writes', async () => {
  const paths = ['/demonstration/jwks', '/demonstration/gt4.js', '/identitytoolkit.googleapis.com/v2/recaptchaConfig']
  const statuses = (headers: Record<string, string>, address: string) =>
    Promise.all(
      paths.map(
        async (path) => (await site.fetch(`http://connect.localhost:4100${path}`, { headers }, address)).status,
      ),
    )
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statuses({}, address), address).toEqual([200, 200, 200])
  for (const address of ['203.0.113.9', '::ffff:192.168.1.7', '2001:db8::1', '127.0.0.1.example'])
    expect(await statuses({}, address), address).toEqual([404, 404, 404])
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect(await statuses({ [name]: '127.0.0.1' }, '127.0.0.1'), name).toEqual([404, 404, 404])
  expect((await site.fetch('http://connect.localhost:4100/connector.css', {}, '203.0.113.9')).status).toBe(
    (await site.fetch('http://connect.localhost:4100/connector.css')).status,
  )
})

test('[S12] [X7] what a connector page sends is counted and weighed, and no answer may be framed', async () => {
  const own = await site.twin({ addressFactor: 1 })
  const post = (body: string) =>
    own.fetch('http://connect.localhost:4100/exchange', {
      method: 'POST',
      body,
      headers: { Origin: own.gateway.config.connectOrigin, 'Content-Type': 'application/json' },
    })
  expect((await post(JSON.stringify({ code: 'x'.repeat(30_000) }))).status).toBe(413)
  expect((await own.fetch('http://connect.localhost:4100/exchange', { method: 'POST', body: '{}' })).status).toBe(403)
  for (let sent = 2; sent < 60; sent++) expect((await post('{}')).status).toBe(400)
  const refused = await post('{}')
  expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([
    429,
    "default-src 'none'; frame-ancestors 'none'",
  ])
})

test('every page of the connector says in its language that it is a demonstration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-connector-'))
  await copyFile(new URL('../../../../connector/src/page.html', import.meta.url), join(folder, 'page.html'))
  await writeFile(join(folder, 'pages.json'), '{}')
  const page = openConnectorPages({ ...site.gateway.config, connectorFolder: folder })
  for (const language of Object.keys(languages) as Language[])
    expect(page?.('sign-in', language, 'nonce'), language).toContain(
      `<p class="sign">${openSentence('frame.demonstration', language)}</p>`,
    )
  expect(page?.('phone', 'EN', 'nonce')).not.toMatch(/__[A-Z]+__/)
  await rm(folder, { recursive: true })
})

test('[X13] the script of every page is served as one', async () => {
  for (const path of ['/assets/back-nothing.js', '/assets/phone-nothing.js', '/assets/geetest-nothing.js']) {
    const answer = await site.fetch(`http://connect.localhost:4100${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  }
})

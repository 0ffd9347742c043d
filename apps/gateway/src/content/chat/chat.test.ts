import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { builtPlay, type BuiltPlay } from '../../app/testing/built-play.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const host = 'http://chat.localhost:4100'
let site: TestGateway
let built: BuiltPlay
beforeAll(async () => void (built = await builtPlay(['chat', 'slot'])))
afterAll(() => built.remove())
beforeEach(async () => void (site = await startTestGateway({ playFolder: built.playFolder })))
afterEach(() => site.close())

interface Line {
  readonly id: number
  readonly author: string
  readonly text: string
}

const launch = (token: string, query = '') => site.ask('GET', `/wps/relay/CBS_launchChat${query}`, { token })
const call = async (method: string, path: string, token = '', json?: unknown, key: string = randomUUID()) =>
  site.ask(method, `${host}${path}`, {
    headers: { Authorization: token, 'Idempotency-Key': key },
    ...(json === undefined ? {} : { json }),
  })
const ticketOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('s') ?? ''

async function open(token: string): Promise<string> {
  const { body } = await launch(token, '?b2c=1&title=Help&language=EN&headerColor=%23262743')
  return (await call('POST', '/api/session', '', { ticket: ticketOf(body.value.chatUrl) })).body.value.token
}
const lines = async (chat: string, query = ''): Promise<Line[]> =>
  (await call('GET', `/api/lines${query}`, chat)).body.value.lines
const unread = async (token: string) => (await site.ask('GET', '/wps/relay/CBS_unreadCount', { token })).body.value

test('[CHT-01] a launch answers an address on an origin of its own, with a ticket that is good once', async () => {
  const { body } = await launch(await site.logIn(), '?b2c=1&title=Help&language=EN&headerColor=%23262743')
  const url = new URL(body.value.chatUrl)
  expect([url.origin, url.pathname, body.value.unReadCount]).toEqual([host, '/room', 0])
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toMatchObject({
    lang: 'EN',
    t: 'Help',
    c: '262743',
    o: 'http://localhost:4100',
  })
  const ticket = ticketOf(body.value.chatUrl)
  expect((await call('POST', '/api/session', '', { ticket })).body.value).toMatchObject({
    name: 'Linh Tran',
    lines: [],
  })
  expect((await call('POST', '/api/session', '', { ticket })).body.errorCode).toBe('chat.session.invalid')
  expect((await launch(await site.logIn(), '?headerColor=red')).status).toBe(400)
})

test('[CHT-01] guests have to log in, demo accounts to sign up', async () => {
  expect((await site.ask('GET', '/wps/relay/CBS_launchChat')).status).toBe(401)
  const trial = await site.logIn('guest4021')
  for (const name of ['CBS_launchChat', 'CBS_unreadCount', 'CBS_groupPermission', 'CBS_modelList'])
    expect((await site.ask('GET', `/wps/relay/${name}`, { token: trial })).body.errorCode, name).toBe(
      'in_need_true_account',
    )
  const member = await site.logIn()
  expect((await site.ask('GET', '/wps/relay/CBS_groupPermission', { token: member })).body.value).toMatchObject({
    sendText: true,
    sendImage: false,
  })
  expect((await site.ask('GET', '/wps/relay/CBS_modelList', { token: member })).body.value.list).toHaveLength(1)
})

test('the first answer says that it is automatic; the operator’s comes by command and is counted until it is seen', async () => {
  const token = await site.logIn()
  const chat = await open(token)
  const key = randomUUID()
  const { line } = (await call('POST', '/api/lines', chat, { text: ' Where is my deposit? ' }, key)).body.value
  expect(line).toMatchObject({ author: 'visitor', text: 'Where is my deposit?' })
  expect((await call('POST', '/api/lines', chat, { text: ' Where is my deposit? ' }, key)).body.value.line).toEqual(
    line,
  )
  const first = await lines(chat)
  expect(first.map(({ author }) => author)).toEqual(['visitor', 'automatic'])
  expect(first[1]?.text).toMatch(/^This answer is automatic/)
  expect(await unread(token)).toBe(0)
  expect(await site.operate('chat')).toMatchObject([{ who: 'linhtran88', waiting: 1 }])
  expect(await site.operate('reply', 'linhtran88', 'It', 'arrived.')).toBe('Sent to linhtran88.')
  expect(await site.operate('chat')).toEqual([])
  expect(await unread(token)).toBe(1)
  expect((await launch(token)).body.value.unReadCount).toBe(1)
  const [answer] = await lines(chat, `?after=${first[1]?.id}`)
  expect(answer).toMatchObject({ author: 'operator', text: 'It arrived.' })
  await lines(chat, `?after=${answer?.id}&seen=${answer?.id}`)
  expect(await unread(token)).toBe(0)
  expect(await site.operate('chat', 'linhtran88')).toMatchObject([
    { author: 'visitor' },
    { author: 'automatic' },
    { author: 'operator', seen: 'yes' },
  ])
})

test('the automatic answer comes again only after half a day of silence', async () => {
  const token = await site.logIn()
  const chat = await open(token)
  const say = (text: string, as = chat) => call('POST', '/api/lines', as, { text })
  await say('One')
  await say('Two')
  expect((await lines(chat)).map(({ author }) => author)).toEqual(['visitor', 'automatic', 'visitor'])
  site.advance(12 * hour + minute)
  const later = await open(await site.logIn())
  await say('Three', later)
  expect((await lines(later)).map(({ author }) => author)).toEqual([
    'visitor',
    'automatic',
    'visitor',
    'visitor',
    'automatic',
  ])
})

test('[CHT-01] the chat ends with the session, by logout and by idling; polling does not keep it alive, writing does', async () => {
  const token = await site.logIn()
  const chat = await open(token)
  site.advance(29 * minute)
  expect((await call('POST', '/api/lines', chat, { text: 'Still here' })).status).toBe(200)
  site.advance(29 * minute)
  expect((await call('GET', '/api/lines', chat)).status).toBe(200)
  site.advance(2 * minute)
  expect((await call('GET', '/api/lines', chat)).body.errorCode).toBe('chat.session.invalid')
  const again = await site.logIn()
  const second = await open(again)
  await site.ask('DELETE', '/wps/session/logout', { token: again })
  expect((await call('GET', '/api/lines', second)).status).toBe(401)
})

test('nobody reads another’s conversation; the number of a line opens nothing', async () => {
  const mine = await open(await site.logIn())
  await call('POST', '/api/lines', mine, { text: 'For Linh only' })
  const other = await open(await site.logIn('marcobay01'))
  expect(await lines(other)).toEqual([])
  expect((await call('GET', '/api/lines', 'x'.repeat(43))).status).toBe(401)
  expect((await call('GET', '/api/lines')).status).toBe(401)
})

test('[SVC-01] live chat for guests and members, the VIP service above rank 4, also under maintenance', async () => {
  const url = async (token?: string, query = '') =>
    (await site.ask('GET', `/wps/relay/CSP_ImUrl${query}`, token ? { token } : {})).body.value
  expect(await url()).toMatch(/\/service\/1#lang=EN/)
  expect(await url(await site.logIn('guest4021'))).not.toMatch(/[#&]s=/)
  const token = await site.logIn()
  expect(await url(token)).toMatch(/\/service\/1#.*s=/)
  expect(await url(token, '?csType=3')).toMatch(/\/service\/3#/)
  await site.gateway.db.update(members).set({ rankLevel: 5 }).where(eq(members.usernameKey, 'linhtran88'))
  expect(await url(token)).toMatch(/\/service\/2#/)
  await site.operate('status', 'maintenance')
  const guest = (await call('POST', '/api/guest', '', {})).body.value.token
  await call('POST', '/api/lines', guest, { text: 'When are you back?' })
  expect((await lines(guest)).at(-1)?.text).toMatch(/^This answer is automatic.*keep this window open/i)
  const [waiting] = (await site.operate('chat')) as { who: string }[]
  expect(waiting?.who).toMatch(/^guest-\d+$/)
  await site.operate('reply', waiting?.who ?? '', 'At noon.')
  expect((await lines(guest)).at(-1)?.text).toBe('At noon.')
  expect((await site.ask('GET', '/wps/relay/WPSCORE_getCustomerServiceScript')).body.value).toEqual({
    script: null,
    url: `${host}/service/1`,
  })
  site.advance(24 * hour)
  expect((await call('GET', '/api/lines', guest)).status).toBe(401)
})

test('the page is strict: its own scripts only, held by the site only, for other hosts nothing', async () => {
  for (const path of ['/room', '/service/1', '/service/3']) {
    const page = await site.fetch(`${host}${path}`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors http://localhost:4100 http://www.localhost:4100 http://127.0.0.1:4100')
    expect(policy).not.toMatch(/unsafe/)
    const html = await page.text()
    expect(html).toContain(`nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}"`)
    expect(html).toContain(`data-kind="${path.split('/').at(-1)}"`)
    expect(html).toContain('Demonstration')
  }
  for (const file of ['chat', 'frame'])
    expect((await site.fetch(`${host}/frames/assets/${file}.js`)).headers.get('content-type')).toContain('javascript')
  for (const path of [
    '/service/4',
    '/frames/assets/slot.js',
    '/frames/assets/..%2f.vite%2fmanifest.json',
    '/posters/10270.svg',
    '/wps/system/status',
    '/',
  ])
    expect((await site.fetch(`${host}${path}`)).status, path).toBe(404)
  const foreign = await site.fetch(`${host}/api/guest`, {
    method: 'POST',
    body: '{}',
    headers: { Origin: 'http://localhost:4100' },
  })
  expect(foreign.status).toBe(400)
  expect((await site.fetch('/')).headers.get('content-security-policy')).toContain(host)
})

test('lines have a length and a pace', async () => {
  const chat = await open(await site.logIn())
  for (const text of ['', ' ', 'x'.repeat(1001)])
    expect((await call('POST', '/api/lines', chat, { text })).status).toBe(400)
  for (let said = 0; said < 20; said++)
    expect((await call('POST', '/api/lines', chat, { text: `Line ${said}` })).status).toBe(200)
  expect((await call('POST', '/api/lines', chat, { text: 'One more' })).status).toBe(429)
  await expect(site.operate('reply', 'nobody01', 'Hello')).rejects.toThrow()
  await expect(site.operate('reply', 'linhtran88')).rejects.toThrow()
})

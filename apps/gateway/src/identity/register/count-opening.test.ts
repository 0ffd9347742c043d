import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../app/seed/people/names.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { affiliateLinks } from '../../kernel/db/tables/index.ts'
import { dayMs } from '../../kernel/jobs/market-calendar.ts'
import { deleteOld } from '../../kernel/retention/delete-old.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

let site: TestGateway
let code = ''
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())
beforeEach(async () => {
  const { db, clock } = site.gateway
  const april = await db.query.members.findFirst({ where: (row, { eq }) => eq(row.usernameKey, 'aprilsol22') })
  code = randomUUID().slice(0, 8).toUpperCase()
  await db.insert(affiliateLinks).values({ code, memberId: april?.id ?? 0, type: 0, rates: {}, createdAt: clock.now() })
})

interface Visit {
  readonly agent?: string
  readonly device?: string
  readonly address?: string
}

const headersOf = ({ agent = phone, device }: Visit) => ({
  'User-Agent': agent,
  ...(device ? { Cookie: `SHELL_deviceId=${device}` } : {}),
})

const visit = (visitor: Visit = {}) =>
  site.fetch(
    `/wps/agent/affiliate?code=${code}`,
    { headers: { Merchant: 'vesper', ...headersOf(visitor) } },
    visitor.address ?? '127.0.0.1',
  )

const register = async (username: string, visitor: Visit = {}) => {
  const headers = { 'Idempotency-Key': randomUUID(), ...headersOf(visitor) }
  const body = registration(username, { affiliateCode: code })
  expect((await site.askSealed('PUT', '/wps/member/register', body, { headers })).body.success).toBe(true)
}

const counted = async () => {
  const { rows } = await site.gateway.db.execute<{ opened: number; registered: number }>(sql`
    select opened, (select count(*)::integer from affiliate_joins j where j.link_id = l.id) as registered
    from affiliate_links l where code = ${code}`)
  return rows[0]
}

test('[AGT-06] a visitor counts once a day, by device or by browser and address', async () => {
  for (let call = 0; call < 10; call++) expect((await visit()).status).toBe(200)
  expect(await counted()).toEqual({ opened: 1, registered: 0 })
  await visit({ agent: desk })
  await visit({ address: '203.0.113.9' })
  expect(await counted()).toMatchObject({ opened: 3 })
  for (const address of ['203.0.113.10', '198.51.100.7']) await visit({ device: 'device-0001', address })
  expect(await counted()).toMatchObject({ opened: 4 })
  for (const address of ['2001:db8:1:2::3', '2001:db8:1:2::4']) await visit({ address })
  expect(await counted()).toMatchObject({ opened: 5 })
  site.advance(dayMs)
  await visit()
  await visit()
  expect(await counted()).toMatchObject({ opened: 6 })
})

test('[AGT-06] two calls of a visitor at once are one opening', async () => {
  await Promise.all([visit(), visit(), visit()])
  expect(await counted()).toMatchObject({ opened: 1 })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/146.0.0.0 Safari/537.36',
  'curl/8.5.0',
  '',
])('[AGT-06] a robot opens no link: "%s"', async (agent) => {
  expect((await visit({ agent })).status).toBe(200)
  expect(await counted()).toEqual({ opened: 0, registered: 0 })
})

test('[AGT-06] the owner opens no link of its own, in the browser or on the device of its session, and others do', async () => {
  const json = { username: 'aprilsol22', password: demoPassword, loginDeviceId: 'device-of-april' }
  const login = await site.askSealed('POST', '/wps/session/login', json, { headers: { 'User-Agent': desk } })
  expect(login.body.success).toBe(true)
  await visit({ agent: desk })
  await visit({ device: 'device-of-april', address: '203.0.113.9' })
  expect(await counted()).toMatchObject({ opened: 0 })
  await visit({ agent: phone })
  await visit({ agent: desk, address: '203.0.113.9' })
  expect(await counted()).toMatchObject({ opened: 2 })
})

test('[AGT-06] a registration is an opening, so that no link has more registered than opened', async () => {
  await visit()
  await register('opener01')
  expect(await counted()).toEqual({ opened: 1, registered: 1 })
  await visit()
  expect(await counted()).toEqual({ opened: 1, registered: 1 })
  await register('opener02')
  expect(await counted()).toEqual({ opened: 2, registered: 2 })
  await register('opener03', { agent: 'curl/8.5.0' })
  expect(await counted()).toEqual({ opened: 3, registered: 3 })
  await visit({ address: '203.0.113.9' })
  expect(await counted()).toEqual({ opened: 4, registered: 3 })
})

test('[AGT-06] openings are kept as long as their day may be asked for', async () => {
  const kept = async () => {
    const { rows } = await site.gateway.db.execute<{ size: number }>(
      sql`select count(*)::integer as size from affiliate_openings`,
    )
    return rows[0]?.size
  }
  await visit()
  site.advance(3 * dayMs)
  await visit()
  await deleteOld(site.gateway, site.gateway.clock.now())
  expect(await kept()).toBe(1)
  expect(await counted()).toMatchObject({ opened: 2 })
})

test('[AGT-06] the migration lifts what was counted before to the registrations of a link, and lowers nothing', async () => {
  const { db } = site.gateway
  await register('opener04')
  await db.update(affiliateLinks).set({ opened: sql`case when code = ${code} then 0 else opened end` })
  const others = await db.select({ sum: sql<string>`sum(opened)` }).from(affiliateLinks)
  const text = await readFile(new URL('../../../drizzle/0030_link-openings.sql', import.meta.url), 'utf8')
  await db.execute(sql.raw(text.slice(text.indexOf('-- Hand-written'))))
  expect(await counted()).toEqual({ opened: 1, registered: 1 })
  const lifted = await db.select({ sum: sql<string>`sum(opened)` }).from(affiliateLinks)
  expect(Number(lifted[0]?.sum)).toBe(Number(others[0]?.sum) + 1)
})

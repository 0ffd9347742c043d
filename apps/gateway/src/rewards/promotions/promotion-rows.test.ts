import { readFile } from 'node:fs/promises'
import { listDepositPromotions, listPromotionOffers, listRegisterPromotions } from '@parlour/api-client/endpoints'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../app/seed/seed.ts'
import { day } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { announcements, banners, promotions, seedState } from '../../kernel/db/tables/index.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

/**
 * What the offers, the bonuses of deposits and the promotions for new members answered while they were written in code,
 * with the members that answers have been given since.
 */
const answersOfCode = async (): Promise<string> =>
  JSON.stringify(JSON.parse(await readFile(new URL('answers-of-code.json', import.meta.url), 'utf8')))

async function answersOf(gateway: TestGateway): Promise<string> {
  const token = await gateway.logIn()
  const answers: Record<string, unknown> = {}
  for (const Language of ['EN', 'VI'])
    for (const [name, { method, path }, who] of [
      ['offers guest', listPromotionOffers, {}],
      ['deposit', listDepositPromotions, { token }],
      ['register', listRegisterPromotions, {}],
    ] as const)
      answers[`${Language} ${name}`] = (await gateway.ask(method, path, { ...who, headers: { Language } })).body.value
  return JSON.stringify(answers)
}

test('a database that is older than the table of promotions answers the same to the byte after the next start', async () => {
  const { db, passwords, clock } = site.gateway
  const start = () => seed(db, { kind: null, now: clock.now(), passwords, say: () => undefined })
  await db.delete(promotions)
  await db.update(seedState).set({ version: 5 })
  await start()
  expect(await answersOf(await site.twin())).toBe(await answersOfCode())
})

test('a later start leaves a promotion as the operator has ended it', async () => {
  const { db, passwords, clock } = site.gateway
  await site.operate('promotion', 'end', '107')
  const rows = () =>
    db
      .select({ end: announcements.endDate, decided: promotions.decided })
      .from(promotions)
      .innerJoin(announcements, eq(announcements.id, promotions.id))
      .where(inArray(promotions.id, [107, 108]))
      .orderBy(promotions.id)
  expect(await rows()).toEqual([
    { end: clock.now(), decided: true },
    { end: null, decided: false },
  ])
  await seed(db, { kind: null, now: clock.now() + day, passwords, say: () => undefined })
  expect(await rows()).toEqual([
    { end: clock.now(), decided: true },
    { end: null, decided: false },
  ])
  expect(await db.$count(announcements, eq(announcements.type, 'PR'))).toBe(8)
})

test('[BAN-04] a banner whose picture says the figures of a promotion goes when they change, and does not come back', async () => {
  const { db, passwords, clock } = site.gateway
  const led = () => db.select({ id: banners.id }).from(banners).where(eq(banners.linkage, '101'))
  expect(await led()).toHaveLength(1)
  const file = JSON.parse(String(await site.operate('promotion', 'show', '101')))
  const change = (changes: object) =>
    site.operate('promotion', 'change', '101', '--file', JSON.stringify({ ...file, ...changes }))
  const start = async () => {
    await db.update(seedState).set({ version: 5 })
    await seed(db, { kind: null, now: clock.now(), passwords, say: () => undefined })
  }
  expect(await change({ category: 'vip' })).not.toMatch(/Banners/)
  await start()
  expect(await led()).toHaveLength(1)
  expect(await change({ terms: { ...file.terms, days: 30 } })).toMatch(/Banners taken down, .*: 1\.$/)
  expect(await led()).toEqual([])
  await start()
  expect(await led()).toEqual([])
  expect((await db.select().from(banners)).length).toBeGreaterThan(3)
})

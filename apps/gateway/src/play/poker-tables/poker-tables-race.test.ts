import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pokerChairs, pokerHands, pokerPlays, rounds } from '../../kernel/db/tables/index.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { openGame, playOrigin, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { pokerTablesJob } from './poker-tables-job.ts'
import { dealsAfter, decidesWithin, late } from './table-times.ts'

let site: TestGateway
let twin: TestGateway
let frames: readonly OpenGame[] = []
beforeAll(async () => {
  site = await startTestGateway()
  twin = await site.twin()
  const game =
    site.gateway.catalogue.games.find(({ engine, minBet }) => engine === 'poker-tables' && minBet === 1000)?.id ?? 0
  const tokens = [await site.logIn('linhtran88'), await site.logIn('marcobay01'), await site.logIn('aprilsol22')]
  frames = [
    await openGame(site, tokens[0] ?? '', game),
    await openGame(site, tokens[1] ?? '', game),
    await openGame(site, tokens[2] ?? '', game),
  ]
})
afterAll(() => site.close())

/** Asks for something on one of two gateways; what was still running is asked for again with its key. */
async function does(frame: OpenGame, on: TestGateway, what: string, json: object = {}) {
  const key = randomUUID()
  for (;;) {
    const answer = await on.ask('POST', `${playOrigin}/api/poker-tables/${what}`, {
      token: frame.opening.token,
      json,
      headers: { 'Idempotency-Key': key },
    })
    if (answer.body.errorCode !== 'idempotency.running') return answer
  }
}
const each = (what: string, json: object = {}) =>
  Promise.all(frames.map((frame, at) => does(frame, at % 2 ? twin : site, what, json)))
const looks = () => Promise.all(frames.flatMap((frame) => [does(frame, site, 'look'), does(frame, twin, 'look')]))
const jobs = () =>
  Promise.all([site, twin].map(({ gateway }) => runDueJobs(gateway, [pokerTablesJob], gateway.clock.now())))

test('members of one table act at the same moment on two gateways: one chair each, one deal, one end, and sound books', async () => {
  const { db } = site.gateway
  expect(
    (await Promise.all([each('sit', { room: 1 }), each('sit', { room: 1 })])).flat().map(({ body }) => body.success),
  ).not.toContain(false)
  expect((await db.select().from(pokerChairs)).map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([0, 1, 2])
  for (let hand = 0; hand < 4; hand++) {
    const before = await db.$count(rounds)
    expect((await each('join', { ante: 1000 })).map(({ body }) => body.success)).toEqual([true, true, true])
    site.advance(dealsAfter)
    const dealt = (await looks()).map(({ body }) => body.value.table.hand)
    expect(new Set(dealt.map(({ id, state }) => `${id} ${state}`)).size).toBe(1)
    const handId = String(dealt[0].id)
    const plays = await db.select().from(pokerPlays).where(eq(pokerPlays.handId, handId))
    expect(new Set(plays.flatMap(({ cards }) => cards ?? [])).size).toBe(15)
    if (hand < 2)
      await Promise.all([
        each('decide', { handId, stays: hand === 0 }),
        looks(),
        each('decide', { handId, stays: true }),
      ])
    else {
      site.advance(decidesWithin + late)
      await Promise.all([looks(), jobs(), each('decide', { handId, stays: true })])
    }
    expect(await db.$count(rounds)).toBe(before + 3)
    const [over] = await db.select().from(pokerHands).where(eq(pokerHands.id, handId))
    const [paid] = await db
      .select({ sum: sql<number>`sum(${pokerPlays.paid})`.mapWith(Number) })
      .from(pokerPlays)
      .where(eq(pokerPlays.handId, handId))
    expect(over).toMatchObject({ state: 'over', pot: (paid?.sum ?? 0) + (over?.fee ?? 0) })
    expect(await ledgerFaults(db)).toEqual([])
  }
})

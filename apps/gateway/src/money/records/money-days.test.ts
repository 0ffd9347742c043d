import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { undo } from '../../app/testing/undo.ts'
import type { Database } from '../../kernel/db/open-database.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { memberAccount, openAccount } from '../../kernel/ledger/index.ts'
import { postTransfers, transferKinds } from '../../kernel/ledger/post-transfer.ts'
import { rollUpFaults, rollUpJob } from './check-roll-ups.ts'
import { moneyIn } from './money-in.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const sorted = async (db: Database, statement: SQL): Promise<string[]> =>
  (await rowsOf(db, statement)).map((row) => Object.values(row).map(String).join(' ')).toSorted()

const people = [1_000_001, 1_000_002, 1_000_003]

test('whatever is booked, the money of any stretch of time is the sum of its entries, by member, wallet and kind', async () => {
  const midnight = startOfDay(testNow) + 400 * day
  const moment = fc.oneof(fc.integer({ min: -day, max: day }), fc.constantFrom(-day, -1, 0, 1, day))
  const booking = fc.record({
    kind: fc.constantFrom(...transferKinds),
    from: fc.constantFrom(...people),
    wallet: fc.constantFrom('main', 'held'),
    to: fc.constantFrom('house/cash', 'house/games', ...people),
    amount: fc.integer({ min: 1, max: 50_000 }),
    at: moment,
  })
  const statements = fc.array(fc.array(booking, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(statements, moment, moment, async (all, a, b) =>
      undo(site.gateway.db, async (tx) => {
        for (const id of people) {
          await openAccount(tx, id, 'held')
          for (const wallet of ['main', 'held'])
            await tx.execute(
              sql`update accounts set balance = balance + 100000000 where name = ${memberAccount(id, wallet)}`,
            )
        }
        for (const some of all)
          await postTransfers(
            tx,
            some
              .filter(({ from, to }) => from !== to)
              .map(({ kind, from, wallet, to, amount, at }) => ({
                id: randomUUID(),
                kind,
                at: midnight + at,
                lines: [
                  { account: memberAccount(from, wallet), amount: -amount },
                  { account: typeof to === 'number' ? memberAccount(to) : to, amount },
                ],
              })),
          )
        const bounds = [
          { from: midnight + Math.min(a, b), until: midnight + Math.max(a, b) },
          { from: midnight - day, until: midnight + 2 * day },
        ]
        for (const period of bounds)
          expect(
            await sorted(
              tx,
              sql`select member_id, wallet, kind, sum(incoming) as a, sum(outgoing) as b, sum(transfers) as c
                from (${moneyIn(period, people)}) p group by 1, 2, 3`,
            ),
          ).toEqual(
            await sorted(
              tx,
              sql`select a.member_id, a.wallet, x.kind, sum(greatest(e.amount, 0)) as a, sum(least(e.amount, 0)) as b, count(*) as c
                from entries e join accounts a on a.id = e.account_id join transfers x on x.id = e.transfer_id
                where a.member_id in (${people[0]}, ${people[1]}, ${people[2]}) and e.at >= ${period.from} and e.at < ${period.until} group by 1, 2, 3`,
            ),
          )
        expect(await rollUpFaults(tx, people, { from: midnight - day, until: midnight + 2 * day })).toEqual([])
      }),
    ),
    { numRuns: 30, seed: 34 },
  )
})

test('what an older database holds is rolled up by the migration as the trigger does it', async () => {
  const statements = readFileSync(new URL('../../../drizzle/0037_money-days.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  )
  const filling = statements.filter((text) => /^\s*INSERT INTO money_days/.test(text))
  expect(filling).toHaveLength(1)
  const all = sql`select member_id, day, wallet, kind, incoming, outgoing, transfers from money_days`
  await undo(site.gateway.db, async (tx) => {
    const before = await sorted(tx, all)
    await tx.execute(sql`delete from money_days`)
    for (const text of filling) await tx.execute(sql.raw(text))
    expect(await sorted(tx, all)).toEqual(before)
    expect(before.length).toBeGreaterThan(20)
  })
})

test('the nightly check finds nothing in sound books, and tells of a day that is off by a centavo', async () => {
  const { db } = site.gateway
  const told = () => site.logged.filter(({ msg }) => msg === 'roll-ups differ from the books')
  site.advance(day)
  await runOnly(site, rollUpJob)
  expect(told()).toEqual([])
  const recent = startOfDay(testNow) - 5 * day
  const [play] = await rowsOf(db, sql`select min(member_id) as id from member_days where day >= ${recent}`)
  await db.execute(
    sql`update member_days set win = win + 1 where (member_id, day, category) =
      (select member_id, day, category from member_days where member_id = ${play?.['id']} and day >= ${recent} limit 1)`,
  )
  const [money] = await rowsOf(db, sql`select max(member_id) as id from money_days where day >= ${recent}`)
  await db.execute(sql`delete from money_days where member_id = ${money?.['id']}`)
  site.advance(day)
  await runOnly(site, rollUpJob)
  expect(told()).toMatchObject([
    { level: 'error', table: 'member_days', members: 1, first: Number(play?.['id']) },
    { level: 'error', table: 'money_days', members: 1, first: Number(money?.['id']) },
  ])
})

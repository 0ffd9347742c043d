import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import type { Database } from '../../kernel/db/open-database.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { undo } from '../../app/testing/undo.ts'
import { treeFaults, treeJob } from './check-tree.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

/** Everybody above each member by the uplines alone, the nearest first, each once. */
async function walked(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, sql`select id, upline_id from members`)
  const uplines = new Map(rows.map((row) => [Number(row['id']), Number(row['upline_id'] ?? 0)]))
  return [...uplines.keys()].flatMap((id) => {
    const above: number[] = []
    for (let next = uplines.get(id) ?? 0; next !== 0 && !above.includes(next); next = uplines.get(next) ?? 0)
      above.push(next)
    return above.map((ancestor, at) => `${ancestor}/${id}/${at + 1}`)
  })
}

const kept = async (db: Database): Promise<string[]> =>
  (await rowsOf(db, sql`select ancestor_id, member_id, depth from member_ancestors`)).map(
    (row) => `${String(row['ancestor_id'])}/${String(row['member_id'])}/${String(row['depth'])}`,
  )

const firstId = 5_000_000
const people = 9

test('however members join and change their upline, their ancestors are what the uplines say', async () => {
  const who = fc.integer({ min: 0, max: people - 1 })
  // Each new member has one before it, or none, as upline; a change may make a loop.
  const uplines = fc.tuple(
    ...Array.from({ length: people }, (_, at) =>
      at === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: at - 1 }), { freq: 6 }),
    ),
  )
  const change = fc.record({ of: who, to: fc.option(who, { freq: 6 }) })
  await fc.assert(
    fc.asyncProperty(
      uplines,
      fc.integer({ min: 1, max: people }),
      fc.array(change, { maxLength: 5 }),
      async (all, together, changes) =>
        undo(site.gateway.db, async (tx) => {
          const rows = all.map((upline, at) => ({
            id: firstId + at,
            username: `tree${at}`,
            usernameKey: `tree${at}`,
            nickname: `tree${at}`,
            type: 0,
            referralCode: `TREE${at}`,
            registeredAt: testNow,
            uplineId: upline === null ? null : firstId + upline,
          }))
          for (let first = 0; first < rows.length; first += together)
            await tx
              .insert(members)
              .overridingSystemValue()
              // The last of a statement comes first: its upline is written after it.
              .values(rows.slice(first, first + together).toReversed())
          for (const { of, to } of changes)
            await tx.execute(
              sql`update members set upline_id = ${to === null ? null : firstId + to}::bigint where id = ${firstId + of}`,
            )
          expect((await kept(tx)).toSorted()).toEqual((await walked(tx)).toSorted())
          expect(
            await treeFaults(
              tx,
              rows.map(({ id }) => id),
            ),
          ).toEqual([])
        }),
    ),
    { numRuns: 40, seed: 34 },
  )
})

test('what an older database holds is filled by the migration as the triggers do it', async () => {
  const statements = readFileSync(new URL('../../../drizzle/0036_member-ancestors.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  )
  const filling = statements.filter((text) => /^\s*INSERT INTO member_ancestors/.test(text))
  expect(filling).toHaveLength(1)
  await undo(site.gateway.db, async (tx) => {
    const before = await kept(tx)
    await tx.execute(sql`delete from member_ancestors`)
    for (const text of filling) await tx.execute(sql.raw(text))
    expect((await kept(tx)).toSorted()).toEqual(before.toSorted())
    expect(before.length).toBeGreaterThan(20)
  })
})

test('the nightly check tells of ancestors that differ, and writes them from the uplines', async () => {
  const { db } = site.gateway
  const before = (await kept(db)).toSorted()
  const told = () => site.logged.filter(({ msg }) => msg === 'ancestors of members differ from their uplines')
  site.advance(day)
  await runOnly(site, treeJob)
  expect(told()).toEqual([])
  await db.execute(
    sql`update member_ancestors set depth = depth + 1 where member_id = (select max(member_id) from member_ancestors)`,
  )
  await db.execute(sql`delete from member_ancestors where member_id = (select min(member_id) from member_ancestors)`)
  await db.execute(sql`insert into member_ancestors (ancestor_id, member_id, depth)
    select min(id), max(id), 1 from members where upline_id is null`)
  site.advance(day)
  await runOnly(site, treeJob)
  expect(told()).toMatchObject([{ level: 'error', members: 3 }])
  expect((await kept(db)).toSorted()).toEqual(before)
})

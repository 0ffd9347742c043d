import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as tables from '../db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { oldRows } from './delete-old.ts'
import { retainedTables } from './retained-tables.ts'
import { retentionRules } from './rules.ts'
import { readRetention } from './settings.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

type Row = Readonly<Record<string, unknown>>

const rowsOf = async (
  query: SQL,
  db: Pick<TestGateway['gateway']['db'], 'execute'> = site.gateway.db,
): Promise<readonly Row[]> => {
  const { rows } = await db.execute<Row>(query)
  return rows
}

const ruled = new Set(retentionRules.map(({ column }) => getTableName(column.table)))

test('every table has a rule by which rows are deleted, or a reason why they are kept, and not both', () => {
  const known = Object.values(tables)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableName(table as PgTable))
  const kept = Object.keys(retainedTables)
  expect(known.filter((name) => !ruled.has(name) && !kept.includes(name))).toEqual([])
  expect(kept.filter((name) => ruled.has(name) || !known.includes(name))).toEqual([])
})

test('every batch finds its rows by an index on the column of its rule', async () => {
  await site.gateway.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    for (const rule of retentionRules) {
      const rows = await rowsOf(sql`explain ${oldRows(rule, 1, 10)}`, tx)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, rule.name).not.toContain('Seq Scan')
      expect(plan, rule.name).toMatch(new RegExp(`Index Cond: \\(+${rule.column.name} < `))
    }
  })
})

test('what refers to a deleted row is found by an index', async () => {
  const rows = await rowsOf(sql`
    select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to", exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
    ) as indexed from pg_constraint c where c.contype = 'f'`)
  expect(rows.filter(({ to, indexed }) => ruled.has(String(to)) && !indexed)).toEqual([])
})

test('PARLOUR_RETENTION sets days by rule, and nothing below the shortest time', () => {
  expect(readRetention(undefined)).toEqual({})
  expect(readRetention('messages=730, launches=90')).toEqual({ messages: 730 * 86_400_000, launches: 90 * 86_400_000 })
  expect(() => readRetention('rounds=30')).toThrow('PARLOUR_RETENTION cannot set "rounds"; it sets idempotency,')
  expect(() => readRetention('attempts=30')).toThrow('cannot set "attempts"')
  for (const days of ['30', '-1', '1.5', 'x', ''])
    expect(() => readRetention(`sessions=${days}`)).toThrow('sessions must be a number of days, at least 31')
})

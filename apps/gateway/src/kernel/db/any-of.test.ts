import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { bigintArray, isAnyId, isAnyOf, isAnyText, textArray, uuidArray } from './any-of.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const rowsOf = async (statement: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> => {
  const { rows } = await site.gateway.db.execute(statement)
  return rows
}

test('arrays of numbers, texts and ids arrive as they were sent', async () => {
  const texts = ['plain', 'a,b', '"quoted"', String.raw`back\slash`, '{brace}', '', 'NULL', 'Nguyễn']
  const ids = [randomUUID(), randomUUID()]
  const [row] = await rowsOf(sql`select to_json(${bigintArray([1, -2, 9_007_199_254_740_991])}) as numbers,
    to_json(${textArray(texts)}) as texts, to_json(${uuidArray(ids)}) as ids, cardinality(${bigintArray([])}) as none`)
  expect(row).toEqual({ numbers: [1, -2, 9_007_199_254_740_991], texts, ids, none: 0 })
})

test('a statement takes more than the 65,535 parameters that the protocol has, as one', async () => {
  const many = Array.from({ length: 70_000 }, (_, at) => 1_000_001 + at)
  const [row] =
    await rowsOf(sql`select count(*)::int as n, count(*) filter (where ${isAnyText(sql`username`, ['marcobay01'])})::int as marco
    from members where ${isAnyOf(sql`id`, many)} and not ${isAnyId(sql`gen_random_uuid()`, [])}`)
  expect(row?.['n']).toBeGreaterThan(20)
  expect(row?.['marco']).toBe(1)
})

test('accounts are found by their index, not by reading the table', async () => {
  const plans = await site.gateway.db.transaction(async (tx) => {
    await tx.execute(sql`insert into members (username, username_key, nickname, type, referral_code, registered_at)
      select 'plan' || n, 'plan' || n, '', 0, 'PLAN' || n, 0 from generate_series(1, 14000) n`)
    await tx.execute(
      sql`insert into accounts (name, member_id, wallet) select 'member/' || id, id, 'main' from members on conflict do nothing`,
    )
    await tx.execute(sql`analyze accounts`)
    const explained: unknown[] = []
    for (const where of [
      isAnyOf(sql`id`, [7]),
      isAnyText(sql`name`, ['member/1000001', 'house/games']),
      isAnyOf(sql`member_id`, [1_000_001]),
    ])
      explained.push(await tx.execute(sql`explain select * from accounts where ${where} order by id for update`))
    const [ids, balances] = [bigintArray([7]), bigintArray([0])]
    explained.push(
      await tx.execute(
        sql`explain update accounts set balance = moved.balance from unnest(${ids}, ${balances}) moved(id, balance) where accounts.id = moved.id`,
      ),
    )
    await tx.execute(sql`delete from accounts where name like 'member/%' and balance = 0 and member_id > 1000200`)
    return JSON.stringify(explained)
  })
  expect(plans).not.toContain('Seq Scan')
  expect(plans).toContain('Index Scan')
})

test('no statement looks into a set of json', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|any-of\.ts$/.test(name),
  )
  expect(files.filter((name) => /jsonb_array_elements/.test(readFileSync(`${source}/${name}`, 'utf8')))).toEqual([])
})

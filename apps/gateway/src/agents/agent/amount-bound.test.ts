import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { entriesByAmount } from './amount-bound.ts'
import { idsOfTeam } from './team-figures.ts'

let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn('marcobay01')
})
afterAll(() => site.close())

const midnight = startOfDay(testNow)
const period = { from: midnight - 20 * day, until: midnight + day }

async function listed(search: string, from: number) {
  const path = `/wps/report/downlineTransaction?sort=amount&startTime=${from}&endTime=${period.until - 1}&${search}`
  const { body } = await site.ask('GET', path, { token })
  expect(body.success, `${path}: ${body.errorCode}`).toBe(true)
  return body.value
}

test('[AGT-02] transactions in the order of their amounts are the same by days as by all entries, on every page', async () => {
  const { db } = site.gateway
  const [earliest] = await rowsOf(db, sql`select count(*) as found from entries where at = ${period.from}`)
  expect(Number(earliest?.['found'])).toBe(0)
  for (const order of ['asc', 'desc'])
    for (const narrowed of [
      '',
      'codeTypes=deposit',
      'codeTypes=withdrawal',
      'account=a',
      'account=april&codeTypes=deposit',
    ])
      for (const place of [
        'page=1&size=10',
        'page=4&size=10',
        'page=2&size=100',
        'page=1&size=500',
        'page=40&size=500',
      ]) {
        const search = `order=${order}&${narrowed}&${place}`
        // A period that is not of whole days is read entry by entry.
        expect(await listed(search, period.from), search).toEqual(await listed(search, period.from + 1))
      }
})

test('only days that may hold one of the asked amounts are read, all entries where there are too few', async () => {
  const { db } = site.gateway
  const [agent] = await rowsOf(db, sql`select id from members where username = 'marcobay01'`)
  const team = idsOfTeam(Number(agent?.['id']))
  const asked = { period, team, ofKinds: () => sql`true`, order: 'desc', rows: 10 } as const
  const found = await entriesByAmount(db, asked)
  const [row] = await rowsOf(db, sql`select count(*) as few, (select count(*) from entries) as all from ${found}`)
  expect(Number(row?.['few'])).toBeGreaterThanOrEqual(10)
  expect(Number(row?.['few'])).toBeLessThan(Number(row?.['all']) / 20)
  expect(await entriesByAmount(db, { ...asked, rows: 1_000_000 })).toBeNull()
  expect(await entriesByAmount(db, { ...asked, period: { ...period, from: period.from + 1 } })).toBeNull()
})

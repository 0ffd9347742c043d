import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const downlines = '/wps/agent/downlines'
const figures = ['deposits', 'withdrawals', 'turnover', 'profit', 'active'] as const
type Row = Readonly<Record<(typeof figures)[number], number>> & { readonly account: string; readonly upline: string }

let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const get = async (search: string, token = marco, size = 500) => {
  const { body } = await site.ask('GET', `${downlines}?size=${size}&${search}`, { token })
  expect(body.success, `${search}: ${body.errorCode}`).toBe(true)
  return body.value as { list: Row[]; totals: Row & { teamSize: number }; totalCount: number; trail: string[] }
}
const sum = (rows: readonly Row[], name: (typeof figures)[number]) =>
  Math.round(rows.reduce((all, row) => all + row[name], 0) * 100) / 100

test('[AGT-02] with the figures of the team a row counts everybody beneath it, and the totals are those of all', async () => {
  const everybody = (await get('scope=team')).list
  const { list, totals, totalCount } = await get('figures=team&sort=turnover')
  const row = list.find(({ account }) => account === 'aprilsol22')
  const hers = everybody.filter(({ account, upline }) => account === 'aprilsol22' || upline === 'aprilsol22')
  expect(hers).toHaveLength(28)
  for (const name of figures) {
    expect(row?.[name], name).toBe(sum(hers, name))
    expect(totals[name], name).toBe(sum(everybody, name))
  }
  expect(sum(hers, 'turnover')).toBeGreaterThan(0)
  expect(sum(everybody, 'active')).toBe(everybody.filter(({ turnover }) => turnover > 0).length)
  expect(totalCount + totals.teamSize).toBe(everybody.length)
})

test('[AGT-02] the way down to a member begins below the agent who asks', async () => {
  expect((await get('')).trail).toEqual([])
  expect((await get('upline=MARCOBAY01')).trail).toEqual([])
  expect((await get('upline=APRILSOL22')).trail).toEqual(['aprilsol22'])
  const [below] = (await get('', april)).list
  expect((await get(`upline=${below?.account}`)).trail).toEqual(['aprilsol22', below?.account])
  expect((await get(`upline=${below?.account}`, april)).trail).toEqual([below?.account])
})

test('[AGT-02] totals and rows are the same in every order, for all levels, kinds, names and times', async () => {
  const midnight = startOfDay(testNow)
  const times = ['', `&startTime=${midnight - 5 * day + 3_600_000}&endTime=${midnight + 3_600_000}`]
  const byAccount = ({ list }: { list: readonly Row[] }) => list.toSorted((a, b) => (a.account < b.account ? -1 : 1))
  for (const scope of ['direct', 'team'])
    for (const shownFigures of ['own', 'team'])
      for (const narrowed of ['', '&show=agents', '&show=players', '&account=a', '&account=april&show=agents'])
        for (const time of times) {
          const search = `scope=${scope}&figures=${shownFigures}${narrowed}${time}`
          // The first cuts its page before figures are worked out, the second works out those of everybody.
          const [cut, whole] = [await get(`${search}&sort=registeredAt`), await get(`${search}&sort=teamSize`)]
          expect(cut.totals, search).toEqual(whole.totals)
          expect(cut.totalCount, search).toBe(whole.totalCount)
          expect(byAccount(cut), search).toEqual(byAccount(whole))
          for (const name of figures)
            expect(cut.totals[name], `${search}: ${name}`).toBeCloseTo(sum(whole.list, name), 2)
        }
})

test('[AGT-02] pages of all levels are parts of the whole list, by date and by figures, in both orders', async () => {
  const accounts = ({ list }: { list: readonly Row[] }) => list.map(({ account }) => account)
  for (const sort of [
    'registeredAt',
    'turnover',
    'profit',
    'active',
    'deposits',
    'withdrawals',
    'commission',
    'account',
  ])
    for (const order of ['asc', 'desc']) {
      const search = `scope=team&sort=${sort}&order=${order}`
      const all = accounts(await get(search))
      expect(all).toHaveLength(40)
      for (const [page, size] of [
        [1, 10],
        [2, 10],
        [4, 10],
        [2, 30],
        [3, 30],
      ] as const)
        expect(accounts(await get(`${search}&page=${page}`, marco, size)), `${search} ${page}`).toEqual(
          all.slice((page - 1) * size, page * size),
        )
    }
})

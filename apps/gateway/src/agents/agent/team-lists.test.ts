import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAnyOf } from '../../kernel/db/any-of.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { idsOfTeam } from './team-figures.ts'

let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

interface Row {
  readonly [column: string]: string & number
}

const get = async (path: string, token: string) => {
  const { body } = await site.ask('GET', path, { token })
  expect(body.success, `${path}: ${body.errorCode}`).toBe(true)
  return body.value
}
const namesOf = (value: { list: Row[] }): string[] => value.list.map((row) => row['account'] ?? '')

const downlines = '/wps/agent/downlines'
const lists = [
  downlines,
  '/wps/report/downlineLottoPNL',
  '/wps/report/teamPVPFishingPNL',
  '/wps/report/teamPVPRNGBetting',
  '/wps/relay/MCSFE_getTeamProfitAndLoss',
  '/wps/relay/MCSFE_getTeamBettingRecords',
  '/wps/agent/downlineRebates',
]

test('[AGT-06] an agent sees the direct downlines, the whole team, or the downlines of one of them', async () => {
  const direct = await get(downlines, marco)
  expect(direct.totalCount).toBe(13)
  expect(direct.list.every((row: Row) => row['level'] === 1 && String(row['upline']) === 'marcobay01')).toBe(true)
  const team = await get(`${downlines}?scope=team&size=100`, marco)
  expect(team.totalCount).toBe(40)
  const listed = await get(`${downlines}?upline=aprilsol22&size=100`, marco)
  expect(listed.totalCount).toBe(27)
  expect(listed.list.every((row: Row) => row['level'] === 2)).toBe(true)
  const [row] = (await get(`${downlines}?account=APRILSOL`, marco)).list
  expect(row).toMatchObject({ account: 'aprilsol22', type: 2, downlines: 27, teamSize: 27 })
  expect(namesOf(await get(`${downlines}?show=agents`, marco))).toEqual(['aprilsol22'])
})

test('[AGT-07] no list shows a row of a member outside the downlines', async () => {
  const mine = new Set(namesOf(await get(`${downlines}?scope=team&size=100`, april)))
  expect(mine.size).toBe(27)
  for (const path of lists) {
    const value = await get(`${path}?size=500`, april)
    expect(value.list.length, path).toBeGreaterThan(0)
    expect(
      namesOf(value).filter((name) => !mine.has(name)),
      path,
    ).toEqual([])
  }
  const moves = await get('/wps/report/downlineTransaction?size=500', april)
  expect(moves.list.filter((row: Row) => !mine.has(row['customerName'] ?? ''))).toEqual([])
  for (const account of ['marcobay01', 'hernan73']) {
    const { body } = await site.ask('GET', `${downlines}?upline=${account}`, { token: april })
    expect(body.errorCode).toBe('agent.downline.unknown')
  }
  expect((await get('/wps/relay/MCSFE_getContractDividendRecords?scope=team', april)).totalCount).toBe(0)
})

test('players and demo accounts are refused by every agent call', async () => {
  const player = await site.logIn()
  const guest = await site.logIn('guest4021')
  for (const path of [
    ...lists,
    '/wps/agent/default',
    '/wps/agent/announcements',
    '/wps/relay/ODSFE2_getTeamOverviewSum',
    '/wps/relay/MCSFE_getTeamAttention',
    '/wps/report/income',
  ])
    for (const token of [player, guest])
      expect((await site.ask('GET', path, { token })).body.errorCode, path).toBe('in_need_true_account')
})

test('[AGT-07] every list sorts by its columns, in pages that add up to the whole', async () => {
  for (const [path, column] of [
    ['/wps/relay/MCSFE_getTeamBettingRecords', 'stake'],
    ['/wps/relay/MCSFE_getTeamProfitAndLoss', 'deposits'],
    ['/wps/report/downlineTransaction', 'amount'],
    ['/wps/report/commission', 'amount'],
    [downlines, 'balance'],
  ] as const) {
    const whole = await get(`${path}?sort=${column}&order=asc&size=7`, marco)
    const values = whole.list.map((row: Row) => row[column])
    expect(values, path).toEqual(values.toSorted((a: number, b: number) => a - b))
    expect(whole.totalPages, path).toBe(Math.ceil(whole.totalCount / 7))
    const next = await get(`${path}?sort=${column}&order=asc&size=7&page=2`, marco)
    expect(next.list[0]?.[column], path).toBeGreaterThanOrEqual(values.at(-1))
    expect(
      next.list.some((row: Row) => JSON.stringify(row) === JSON.stringify(whole.list.at(-1))),
      path,
    ).toBe(false)
    const { list, totals, totalCount } = await get(
      `${path}?sort=${column}&order=asc&size=7&page=${whole.totalPages + 1}`,
      marco,
    )
    expect({ list, totals, totalCount }, path).toEqual({ list: [], totals: whole.totals, totalCount: whole.totalCount })
  }
  expect((await site.ask('GET', `${downlines}?sort=id;drop`, { token: marco })).status).toBe(400)
})

test('[AGT-07] totals are of all rows that the filters let through, by time and account', async () => {
  const path = '/wps/relay/MCSFE_getTeamProfitAndLoss'
  const all = await get(`${path}?size=500`, marco)
  const sum = (column: string): number =>
    Math.round(all.list.reduce((total: number, row: Row) => total + (row[column] ?? 0) * 100, 0)) / 100
  for (const column of ['turnover', 'win', 'profit', 'deposits', 'withdrawals'])
    expect(all.totals[column], column).toBeCloseTo(sum(column), 2)
  const week = `&startTime=${testNow - 7 * day}&endTime=${testNow}`
  const some = await get(`${path}?account=tranvy${week}`, marco)
  expect(namesOf(some)).toEqual(['tranvy92'])
  const bets = await get(`/wps/relay/MCSFE_getTeamBettingRecords?account=tranvy92&size=500${week}`, marco)
  expect(bets.totals.stake).toBeCloseTo(some.totals.turnover, 2)
  expect(bets.list.every((row: Row) => (row['settledAt'] ?? 0) >= testNow - 7 * day)).toBe(true)
  const cards = await get(`/wps/report/teamPVPRNGBetting?size=500${week}`, marco)
  expect(new Set(cards.list.map((row: Row) => row['category']))).toEqual(new Set(['RNG', 'PVP']))
})

test('[AGT-02] the team overview adds up its days, and shows the stretch before', async () => {
  const value = await get('/wps/relay/ODSFE2_getTeamOverviewSum', marco)
  expect(value).toMatchObject({ members: 40, agents: 1, newToday: 0 })
  expect(value.days).toHaveLength(14)
  expect(value.startTime).toBe(value.days[0].day)
  for (const column of ['deposits', 'withdrawals', 'turnover', 'income'])
    expect(value.totals[column], column).toBeCloseTo(
      value.days.reduce((total: number, one: Row) => total + (one[column] ?? 0), 0),
      2,
    )
  expect(value.totals.activeMembers).toBeLessThanOrEqual(40)
  expect(value.before.turnover).toBeGreaterThan(0)
  const people = await get(`${downlines}?scope=team&size=500`, marco)
  expect(value.balance).toBeCloseTo(people.totals.balance, 2)
  const window = `startTime=${value.startTime}&endTime=${value.endTime}`
  expect(value.totals.turnover).toBeCloseTo(
    (await get(`/wps/relay/MCSFE_getTeamProfitAndLoss?${window}`, marco)).totals.turnover,
    2,
  )
  expect(value.totals.income).toBeCloseTo((await get(`/wps/report/income?${window}`, marco)).totals.total, 2)
})

test('[AGT-02] whom to look after: the five largest changes of turnover, and new members without a deposit', async () => {
  const window = (from: number, until: number) => `startTime=${from}&endTime=${until - 1}`
  const until = startOfDay(testNow) + day
  const length = 30 * day
  const value = await get(`/wps/relay/MCSFE_getTeamAttention?${window(until - length, until)}`, marco)
  const turned = async (from: number, end: number) =>
    new Map<string, number>(
      (await get(`${downlines}?scope=team&size=500&${window(from, end)}`, marco)).list.map((row: Row) => [
        row['account'],
        row['turnover'],
      ]),
    )
  const [now, before] = [await turned(until - length, until), await turned(until - 2 * length, until - length)]
  const changes = [...now]
    .map(([account, turnover]) => ({ account, turnover, before: before.get(account) ?? 0 }))
    .toSorted((a, b) => Math.abs(b.turnover - b.before) - Math.abs(a.turnover - a.before))
  expect(value.changed).toEqual(changes.slice(0, 5))
  const people: Row[] = (await get(`${downlines}?scope=team&size=500&sort=registeredAt`, marco)).list
  const fresh = people.filter((row) => (row['registeredAt'] ?? 0) >= until - length).map((row) => row['account'])
  expect(fresh.length).toBeGreaterThanOrEqual(value.withoutDeposit)
  expect(fresh).toEqual(expect.arrayContaining(namesOf({ list: value.newest })))
  expect(value.newest).toHaveLength(Math.min(5, value.withoutDeposit))
})

test('[AGT-02] the profit of a team is what its members won less what they staked, and no more than the bets of the demo allow', async () => {
  const value = await get('/wps/relay/ODSFE2_getTeamOverviewSum', marco)
  const [agent] = await rowsOf(site.gateway.db, sql`select id from members where username = 'marcobay01'`)
  const [played] = await rowsOf(
    site.gateway.db,
    sql`select sum(r.stake) as stake, sum(r.win) as win from rounds r
    where r.member_id in (${idsOfTeam(Number(agent?.['id']))}) and r.settled_at between ${value.startTime} and ${value.endTime}`,
  )
  expect(value.totals.profit).toBeCloseTo((Number(played?.['win']) - Number(played?.['stake'])) / 100, 2)
  expect(value.totals.profit).toBeCloseTo(
    value.days.reduce((total: number, one: Row) => total + (one['profit'] ?? 0), 0),
    2,
  )
  for (const { profit, turnover } of [value.totals, value.before]) expect(Math.abs(profit)).toBeLessThan(turnover)
})

test('[AGT-07] profit of any stretch of time is the sum of its rounds, by days and by parts of days, of all categories or one', async () => {
  const midnight = startOfDay(testNow)
  const mine = await get(`${downlines}?scope=team&size=100`, marco)
  for (const [from, until] of [
    [midnight - 5 * day, midnight],
    [midnight - 5 * day + 3_600_000, midnight - 7_200_000],
    [midnight - 3_600_000, midnight + 3_600_000],
  ] as const)
    for (const category of ['', 'RNG', 'LIVE']) {
      const { list } = await get(
        `/wps/relay/MCSFE_getTeamProfitAndLoss?size=500&startTime=${from}&endTime=${until - 1}&category=${category}`,
        marco,
      )
      const expected = await rowsOf(
        site.gateway.db,
        sql`
        select r.member_id as id, count(*) as rounds, sum(r.win) - sum(r.stake) as profit from rounds r join games g on g.id = r.game_id
        where ${isAnyOf(
          sql`r.member_id`,
          mine.list.map((row: Row) => Number(row['memberId'])),
        )} and r.settled_at >= ${from} and r.settled_at < ${until}
          and ${category} in ('', g.category) group by 1`,
      )
      const found = list
        .filter((row: Row) => Number(row['rounds']) > 0)
        .map((row: Row) => [row['memberId'], row['rounds'], Math.round(Number(row['profit']) * 100)])
      expect(new Set(found.map(String)), `${from} ${category}`).toEqual(
        new Set(expected.map((row) => String([row['id'], row['rounds'], row['profit']]))),
      )
    }
})

test('[BEY-11] a payout opens into turnover, rate, adjustments by downline, carry-over and what was paid', async () => {
  const list = await get('/wps/report/commission?category=RNG&size=1', marco)
  const [row] = list.list
  const details = await get(`/wps/relay/MCSFE_getPayoutDetails?payoutId=${row.payoutId}`, marco)
  expect(details).toMatchObject({
    kind: 'commission',
    account: 'marcobay01',
    category: 'RNG',
    rateType: 'P',
    rate: 0.008,
    status: 'approved',
  })
  expect(details.gross).toBeCloseTo(Math.floor(details.turnover * 0.8) / 100, 2)
  expect(details.amount).toBeCloseTo(details.gross + details.adjustment, 2)
  expect(details.adjustment).toBeCloseTo(
    details.adjustments.reduce((sum: number, part: Row) => sum + (part['amount'] ?? 0), 0),
    2,
  )
  const { body } = await site.ask('GET', `/wps/relay/MCSFE_getPayoutDetails?payoutId=${row.payoutId}`, { token: april })
  expect(body.errorCode).toBe('agent.payout.unknown')
  const team = await get('/wps/relay/MCSFE_getDailySalaryRecords?scope=team&size=1', marco)
  expect((await get(`/wps/relay/MCSFE_getPayoutDetails?payoutId=${team.list[0].payoutId}`, marco)).account).toBe(
    'aprilsol22',
  )
})

test('[AGT-05] each record of salaries and dividends has its own kind and statuses', async () => {
  for (const [name, kind] of [
    ['ContractDividend', 'dividend'],
    ['DailySalary', 'daily-salary'],
    ['ContractHourSalary', 'hourly-salary'],
    ['RealTimeSalary', 'realtime-salary'],
  ]) {
    const value = await get(`/wps/relay/MCSFE_get${name}Records?size=500`, marco)
    expect(new Set(value.list.map((row: Row) => row['kind']))).toEqual(new Set([kind]))
    expect(value.totals.amount).toBeCloseTo(
      value.list.reduce((sum: number, row: Row) => sum + (row['amount'] ?? 0), 0),
      2,
    )
  }
  const waiting = await get('/wps/relay/MCSFE_getContractDividendRecords?status=in-process', marco)
  expect(waiting.list.map((row: Row) => row['status'])).toEqual(['in-process'])
})

test('the transaction list speaks of types and notes, and filters by the same words as the personal one', async () => {
  const value = await get('/wps/report/downlineTransaction?codeTypes=deposit,agent_rebate&size=200', marco)
  expect(new Set(value.list.map((row: Row) => row['codeType']))).toEqual(new Set(['deposit', 'agent_rebate']))
  expect(value.list[0]).toMatchObject({ txTypeId: expect.any(Number), txTypeName: expect.any(String) })
  expect(value.totals.outgoing).toBe(0)
  expect((await get('/wps/report/downlineTransaction?codeTypes=nothing', marco)).list).toEqual([])
})

test('the agent centre opens with who the agent is, and notices in the language of the call', async () => {
  expect(await get('/wps/agent/default', april)).toMatchObject({
    account: 'aprilsol22',
    type: 2,
    level: 2,
    upline: 'marcobay01',
    directDownlines: 27,
    teamSize: 27,
    transferEnabled: true,
    rates: { RNG: 0.005 },
  })
  const english = await get('/wps/agent/announcements?size=2', marco)
  expect(english).toMatchObject({ totalCount: 3, totalPages: 2 })
  const { body } = await site.ask('GET', '/wps/agent/announcements', {
    token: marco,
    headers: { Language: 'TY', 'X-Request-Id': randomUUID() },
  })
  expect(body.value.list[0].title).not.toBe(english.list[0].title)
  expect(english.list[0].content).toMatch(/^<p>/)
})

test('[AGT-07] a list is of the last 30 days, of 30 at most, and both ends of the time are in it', async () => {
  const path = '/wps/relay/MCSFE_getTeamBettingRecords'
  const all = await get(`${path}?size=500&sort=settledAt&order=asc`, marco)
  const midnight = startOfDay(testNow) + day
  expect(all.list[0].settledAt).toBeGreaterThanOrEqual(midnight - 30 * day)
  const period = (from: number, to: number) =>
    site.ask('GET', `${path}?startTime=${from}&endTime=${to}&size=500`, { token: marco })
  for (const list of [
    ...lists.filter((one) => !one.includes('Rebates')),
    '/wps/report/income',
    '/wps/report/commission',
    '/wps/report/downlineTransaction',
  ]) {
    const { body } = await site.ask('GET', `${list}?startTime=${midnight - 31 * day}&endTime=${midnight - 1}`, {
      token: marco,
    })
    expect(body, list).toMatchObject({ success: false, errorCode: 'records.period.invalid', value: { maximum: 30 } })
  }
  const { settledAt } = all.list[0]
  expect((await period(settledAt, settledAt)).body.value.list.length).toBeGreaterThan(0)
  expect(
    (await period(settledAt + 1, settledAt + day)).body.value.list.every((row: Row) => row['settledAt'] !== settledAt),
  ).toBe(true)
})

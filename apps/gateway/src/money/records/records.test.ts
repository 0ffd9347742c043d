import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBonus } from '../bonus/close-bonus.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { rounds } from '../../kernel/db/tables/index.ts'
import { sentence } from '../../kernel/http/messages.ts'
import { memberAccount, memberBalance } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { loginTitle } from '../../rewards/promotions/login-streak.ts'
import { paymentOf } from '../../agents/salaries/write-payouts.ts'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const player = 1_000_001
let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

interface Row {
  readonly txId: string
  readonly amount: number
  readonly currentAvailBalance: number
  readonly codeType: string
  readonly vendor: string | null
  readonly wallet: string | null
  readonly txTimeInTimestamp: number
}
const get = async (path: string, as = token, language = 'EN') =>
  (await site.ask('GET', path, { token: as, headers: { Language: language } })).body
const month = `startTime=${startOfDay(testNow) - 29 * day}&endTime=${startOfDay(testNow) + day - 1}`
const transactions = (query = '', as = token) => get(`/wps/relay/ODSFE2_MemTransDet?${month}&${query}`, as)
async function everyRow(query = '', as = token): Promise<Row[]> {
  const { totalPages } = (await transactions(`size=100&${query}`, as)).value
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, at) => transactions(`size=100&page=${at + 1}&${query}`, as)),
  )
  return pages.flatMap(({ value }) => value.list)
}

const cents = (sums: readonly (number | undefined)[]): number =>
  Math.round(sums.reduce<number>((sum, each) => sum + (each ?? 0) * 100, 0))

test('[MEM-02] each line of the account record has the balance after it, to the last one', async () => {
  await site.ask('POST', '/wps/relay/GCS_walletTransfer', {
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    json: { type: 'IN', vendor: 'NLT', amount: 21.5 },
  })
  const rows = await everyRow()
  for (const wallet of ['main', 'bonus', 'NLT']) {
    const mine = rows.filter((row) => (row.vendor ?? row.wallet ?? 'main') === wallet)
    expect(Math.round((mine[0]?.currentAvailBalance ?? 0) * 100)).toBe(
      await memberBalance(site.gateway.db, player, wallet),
    )
    for (const [at, row] of mine.entries()) {
      const older = mine[at + 1]
      if (older)
        expect(Math.round((older.currentAvailBalance + row.amount) * 100)).toBe(
          Math.round(row.currentAvailBalance * 100),
        )
    }
  }
  const times = rows.map((row) => row.txTimeInTimestamp)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('[MEM-02] the filters of the account record part it without rest, and its totals add up', async () => {
  const all = await everyRow()
  const types = [
    'deposit',
    'withdraw',
    'betting',
    'winning',
    'dividend',
    'betting_rebate',
    'agent_rebate',
    'share_bonus',
    'daily_wage',
    'hour_wage',
    'referral_rebate',
    'other',
  ]
  const parts = await Promise.all(
    types.map(async (type) => {
      const rows = await everyRow(`codeTypes=${type}`)
      expect(rows.every(({ codeType }) => codeType === type)).toBe(true)
      return rows.length
    }),
  )
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all.length)
  const { value } = await transactions('codeTypes=deposit,betting&size=1')
  expect(value.totalCount).toBe(all.filter(({ codeType }) => codeType === 'deposit' || codeType === 'betting').length)
  expect(value.totalPages).toBe(value.totalCount)
  const sum = (sign: number) =>
    Math.round(
      all
        .filter(({ amount, codeType }) => codeType === 'deposit' && amount * sign > 0)
        .reduce((total, { amount }) => total + amount, 0) * 100,
    ) / 100
  expect((await transactions('codeTypes=deposit')).value).toMatchObject({ totalIn: sum(1), totalOut: 0 })
  expect((await transactions('codeTypes=nonsense')).value).toMatchObject({ list: [], totalCount: 0, totalPages: 1 })
})

test('the names of the lines follow the language, and a bet names its game', async () => {
  const english = (await transactions('codeTypes=betting&size=1')).value.list[0]
  expect(english).toMatchObject({ txTypeName: 'Bet', remark: 'Fruit Parade', customerName: 'linhtran88', txTypeId: 5 })
  const tagalog = (await get(`/wps/report/transaction?${month}&codeTypes=betting&size=1`, token, 'TY')).value.list[0]
  expect(tagalog.txTypeName).toBe('Taya')
})

test('[MEM-04] a period has 30 days at most, and a page 100 rows', async () => {
  const period = (start: number, end: number) => get(`/wps/relay/ODSFE2_MemTransDet?startTime=${start}&endTime=${end}`)
  expect((await period(testNow - 30 * day, testNow)).errorCode).toBe('records.period.invalid')
  expect((await period(testNow - 30 * day + 1, testNow)).success).toBe(true)
  expect((await period(testNow, testNow - 1000)).errorCode).toBe('records.period.invalid')
  expect((await get('/wps/relay/ODSFE2_MemTransDet?size=101')).errorCode).toBe('request_param_err')
})

test('an agent reads the record of the team, a player of nobody else, a demo account of no one', async () => {
  const agent = await site.logIn('marcobay01')
  expect((await everyRow('subordinateName=linhtran88', agent)).length).toBe((await everyRow()).length)
  expect((await transactions('subordinateName=linhtran88', await site.logIn('aprilsol22'))).success).toBe(true)
  expect((await transactions('subordinateName=marcobay01', await site.logIn('aprilsol22'))).errorCode).toBe(
    'agent.downline.unknown',
  )
  expect((await transactions('subordinateName=tranvy92')).errorCode).toBe('in_need_true_account')
  expect((await transactions('', await site.logIn('guest4021'))).errorCode).toBe('in_need_true_account')
})

test('[MEM-02] the betting record lists settled rounds, filtered and with totals of all pages', async () => {
  const mine = (await site.gateway.db.select().from(rounds).where(eq(rounds.memberId, player))).filter(
    ({ settledAt }) => settledAt >= startOfDay(testNow) - 29 * day,
  )
  const { value } = await get(`/wps/report/accountGameBetHistory?${month}&size=3`)
  expect(value.list).toHaveLength(3)
  const stake = mine.reduce((sum, round) => sum + round.stake, 0) / 100
  const win = mine.reduce((sum, round) => sum + round.win, 0) / 100
  expect(value.totals).toEqual({ stake, win, result: Math.round((win - stake) * 100) / 100, count: mine.length })
  expect(value.totalPages).toBe(Math.ceil(mine.length / 3))
  expect((await get(`/wps/report/accountGameBetHistory?${month}&gameCategory=SPORTS`)).value.totals.count).toBe(0)
  expect(
    (await get(`/wps/report/accountGameBetHistory?${month}&vendor=XGS&gameName=fruit%20p`)).value.list[0],
  ).toMatchObject({ gameName: 'Fruit Parade', vendorName: 'Tessera', category: 'RNG' })
  const found = async (name: string): Promise<number> =>
    (await get(`/wps/report/accountGameBetHistory?${month}&gameName=${encodeURIComponent(name)}`)).value.totals.count
  expect(await found('párade FRUIT')).toBe(await found('Fruit Parade'))
  expect(await found('Fruit Párade')).toBeGreaterThan(0)
  expect(await found('no such game')).toBe(0)
  expect(await found('!!!')).toBe(0)
})

test('[MEM-02] profit and loss add up by category and by game, and the lotteries and card tables alone', async () => {
  const { value } = await get(`/wps/relay/MCSFE_getPersonalProfit?${month}`)
  const bets = (await get(`/wps/report/accountGameBetHistory?${month}`)).value.totals
  expect(value.totals).toMatchObject({ stake: bets.stake, win: bets.win, rounds: bets.count })
  const { win, stake, bonus, rebate, profit } = value.totals
  expect(Math.round(profit * 100)).toBe(Math.round((win - stake + bonus + rebate) * 100))
  expect(bonus).toBeGreaterThanOrEqual(150)
  for (const part of ['list', 'games'])
    for (const sum of ['stake', 'win', 'rounds'])
      expect(cents(value[part].map((row: Readonly<Record<string, number>>) => row[sum]))).toBe(
        cents([value.totals[sum]]),
      )
  expect(value.games).toContainEqual(
    expect.objectContaining({ gameName: 'Fruit Parade', vendorName: 'Tessera', category: 'RNG' }),
  )
  const other = await site.logIn('marcobay01')
  for (const path of ['/wps/report/detailedLottoPNL', '/wps/report/personalPVPFishingPNL'])
    expect((await get(`${path}?${month}`, other)).value.totals).toMatchObject({ bonus: 0, rebate: 0 })
})

test('[BEY-02] bonuses come with their terms and how far they are played through', async () => {
  const { value } = await get(`/wps/relay/MCSFE_getBonusDetails?${month}&state=open&size=50`)
  const second = value.list.find(({ kind }: { kind: string }) => kind === 'deposit')
  expect(second).toMatchObject({
    title: 'Second deposit',
    amount: 800,
    locked: true,
    wager: 40_000,
    excluded: ['LIVE'],
    weights: { PVP: 25, FISH: 10, RNG: 5 },
    stateName: 'To be played through',
  })
  expect(second.staked + second.left).toBe(40_000)
  expect(second.expiresAt).toBe(testNow + 10 * day)
})

test('[BEY-20] my activity has every day of the period, and its totals are those of the records', async () => {
  const { value } = await get(`/wps/relay/MCSFE_getMyActivity?${month}`)
  expect(value.days).toHaveLength(30)
  expect(value.days.at(-1).day).toBe('2026-11-21')
  const bets = (await get(`/wps/report/accountGameBetHistory?${month}`)).value.totals
  expect(value.totals).toMatchObject({ stakes: bets.stake, result: bets.result, rounds: bets.count })
  const paid = (await everyRow('codeTypes=deposit')).reduce((sum, { amount }) => sum + amount, 0)
  const taken = (await everyRow('codeTypes=withdraw')).reduce((sum, { amount }) => sum - amount, 0)
  expect(value.totals.deposits).toBe(paid)
  expect(Math.round(value.totals.withdrawals * 100)).toBe(Math.round(taken * 100))
  expect(value.totals.netDeposit).toBeCloseTo(paid - taken, 6)
  const { bonus, rebate } = (await get(`/wps/relay/MCSFE_getPersonalProfit?${month}`)).value.totals
  expect(cents(value.days.map(({ bonuses }: { bonuses: number }) => bonuses))).toBe(cents([bonus, rebate]))
  expect(value.days.reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0)).toBeGreaterThan(0)
})

test('[BEY-20] time counts up to the next round, and a break counts for nothing', async () => {
  const as = await site.logIn('marcobay01')
  const memberId =
    (await site.gateway.db.query.members.findFirst({ where: (row, { eq: is }) => is(row.usernameKey, 'marcobay01') }))
      ?.id ?? 0
  const minutes = async () =>
    (await get(`/wps/relay/MCSFE_getMyActivity?startTime=${testNow + day}&endTime=${testNow + day}`, as)).value.totals
      .minutes
  expect(await minutes()).toBe(0)
  const gameId = site.gateway.catalogue.games[0]?.id ?? 0
  const at = [0, 2, 5, 30, 31].map((minutesIn) => startOfDay(testNow + day) + minutesIn * minute)
  await site.gateway.db
    .insert(rounds)
    .values(at.map((settledAt) => ({ id: randomUUID(), memberId, gameId, stake: 100, win: 0, settledAt })))
  expect(await minutes()).toBe(1 + 2 + 3 + 1 + 1)
})

test('[MEM-02] each balance follows the one before, whatever the clocks of the gateways said', async () => {
  const [memberId, now] = [1_000_002, testNow]
  const book = (amount: number, at: number) =>
    site.gateway.db.transaction((tx) =>
      postTransfers(tx, [
        {
          id: randomUUID(),
          kind: 'bonus',
          at,
          lines: [
            { account: 'house/promotions', amount: -amount },
            { account: memberAccount(memberId), amount },
          ],
        },
      ]),
    )
  await book(1_000, now + 8)
  await book(-300, now + 3)
  const [last, first] = await everyRow('', await site.logIn('marcobay01'))
  expect([last?.amount, first?.amount]).toEqual([-3, 10])
  expect(Math.round((last?.currentAvailBalance ?? 0) * 100)).toBe(await memberBalance(site.gateway.db, memberId))
  expect(Math.round(((last?.currentAvailBalance ?? 0) + 3) * 100)).toBe(
    Math.round((first?.currentAvailBalance ?? 0) * 100),
  )
})

test('[I18N-01] what a bonus or a salary is called in a record is in the language of the reader', async () => {
  const [memberId, { db }] = [player, site.gateway]
  await db.transaction((tx) =>
    grantBonus(tx, {
      memberId,
      amount: 100,
      kind: 'LOGIN',
      note: loginTitle.EN,
      title: loginTitle,
      wager: 0,
      at: testNow,
    }),
  )
  await postTransfers(db, [paymentOf(randomUUID(), { kind: 'daily-salary', memberId, amount: 100 }, testNow)])
  const remarks = async (language: string) =>
    (await get(`/wps/report/transaction?${month}&size=2`, token, language)).value.list.map(
      (line: { remark: string }) => line.remark,
    )
  expect(await remarks('EN')).toEqual(['Daily salary', 'Daily login'])
  expect(await remarks('VI')).toEqual([sentence('records.kind.daily-salary', 'VI'), 'Đăng nhập hằng ngày'])
})

test.each(['fulfilled', 'forfeited'] as const)(
  '[I18N-01] a bonus that is %s is called in the record as when it was given, for its member and the agent',
  async (end) => {
    const [memberId, { db }] = [player, site.gateway]
    // Later than what the tests above booked: an agent's list has no order among transfers of one moment.
    const at = testNow + minute
    await db.transaction(async (tx) => {
      const id = await grantBonus(tx, {
        memberId,
        amount: 100,
        kind: 'LOGIN',
        note: loginTitle.EN,
        title: loginTitle,
        wager: 1_000,
        at,
      })
      await closeBonus(tx, site.gateway.ports, id, end, { at })
    })
    const remarks = async (language: string, path: string, as: string) => {
      const { list } = (await get(path, as, language)).value
      return list.map(({ remark }: { remark: string }) => remark)
    }
    const own = `/wps/report/transaction?${month}&size=2`
    expect(await remarks('EN', own, token)).toEqual(['Daily login', 'Daily login'])
    expect(await remarks('VI', own, token)).toEqual(['Đăng nhập hằng ngày', 'Đăng nhập hằng ngày'])
    if (end === 'forfeited') return
    const agent = await site.logIn('aprilsol22')
    expect((await remarks('VI', `/wps/report/downlineTransaction?${month}&username=linhtran88&size=1`, agent))[0]).toBe(
      'Đăng nhập hằng ngày',
    )
  },
)

test('[AGT-07] [MEM-02] settled bets are sorted by each column over all pages, and one that is none is refused', async () => {
  const bets = (query: string) => get(`/wps/report/accountGameBetHistory?${month}&size=100&${query}`)
  const { totalCount } = (await bets('')).value
  expect(totalCount).toBeGreaterThan(3)
  const first = async (query: string) => (await bets(query)).value.list
  const stakes = (await first('sort=stake')).map(({ stake }: { stake: number }) => stake)
  expect(stakes).toEqual(stakes.toSorted((a: number, b: number) => b - a))
  const results = (await first('sort=result&order=asc')).map(({ result }: { result: number }) => result)
  expect(results).toEqual(results.toSorted((a: number, b: number) => a - b))
  const wins = (await first('sort=win')).map(({ win }: { win: number }) => win)
  expect(wins).toEqual(wins.toSorted((a: number, b: number) => b - a))
  for (const column of ['gameName', 'category'] as const) {
    const values = (await first(`sort=${column}&order=asc`)).map((bet: Record<typeof column, string>) => bet[column])
    expect(new Set(values).size).toBe(values.filter((value: string, at: number) => value !== values[at - 1]).length)
  }
  const second = (await bets('sort=stake').then(({ value }) => value.list)).slice(2, 4)
  expect((await get(`/wps/report/accountGameBetHistory?${month}&size=2&page=2&sort=stake`)).value.list).toEqual(second)
  const times = (await first('sort=time&order=asc')).map(({ time }: { time: number }) => time)
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
  expect(await bets('sort=password')).toMatchObject({ success: false })
})

test('[AGT-07] [MEM-02] transactions are sorted by their amount over all pages, each with the balance that it left', async () => {
  const rows = async (query: string): Promise<Row[]> => (await transactions(`size=100&${query}`)).value.list
  const byTime = await everyRow()
  expect(byTime.length).toBeGreaterThan(10)
  const stated = (row: Row) => `${row.txId} ${row.vendor} ${row.amount} ${row.currentAvailBalance}`
  for (const order of ['asc', 'desc'] as const) {
    const sorted = await everyRow(`sort=amount&order=${order}`)
    const amounts = sorted.map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
    expect(sorted.map(stated).toSorted()).toEqual(byTime.map(stated).toSorted())
  }
  const largest = await rows('sort=amount')
  expect((await transactions('size=2&page=2&sort=amount')).value.list).toEqual(largest.slice(2, 4))
  expect((await rows('sort=time&order=asc'))[0]).toEqual(byTime.at(-1))
  expect(await transactions('sort=password')).toMatchObject({ success: false })
})

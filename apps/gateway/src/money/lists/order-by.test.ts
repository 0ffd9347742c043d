import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { applications, bonuses, claims, members, rebates, redemptions } from '../../kernel/db/tables/index.ts'
import { day } from '../../app/testing/moments.ts'
import { present } from '../../kernel/objects/index.ts'

let site: TestGateway
let token = ''
const amounts = [300, 500, 100, 500, 200]

/** Gives a player of the seed, who has deposits, withdrawals and points, rows of the other lists too. */
async function addRows() {
  const { db, clock } = site.gateway
  const now = clock.now()
  const [member] = await db.select().from(members).where(eq(members.username, 'linhtran88'))
  const memberId = present(member, 'the player').id
  const mine = <Stored>(rows: readonly Stored[]) => present(rows[0], 'a row of the seed')
  const claim = mine(await db.select().from(claims).where(eq(claims.memberId, memberId)))
  const bonus = mine(await db.select().from(bonuses).where(eq(bonuses.memberId, memberId)))
  const application = mine(await db.select().from(applications).where(eq(applications.memberId, memberId)))
  const redemption = mine(await db.select().from(redemptions).where(eq(redemptions.memberId, memberId)))
  for (const [index, amount] of amounts.entries()) {
    const at = now - (index + 1) * day
    const bonusId = randomUUID()
    const closed = { closedAt: at + (index % 2) * 2 * day, closedAs: 'spent' as const, balance: 0 }
    await db.insert(bonuses).values({ ...bonus, ...closed, id: bonusId, amount, at })
    await db.insert(rebates).values({ memberId, from: at, until: at + 1, rankLevel: 1, lines: [], amount, at, bonusId })
    await db.insert(redemptions).values({ ...redemption, refNo: `R-${index}`, points: amount, at })
    const { id: _claim, ...given } = claim
    const dates = { issuedAt: at, expiresAt: now + day, claimedAt: index % 2 ? now - index : null }
    const [added] = await db
      .insert(claims)
      .values({ ...given, ...dates, reference: `sorted-${index}`, amount })
      .returning()
    const { id: _application, ...asked } = application
    await db.insert(applications).values({ ...asked, status: 'issued', claimId: present(added, 'the claim').id, at })
  }
}

beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
  await addRows()
})
afterAll(() => site.close())

type Row = Readonly<Record<string, number | null>>

async function pageOf(path: string, more: Readonly<Record<string, string | number>>) {
  const startTime = site.gateway.clock.now() - 29 * day
  const query = new URLSearchParams(
    Object.entries({ startTime, ...more }).map(([name, value]) => [name, String(value)]),
  )
  return (await site.ask('GET', `${path}?${query}`, { token })).body.value
}

const time = (row: Row) => row['time'] ?? row['applyTime'] ?? 0
const amount = (row: Row) => row['amount'] ?? 0
const points = (row: Row) => row['points'] ?? 0
const money = { time, amount }

const lists = [
  ['deposits', '/wps/report/depositTransaction', 'orderNo', money],
  ['withdrawals', '/wps/report/withdrawTransaction', 'orderNo', money],
  ['bonuses', '/wps/relay/MCSFE_getBonusDetails', 'bonusId', { ...money, endedAt: (row: Row) => row['endedAt'] ?? 0 }],
  [
    'rewards',
    '/wps/relay/MCS2_getPromotionClaimList',
    'rewardId',
    { ...money, time: (row: Row) => row['claimedAt'] ?? row['issuedAt'] ?? 0 },
  ],
  ['applications', '/wps/relay/MCSFE_getSignUpRequests', 'applicationId', money],
  ['rebates', '/wps/relay/MCSFE_getManualRebateList', 'rebateId', money],
  ['redemptions', '/wps/relay/MCS2_getRedeemPointList', 'refNo', { time, points }],
  ['changes of points', '/wps/relay/MCSFE_getPointTransactions', 'id', { time, points }],
] as const

test.each(lists)(
  '[AGT-07] %s are sorted by each of their columns in both directions, each row on one page',
  async (_, path, id, columns) => {
    for (const [sort, valueOf] of Object.entries(columns))
      for (const order of ['asc', 'desc']) {
        const { totalCount, totalPages } = await pageOf(path, { sort, order, size: 2 })
        expect(totalCount).toBeGreaterThan(4)
        const rows: Row[] = []
        for (let page = 1; page <= totalPages; page += 1)
          rows.push(...(await pageOf(path, { sort, order, size: 2, page })).list)
        expect(new Set(rows.map((row) => row[id])).size).toBe(totalCount)
        const values = rows.map(valueOf)
        const sorted = values.toSorted((one, other) => (order === 'asc' ? one - other : other - one))
        expect([sort, order, values]).toEqual([sort, order, sorted])
      }
  },
)

test('[BEY-22] applications and points come with the sums of all pages', async () => {
  const [, , , , asked, , taken, changes] = lists
  const approved = await pageOf(asked[1], { size: 100 })
  expect((await pageOf(asked[1], { size: 2 })).totalAmount).toBeCloseTo(
    approved.list.reduce((sum: number, row: Row) => sum + amount(row), 0),
  )
  const redeemed = await pageOf(taken[1], { size: 100 })
  expect((await pageOf(taken[1], { size: 2 })).totalPoints).toBe(
    redeemed.list
      .filter(({ status }: { status: string }) => status !== 'rejected')
      .reduce((sum: number, row: Row) => sum + points(row), 0),
  )
  const { list } = await pageOf(changes[1], { size: 100 })
  const sumOf = (isIn: boolean) =>
    list.map(points).reduce((sum: number, each: number) => (each > 0 === isIn ? sum + Math.abs(each) : sum), 0)
  expect(await pageOf(changes[1], { size: 2 })).toMatchObject({ totalIn: sumOf(true), totalOut: sumOf(false) })
})

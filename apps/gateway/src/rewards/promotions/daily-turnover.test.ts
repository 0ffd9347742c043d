import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { openPlayer } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { isAmongFirst } from './first-to-reach.ts'
import { dailyCatch } from '../../app/seed/rewards/promotion-rules.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const listed = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getClaimPromotion?status=I', { token })).body
const left = async (token?: string): Promise<number> => {
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getPromotionOffers', token ? { token } : {})
  return body.value.list.find(({ promotionId }: { promotionId: number }) => promotionId === dailyCatch.id).left
}
/** Books what members have staked on fishing, without their money. */
const fish = async (at: number, stake: number, members: ReturnType<typeof sql>): Promise<void> => {
  const game = site.gateway.catalogue.games.find(({ category }) => category === 'FISH')?.id ?? 0
  await site.gateway.db.execute(sql`insert into rounds (id, member_id, game_id, stake, win, settled_at)
    select gen_random_uuid(), id, ${game}, ${stake}::bigint, 0, ${at}::bigint from members where ${members}`)
}
const only = ({ memberId }: { memberId: number }) => sql`id = ${memberId}`
const catches = async (token: string): Promise<number> =>
  (await listed(token)).value.filter(({ promotionId }: { promotionId: number }) => promotionId === dailyCatch.id).length

test('neither the rewards nor the offers of a day read the rounds that members have played', async () => {
  const { token, memberId } = await openPlayer(site, 'fisher11')
  await fish(testNow, 99_900, sql`id = ${memberId}`)
  const { db } = site.gateway
  await db.execute(sql`alter table rounds rename to rounds_away`)
  try {
    expect((await listed(token)).success).toBe(true)
    expect(await left(token)).toBe(dailyCatch.rule.first)
    expect(await left()).toBe(dailyCatch.rule.first)
  } finally {
    await db.execute(sql`alter table rounds_away rename to rounds`)
  }
})

test('[MEM-06] the places of the day go to those who reached the stake first, however late they look', async () => {
  const { db } = site.gateway
  const today = startOfDay(testNow)
  const early = await openPlayer(site, 'fisher12')
  const late = await openPlayer(site, 'fisher13')
  const [half, whole] = [dailyCatch.rule.stake / 2, dailyCatch.rule.stake]
  await fish(today + 1, half, only(early))
  await fish(today + 2, half, only(late))
  await db.execute(sql`insert into members (username, username_key, nickname, type, referral_code, registered_at)
    select 'catch' || n, 'catch' || n, '', 0, 'CATCH' || n, 0 from generate_series(1, 98) n`)
  await fish(today + 100, whole, sql`username_key like 'catch%'`)
  site.advance(5_000)
  expect(await left()).toBe(2)
  await fish(today + 200, half, only(early))
  const between = await openPlayer(site, 'fisher14')
  await fish(today + 300, whole, only(between))
  await fish(today + 400, half, only(late))
  site.advance(5_000)
  expect(await left()).toBe(0)
  expect([await catches(late.token), await catches(between.token), await catches(early.token)]).toEqual([0, 1, 1])
})

test('what was reached yesterday is issued today, and the day before no more', async () => {
  const player = await openPlayer(site, 'fisher15')
  const today = startOfDay(site.gateway.clock.now())
  await fish(today - day - 1, dailyCatch.rule.stake, only(player))
  expect(await catches(player.token)).toBe(0)
  await fish(today - 1, dailyCatch.rule.stake, only(player))
  expect(await catches(player.token)).toBe(1)
})

test('while the order of a full day cannot be read in time no member is among the first, and it is asked for again after a minute', async () => {
  const { memberId } = await openPlayer(site, 'fisher16')
  const now = site.gateway.clock.now()
  const tomorrow = startOfDay(now) + day
  await fish(tomorrow + 1, dailyCatch.rule.stake, only({ memberId }))
  await fish(
    tomorrow + 2,
    dailyCatch.rule.stake,
    sql`id <> ${memberId} and (username_key like 'catch%' or username_key like 'fisher%')`,
  )
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const execute = vi
    .fn()
    .mockRejectedValueOnce(late)
    .mockImplementation((query) => site.gateway.reports.execute(query))
  const gateway = { ...site.gateway, reports: { execute } as never }
  const isFirst = (at: number) => isAmongFirst(gateway, { ...dailyCatch.rule, day: tomorrow }, { memberId, now: at })
  expect([await isFirst(now), await isFirst(now + 59_999), execute.mock.calls.length]).toEqual([false, false, 1])
  expect(await isFirst(now + 60_000)).toBe(true)
})

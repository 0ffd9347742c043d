import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claims, messages, missions, raffles } from '../../kernel/db/tables/index.ts'
import { languages } from '../../kernel/http/languages.ts'
import { sentence } from '../../kernel/http/messages.ts'
import { keysOf } from '../../kernel/objects/record-of.ts'
import { startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { missionJob } from '../../rewards/missions/close-missions.ts'
import { raffleJob } from '../../rewards/promotions/raffle-job.ts'
import { day, minute, testNow } from '../testing/moments.ts'
import { openPlayer, play, runOnly } from '../testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

const inboxOf = async (token: string, language: string) => {
  const { body } = await site.ask('GET', '/wps/message/inbox?page=1&size=20', {
    token,
    headers: { Language: language },
  })
  return body.value.list.map(({ title }: { title: string }) => title)
}
const told = async (memberId: number, kind: string) => {
  const rows = await site.gateway.db.select().from(messages).where(eq(messages.toId, memberId))
  return rows.filter((message) => message.kind === kind)
}

test('[MEM-06] the operator draws a raffle once it has ended and its last rounds are booked, and not before: the prizes wait, and the winners are told in their language', async () => {
  const { db, clock } = site.gateway
  const { memberId } = await openPlayer(site, 'winner1')
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  const monday = startOfWeek(testNow) + 7 * day
  const [raffle] = await db.select().from(raffles).where(eq(raffles.until, monday))
  const id = String(raffle?.id)
  await expect(site.operate('draw-raffle', id)).rejects.toThrow(/ends at .*: until then its members gain tickets/)
  await expect(site.operate('draw-raffle', '1')).rejects.toThrow('there is no raffle 1')
  await expect(site.operate('draw-raffle', 'x')).rejects.toThrow('draw-raffle <id>')
  site.advance(monday + 10 * minute - 1 - clock.now())
  await expect(site.operate('draw-raffle', id)).rejects.toThrow(
    `raffle ${id} can be drawn from 2026-11-22 16:10 on: its last rounds are being booked`,
  )
  site.advance(1)
  const winners = (await site.operate('draw-raffle', id)) as { member: string; amount: string }[]
  const mine = winners.filter(({ member }) => member === 'winner1')
  expect(mine.length).toBeGreaterThan(0)
  const waiting = await db.select().from(claims).where(eq(claims.memberId, memberId))
  expect(waiting.map(({ type, status }) => [type, status])).toEqual(mine.map(() => ['RAFFLE', 'issued']))
  expect(waiting.map(({ amount }) => (amount / 100).toFixed(2)).toSorted()).toEqual(
    mine.map(({ amount }) => amount).toSorted(),
  )
  expect(await told(memberId, 'reward.waiting')).toHaveLength(mine.length)
  const token = await site.logIn('winner1', 'abcd1234')
  const [best] = waiting.toSorted((a, b) => b.amount - a.amount)
  for (const language of keysOf(languages)) {
    const values = { title: sentence('reward.raffle', language), amount: best?.amount }
    const title = sentence('inbox.reward.waiting.title', language, values)
    expect(await inboxOf(token, language), language).toContain(title)
  }
  await expect(site.operate('draw-raffle', id)).rejects.toThrow('was drawn at')
  site.advance(10 * minute)
  await runOnly(site, raffleJob)
  expect(await db.$count(claims, eq(claims.memberId, memberId))).toBe(mine.length)
  const [listed] = (await site.operate('raffles')) as { id: number }[]
  expect(listed?.id).toBeGreaterThan(Number(id))
})

test('[MIS-01] the operator ends a mission before its time: what was reached by then is paid once, and its winner is told in the own language', async () => {
  const { db, clock } = site.gateway
  const { memberId } = await openPlayer(site, 'runner9')
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  const [run] = await db.select().from(missions).where(eq(missions.code, 'bet-race')).orderBy(desc(missions.from))
  const id = String(run?.id)
  site.advance(minute)
  expect(await site.operate('close-mission', id)).toMatch(/has ended; its prizes are paid within the hour/)
  await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  await expect(site.operate('close-mission', id)).rejects.toThrow('is ended, not paid yet')
  site.advance(70 * minute)
  await runOnly(site, missionJob)
  await runOnly(site, missionJob)
  await expect(site.operate('close-mission', id)).rejects.toThrow('is paid at')
  const paid = await db
    .select()
    .from(claims)
    .where(eq(claims.reference, `mission/${id}/place`))
  expect(paid.find((claim) => claim.memberId === memberId)?.amount).toBe(1_200)
  const token = await site.logIn('runner9', 'abcd1234')
  expect(await inboxOf(token, 'EN')).toContain('Bet race, place 1: ₱12.00')
  expect(await inboxOf(token, 'VI')).toContain('Đua cược, hạng 1: 12,00\u00a0₱')
  await expect(site.operate('close-mission', '1')).rejects.toThrow('there is no mission 1')
  const rows = (await site.operate('missions')) as { id: number; state: string }[]
  expect(rows.find((row) => row.id === Number(id))?.state).toMatch(/^paid at /)
  expect(clock.now()).toBeLessThan(Number(run?.until))
})

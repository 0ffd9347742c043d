import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { games, lotteries, lotteryTickets, openRounds, rounds, sportsbookBets } from '../../kernel/db/tables/index.ts'
import { present } from '../../kernel/objects/present.ts'

const player = 1_000_001
let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
  await site.gateway.db.delete(openRounds)
})
afterAll(() => site.close())

const bets = async (query: string, as = token) =>
  (await site.ask('GET', `/wps/report/accountGameBetHistory?${query}`, { token: as })).body.value
const moves = async (query = '', as = token) =>
  (await site.ask('GET', `/wps/relay/ODSFE2_MemTransDet?size=100&${query}`, { token: as })).body.value.list

/** A game of a category, for bets that a test writes itself. */
async function gameOf(category: 'SPORTS' | 'RNG'): Promise<number> {
  const [game] = await site.gateway.db.select({ id: games.id }).from(games).where(eq(games.category, category)).limit(1)
  return present(game, 'a game').id
}

const sportsBet = { wallet: 'main', stake: 5_000, possible: 11_250, placedAt: testNow - minute, changedAt: testNow }

test('[MEM-02] bets whose result is still to come are listed with what they may pay, whatever their age, and in no other record', async () => {
  const { db } = site.gateway
  expect(await bets('state=open')).toMatchObject({ list: [], totals: { count: 0 }, totalPages: 1 })
  const [lottery] = await db.select({ gameId: lotteries.gameId }).from(lotteries).limit(1)
  const [sports, slots] = [await gameOf('SPORTS'), await gameOf('RNG')]
  const [open, other, over, ticket, round] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  await db.insert(sportsbookBets).values([
    { ...sportsBet, id: open, memberId: player, gameId: sports },
    { ...sportsBet, id: over, memberId: player, gameId: sports, state: 'lost', win: 0, settledAt: testNow },
    { ...sportsBet, id: other, memberId: 1_000_002, gameId: sports },
  ])
  await db.insert(lotteryTickets).values({
    id: ticket,
    memberId: player,
    gameId: present(lottery, 'a lottery').gameId,
    drawAt: testNow + minute,
    wallet: 'main',
    lines: [],
    stake: 2_000,
    seal: 'seal',
    soldAt: testNow - 90 * day,
  })
  await db.insert(openRounds).values({
    id: round,
    memberId: player,
    gameId: slots,
    wallet: 'main',
    stake: 1_000,
    win: 0,
    outcome: {},
    openedAt: testNow - 2 * minute,
  })
  const found = await bets('state=open&size=2')
  expect(found).toMatchObject({ totals: { stake: 80, win: 0, result: 0, count: 3 }, totalCount: 3, totalPages: 2 })
  expect(found.list).toMatchObject([
    {
      betId: open,
      state: 'open',
      category: 'SPORTS',
      stake: 50,
      possible: 112.5,
      win: 0,
      result: 0,
      time: testNow - minute,
      placedAt: testNow - minute,
    },
    { betId: round, state: 'open', possible: null },
  ])
  expect((await bets('state=open&size=2&page=2')).list).toMatchObject([{ betId: ticket }])
  expect((await bets('state=open&gameCategory=RNG')).list).toMatchObject([{ betId: round }])
  expect((await bets('')).list.map(({ betId }: { betId: string }) => betId)).not.toContain(open)
})

test('[MEM-02] a bet is found by its id, open or settled, with when it was placed and settled; that of another is not', async () => {
  const { db } = site.gateway
  const [open] = (await bets('state=open&size=1')).list
  expect((await bets(`betId=${open.betId}`)).list).toMatchObject([{ state: 'open', possible: 112.5 }])
  await db
    .update(sportsbookBets)
    .set({ state: 'won', win: 11_250, settledAt: testNow })
    .where(eq(sportsbookBets.id, open.betId))
  const round = { memberId: player, gameId: open.gameId, stake: 5_000, win: 11_250, settledAt: testNow }
  await db.insert(rounds).values({ ...round, id: open.betId })
  expect(await bets(`betId=${open.betId}&startTime=1&endTime=2`)).toMatchObject({
    list: [{ state: 'settled', time: testNow, placedAt: testNow - minute, stake: 50, win: 112.5, result: 62.5 }],
    totalCount: 1,
  })
  expect((await bets(`betId=${open.betId}`, await site.logIn('marcobay01'))).list).toEqual([])
  for (const wrong of ['1', "' or true --", randomUUID()]) expect((await bets(`betId=${wrong}`)).list).toEqual([])
})

test('[MEM-02] a line of the account record names the bet, the bonus or the order that it belongs to', async () => {
  await site.gateway.db.transaction((tx) =>
    grantBonus(tx, { memberId: player, amount: 100, kind: 'LOGIN', note: 'Gift', wager: 0, at: testNow }),
  )
  const month = `startTime=${testNow - 29 * day}&endTime=${testNow}`
  const of = async (codeTypes: string) => (await moves(`${month}&codeTypes=${codeTypes}`))[0]
  const bet = await of('betting')
  expect(bet.about.kind).toBe('bet')
  expect((await bets(`betId=${bet.about.id}`)).list).toMatchObject([{ gameName: bet.remark }])
  const [deposit, withdrawal, bonus] = [await of('deposit'), await of('withdraw'), await of('dividend')]
  expect(deposit.about).toEqual({ kind: 'deposit', id: deposit.orderNo })
  expect(withdrawal.about).toEqual({ kind: 'withdrawal', id: withdrawal.orderNo })
  expect(bonus.about).toMatchObject({ kind: 'bonus', id: expect.stringMatching(/^[\da-f-]{36}$/) })
  const order = (path: string, id: string) => site.ask('GET', `${path}?orderNo=${id}`, { token })
  expect((await order('/wps/relay/MCSFE_getDepositOrder', deposit.about.id)).body.success).toBe(true)
  expect((await order('/wps/relay/MCSFE_getWithdrawal', withdrawal.about.id)).body.success).toBe(true)
})

test('[MEM-02] what an agent reads of a member leads into no page: they are the own ones', async () => {
  const lines = await moves('subordinateName=linhtran88', await site.logIn('marcobay01'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every(({ about }: { about: unknown }) => about === null)).toBe(true)
})

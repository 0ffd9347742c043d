import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pokerChairs, pokerHands, pokerPlays, pokerTables, rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { openGame, playOrigin, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { deck } from '../cards/card.ts'
import { dealsAfter, decidesWithin, keepsChair, late, waitsForOthers } from './table-times.ts'

const linh = 1_000_001
let site: TestGateway
let game = 0
beforeAll(async () => {
  site = await startTestGateway()
  game =
    site.gateway.catalogue.games.find(({ engine, minBet }) => engine === 'poker-tables' && minBet === 1000)?.id ?? 0
})
afterAll(() => site.close())

/** Makes the next hands come out like this, chair by chair. */
function stack(...hands: readonly string[]): void {
  const left: string[] = [...deck]
  site.rig(
    ...hands
      .flatMap((hand) => hand.split(' '))
      .map((card, drawn) => {
        const at = left.indexOf(card)
        left[at] = left[drawn] ?? ''
        return at - drawn
      }),
  )
}
const low = ['Kh Qd Tc', '9h 7d 4c', '8h 6d 3c', 'Jh 7s 4d']

const play = async (who: string): Promise<OpenGame> => openGame(site, await site.logIn(who), game)
const does = async (frame: OpenGame, what: string, json: object = {}, key: string = randomUUID()) =>
  frame.act(`/api/poker-tables/${what}`, json, key)
const look = async (frame: OpenGame) => (await does(frame, 'look')).body.value
const sit = (frame: OpenGame, room = 1) => does(frame, 'sit', { room })
const join = (frame: OpenGame, key?: string) => does(frame, 'join', { ante: 1000 }, key)
const balance = (memberId = linh) => playableBalance(site.gateway.db, memberId)
const own = (seen: { table: { hand: { plays: { who: string }[] } } }) =>
  seen.table.hand.plays.find(({ who }) => who === 'you')

/** What is the same for everybody who looks at a hand. */
const withoutNames = (hand: { plays: object[] }) => ({
  ...hand,
  plays: hand.plays.map((one) => ({ ...one, who: '', name: '' })),
})

/** Everybody gets up, and nothing is played. */
afterEach(async () => {
  const { db } = site.gateway
  await db.delete(pokerChairs)
  await db.update(pokerTables).set({ handId: null })
  await db.update(pokerHands).set({ state: 'over' })
  site.advance(1000)
})

test('[LOB-11] a room takes whoever sits down, tells what it costs, and the room list counts the same chairs', async () => {
  const frame = await play('linhtran88')
  expect(frame.opening.table).toBeNull()
  expect(frame.opening.rooms).toEqual([
    { number: 1, name: 'beginner', seats: 60, ante: 1000, raise: 500, least: 1500, taken: 0 },
    { number: 2, name: 'classic', seats: 40, ante: 5000, raise: 2500, least: 7500, taken: 0 },
    { number: 3, name: 'expert', seats: 20, ante: 25_000, raise: 12_500, least: 37_500, taken: 0 },
    { number: 4, name: 'salon', seats: 10, ante: 100_000, raise: 50_000, least: 150_000, taken: 0 },
  ])
  const before = await balance()
  await sit(frame, 2)
  await sit(frame, 2)
  const { table } = await look(frame)
  expect(table).toMatchObject({
    number: 1,
    room: 2,
    ante: 5000,
    place: 0,
    chairs: ['linhtran88', null, null, null, null],
    hand: null,
    last: null,
  })
  const { body } = await site.ask('GET', `/wps/relay/GLS2_roomList?nodeId=${game}`, { token: await site.logIn() })
  expect(body.value.content).toMatchObject([
    { seats: 60, seatsTaken: 0 },
    { seats: 40, seatsTaken: 1 },
    { seats: 20, seatsTaken: 0 },
    { seats: 10, seatsTaken: 0 },
  ])
  await sit(frame, 1)
  expect((await look(frame)).table.room).toBe(1)
  expect(await site.gateway.db.$count(pokerChairs)).toBe(1)
  expect(await balance()).toBe(before)
  await does(frame, 'leave')
  expect((await look(frame)).rooms).toHaveLength(4)
  for (const name of ['roomId', 'gameId'])
    expect((await openGame(site, await site.logIn(), game, `&${name}=ROOM,${game}-3`)).opening.asked).toBe(3)
})

test('alone at a table a hand is dealt with bots, marked as such, and is booked in the ledger', async () => {
  const frame = await play('linhtran88')
  const before = await balance()
  await sit(frame)
  stack('Ks Kd 4h', 'Ah Td 3s', ...low.slice(0, 3))
  expect((await join(frame)).body.value.balance).toBe(before - 1000)
  expect((await look(frame)).table.hand).toMatchObject({
    state: 'joining',
    endsAt: site.gateway.clock.now() + dealsAfter,
  })
  site.advance(dealsAfter)
  const dealt = await look(frame)
  expect(dealt.table.hand).toMatchObject({ state: 'dealt', endsAt: site.gateway.clock.now() + decidesWithin })
  expect(own(dealt)).toMatchObject({ place: 0, state: 'deciding', cards: ['Ks', 'Kd', '4h'], made: 'pair', paid: null })
  const others = dealt.table.hand.plays.slice(1)
  expect(others).toHaveLength(4)
  for (const other of others)
    expect(other).toEqual({
      place: other.place,
      who: 'bot',
      name: '',
      state: 'decided',
      cards: null,
      made: null,
      paid: null,
    })
  const decided = await does(frame, 'decide', { handId: dealt.table.hand.id, stays: true })
  // Pot: five antes and two raises, less 5 %.
  expect(decided.body.value.balance).toBe(before - 1500 + 5700)
  const { table } = await look(frame)
  expect(table.hand).toBeNull()
  expect(table.last).toMatchObject({ state: 'over', pot: 6000, fee: 300 })
  expect(
    table.last.plays.map(({ state, cards, paid }: { state: string; cards: string[] | null; paid: number }) => [
      state,
      cards?.[0] ?? null,
      paid,
    ]),
  ).toEqual([
    ['stays', 'Ks', 5700],
    ['stays', 'Ah', 0],
    ['folded', null, 0],
    ['folded', null, 0],
    ['folded', null, 0],
  ])
  const [round] = await site.gateway.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.gameId, game), eq(rounds.memberId, linh)))
  expect(round).toMatchObject({
    stake: 1500,
    win: 5700,
    outcome: { room: 1, cards: ['Ks', 'Kd', '4h'], made: 'pair', stays: true, pot: 6000, fee: 300 },
  })
  expect(await balance()).toBe(before + 4200)
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('two members at one table see the same hand, each their own cards, and nobody hears of a decision before all are made', async () => {
  const [one, two] = [await play('linhtran88'), await play('marcobay01')]
  await sit(one)
  await sit(two)
  expect((await look(two)).table.chairs).toEqual(['lin***88', 'marcobay01', null, null, null])
  stack('As 9d 4h', 'Ah Ad 3s', ...low.slice(0, 3))
  await join(one)
  expect((await look(two)).table.hand).toMatchObject({
    state: 'joining',
    endsAt: site.gateway.clock.now() + waitsForOthers,
  })
  await join(two)
  site.advance(dealsAfter)
  const [first, second] = [await look(one), await look(two)]
  expect(second.table.hand.id).toBe(first.table.hand.id)
  expect(own(first)).toMatchObject({ cards: ['As', '9d', '4h'] })
  expect(own(second)).toMatchObject({ cards: ['Ah', 'Ad', '3s'] })
  expect(first.table.hand.plays[1]).toMatchObject({
    who: 'member',
    name: 'mar***01',
    state: 'deciding',
    cards: null,
    made: null,
  })
  expect(JSON.stringify(first)).not.toMatch(/Ah|Ad|3s|marcobay01/)
  const { id: handId } = first.table.hand
  await does(one, 'decide', { handId, stays: true })
  expect((await look(two)).table.hand.plays[0]).toMatchObject({ state: 'decided', cards: null })
  await does(two, 'decide', { handId, stays: true })
  const [told, seen] = [(await look(one)).table.last, (await look(two)).table.last]
  expect(withoutNames(told)).toEqual(withoutNames(seen))
  expect(told).toMatchObject({
    id: handId,
    pot: 6000,
    plays: [
      { state: 'stays', paid: 0 },
      { state: 'stays', cards: ['Ah', 'Ad', '3s'], made: 'pair', paid: 5700 },
      {},
      {},
      {},
    ],
  })
  expect(await site.gateway.db.$count(rounds, sql`${rounds.outcome}->>'handId' = ${handId}`)).toBe(2)
})

test('everything is done once for its key: an ante, a decision', async () => {
  const frame = await play('linhtran88')
  await sit(frame)
  const before = await balance()
  stack('Ks Qs 4h', 'Ah Td 3s', ...low.slice(0, 3))
  const key = randomUUID()
  const joined = await join(frame, key)
  const again = await join(frame, key)
  expect(again.body.value).toEqual(joined.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await join(frame)).body.errorCode).toBe('game.round.unfinished')
  expect((await does(frame, 'join', { ante: 5000 }, key)).body.errorCode).toBe('idempotency.key.reused')
  site.advance(dealsAfter)
  const handId = (await look(frame)).table.hand.id
  const decision = randomUUID()
  await does(frame, 'decide', { handId, stays: false }, decision)
  expect((await does(frame, 'decide', { handId, stays: false }, decision)).headers.get('idempotent-replayed')).toBe(
    'true',
  )
  expect((await does(frame, 'decide', { handId, stays: true })).body.errorCode).toBe('game.round.none')
  expect(await balance()).toBe(before - 1000)
})

test('a reload goes on with the hand; what is not decided in time is folded, when somebody looks or by the job', async () => {
  const frame = await play('linhtran88')
  await sit(frame)
  const before = await balance()
  stack('Ks Kd 4h', 'Ah Td 3s', ...low.slice(0, 3))
  await join(frame)
  site.advance(dealsAfter)
  const { id } = (await look(frame)).table.hand
  const { body } = await site.ask('POST', `${playOrigin}/api/poker-tables/session`, {
    token: frame.opening.token,
    json: {},
  })
  expect(body.value.table.hand).toMatchObject({ id, state: 'dealt' })
  site.advance(decidesWithin)
  expect((await does(frame, 'decide', { handId: id, stays: true })).body.errorCode).toBe('game.round.none')
  expect((await look(frame)).table.hand.id).toBe(id)
  site.advance(late)
  expect((await look(frame)).table.last).toMatchObject({ id, state: 'over' })
  expect(await balance()).toBe(before - 1000)
  stack('Ks Kd 4h', 'Ah Td 3s', ...low.slice(0, 3))
  await join(frame)
  site.advance(60_000)
  await site.runJobs()
  expect(await site.gateway.db.$count(pokerHands, eq(pokerHands.state, 'dealt'))).toBe(1)
  site.advance(60_000)
  await site.runJobs()
  expect(await site.gateway.db.$count(pokerHands, inArray(pokerHands.state, ['dealt', 'joining']))).toBe(0)
  expect(await balance()).toBe(before - 2000)
})

test('who sits and does not join gives up the chair, one who has just sat down is waited for, and an idle chair is freed', async () => {
  const [one, two] = [await play('linhtran88'), await play('marcobay01')]
  await sit(one)
  await join(one)
  site.advance(dealsAfter - 500)
  await sit(two)
  expect((await look(one)).table.hand.endsAt).toBe(site.gateway.clock.now() + waitsForOthers)
  site.advance(waitsForOthers)
  await look(one)
  expect((await look(two)).table).toBeNull()
  expect((await join(two)).body.errorCode).toBe('poker-tables.chair.none')
  await sit(two)
  expect((await join(two)).body.errorCode).toBe('poker-tables.hand.running')
  await does(two, 'leave')
  await does(one, 'leave')
  site.advance(decidesWithin + late)
  expect((await look(one)).table).toBeNull()
  await sit(one)
  site.advance(keepsChair + 20_000)
  await site.runJobs()
  expect((await look(one)).table).toBeNull()
})

test('leaving takes the chair at once, or after the hand that is played; its cards are played to the end', async () => {
  const frame = await play('linhtran88')
  await sit(frame)
  stack('Ks Kd 4h', 'Qh Td 3s', ...low.slice(1, 4))
  await join(frame)
  await does(frame, 'leave')
  expect((await look(frame)).table.leaves).toBe(true)
  site.advance(dealsAfter)
  const handId = (await look(frame)).table.hand.id
  const before = await balance()
  await does(frame, 'decide', { handId, stays: true })
  expect(await balance()).toBe(before - 500 + 5250)
  expect((await look(frame)).table).toBeNull()
  expect((await does(frame, 'leave')).body.errorCode).toBe('poker-tables.chair.none')
})

test('no hand without the balance for its raise, at another ante, or from a chair in another game', async () => {
  const frame = await play('linhtran88')
  await sit(frame, 4)
  expect((await join(frame)).body.errorCode).toBe('game.stake.invalid')
  const token = await site.logIn()
  const other = site.gateway.catalogue.games.find(({ id, engine }) => engine === 'poker-tables' && id !== game)?.id ?? 0
  const elsewhere = await openGame(site, token, other)
  expect((await does(elsewhere, 'join', { ante: 1000 })).body.errorCode).toBe('poker-tables.chair.none')
  await sit(frame)
  await join(frame)
  expect((await sit(elsewhere)).body.errorCode).toBe('game.round.unfinished')
  const poor = await play('aprilsol22')
  await sit(poor, 4)
  expect((await does(poor, 'join', { ante: 100_000 })).body.errorCode).toBe('insufficient.balance')
})

test('another gateway on the same database deals and ends the same hand, once', async () => {
  const twin = await site.twin()
  const frame = await play('linhtran88')
  await sit(frame)
  await join(frame)
  site.advance(dealsAfter)
  const at = (on: TestGateway) =>
    on.ask('POST', `${playOrigin}/api/poker-tables/look`, { token: frame.opening.token, json: {} })
  const [first, second] = await Promise.all([at(site), at(twin)])
  expect(first.body.value.table.hand.plays).toEqual(second.body.value.table.hand.plays)
  expect(await site.gateway.db.$count(pokerPlays, eq(pokerPlays.handId, first.body.value.table.hand.id))).toBe(5)
  site.advance(decidesWithin + late)
  const kept = await site.gateway.db.$count(rounds)
  await Promise.all([at(twin), at(site), site.runJobs()])
  expect(await site.gateway.db.$count(rounds)).toBe(kept + 1)
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

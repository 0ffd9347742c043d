import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRounds, rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { minute } from '../../app/testing/moments.ts'
import { openFrame, openGame, playOrigin, ticketIn, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { evaluate } from './evaluate.ts'
import { reels } from './reels.ts'

const fruitParade = 10_273
const player = 1_000_001
const stake = 1000
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const comets = reels.map((reel) => reel.indexOf('comet'))
const three = comets.map((stop, reel) => (reel < 3 ? stop : stop + 5))
const plain = [0, 0, 0, 0, 5]
const winning =
  Array.from({ length: 32 }, (_, stop) => [stop, stop, stop, 0, 0]).find(
    (stops) => evaluate(stops, 100).win > 0 && evaluate(stops, 100).freeSpins === 0,
  ) ?? plain

const balance = () => playableBalance(site.gateway.db, player)
const open = async (): Promise<OpenGame> => openGame(site, await site.logIn(), fruitParade)
const spin = (frame: OpenGame, stops: readonly number[], key: string = randomUUID()) => {
  site.rig(...stops)
  return frame.act('/api/slot/spin', { stake }, key)
}
const free = (frame: OpenGame, roundId: string, stops: readonly number[], key: string = randomUUID()) => {
  site.rig(...stops)
  return frame.act('/api/slot/free', { roundId }, key)
}
const reload = (frame: OpenGame) =>
  site.ask('POST', `${playOrigin}/api/slot/session`, { token: frame.opening.token, json: {} })

test('three comets leave the round open for eight free spins at its stake, drawn one by one, and the last pays them all', async () => {
  const frame = await open()
  const before = await balance()
  const first = evaluate(three, stake)
  const {
    body: { value: begun },
  } = await spin(frame, three)
  expect(begun).toMatchObject({
    win: first.win,
    freeSpins: 8,
    balance: before - stake,
    feature: { left: 8, played: 0, won: first.win },
  })
  const single = evaluate(winning, stake, 2)
  expect(single.win).toBe(2 * evaluate(winning, stake).win)
  for (let played = 1; played <= 7; played++) {
    const { body } = await free(frame, begun.roundId, winning)
    expect(body.value).toMatchObject({
      roundId: begun.roundId,
      stake,
      win: single.win,
      balance: before - stake,
      feature: { left: 8 - played, played, won: first.win + played * single.win },
    })
  }
  const won = first.win + 8 * single.win
  const { body } = await free(frame, begun.roundId, winning)
  expect(body.value).toMatchObject({ balance: before - stake + won, feature: { left: 0, played: 8, won } })
  expect(await balance()).toBe(before - stake + won)
  const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, begun.roundId))
  expect(kept).toMatchObject({
    memberId: player,
    stake,
    win: won,
    outcome: { stops: three, left: 0, free: Array.from({ length: 8 }, () => winning) },
  })
  expect((await frame.act('/api/slot/free', { roundId: begun.roundId }, randomUUID())).body.errorCode).toBe(
    'game.round.none',
  )
})

test('a reload in the middle finds the free spins where they stand; no other spin and no other game begins until they are over', async () => {
  const fresh = await startTestGateway()
  const frame = await openGame(fresh, await fresh.logIn(), fruitParade)
  fresh.rig(...three, ...winning)
  const {
    body: { value: begun },
  } = await frame.act('/api/slot/spin', { stake }, randomUUID())
  const {
    body: { value: one },
  } = await frame.act('/api/slot/free', { roundId: begun.roundId }, randomUUID())
  const { body } = await fresh.ask('POST', `${playOrigin}/api/slot/session`, { token: frame.opening.token, json: {} })
  expect(body.value.waiting).toEqual({ roundId: begun.roundId, stake, window: one.window, feature: one.feature })
  expect((await frame.act('/api/slot/spin', { stake }, randomUUID())).body.errorCode).toBe('game.round.unfinished')
  const other = await fresh.ask('GET', '/wps/game/launchGame?nodeId=10277&vassalage=XGS&launchMode=GLS', {
    token: await fresh.logIn(),
  })
  expect(other.body.errorCode).toBe('game.round.open')
  await fresh.close()
})

test('three more comets in a free spin give as many again', async () => {
  const frame = await open()
  const {
    body: { value: begun },
  } = await spin(frame, three)
  const { body } = await free(frame, begun.roundId, three)
  expect(body.value).toMatchObject({ freeSpins: 8, scatterWin: 2 * 2 * stake, feature: { left: 15, played: 1 } })
  for (let left = 15; left > 0; left--) await free(frame, begun.roundId, plain)
  expect((await reload(frame)).body.value.waiting).toBeNull()
})

test('one key is one free spin, however often and at once it is sent; two keys at once are two', async () => {
  const frame = await open()
  const {
    body: { value: begun },
  } = await spin(frame, three)
  const key = randomUUID()
  const first = await free(frame, begun.roundId, plain, key)
  const again = await frame.act('/api/slot/free', { roundId: begun.roundId }, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  site.rig(...plain, ...plain)
  const both = await Promise.all(
    [randomUUID(), randomUUID()].map((one) => frame.act('/api/slot/free', { roundId: begun.roundId }, one)),
  )
  expect(both.map(({ body }) => body.value.feature.left).toSorted((a, b) => a - b)).toEqual([5, 6])
  for (let left = 5; left > 0; left--) await free(frame, begun.roundId, plain)
})

test('what the generic game asks for ends no round of a slot, and doubles none', async () => {
  const frame = await open()
  const {
    body: {
      value: { roundId },
    },
  } = await spin(frame, three)
  for (const choice of ['double', 'collect'])
    expect((await frame.act('/api/generic-game/choice', { roundId, choice }, randomUUID())).body.errorCode).toBe(
      'game.round.none',
    )
  for (let left = 8; left > 0; left--) await free(frame, roundId, plain)
})

test('free spins that were left are played by the server after a quarter of an hour, and paid', async () => {
  const frame = await open()
  const {
    body: { value: begun },
  } = await spin(frame, three)
  const before = await balance()
  site.advance(16 * minute)
  site.rig(...Array.from({ length: 8 }, () => winning).flat())
  await site.runJobs()
  const won = begun.win + 8 * evaluate(winning, stake, 2).win
  const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, begun.roundId))
  expect(kept).toMatchObject({ stake, win: won, outcome: { left: 0 } })
  expect(await balance()).toBe(before + won)
  expect(await site.gateway.db.$count(openRounds)).toBe(0)
})

test('a demo has free spins too, on its own balance and in no book', async () => {
  const { body } = await site.ask(
    'GET',
    `/wps/game/launchGame?nodeId=${fruitParade}&vassalage=XGS&launchMode=GLS&accountType=0`,
    { token: await site.logIn() },
  )
  expect(ticketIn(body.value.content.game_url)).not.toBe('')
  const frame = await openFrame(site, body.value.content.game_url)
  expect(frame.opening).toMatchObject({ trial: true, waiting: null })
  const kept = await site.gateway.db.$count(rounds)
  const {
    body: { value: begun },
  } = await spin(frame, three)
  expect(begun.balance).toBe(frame.opening.balance - stake)
  expect((await frame.act('/api/slot/spin', { stake }, randomUUID())).body.errorCode).toBe('game.round.unfinished')
  const fresh = await startedAgain(frame, begun.roundId)
  expect(fresh.balance).toBe(frame.opening.balance - stake + fresh.feature.won)
  expect(await site.gateway.db.$count(rounds)).toBe(kept)
})

/** Plays the free spins of a demo to their end after a reload in the middle. */
async function startedAgain(frame: OpenGame, roundId: string) {
  expect((await reload(frame)).body.value.waiting).toMatchObject({ roundId, feature: { left: 8 } })
  let last = await free(frame, roundId, winning)
  while (last.body.value.feature.left > 0) last = await free(frame, roundId, winning)
  return last.body.value
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameSessions, openRounds, rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { hashOf } from '../../kernel/http/session.ts'
import { openFrame, openGame, playOrigin, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { cashOut } from './cash-out.ts'
import { countdown, timeTo } from './curve.ts'
import { hashOfSecret, pointFrom } from './crash-point.ts'

const orbitCrash = 10_312
const player = 1_000_001
const stake = 1000
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const balance = () => playableBalance(site.gateway.db, player)
const open = async (): Promise<OpenGame> => openGame(site, await site.logIn(), orbitCrash)
const reload = async (frame: OpenGame) =>
  (await site.ask('POST', `${playOrigin}/api/crash/session`, { token: frame.opening.token, json: {} })).body.value

/** A number of the browser with which the session's next round ends between two multipliers. */
async function saltFor(frame: OpenGame, from: number, to: number): Promise<string> {
  const [row] = await site.gateway.db
    .select({ seed: gameSessions.seed })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashOf(frame.opening.token)))
  for (let at = 0; ; at++) {
    const salt = at.toString(16).padStart(16, '0')
    const point = pointFrom(row?.seed ?? '', salt)
    if (point >= from && point <= to) return salt
  }
}

const start = async (
  frame: OpenGame,
  { from = 300, to = 5000, auto = null as number | null, key = randomUUID() } = {},
) => (await frame.act('/api/crash/start', { stake, auto, salt: await saltFor(frame, from, to) }, key)).body.value
const out = (frame: OpenGame, roundId: string, key: string = randomUUID()) =>
  frame.act('/api/crash/out', { roundId }, key)
const watched = (frame: OpenGame, roundId: string) => frame.act('/api/crash/watch', { roundId }, randomUUID())

test('the secret is promised by its hash before the stake, and told after; the round follows from it and from the browser', async () => {
  const frame = await open()
  const { nextHash } = await reload(frame)
  expect(nextHash).toMatch(/^[\da-f]{64}$/)
  const { round } = await start(frame)
  expect(round).toEqual({
    roundId: round.roundId,
    stake,
    auto: null,
    startsAt: site.gateway.clock.now() + countdown,
    hash: nextHash,
    salt: round.salt,
    now: site.gateway.clock.now(),
  })
  site.advance(countdown + timeTo(150))
  const { body } = await out(frame, round.roundId)
  const { secret, point, hash } = body.value.ended
  expect(hash).toBe(nextHash)
  expect(hashOfSecret(secret)).toBe(nextHash)
  expect(pointFrom(secret, round.salt)).toBe(point)
  expect(body.value.nextHash).not.toBe(nextHash)
})

test('the server cashes out at the multiplier of its own clock, and books it once for its key', async () => {
  const frame = await open()
  const before = await balance()
  const started = await start(frame)
  const { roundId } = started.round
  expect(started.balance).toBe(before - stake)
  site.advance(countdown + timeTo(217))
  const key = randomUUID()
  const { body } = await out(frame, roundId, key)
  expect(body.value).toMatchObject({ balance: before - stake + 2170, ended: { roundId, stake, times: 217, win: 2170 } })
  site.advance(5000)
  const again = await out(frame, roundId, key)
  expect(again.body.value).toEqual(body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await out(frame, roundId)).body.errorCode).toBe('game.round.none')
  expect(await balance()).toBe(before + 1170)
  const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, roundId))
  expect(kept).toMatchObject({ memberId: player, gameId: orbitCrash, stake, win: 2170, outcome: { times: 217 } })
  expect((await reload(frame)).last[0]).toMatchObject({ times: 217 })
})

test('a cash-out after the end is a loss, told with where it ended; one before the beginning counts as the earliest', async () => {
  const frame = await open()
  const before = await balance()
  const lost = (await start(frame, { from: 120, to: 300 })).round
  site.advance(countdown + timeTo(301))
  const late = (await out(frame, lost.roundId)).body.value
  expect(late).toMatchObject({ balance: before - stake, ended: { times: 0, win: 0 } })
  expect(late.ended.point).toBeLessThanOrEqual(300)
  const early = (await start(frame)).round
  expect((await out(frame, early.roundId)).body.value).toMatchObject({
    balance: before - stake + 10,
    ended: { times: 101, win: 1010 },
  })
})

test('a cash-out that holds back its body until the round is over is as late as its last byte', async () => {
  const frame = await open()
  const before = await balance()
  const { roundId } = (await start(frame, { from: 250, to: 400 })).round
  site.advance(countdown + timeTo(249))
  let send = (): void => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  // The stream stores nothing, so that the gateway's first read begins it.
  const body = new ReadableStream(
    {
      pull: async (sending) => {
        begin()
        await sent
        sending.enqueue(new TextEncoder().encode(JSON.stringify({ roundId })))
        sending.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'Content-Type': 'application/json',
    Authorization: frame.opening.token,
    'Idempotency-Key': randomUUID(),
  }
  const asked = site.fetch(`${playOrigin}/api/crash/out`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  await begun
  site.advance(timeTo(401) - timeTo(249))
  expect((await watched(frame, roundId)).body.value.isOver).toBe(true)
  send()
  expect(await (await asked).json()).toMatchObject({ value: { balance: before - stake, ended: { times: 0, win: 0 } } })
  expect(await balance()).toBe(before - stake)
})

test('a round that was told to be over is over on every gateway, also where the clock is behind', async () => {
  const frame = await open()
  const before = await balance()
  const { roundId } = (await start(frame, { from: 250, to: 400 })).round
  const early = site.gateway.clock.now() + countdown + timeTo(249)
  site.advance(countdown + timeTo(401))
  expect((await watched(frame, roundId)).body.value.isOver).toBe(true)
  const game = site.gateway.catalogue.find(orbitCrash)
  if (!game) throw new Error('no game')
  const session = { tokenHash: hashOf(frame.opening.token), memberId: player, game, room: null }
  expect((await cashOut(site.gateway, { session, key: randomUUID(), now: early }, roundId)).answer).toMatchObject({
    ended: { times: 0 },
    balance: before - stake,
  })
})

test('a round goes on over a reload; one stake at a time, and none under another number with the same key', async () => {
  const frame = await open()
  const key = randomUUID()
  const { round } = await start(frame, { key })
  site.advance(countdown + 2000)
  const again = await reload(frame)
  expect(again.round).toEqual({ ...round, now: site.gateway.clock.now() })
  const [row] = await site.gateway.db.select().from(openRounds).where(eq(openRounds.id, round.roundId))
  expect(row?.outcome['secret']).toMatch(/^[\da-f]{64}$/)
  expect(JSON.stringify(again)).not.toContain(row?.outcome['secret'])
  const other = { stake, auto: null, salt: 'f'.repeat(16) }
  expect((await frame.act('/api/crash/start', other, randomUUID())).body.errorCode).toBe('game.round.unfinished')
  expect((await frame.act('/api/crash/start', other, key)).body.errorCode).toBe('idempotency.key.reused')
  expect((await out(frame, round.roundId)).body.value.ended.win).toBeGreaterThan(stake)
})

test('what was set is paid when it is reached, by a job when the player has gone; a round that ends before it is lost', async () => {
  const frame = await open()
  const before = await balance()
  const paid = (await start(frame, { auto: 200 })).round
  site.advance(countdown + timeTo(200) + 20_000)
  await site.runJobs()
  expect(await site.gateway.db.$count(openRounds)).toBe(0)
  const [won] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, paid.roundId))
  expect(won).toMatchObject({ stake, win: 2000, outcome: { times: 200, auto: 200 } })
  expect(await balance()).toBe(before + 1000)
  const lost = (await start(frame, { from: 101, to: 190, auto: 200 })).round
  site.advance(30_000)
  await site.runJobs()
  const [gone] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, lost.roundId))
  expect(gone).toMatchObject({ stake, win: 0, outcome: { times: 0 } })
  expect((await out(frame, lost.roundId)).body.errorCode).toBe('game.round.none')
  const [newest] = (await reload(frame)).last
  expect(newest).toMatchObject({
    roundId: lost.roundId,
    stake,
    win: 0,
    times: 0,
    hash: lost.hash,
    salt: lost.salt,
    isLeft: true,
  })
  expect([hashOfSecret(newest.secret), pointFrom(newest.secret, newest.salt)]).toEqual([lost.hash, newest.point])
})

test('[LAU-05] another game is refused while a round is in flight, with the word that it runs on', async () => {
  const frame = await open()
  const { round } = await start(frame)
  const { body } = await site.ask(
    'GET',
    `/wps/game/launchGame?nodeId=10273&vassalage=${site.gateway.catalogue.find(10_273)?.provider}&launchMode=GLS&accountType=1`,
    { token: await site.logIn() },
  )
  expect(body).toMatchObject({ errorCode: 'game.round.open', value: { nodeId: orbitCrash, runsOn: true } })
  await out(frame, round.roundId)
})

test('whether a round is over is told when it is, and where it ends is told to nobody before', async () => {
  const frame = await open()
  const { round } = await start(frame, { from: 120, to: 200 })
  site.advance(countdown + timeTo(201))
  expect((await watched(frame, round.roundId)).body.value).toEqual({ isOver: true, now: site.gateway.clock.now() })
  await out(frame, round.roundId)
  expect((await watched(frame, round.roundId)).body.value.isOver).toBe(true)
})

test('stakes and multipliers that are not offered are refused, and a demo plays on its own balance', async () => {
  const member = await open()
  const salt = '0'.repeat(16)
  expect((await member.act('/api/crash/start', { stake: 7, auto: null, salt }, randomUUID())).body.errorCode).toBe(
    'game.stake.invalid',
  )
  for (const auto of [100, 100_001, 150.5])
    expect((await member.act('/api/crash/start', { stake, auto, salt }, randomUUID())).status).toBe(400)
  const { body } = await site.ask(
    'GET',
    `/wps/game/launchGame?nodeId=${orbitCrash}&vassalage=XGS&launchMode=GLS&accountType=0`,
    { token: await site.logIn() },
  )
  const frame = await openFrame(site, body.value.content.game_url)
  const kept = await site.gateway.db.$count(rounds)
  const { round, balance: left } = await start(frame)
  expect(left).toBe(frame.opening.balance - stake)
  site.advance(countdown + timeTo(150))
  expect((await out(frame, round.roundId)).body.value).toMatchObject({ balance: left + 1500 })
  const { round: gone } = await start(frame, { from: 120, to: 200 })
  site.advance(countdown + timeTo(201))
  expect((await watched(frame, gone.roundId)).body.value.isOver).toBe(true)
  expect((await out(frame, gone.roundId)).body.value).toMatchObject({ balance: left + 500, ended: { times: 0 } })
  expect(await site.gateway.db.$count(rounds)).toBe(kept)
})

import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  sportsbookBets,
  sportsbookFixtures,
  sportsbookLegs,
  sportsbookTeams,
  entries,
  gameSessions,
  rounds,
  transfers,
} from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { leaveBonuses } from '../../money/bonus/leave-bonuses.ts'
import { memberAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { openTicket } from '../games/open-ticket.ts'
import { sportsbookHelpers, type SportsbookHelpers } from '../../app/testing/sportsbook-helpers.ts'
import { hour, minute, testNow } from '../../app/testing/moments.ts'
import { openFrame, openGame, playOrigin, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { returnOf } from './bet-amounts.ts'
import { settlementId } from './settle-bets.ts'

const player = 1_000_001
let site: TestGateway
let hands: SportsbookHelpers
beforeAll(async () => {
  site = await startTestGateway()
  hands = sportsbookHelpers(site)
  await hands.work()
})
afterAll(() => site.close())

const gameOf = (title: string): number => site.gateway.catalogue.games.find((game) => game.title === title)?.id ?? 0
const open = async (title = 'Virtual Liga'): Promise<OpenGame> => openGame(site, await site.logIn(), gameOf(title))
const balance = () => playableBalance(site.gateway.db, player)
const bet = (frame: OpenGame, json: object, key = randomUUID()) => frame.act('/api/sportsbook/bet', json, key)

test('the sportsbook opens with leagues, fixtures ahead in Manila days, and odds whose return is stated by market', async () => {
  const { opening } = await open()
  expect(opening.leagues.map(({ code }: { code: string }) => code)).toEqual([
    'FIVEHILLS',
    'LANTERN',
    'TIDEWATER',
    'PAPERBOAT',
    'NOWHERE',
  ])
  const ahead = opening.fixtures.filter(({ state }: { state: string }) => state === 'open')
  expect(ahead.length).toBeGreaterThan(60)
  expect(Math.max(...ahead.map(({ startsAt }: { startsAt: number }) => startsAt))).toBeGreaterThan(testNow + 48 * hour)
  expect(ahead.every(({ markets }: { markets: unknown[] }) => markets.length === 3)).toBe(true)
  expect(opening.fixtures.some(({ state, live }: { state: string; live: unknown }) => state === 'over' && live)).toBe(
    true,
  )
  for (const { percent } of opening.returns) expect(percent).toBeGreaterThan(93)
  expect(opening.returnToPlayer.percent).toBeGreaterThan(94)
  expect(JSON.stringify(opening)).not.toContain('course')
})

test('a single is booked once for its key, wins or loses by the result, and is settled once', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('FIVEHILLS')
  const id = fixture?.id ?? 0
  const leg = await hands.legOn(id, 'goals', 'over')
  const before = await balance()
  const key = randomUUID()
  const slip = { kind: 'single', stake: 10_000, legs: [leg] }
  const answers = await Promise.all(Array.from({ length: 5 }, () => bet(frame, slip, key)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await balance()).toBe(before - 10_000)
  const placed = (await bet(frame, slip, key)).body.value
  expect(placed).toMatchObject({
    balance: before - 10_000,
    bets: [{ stake: 10_000, odds: leg.odds, possible: 100 * leg.odds, state: 'open', legs: [{ pick: 'over' }] }],
  })
  const betId = placed.bets[0].id
  await hands.playOut(fixture)
  const [played] = await site.gateway.db.select().from(sportsbookFixtures).where(eq(sportsbookFixtures.id, id))
  const { home, away } = played?.course?.result ?? { home: 0, away: 0 }
  const line = played?.markets.find(({ kind }) => kind === 'goals')?.line ?? 0
  const win = (home + away) * 10 > line ? 100 * leg.odds : 0
  expect(await balance()).toBe(before - 10_000 + win)
  const [round] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, betId))
  expect(round).toMatchObject({
    memberId: player,
    stake: 10_000,
    win,
    outcome: { legs: [{ fixtureId: id, market: 'goals', pick: 'over' }] },
  })
  await hands.work()
  await hands.goTo(site.gateway.clock.now() + 2 * minute)
  expect(await balance()).toBe(before - 10_000 + win)
  const paid = await site.gateway.db
    .select()
    .from(transfers)
    .where(eq(transfers.id, settlementId(betId)))
  expect(paid).toHaveLength(win > 0 ? 1 : 0)
})

test('results change the strength of the sides, which moves from one to the other', async () => {
  const strengths = (
    await site.gateway.db.select().from(sportsbookTeams).where(eq(sportsbookTeams.league, 'FIVEHILLS'))
  ).map(({ strength }) => strength)
  expect(strengths.reduce((total, each) => total + each, 0)).toBe(8 * 1_500)
  expect(new Set([...strengths, 1590, 1565, 1540, 1515, 1485, 1460, 1435, 1410]).size).toBeGreaterThan(8)
})

test('several gateways settle a bet once between them', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('FIVEHILLS')
  const legs = [await hands.legOn(fixture?.id ?? 0, 'both', 'yes'), await hands.legOn(fixture?.id ?? 0, 'both', 'no')]
  const before = await balance()
  const { bets } = (await bet(frame, { kind: 'single', stake: 5_000, legs })).body.value
  expect(bets).toHaveLength(2)
  const twin = await site.twin()
  for (const at of [fixture?.startsAt ?? 0, (fixture?.startsAt ?? 0) + 8 * minute]) {
    site.advance(Math.max(0, at - site.gateway.clock.now()))
    await Promise.all([hands.work(), hands.work(twin), hands.work()])
  }
  const kept = await site.gateway.db
    .select()
    .from(sportsbookBets)
    .where(
      inArray(
        sportsbookBets.id,
        bets.map(({ id }: { id: string }) => id),
      ),
    )
  const won = kept.find(({ state }) => state === 'won')
  expect(await balance()).toBe(before - 10_000 + (won?.win ?? 0))
  expect(won?.win).toBeGreaterThan(5_000)
})

test('odds that have changed since are refused with the new ones, and nothing is taken', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('LANTERN')
  const leg = await hands.legOn(fixture?.id ?? 0, 'result', 'home')
  const before = await balance()
  const { body } = await bet(frame, { kind: 'single', stake: 5_000, legs: [{ ...leg, odds: leg.odds + 1 }] })
  expect(body).toMatchObject({ success: false, errorCode: 'sportsbook.odds.changed', value: { legs: [leg] } })
  expect(await balance()).toBe(before)
  const newsAt = fixture?.newsAt ?? 0
  site.advance(newsAt - site.gateway.clock.now() - minute)
  await hands.work()
  site.advance(minute)
  const later = await open()
  await hands.work()
  const told = await site.ask('POST', `${playOrigin}/api/sportsbook/board`, {
    token: later.opening.token,
    json: { since: later.opening.now },
  })
  const moved = told.body.value.fixtures.find(({ id }: { id: number }) => id === fixture?.id)
  expect([-1, 0, 1]).toContain(moved.news)
  expect(moved.markets[0].picks[0].odds).not.toBe(leg.odds)
  expect((await bet(later, { kind: 'single', stake: 5_000, legs: [leg] })).body.errorCode).toBe(
    'sportsbook.odds.changed',
  )
})

test('from the start on no bet is taken, and before it no course is drawn', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('FIVEHILLS')
  const leg = await hands.legOn(fixture?.id ?? 0, 'both', 'yes')
  site.advance((fixture?.startsAt ?? 0) - 1 - site.gateway.clock.now())
  await hands.work()
  const [untouched] = await site.gateway.db
    .select()
    .from(sportsbookFixtures)
    .where(eq(sportsbookFixtures.id, leg.fixture))
  expect(untouched).toMatchObject({ state: 'open', course: null })
  const last = await hands.legOn(leg.fixture, 'both', 'yes')
  expect((await bet(frame, { kind: 'single', stake: 5_000, legs: [last] })).body.success).toBe(true)
  site.advance(1)
  expect((await bet(frame, { kind: 'single', stake: 5_000, legs: [last] })).body).toMatchObject({
    errorCode: 'sportsbook.fixture.closed',
    value: { fixtures: [leg.fixture] },
  })
  await hands.work()
  const board = async () =>
    (
      await site.ask('POST', `${playOrigin}/api/sportsbook/board`, {
        token: frame.opening.token,
        json: { since: site.gateway.clock.now() },
      })
    ).body.value.fixtures.find(({ id }: { id: number }) => id === leg.fixture)
  expect(await board()).toMatchObject({
    state: 'live',
    markets: [],
    live: { phase: 'play', clock: 1, home: 0, away: 0 },
  })
  site.advance(2 * minute)
  expect(await board()).toMatchObject({ live: { phase: 'play', clock: 31 } })
  await hands.goTo(site.gateway.clock.now() + 6 * minute)
  expect(await board()).toMatchObject({ state: 'over', live: { phase: 'over' } })
})

test('a parlay takes one pick of a fixture, multiplies odds, and is lost with its first lost leg', async () => {
  const frame = await open()
  const [one, other] = await hands.fixturesOf('FIVEHILLS')
  const [later] = await hands.fixturesOf('TIDEWATER')
  const legs = [
    await hands.legOn(one?.id ?? 0, 'goals', 'over'),
    await hands.legOn(other?.id ?? 0, 'both', 'yes'),
    await hands.legOn(later?.id ?? 0, 'result', 'home'),
  ]
  const same = [legs[0], await hands.legOn(one?.id ?? 0, 'both', 'no')]
  for (const bad of [same, legs.slice(0, 1), [legs[0], legs[0]], []])
    expect((await bet(frame, { kind: 'parlay', stake: 5_000, legs: bad })).body.success).toBe(false)
  const { body } = await bet(frame, { kind: 'parlay', stake: 5_000, legs })
  const odds = legs.map((leg) => leg.odds)
  expect(body.value.bets).toHaveLength(1)
  expect(body.value.bets[0]).toMatchObject({ odds: returnOf(100, odds), possible: returnOf(5_000, odds) })
  await hands.playOut(one)
  const [kept] = await site.gateway.db.select().from(sportsbookBets).where(eq(sportsbookBets.id, body.value.bets[0].id))
  const states = (
    await site.gateway.db
      .select()
      .from(sportsbookLegs)
      .where(eq(sportsbookLegs.betId, kept?.id ?? ''))
      .orderBy(asc(sportsbookLegs.place))
  ).map(({ state }) => state)
  expect(states[2]).toBe('open')
  expect(kept?.state).toBe(states.includes('lost') ? 'lost' : 'open')
})

/** What was paid for a bet when it was settled: the kind of the transfer, and the sum that the player got. */
async function paidFor(betId: string) {
  const [paid] = await site.gateway.db
    .select({ kind: transfers.kind, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(eq(transfers.id, settlementId(betId)), gt(entries.amount, 0)))
  return paid
}

test('a fixture that could not begin for ten minutes is void: its stakes are returned, and no round was played', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('FIVEHILLS')
  const { body } = await bet(frame, {
    kind: 'single',
    stake: 5_000,
    legs: [await hands.legOn(fixture?.id ?? 0, 'result', 'home')],
  })
  const betId = body.value.bets[0].id
  site.advance((fixture?.startsAt ?? 0) - site.gateway.clock.now() + 11 * minute)
  await hands.work()
  expect(await paidFor(betId)).toEqual({ kind: 'refund', amount: 5_000 })
  expect(await site.gateway.db.$count(rounds, eq(rounds.id, betId))).toBe(0)
  const { value } = (
    await site.ask('POST', `${playOrigin}/api/sportsbook/board`, { token: frame.opening.token, json: { since: 0 } })
  ).body
  expect(value.bets.find(({ id }: { id: string }) => id === betId)).toMatchObject({
    state: 'void',
    win: 5_000,
    legs: [{ state: 'void', score: null }],
  })
})

test('the operator calls a fixture off once, and a parlay goes on without it', async () => {
  const frame = await open()
  const [one] = await hands.fixturesOf('FIVEHILLS')
  const [other] = await hands.fixturesOf('TIDEWATER')
  const legs = [await hands.legOn(one?.id ?? 0, 'both', 'yes'), await hands.legOn(other?.id ?? 0, 'both', 'yes')]
  const [single] = (await bet(frame, { kind: 'single', stake: 5_000, legs: legs.slice(0, 1) })).body.value.bets
  const [both] = (await bet(frame, { kind: 'parlay', stake: 5_000, legs })).body.value.bets
  expect(await site.operate('fixtures')).toContainEqual(
    expect.objectContaining({ id: one?.id, league: 'Five Hills Quick League', state: 'open' }),
  )
  expect(await site.operate('void-fixture', String(one?.id))).toContain('is void')
  expect(await paidFor(single.id)).toEqual({ kind: 'refund', amount: 5_000 })
  const kept = await site.gateway.db
    .select()
    .from(sportsbookLegs)
    .where(eq(sportsbookLegs.betId, both.id))
    .orderBy(asc(sportsbookLegs.place))
  expect(kept.map(({ state }) => state)).toEqual(['void', 'open'])
  await expect(site.operate('void-fixture', String(one?.id))).rejects.toThrow('is void already')
  await expect(site.operate('void-fixture', 'all')).rejects.toThrow('void-fixture <id>')
})

test('what cannot be staked is refused: sums that are not offered, returns above the most, more than there is', async () => {
  const frame = await open()
  const [fixture] = await hands.fixturesOf('TIDEWATER')
  const leg = await hands.legOn(fixture?.id ?? 0, 'result', 'home')
  const { least, most } = frame.opening
  for (const stake of [least - 1, most + 1])
    expect((await bet(frame, { kind: 'single', stake, legs: [leg] })).body.errorCode).toBe('game.stake.invalid')
  expect((await bet(frame, { kind: 'single', stake: 10.5, legs: [leg] })).status).toBe(400)
  expect(
    (await bet(frame, { kind: 'single', stake: least, legs: [{ ...leg, market: 'points', pick: 'over' }] })).body
      .errorCode,
  ).toBe('sportsbook.legs.invalid')
  const foreign = await hands.fixturesOf('GOLDENHOUR')
  expect(
    (await bet(frame, { kind: 'single', stake: least, legs: [{ ...leg, fixture: foreign[0]?.id ?? 0 }] })).body
      .errorCode,
  ).toBe('sportsbook.fixture.closed')
  const long = await hands.fixturesOf('LANTERN')
  const legs = await Promise.all(long.slice(0, 8).map(({ id }) => hands.legOn(id, 'result', 'away')))
  expect((await bet(frame, { kind: 'parlay', stake: most, legs })).body.errorCode).toBe('sportsbook.return.high')
  let last = await bet(frame, { kind: 'single', stake: most, legs: [leg] })
  for (let placed = 0; placed < 60 && last.body.success; placed++)
    last = await bet(frame, { kind: 'single', stake: most, legs: [leg] })
  expect(last.body.errorCode).toBe('insufficient.balance')
  expect(await balance()).toBeLessThan(most)
})

test('who has staked all there is finds the open bets again, but no sportsbook without any', async () => {
  await site.gateway.db.transaction((tx) =>
    leaveBonuses(tx, site.gateway.ports, player, { agreed: true, now: site.gateway.clock.now() }),
  )
  const rest = await balance()
  await site.gateway.db.transaction((tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'withdrawal',
        at: site.gateway.clock.now(),
        lines: [
          { account: 'house/cash', amount: rest },
          { account: memberAccount(player), amount: -rest },
        ],
      },
    ]),
  )
  const again = await open()
  expect(again.opening.balance).toBe(0)
  expect(again.opening.bets.some(({ state }: { state: string }) => state === 'open')).toBe(true)
  await expect(open('Sabong Arena')).rejects.toThrow('insufficient.balance')
})

test('a demo bets with its own balance, which is in no book', async () => {
  const { db, random, clock, catalogue } = site.gateway
  const game = catalogue.find(gameOf('Sabong Arena'))
  if (!game) throw new Error('no arena')
  const ticket = await openTicket(db, random, { game, room: null, sessionHash: null }, clock.now())
  const frame = await openFrame(site, `${playOrigin}/sportsbook/${game.id}#s=${ticket}`)
  const fixture = frame.opening.fixtures.find(({ state }: { state: string }) => state === 'open')
  const { least } = frame.opening
  const booked = await site.gateway.db.$count(entries)
  const legs = ['meron', 'wala'].map((pick, at) => ({
    fixture: fixture.id,
    market: 'fight',
    pick,
    odds: fixture.markets[0].picks[at].odds,
  }))
  const placed = (await bet(frame, { kind: 'single', stake: least, legs })).body.value
  expect(placed.balance).toBe(1_000_000 - 2 * least)
  await hands.playOut(fixture)
  const board = (
    await site.ask('POST', `${playOrigin}/api/sportsbook/board`, { token: frame.opening.token, json: { since: 0 } })
  ).body.value
  expect(board.bets).toHaveLength(2)
  const won = board.bets.reduce((sum: number, { win }: { win: number }) => sum + win, 0)
  expect(board.balance).toBe(1_000_000 - 2 * least + won)
  expect(await site.gateway.db.$count(entries)).toBe(booked)
  expect(await site.gateway.db.$count(gameSessions, sql`${gameSessions.demoSessionBalance} = ${board.balance}`)).toBe(1)
})

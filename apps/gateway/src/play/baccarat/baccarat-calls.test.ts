import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { openGame, playOrigin, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { deck } from '../cards/card.ts'
import type { Card } from '../../kernel/db/values/cards.ts'

const player = 1_000_001
const path = '/api/baccarat/round'
let site: TestGateway
let velvet: number
beforeAll(async () => {
  site = await startTestGateway()
  velvet = site.gateway.catalogue.games.find(({ title }) => title === 'Velvet Baccarat')?.id ?? 0
})
afterAll(() => site.close())

const open = async (): Promise<OpenGame> => openGame(site, await site.logIn(), velvet)
/** Lets the next round be dealt with these cards, each from a deck of its own. */
const stack = (cards: string) =>
  site.rig(...cards.split(' ').map((card, at) => deck.indexOf(card as Card) + 52 * (at + 1) - at))
const playerWins = 'Kh 4d 7c Ts Th'

test('a table opens with its chips, its fields and what each of them gives back', async () => {
  const { opening } = await open()
  const [least] = opening.chips
  expect(opening).toMatchObject({
    decks: 8,
    quick: false,
    last: null,
    results: [],
    chips: [1, 2, 5, 10, 20, 50].map((times) => times * least),
  })
  expect(
    opening.fields.map(({ bet, pays, percent }: { bet: string; pays: number; percent: number }) => [
      bet,
      pays,
      percent.toFixed(3),
    ]),
  ).toEqual([
    ['playerPair', 11, '89.639'],
    ['player', 1, '98.765'],
    ['tie', 8, '85.640'],
    ['banker', 0.95, '98.942'],
    ['bankerPair', 11, '89.639'],
  ])
  expect(opening.returnToPlayer.percent.toFixed(3)).toBe('85.640')
})

test('all bets of a round are one stake and one win, booked once with the cards that were dealt', async () => {
  const {
    act,
    opening: {
      chips: [chip],
    },
  } = await open()
  const before = await playableBalance(site.gateway.db, player)
  stack('Kh 4d Kc 4s')
  const stakes = { player: chip, banker: 2 * chip, playerPair: chip }
  const {
    body: { value },
  } = await act(path, { stakes }, randomUUID())
  expect(value).toMatchObject({
    winner: 'banker',
    playerPair: true,
    bankerPair: true,
    stake: 4 * chip,
    win: 2 * chip + 1.9 * chip + 12 * chip,
    player: { cards: ['Kh', 'Kc'], points: [0, 0] },
    banker: { cards: ['4d', '4s'], points: [4, 8] },
    fields: [
      { bet: 'playerPair', stake: chip, win: 12 * chip },
      { bet: 'player', stake: chip, win: 0 },
      { bet: 'banker', stake: 2 * chip, win: 3.9 * chip },
    ],
  })
  expect(value.balance).toBe(before + value.win - value.stake)
  expect(await playableBalance(site.gateway.db, player)).toBe(value.balance)
  expect(await site.gateway.db.select().from(rounds).where(eq(rounds.id, value.roundId))).toMatchObject([
    {
      memberId: player,
      gameId: velvet,
      stake: value.stake,
      win: value.win,
      outcome: { player: ['Kh', 'Kc'], banker: ['4d', '4s'], stakes },
    },
  ])
})

test('one key is one round, however often it is sent, and other bets under it are refused', async () => {
  const {
    act,
    opening: {
      chips: [chip],
    },
  } = await open()
  const count = async () => (await site.gateway.db.select().from(rounds).where(eq(rounds.memberId, player))).length
  const before = await count()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => act(path, { stakes: { tie: chip } }, key)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const first = answers.find(({ status }) => status === 200)
  const again = await act(path, { stakes: { tie: chip } }, key)
  expect(again.body.value).toEqual(first?.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await act(path, { stakes: { tie: chip, banker: chip } }, key)).toMatchObject({
    status: 422,
    body: { errorCode: 'idempotency.key.reused' },
  })
  expect(await count()).toBe(before + 1)
})

test('no bet, part of a chip, more than the table takes and more than there is are refused and leave nothing behind', async () => {
  const {
    act,
    opening: { chips },
  } = await open()
  const [chip] = chips
  const most = chips.at(-1)
  const before = await playableBalance(site.gateway.db, player)
  for (const stakes of [{}, { player: chip + 1 }, { player: chip / 2 }, { player: most, tie: chip }])
    expect((await act(path, { stakes }, randomUUID())).body.errorCode).toBe('game.stake.invalid')
  for (const stakes of [{ player: -chip, banker: 3 * chip }, { player: 0.5 }, { player: 'all' }])
    expect((await act(path, { stakes }, randomUUID())).status).toBe(400)
  expect(await playableBalance(site.gateway.db, player)).toBe(before)
  let last = await act(path, { stakes: { bankerPair: chip } }, randomUUID())
  for (let played = 0; played < 200 && last.body.success; played++) {
    stack('2h 4d 3c Ts 3h')
    last = await act(path, { stakes: { playerPair: most } }, randomUUID())
  }
  expect(last.body.errorCode).toBe('insufficient.balance')
  expect(await playableBalance(site.gateway.db, player)).toBeLessThan(most)
})

test('after a reload, of the frame or of the site, the last round and the road are told; another login begins a road of its own', async () => {
  const fresh = await startTestGateway()
  const login = await fresh.logIn()
  const first = await openGame(fresh, login, velvet)
  const {
    token,
    chips: [chip],
  } = first.opening
  const deal = (cards: string) => {
    fresh.rig(...cards.split(' ').map((card, at) => deck.indexOf(card as Card) + 52 * (at + 1) - at))
    fresh.advance(1000)
    return first.act(path, { stakes: { player: chip } }, randomUUID())
  }
  await deal('Kh 4d 6c 4s')
  await deal(playerWins)
  const reload = async () =>
    (await fresh.ask('POST', `${playOrigin}/api/baccarat/session`, { token, json: {} })).body.value
  const told = {
    results: [
      { winner: 'player', playerPair: false, bankerPair: false },
      { winner: 'banker', playerPair: false, bankerPair: true },
    ],
    last: {
      winner: 'player',
      player: { cards: ['Kh', '7c'], points: [0, 7] },
      banker: { cards: ['4d', 'Ts', 'Th'], points: [4, 4, 4] },
      fields: [{ bet: 'player', stake: chip, win: 2 * chip }],
    },
  }
  expect(await reload()).toMatchObject(told)
  expect((await openGame(fresh, login, velvet)).opening).toMatchObject(told)
  fresh.advance(1000)
  const other = await openGame(fresh, await fresh.logIn(), velvet)
  expect(other.opening).toMatchObject({ last: null, results: [] })
  await fresh.close()
})

test('live titles that are baccarat run on the card table, those of other kinds do not', () => {
  const live = site.gateway.catalogue.games.filter(({ category }) => category === 'LIVE')
  const dealt = live.filter(({ engine }) => engine === 'baccarat')
  expect(dealt.length).toBeGreaterThan(20)
  expect(dealt.every(({ title }) => title.endsWith(' Baccarat') || title === 'Rose Room')).toBe(true)
  expect(live.filter(({ title, engine }) => title.includes('Baccarat') && engine !== 'baccarat')).toEqual([])
})

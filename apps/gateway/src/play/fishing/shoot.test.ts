import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { openFrame, openGame, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { species, waysToCatch } from './species.ts'

const player = 1_000_001
const path = '/api/fishing/shot'
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ transferProviders: [] })))
afterAll(() => site.close())

const tank = () => {
  const game = site.gateway.catalogue.games.find(
    ({ engine, minBet, maintenanceTo }) => engine === 'fishing' && minBet === 100 && !maintenanceTo,
  )
  if (!game) throw new Error('no fishing hall')
  return game
}
const balance = () => playableBalance(site.gateway.db, player)
const open = async (): Promise<OpenGame> => openGame(site, await site.logIn(), tank().id)
const booked = () => site.gateway.db.$count(rounds, eq(rounds.gameId, tank().id))

test('the opening tells the cannons, the species and the exact return', async () => {
  const { opening } = await open()
  expect(opening).toMatchObject({
    game: { category: 'FISH' },
    trial: false,
    balance: await balance(),
    stakes: [100, 500, 2000],
    species,
    returnToPlayer: { percent: 96, interval: null, rounds: null },
  })
})

test('a shot takes its stake, pays its catch and is kept, whether it caught or not', async () => {
  const frame = await open()
  const before = await balance()
  site.rig(waysToCatch('ray') - 1)
  const caught = (await frame.act(path, { stake: 500, species: 'ray' }, randomUUID())).body.value
  expect(caught).toEqual({
    roundId: caught.roundId,
    stake: 500,
    species: 'ray',
    caught: true,
    win: 10_000,
    balance: before + 9500,
  })
  site.rig(waysToCatch('ray'))
  const missed = (await frame.act(path, { stake: 500, species: 'ray' }, randomUUID())).body.value
  expect(missed).toEqual({
    roundId: missed.roundId,
    stake: 500,
    species: 'ray',
    caught: false,
    win: 0,
    balance: before + 9000,
  })
  expect(await balance()).toBe(before + 9000)
  const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, caught.roundId))
  expect(kept).toMatchObject({
    memberId: player,
    gameId: tank().id,
    stake: 500,
    win: 10_000,
    outcome: { species: 'ray', caught: true },
  })
  const [lost] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, missed.roundId))
  expect(lost).toMatchObject({ stake: 500, win: 0, outcome: { species: 'ray', caught: false } })
})

test('one key is one shot, however often and at once it is sent, and no other shot goes under it', async () => {
  const frame = await open()
  const before = await booked()
  const key = randomUUID()
  const shot = { stake: 100, species: 'sprat' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => frame.act(path, shot, key)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const again = await frame.act(path, shot, key)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.body.value).toEqual(answers.find(({ status }) => status === 200)?.body.value)
  expect(await booked()).toBe(before + 1)
  expect((await frame.act(path, { ...shot, species: 'whale' }, key)).body.errorCode).toBe('idempotency.key.reused')
  expect((await frame.act(path, { ...shot, stake: 500 }, key)).body.errorCode).toBe('idempotency.key.reused')
})

test('a stake of no cannon, a species of no water and another engine are refused and book nothing', async () => {
  const frame = await open()
  const before = await booked()
  const shoot = async (stake: unknown, code: unknown) => frame.act(path, { stake, species: code }, randomUUID())
  expect((await shoot(200, 'sprat')).body.errorCode).toBe('game.stake.invalid')
  expect((await shoot(100, 'unicorn')).status).toBe(400)
  expect((await shoot(100, 'toString')).status).toBe(400)
  expect((await shoot(-100, 'sprat')).status).toBe(400)
  expect((await frame.act('/api/slot/spin', { stake: 100 }, randomUUID())).body.errorCode).toBe('game.stake.invalid')
  const slot = site.gateway.catalogue.games.find(({ engine }) => engine === 'slot')
  const other = await openGame(site, await site.logIn(), slot?.id ?? 0)
  expect((await other.act(path, { stake: 100, species: 'sprat' }, randomUUID())).body.errorCode).toBe(
    'game.stake.invalid',
  )
  expect(await booked()).toBe(before)
})

test('a demo shoots on its own balance, and no round of it is kept', async () => {
  const { body } = await site.ask(
    'GET',
    `/wps/relay/GCS_gameTrialLaunch?nodeId=${tank().id}&vassalage=${tank().provider}&language=EN`,
  )
  const frame = await openFrame(site, body.value.content.game_url)
  const before = await booked()
  site.rig(0)
  const { win, balance: left } = (await frame.act(path, { stake: 100, species: 'whale' }, randomUUID())).body.value
  expect({ win, left }).toEqual({ win: 25_000, left: frame.opening.balance + 24_900 })
  expect((await frame.act(path, { stake: 2000, species: 'sprat' }, randomUUID())).body.success).toBe(true)
  expect(await booked()).toBe(before)
})

test('shots end when the balance does not hold the stake, and nothing is booked then', async () => {
  const game = site.gateway.catalogue.games.find(
    ({ engine, minBet, maintenanceTo }) => engine === 'fishing' && minBet === 500 && !maintenanceTo,
  )
  const frame = await openGame(site, await site.logIn(), game?.id ?? 0)
  let last = { success: true, errorCode: '' }
  for (let shots = 0; shots < 60 && last.success; shots++) {
    site.rig(waysToCatch('shark'))
    last = (await frame.act(path, { stake: 10_000, species: 'shark' }, randomUUID())).body
  }
  expect(last.errorCode).toBe('insufficient.balance')
  expect(await balance()).toBeLessThan(10_000)
  expect(await balance()).toBeGreaterThanOrEqual(0)
})

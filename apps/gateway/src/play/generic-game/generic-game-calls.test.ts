import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRounds, rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { memberAccount, memberBalance, openAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { openGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const player = 1_000_001
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ transferProviders: [] })))
afterAll(() => site.close())

const gameOf = (category: string, provider?: string) => {
  const game = site.gateway.catalogue.games.find(
    (one) =>
      one.category === category &&
      one.engine === 'generic-game' &&
      !one.maintenanceTo &&
      (!provider || one.provider === provider),
  )
  if (!game) throw new Error(category)
  return game
}
const balance = () => playableBalance(site.gateway.db, player)
const round = '/api/generic-game/round'
const choice = '/api/generic-game/choice'

test('every category launches a game that decides and books on the server', async () => {
  const token = await site.logIn()
  for (const category of ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT']) {
    const game = gameOf(category)
    const frame = await openGame(site, token, game.id)
    expect(frame.opening).toMatchObject({ game: { title: game.title }, trial: false, doubles: 0, waiting: null })
    const [stake] = frame.opening.stakes
    const before = await balance()
    site.rig(0)
    const { body } = await frame.act(round, { stake }, randomUUID())
    const { multiplier } = frame.opening.outcomes[0]
    expect(body.value).toMatchObject({ stake, way: 0, multiplier, win: (stake * multiplier) / 100, isOpen: false })
    expect(await balance()).toBe(before - stake + body.value.win)
    expect(body.value.balance).toBe(await balance())
    const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, body.value.roundId))
    expect(kept).toMatchObject({
      memberId: player,
      gameId: game.id,
      stake,
      win: body.value.win,
      outcome: { way: 0, multiplier },
    })
  }
})

test('one key is one round, however often and at once it is sent', async () => {
  const game = gameOf('RNG')
  const frame = await openGame(site, await site.logIn(), game.id)
  const before = await site.gateway.db.$count(rounds, eq(rounds.gameId, game.id))
  const key = randomUUID()
  const [stake, higher] = frame.opening.stakes
  const answers = await Promise.all(Array.from({ length: 6 }, () => frame.act(round, { stake }, key)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await site.gateway.db.$count(rounds, eq(rounds.gameId, game.id))).toBe(before + 1)
  expect((await frame.act(round, { stake: higher }, key)).body.errorCode).toBe('idempotency.key.reused')
  expect((await frame.act(round, { stake: stake + 1 }, randomUUID())).body.errorCode).toBe('game.stake.invalid')
  expect((await frame.act('/api/slot/spin', { stake }, randomUUID())).body.errorCode).toBe('game.stake.invalid')
})

test('a win at a table waits: it is doubled, lost or collected once, and no other game opens meanwhile', async () => {
  const token = await site.logIn()
  const table = gameOf('PVP')
  const frame = await openGame(site, token, table.id)
  const [stake] = frame.opening.stakes
  const before = await balance()
  site.rig(0)
  const opened = (await frame.act(round, { stake }, randomUUID())).body.value
  expect(opened).toMatchObject({ win: (stake * 190) / 100, balance: before - stake, isOpen: true, doublesLeft: 3 })
  for (let tried = 0; tried < 6; tried++)
    expect((await frame.act(round, { stake }, randomUUID())).body.errorCode).toBe('game.round.unfinished')

  const other = await site.ask('GET', '/wps/game/launchGame?nodeId=10273&vassalage=XGS&launchMode=GLS', { token })
  expect(other.body).toMatchObject({ errorCode: 'game.round.open', value: { nodeId: table.id, gameName: table.title } })
  expect(other.body.message).toContain('#734')
  const resumed = await openGame(site, token, table.id)
  expect(resumed.opening.waiting).toEqual({ roundId: opened.roundId, stake, win: opened.win, way: 0, doublesLeft: 3 })

  site.rig(1)
  const doubled = (await resumed.act(choice, { roundId: opened.roundId, choice: 'double' }, randomUUID())).body.value
  expect(doubled).toMatchObject({ win: opened.win * 2, isOpen: true, doublesLeft: 2, balance: before - stake })
  const key = randomUUID()
  const collect = () => resumed.act(choice, { roundId: opened.roundId, choice: 'collect' }, key)
  expect((await collect()).body.value).toMatchObject({
    win: opened.win * 2,
    isOpen: false,
    balance: before - stake + opened.win * 2,
  })
  expect((await collect()).headers.get('idempotent-replayed')).toBe('true')
  expect(await balance()).toBe(before - stake + opened.win * 2)
  expect((await resumed.act(choice, { roundId: opened.roundId, choice: 'double' }, randomUUID())).body.errorCode).toBe(
    'game.round.none',
  )
  const [kept] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, opened.roundId))
  expect(kept).toMatchObject({ stake, win: opened.win * 2, outcome: { way: 0, multiplier: 380, doubles: 1, room: 1 } })
})

test('a doubled win can be lost, a third doubling pays at once, and what waits is collected after a quarter of an hour', async () => {
  const token = await site.logIn()
  const frame = await openGame(site, token, gameOf('PVP').id)
  const [stake] = frame.opening.stakes
  const play = async () => {
    site.rig(0)
    return (await frame.act(round, { stake }, randomUUID())).body.value
  }
  const double = async (roundId: string, luck: number) => {
    site.rig(luck)
    return (await frame.act(choice, { roundId, choice: 'double' }, randomUUID())).body.value
  }
  const lost = await play()
  expect(await double(lost.roundId, 0)).toMatchObject({ win: 0, isOpen: false })
  const three = await play()
  await double(three.roundId, 1)
  await double(three.roundId, 1)
  expect(await double(three.roundId, 1)).toMatchObject({ win: three.win * 8, isOpen: false, doublesLeft: 0 })
  const left = await play()
  const before = await balance()
  site.advance(14 * minute)
  await double(left.roundId, 1)
  site.advance(14 * minute)
  await site.runJobs()
  expect(await balance()).toBe(before)
  site.advance(minute)
  await site.runJobs()
  expect(await balance()).toBe(before + 2 * left.win)
  expect(await site.gateway.db.$count(openRounds)).toBe(0)
})

test('many tabs open one round', async () => {
  const frame = await openGame(site, await site.logIn(), gameOf('PVP').id)
  const [stake] = frame.opening.stakes
  site.rig(0, 0, 0, 0)
  const before = await balance()
  const answers = await Promise.all(Array.from({ length: 4 }, () => frame.act(round, { stake }, randomUUID())))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await balance()).toBe(before - stake)
  const waiting = answers.find(({ body }) => body.success)?.body.value
  await frame.act(choice, { roundId: waiting.roundId, choice: 'collect' }, randomUUID())
})

test('[LAU-06] a provider with wallets of its own is played from its wallet', async () => {
  const own = await startTestGateway({ transferProviders: ['GLH'] })
  const token = await own.logIn()
  const game = own.gateway.catalogue.games.find((one) => one.provider === 'GLH' && !one.maintenanceTo)
  const launch = `/wps/game/launchGame?nodeId=${game?.id}&vassalage=GLH&launchMode=GLS`
  expect((await own.ask('GET', launch, { token })).body.errorCode).toBe('insufficient.balance')
  await openAccount(own.gateway.db, player, 'GLH')
  const before = await memberBalance(own.gateway.db, player)
  await own.gateway.db.transaction((tx) => {
    const lines = [
      { account: memberAccount(player), amount: -100_000 },
      { account: memberAccount(player, 'GLH'), amount: 100_000 },
    ]
    return postTransfers(tx, [{ id: randomUUID(), kind: 'wallet-in', at: testNow, lines }])
  })
  const frame = await openGame(own, token, game?.id ?? 0)
  expect(frame.opening.balance).toBe(100_000)
  const [stake] = frame.opening.stakes
  own.rig(9_999)
  expect((await frame.act(round, { stake }, randomUUID())).body.value.balance).toBe(100_000 - stake)
  expect(await memberBalance(own.gateway.db, player, 'GLH')).toBe(100_000 - stake)
  expect(await memberBalance(own.gateway.db, player)).toBe(before - 100_000)
  await own.close()
})

test('a game closed in mid-play begins no round and finishes the one that waits', async () => {
  const table = gameOf('PVP')
  const frame = await openGame(site, await site.logIn(), table.id)
  const [stake] = frame.opening.stakes
  site.rig(0)
  const { roundId } = (await frame.act(round, { stake }, randomUUID())).body.value
  await site.operate('game', String(table.id), 'maintenance', '5')
  expect((await frame.act(choice, { roundId, choice: 'collect' }, randomUUID())).body.value.isOpen).toBe(false)
  expect((await frame.act(round, { stake }, randomUUID())).body.errorCode).toBe('game.maintenance')
  await site.operate('game', String(table.id), 'open')
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '../../kernel/db/tables/index.ts'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { countHere } from '../../kernel/limits/count-here.ts'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const fruitParade = 10_273
const player = 1_000_001
/** Stops that win nothing and give no free spins. */
const plain = [0, 0, 0, 0, 5]
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const play = 'http://play.localhost:4100'

async function ticketOf(token: string): Promise<string> {
  const { body } = await site.ask(
    'GET',
    `/wps/game/launchGame?nodeId=${fruitParade}&vassalage=XGS&launchMode=GLS&language=EN`,
    { token },
  )
  const url = new URL(body.value.content.game_url)
  expect(url.origin + url.pathname).toBe(`${play}/slot/${fruitParade}`)
  expect(url.href).not.toContain(token)
  return new URLSearchParams(url.hash.slice(1)).get('s') ?? ''
}

const exchange = (ticket: string) => site.ask('POST', `${play}/api/slot/session`, { json: { ticket } })
const open = async (): Promise<string> => (await exchange(await ticketOf(await site.logIn()))).body.value.token
const spin = (token: string, stake: number, key: string | null = randomUUID()) =>
  site.ask('POST', `${play}/api/slot/spin`, { token, json: { stake }, headers: key ? { 'Idempotency-Key': key } : {} })

test('[LAU-05] a ticket is good once and for a minute', async () => {
  const ticket = await ticketOf(await site.logIn())
  const { body } = await exchange(ticket)
  expect(body.value).toMatchObject({
    game: { id: fruitParade, title: 'Fruit Parade', studio: 'Tessera' },
    balance: 482_150,
  })
  expect((await exchange(ticket)).status).toBe(401)
  const late = await ticketOf(await site.logIn())
  site.advance(minute)
  expect((await exchange(late)).body.errorCode).toBe('game.session.invalid')
})

test('a round takes the stake, pays what was drawn, and is kept', async () => {
  const token = await open()
  const before = await playableBalance(site.gateway.db, player)
  site.rig(7, 12, 9, 9, 9)
  const { body } = await spin(token, 2000)
  const { win, balance, roundId, window } = body.value
  expect(window).toHaveLength(5)
  expect(balance).toBe(before - 2000 + win)
  expect(await playableBalance(site.gateway.db, player)).toBe(balance)
  const [round] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, roundId))
  expect(round).toMatchObject({
    memberId: player,
    gameId: fruitParade,
    stake: 2000,
    win,
    outcome: { stops: [7, 12, 9, 9, 9] },
  })
})

test('the same key gives the same round, another stake under it 422, no key 400', async () => {
  const token = await open()
  const key = randomUUID()
  site.rig(...plain)
  const first = await spin(token, 100, key)
  const again = await spin(token, 100, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(await spin(token, 200, key)).toMatchObject({ status: 422, body: { errorCode: 'idempotency.key.reused' } })
  expect(await spin(token, 100, null)).toMatchObject({ status: 400, body: { errorCode: 'idempotency.key.missing' } })
})

test('one key sent many times at once happens once', async () => {
  const token = await open()
  const before = (await site.gateway.db.select().from(rounds).where(eq(rounds.memberId, player))).length
  const key = randomUUID()
  site.rig(...plain)
  const answers = await Promise.all(Array.from({ length: 8 }, () => spin(token, 100, key)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await site.gateway.db.select().from(rounds).where(eq(rounds.memberId, player))).toHaveLength(before + 1)
})

test('a retry of a booked round gets its result also when no more rounds may be played this minute', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const { body } = await strict.ask('GET', `/wps/game/launchGame?nodeId=${fruitParade}&vassalage=XGS&launchMode=GLS`, {
    token: await strict.logIn(),
  })
  const ticket = new URLSearchParams(new URL(body.value.content.game_url).hash.slice(1)).get('s')
  const { token } = (await strict.ask('POST', `${play}/api/slot/session`, { json: { ticket } })).body.value
  const once = (key: string) =>
    strict.ask('POST', `${play}/api/slot/spin`, { token, json: { stake: 100 }, headers: { 'Idempotency-Key': key } })
  const key = randomUUID()
  strict.rig(...plain)
  const first = await once(key)
  for (let played = 1; played < 120; played++)
    countHere(strict.gateway, { limit: 'play.account', of: `play/${player}` })
  expect((await once(randomUUID())).status).toBe(429)
  expect((await once(key)).body.value).toEqual(first.body.value)
  await strict.close()
})

test('a game session ends with the login that opened it, and no other origin may call', async () => {
  const login = await site.logIn()
  const { body } = await exchange(await ticketOf(login))
  const foreign = await site.ask('POST', `${play}/api/slot/spin`, {
    token: body.value.token,
    json: { stake: 100 },
    headers: { Origin: 'http://localhost:4100', 'Idempotency-Key': randomUUID() },
  })
  expect(foreign.body.errorCode).toBe('function.not.available')
  await site.ask('DELETE', '/wps/session/logout', { token: login })
  expect(await spin(body.value.token, 100)).toMatchObject({ status: 401, body: { errorCode: 'game.session.invalid' } })
})

test('stakes that are not offered, and a balance too low, are refused and leave nothing behind', async () => {
  const token = await open()
  expect((await spin(token, 150)).body.errorCode).toBe('game.stake.invalid')
  expect((await spin(token, -100)).status).toBe(400)
  const key = randomUUID()
  site.rig(...plain)
  let last = await spin(token, 20_000, key)
  for (let played = 0; played < 400 && last.body.success; played++) {
    site.rig(...plain)
    last = await spin(token, 20_000)
  }
  expect(last.body.errorCode).toBe('insufficient.balance')
  expect(await playableBalance(site.gateway.db, player)).toBeLessThan(20_000)
})

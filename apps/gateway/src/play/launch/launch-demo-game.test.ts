import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries, gameSessions, rounds } from '../../kernel/db/tables/index.ts'
import { deleteOld } from '../../kernel/retention/delete-old.ts'
import { hour } from '../../app/testing/moments.ts'
import { openFrame, openGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const providerOf = (gameId: number): string => site.gateway.catalogue.find(gameId)?.provider ?? ''
const tryOut = (gameId: number, name = 'GCS_gameTrialLaunch') =>
  site.ask('GET', `/wps/relay/${name}?nodeId=${gameId}&vassalage=${providerOf(gameId)}&language=EN`)
const booked = async () => [await site.gateway.db.$count(rounds), await site.gateway.db.$count(entries)]

test('anyone tries a slot for fun: the server decides, and no book changes', async () => {
  const before = await booked()
  const frame = await openFrame(site, (await tryOut(10_273)).body.value.content.game_url)
  expect(frame.opening).toMatchObject({ trial: true, balance: 1_000_000 })
  const key = randomUUID()
  site.rig(7, 12, 9, 9, 9)
  const first = await frame.act('/api/slot/spin', { stake: 2000 }, key)
  expect(first.body.value.balance).toBe(1_000_000 - 2000 + first.body.value.win)
  const again = await frame.act('/api/slot/spin', { stake: 2000 }, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await booked()).toEqual(before)
})

test('a provider’s game is tried on the generic game, and a demo ends by itself', async () => {
  const machine = site.gateway.catalogue.games.find(
    (game) => game.category === 'RNG' && game.engine === 'generic-game' && !game.maintenanceTo,
  )
  const frame = await openFrame(site, (await tryOut(machine?.id ?? 0, 'GCS_gameLaunchFB')).body.value.content.game_url)
  const [stake] = frame.opening.stakes
  const play = () => frame.act('/api/generic-game/round', { stake }, randomUUID())
  site.rig(9_999)
  expect((await play()).body.value).toMatchObject({ win: 0, balance: 1_000_000 - stake })
  site.advance(2 * hour)
  expect((await play()).status).toBe(401)
  site.advance(hour)
  await deleteOld(site.gateway, site.gateway.clock.now())
  expect(await site.gateway.db.$count(gameSessions)).toBe(0)
})

test('a demo cannot stake more than it has', async () => {
  const frame = await openFrame(site, (await tryOut(10_273)).body.value.content.game_url)
  site.rig(0, 0, 0, 0, 5)
  let last = await frame.act('/api/slot/spin', { stake: 20_000 }, randomUUID())
  for (let played = 0; played < 400 && last.body.success; played++) {
    site.rig(0, 0, 0, 0, 5)
    last = await frame.act('/api/slot/spin', { stake: 20_000 }, randomUUID())
  }
  expect(last.body.errorCode).toBe('insufficient.balance')
})

test('only games that offer it can be tried; a member may as well, by the account type', async () => {
  const table = site.gateway.catalogue.games.find((game) => game.category === 'LIVE' && !game.maintenanceTo)
  expect((await tryOut(table?.id ?? 0)).body.errorCode).toBe('game.trial.unavailable')
  expect((await tryOut(1)).body.errorCode).toBe('game.not.found')
  const frame = await openGame(site, await site.logIn(), 10_273, '&accountType=0')
  expect(frame.opening).toMatchObject({ trial: true, balance: 1_000_000 })
})

import * as records from '@parlour/api-client/endpoints'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import type { Language } from '../../kernel/http/languages.ts'
import { isMessageCode } from '../../kernel/http/messages.ts'
import { openFrame, openGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type AskOptions, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

async function call<E extends records.Endpoint>(
  record: E,
  query = '',
  options: AskOptions = {},
  path = record.path,
): Promise<records.AnswerOf<E>> {
  const { body } = await site.ask('GET', `${path}${query}`, options)
  expect(body).toMatchObject({ success: true })
  return v.parse(record.response, body.value)
}

test('providers by category, under both names of the call', async () => {
  const { content } = await call(records.listVassalGameTypes)
  expect(Object.keys(content)).toHaveLength(9)
  expect(content['RNG']?.['XGS']).toEqual(expect.arrayContaining(['5Reels']))
  expect(content['RNG']?.['HCL']).toBeUndefined()
  const older = await call(records.listVassalGameTypes, '?typeId=1', {}, '/wps/relay/GLS2_getVassGameType')
  expect(older.content).toEqual(content)
})

test('[LOB-01] [I18N-01] what kinds of games there are is said in the language of the call', async () => {
  const kindsIn = async (language: Language) => {
    const { data } = await call(records.listProviders, '', { headers: { Language: language } })
    return data.lanes.flatMap(({ gameClassify }) => gameClassify)
  }
  for (const { key } of await kindsIn('EN')) expect(isMessageCode(`game.kind.${key}`), key).toBe(true)
  const freeSpins = async (language: Language) =>
    (await kindsIn(language)).find(({ key }) => key === 'FreeSpins')?.displayName
  expect([await freeSpins('EN'), await freeSpins('CN'), await freeSpins('VI')]).toEqual([
    'Free spins',
    '免费旋转',
    'Vòng quay miễn phí',
  ])
})

test('[LOB-07] [BEY-04] recent games come from launches and rounds, the last one first, each once, in pages', async () => {
  const token = await site.logIn()
  const balanceBefore = await playableBalance(site.gateway.db, 1_000_001)
  const before = await call(records.listRecentGames, '', { token })
  expect(before.list.map(({ gameName }) => gameName)).toContain('Fruit Parade')
  expect(before.list.map(({ gameName }) => gameName)).not.toContain('Thirteen')
  expect(before.list[0]?.lastLaunch).toBeNull()
  const thirteen = site.gateway.catalogue.games.find(({ title }) => title === 'Thirteen')
  site.advance(1000)
  await openGame(site, token, thirteen?.id ?? 0, `&roomId=ROOM,${thirteen?.id}-1`)
  site.advance(1000)
  await openGame(site, token, 10_273)
  const { list, totalCount } = await call(records.listRecentGames, '', { token })
  expect(list.slice(0, 2).map(({ gameName }) => gameName)).toEqual(['Fruit Parade', 'Thirteen'])
  expect(new Set(list.map(({ nodeId }) => nodeId)).size).toBe(totalCount)
  expect(totalCount).toBe(before.totalCount + 1)
  expect(list[1]?.lastLaunch).toMatchObject({ balanceBefore, roomId: `ROOM,${thirteen?.id}-1` })
  const second = await call(records.listRecentGames, '?pageNum=2&pageSize=1', { token })
  expect(second).toMatchObject({ totalPages: totalCount, list: [{ gameName: 'Thirteen', roundOpen: false }] })
  const others = await call(records.listRecentGames, '', { token: await site.logIn('aprilsol22') })
  expect(others.list).toEqual([])
  expect(
    (await site.ask('GET', records.listRecentGames.path, { token: await site.logIn('guest4021') })).body.errorCode,
  ).toBe('in_need_true_account')
})

test('[LOB-11] a room has limits and seats, is launched by its name, and takes only its stakes', async () => {
  const token = await site.logIn()
  const table = site.gateway.catalogue.games.find(({ title }) => title === 'Texas Night')
  const id = table?.id ?? 0
  const { content, totalCount } = await call(records.listRooms, `?nodeId=${id}`, { token })
  expect(totalCount).toBe(4)
  expect(content.map(({ roomName }) => roomName)).toEqual(['Beginners', 'Classic', 'Experts', 'Salon'])
  expect(content[1]).toMatchObject({
    minBet: (table?.minBet ?? 0) * 5,
    maxBet: (table?.minBet ?? 0) * 100,
    seats: 64,
    seatsTaken: 0,
  })
  const { opening, act } = await openGame(site, token, id, `&roomId=${content[1]?.roomId}`)
  expect(opening.stakes[0]).toBe(content[1]?.minBet)
  expect(Math.max(...opening.stakes)).toBe(content[1]?.maxBet)
  expect((await act('/api/generic-game/round', { stake: table?.minBet }, randomUUID())).body.errorCode).toBe(
    'game.stake.invalid',
  )
  expect((await call(records.listRooms, `?nodeId=${id}`, { token })).content[1]?.seatsTaken).toBe(1)
  const all = await call(records.listRooms, '?pageSize=100&pageNum=4', { token })
  expect(all).toMatchObject({ totalCount: 88 * 4, totalPages: 4 })
  const wrong = await site.ask(
    'GET',
    `/wps/game/launchGame?nodeId=${id}&vassalage=${table?.provider}&launchMode=GLS&roomId=ROOM,${id}-9`,
    { token },
  )
  expect(wrong.body.errorCode).toBe('game.not.found')
})

test('[BEY-23] details say what is published and what is not, in the language of the call', async () => {
  const details = (id: number, language = 'EN') =>
    call(records.getGameDetails, `?nodeId=${id}`, { headers: { Language: language } })
  expect(await details(10_273)).toMatchObject({
    gameName: 'Fruit Parade',
    provider: 'Tessera',
    rtp: 96.23,
    returnRange: null,
    volatility: 3,
    minBet: 100,
    maxBet: 20_000,
    lines: 20,
    isOpen: true,
    supportTrail: true,
  })
  const demonstration = site.gateway.catalogue.games.find(
    ({ engine, lines, volatility }) => engine === 'generic-game' && lines > 0 && volatility !== null,
  )
  expect(await details(demonstration?.id ?? 0)).toMatchObject({
    gameName: demonstration?.title,
    volatility: null,
    lines: null,
  })
  const table = site.gateway.catalogue.games.find(
    ({ category, engine }) => category === 'PVP' && engine === 'generic-game',
  )
  const unpublished = await details(table?.id ?? 0)
  expect(unpublished).toMatchObject({ rtp: 97, volatility: null, lines: null, returnRange: null, supportTrail: false })
  expect(unpublished.rules[0]).toMatch(/pot/)
  expect((await details(table?.id ?? 0, 'TY')).rules[0]).toMatch(/pot, bawas/)
  const ofEngine = (one: string, of?: string) =>
    site.gateway.catalogue.games.find(({ engine, category }) => engine === one && (!of || category === of))?.id ?? 0
  const cockfight = (await details(ofEngine('sportsbook', 'COCKFIGHT'))).rules.join(' ')
  expect(cockfight).toMatch(/odds it was placed at.*a draw returns the stakes on meron and wala/)
  expect(await details(ofEngine('baccarat'))).toMatchObject({
    rtp: null,
    returnRange: { from: 85.64, to: 98.94 },
    rules: expect.arrayContaining([expect.stringMatching(/A tie gives stakes on Player and Banker back/)]),
  })
  expect((await details(ofEngine('draw-games'))).rules[0]).toMatch(/each combination of a line/)
  const closed = site.gateway.catalogue.games.find(({ title }) => title === 'Buccaneer Bay')
  expect(await details(closed?.id ?? 0)).toMatchObject({ isOpen: false, maintenance: { endTime: expect.any(Number) } })
  const gone = await site.ask('GET', `${records.getGameDetails.path}?nodeId=1`)
  expect(gone.body.errorCode).toBe('game.not.found')
})

test('favourites change as often as a client can, not more', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const token = await strict.logIn()
  const add = () => strict.ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, json: { nodeId: 10_273 } })
  for (let tried = 0; tried < 60; tried++) await add()
  expect((await add()).status).toBe(429)
  await strict.close()
})

test('a balance below the least of a room is refused, and the room of another game counts as none', async () => {
  const token = await site.logIn()
  const table = site.gateway.catalogue.games.find(
    ({ category, minBet, maintenanceTo }) => category === 'PVP' && minBet === 5000 && !maintenanceTo,
  )
  const salon = `/wps/game/launchGame?nodeId=${table?.id}&vassalage=${table?.provider}&launchMode=GLS&roomId=ROOM,${table?.id}-4`
  expect((await site.ask('GET', salon, { token })).body.errorCode).toBe('insufficient.balance')
  const other = await site.ask('GET', salon.replace(/ROOM,\d+-4/, 'ROOM,10273-4'), { token })
  const frame = await openFrame(site, other.body.value.content.game_url)
  expect(frame.opening.stakes[0]).toBe(table?.minBet)
})

import * as records from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draws } from '../../kernel/db/tables/index.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { openGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type AskOptions, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

async function feed<E extends records.Endpoint>(
  record: E,
  query = '',
  options: AskOptions = {},
): Promise<records.AnswerOf<E>> {
  const answer = await site.ask('GET', `${record.path}${query}`, options)
  expect(answer.status).toBe(200)
  return v.parse(record.response, answer.body)
}
const raw = async (path: string, options: AskOptions = {}) => (await site.ask('GET', path, options)).body as unknown
const gameId = (code: string) => site.gateway.catalogue.lotteries.find((lottery) => lottery.code === code)?.gameId ?? 0

test('[LOB-12] menus come without an envelope, keyed by group, with code and name in the asked language', async () => {
  const menus = await raw('/lgw/games/game_menus?prizeMode=')
  expect(Object.keys(menus as object)).toEqual(
    expect.arrayContaining(['VN_NORTH', 'PH_4D', 'SEA_DRAW', 'KENO', 'QUICK']),
  )
  expect(menus).not.toHaveProperty('success')
  const groups = await feed(records.getLotteryMenus)
  expect(groups.flatMap(({ gameMenus }) => gameMenus)).toHaveLength(62)
  expect((await feed(records.getLotteryMenus, '?prizeMode=ELOTT')).map(({ gameGroupCode }) => gameGroupCode)).toEqual([
    'KENO',
    'BINGO',
    'QUICK',
  ])
  expect(await feed(records.getLotteryMenus, '?prizeMode=ZY')).toEqual([])
  const regions = await feed(records.getVietnamMenus, '?prizeMode=LOTT&device=WEB')
  expect(regions.map(({ labelName }) => labelName)).toEqual(['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam'])
  expect(regions.flatMap(({ gameMenus }) => gameMenus).every((game) => game.accountTypeName === 'TCG_LOTTO_VN')).toBe(
    true,
  )
  const tagalog = await feed(records.getVietnamMenus, '', { headers: { Language: 'TY' } })
  expect(tagalog[0]?.labelName).toBe('Hilagang Vietnam')
})

test('a client can count down: the next opening and the close lie ahead of the server’s clock, in order', async () => {
  for (const game of await feed(records.listLotteryGames)) {
    expect(game.openTime).toBeGreaterThan(testNow)
    expect(game.closeTime).toBeLessThan(game.openTime ?? 0)
  }
  const draw = await feed(records.getDraw, '?gameCode=HANOIEXPRESS')
  expect(draw).toMatchObject({ openTime: testNow + minute, closeTime: testNow + minute - 5_000, winningNumber: null })
  expect(draw.lastDraw).toMatchObject({
    openTime: testNow,
    nextOpenTime: draw.openTime,
    closeTime: draw.closeTime,
    nextNumero: draw.numero,
  })
  expect(await site.ask('GET', '/lgw/draw?gameCode=NOPE')).toMatchObject({
    status: 404,
    body: { errorCode: 'lottery.not.found' },
  })
})

test('the seed tells 120 draws of the quick games and 30 of the others, none of the future', async () => {
  const quick = await feed(records.listNearNumbers, '?gameCode=MEKONG4D&count=200')
  expect(quick).toHaveLength(120)
  expect(quick[0]?.openTime).toBe(testNow)
  expect(quick.every(({ winningNumber }) => /^\d(,\d){3}$/.test(winningNumber ?? ''))).toBe(true)
  expect(quick.map(({ openTime }) => openTime)).toEqual(quick.map(({ openTime }) => openTime).toSorted((a, b) => b - a))
  expect(await feed(records.listNearNumbers, '?gameCode=SAIGONNOON&count=200')).toHaveLength(30)
})

test('a job draws what is due, once however often it runs, and a draw is found by its code in both forms', async () => {
  const before = await site.gateway.db.$count(draws, eq(draws.gameId, gameId('MEKONG4D')))
  const { drawCode } = await feed(records.getDraw, '?gameCode=MEKONG4D')
  expect(await feed(records.getDrawByCode, `?code=${drawCode}`)).toMatchObject({
    winningNumber: null,
    openTime: testNow + minute,
  })
  site.advance(minute)
  await Promise.all([site.runJobs(), site.runJobs()])
  await site.runJobs()
  expect(await site.gateway.db.$count(draws, eq(draws.gameId, gameId('MEKONG4D')))).toBe(before + 1)
  const opened = await feed(records.getDrawByCode, `?code=${drawCode}`)
  expect(opened.winningNumber).toMatch(/^\d,\d,\d,\d$/)
  expect(await raw(`/lgw/draw/code/${drawCode}`)).toMatchObject({ drawCode, winningNumber: opened.winningNumber })
  expect((await site.ask('GET', '/lgw/draw/code/MEKONG4D-202611220001')).body.errorCode).toBe('lottery.draw.unknown')
})

test('after a stop what was sealed is drawn, the newest of the others are made up for, and no client waits for one that fell out', async () => {
  site.advance(90 * minute)
  await site.runJobs()
  const near = await feed(records.listNearNumbers, '?gameCode=MEKONG4D&count=13')
  expect(near.map(({ openTime }) => openTime)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => testNow + 91 * minute - at * minute),
    testNow + 3 * minute,
    testNow + 2 * minute,
    testNow + minute,
  ])
  expect(near[0]?.nextOpenTime).toBe(testNow + 92 * minute)
})

test('opened numbers: Vietnam for everyone, the others for a member, own games first', async () => {
  const vietnam = await raw('/lgw/vn/numeros/opened/game?count=100')
  expect(Object.keys(vietnam as object)).toHaveLength(7)
  expect(await feed(records.listOpenedNumbers, '?count=2')).toHaveLength(2)
  expect((await site.ask('GET', records.listMyOpenedNumbers.path)).body.errorCode).toBe('login.not.session')
  const token = await site.logIn()
  await openGame(site, token, gameId('FIVEMINUTEKENO'))
  const mine = await feed(records.listMyOpenedNumbers, '', { token })
  expect(mine[0]?.gameCode).toBe('FIVEMINUTEKENO')
  expect(mine).toHaveLength(55)
})

test('popular games are those that were played, recent ones those of the member', async () => {
  const popular = await feed(records.listPopularLotteries, '?count=20')
  expect(popular).toHaveLength(20)
  const token = await site.logIn()
  expect(await feed(records.listRecentVietnamMenus, '', { token })).toEqual([])
  await openGame(site, token, gameId('HANOIEXPRESS'))
  expect(await feed(records.listRecentVietnamMenus, '', { token })).toMatchObject([
    { gameCode: 'HANOIEXPRESS', displayName: 'Hanoi Express' },
  ])
  const demo = await site.ask('GET', records.listRecentVietnamMenus.path, { token: await site.logIn('guest4021') })
  expect(demo).toMatchObject({ status: 403, body: { errorCode: 'in_need_true_account' } })
})

test('[LAU-03] the lobby and a game of it are launched by the same path', async () => {
  const token = await site.logIn()
  const launch = (query: string) =>
    site.ask('GET', `/wps/game/launchGame?launchMode=LOTT&device=WEB&${query}`, { token })
  const lobby = await launch('lottoArea=VN&lottoPrizeMode=LOTT&lottoView=lobby&backUrl=%2Fvnlottery')
  const address = new URL(lobby.body.value.content.game_url)
  expect(address.pathname).toBe(`/draw-games/${gameId('MEKONG4D')}`)
  expect(new URLSearchParams(address.hash.slice(1)).get('v')).toBe('lobby')
  expect(new URLSearchParams(address.hash.slice(1)).get('b')).toBe('http://localhost:4100/vnlottery')
  const betting = await launch('lottoArea=VN&lottoGameCode=REDRIVER4D&lottoView=betting')
  expect(betting.body.value.content.game_url).toContain(`/draw-games/${gameId('REDRIVER4D')}#`)
  expect((await launch('lottoArea=&lottoPrizeMode=SEA')).body.value.content.game_url).toContain('/draw-games/')
  expect((await launch('lottoGameCode=NOPE')).body.errorCode).toBe('lottery.not.found')
  expect((await launch('backUrl=https%3A%2F%2Fevil.example')).body.errorCode).toBe('game.back.invalid')
  expect((await launch('lottoView=sideways')).body.errorCode).toBe('request_param_err')
})

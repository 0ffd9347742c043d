import { getLotteryMenus } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { menus, vietnamMenus } from '../testing/draws.ts'
import { lobbyOf, playOf } from './lottery-play.ts'
import { lotteryParams, vietnamParams } from './lottery-params.ts'
import { byMenus, gamesOf, keepGames, kindsOf, numbersOf, outsideVietnam } from './menus.ts'

const read = () =>
  createTestClient(createFakeServer().answer(getLotteryMenus, { ...menus, ...vietnamMenus })).call(getLotteryMenus, {})
const codes = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode)

test('[SYS-06] the games of Vietnam have a hall of their own; a group without games is not there', async () => {
  const groups = await read()
  expect(outsideVietnam(groups).map(({ gameGroupCode }) => gameGroupCode)).toEqual(['PH_4D', 'QUICK'])
  expect(codes(gamesOf(keepGames(groups, ({ drawKind }) => drawKind === '4D')))).toEqual(['PH4D', 'MEKONG'])
})

test('[LOB-12] the kinds of draws stand in the order of the platform, and a short list takes its rows from the menus', async () => {
  const games = gamesOf(outsideVietnam(await read()))
  expect(kindsOf(games)).toEqual(['4D', 'SIX', 'NINE', 'DICE'])
  const stale = { ...games[0]!, openTime: 0 }
  const missing = { ...stale, gameCode: 'NEW' }
  expect(byMenus([missing, stale], games).map(({ openTime }) => openTime)).toEqual([0, games[0]?.openTime])
})

test('[LAU-03] a launch of a lottery game carries area, prize mode, code and view; the lobby no code', async () => {
  const games = gamesOf(await read())
  expect(playOf(games[2]!)).toEqual({
    code: 'DICE1',
    name: 'One Minute Dice',
    area: '',
    prizeMode: 'ELOTT',
    view: 'betting',
    vendor: 'NNF',
  })
  expect(lobbyOf(games[4]!)).toMatchObject({ code: '', area: 'VN', prizeMode: 'LOTT', view: 'lobby' })
})

test('[LOB-12] numbers are read one by one, and an unopened draw has none', () => {
  expect(numbersOf({ winningNumber: '4, 0,7' })).toEqual(['4', '0', '7'])
  expect(numbersOf({ winningNumber: null })).toEqual([])
})

test('[SYS-06] an address that does not fit still opens the hall', () => {
  expect(v.parse(lotteryParams, { gameCode: 'PH4D', playType: 'KENO', other: 1 })).toEqual({
    gameCode: 'PH4D',
    playType: 'KENO',
  })
  expect(v.parse(lotteryParams, { gameCode: 'x'.repeat(41), playType: 'loud' })).toEqual({ gameCode: '', playType: '' })
  expect(v.parse(vietnamParams, { gameCode: 7 })).toEqual({ gameCode: '' })
})

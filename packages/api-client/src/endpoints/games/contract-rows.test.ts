import { expect, test, vi } from 'vitest'
import { isContractError } from '../../errors.ts'
import { createFakeServer, createTestClient } from '../../testing/index.ts'
import {
  getLotteryMenus,
  getVietnamMenus,
  launchGame,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listHotGames,
  listOpenedNumbers,
  listPopularLotteries,
  listRecentGames,
  listRooms,
  listWinners,
  type Endpoint,
  type RequestOf,
} from '../index.ts'

const tokens = { get: () => 't', expired: vi.fn() }
const ask = async <E extends Endpoint>(endpoint: E, value: unknown, input: RequestOf<E>) => {
  const onDropped = vi.fn()
  const body = endpoint.envelope === 'bare' ? value : { success: true, value }
  const fetch = async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  const api = createTestClient(createFakeServer(), { fetch, tokens, onDropped })
  return { answer: await api.call(endpoint, input), onDropped }
}

/** A row of a list and one of the hot row, as the contract has them (3.6), shortened to their kinds of member. */
const listed = {
  nodeId: 10578,
  nodeName: 'Football',
  displayStatus: 0,
  limitCondition: null,
  roomId: 'GAME_LIST$VENDOR,10578',
  vassalage: 'XX',
  gameType: 'SPORTS',
  gameClassify: '1',
  gameClassifyNew: 'SOCCER',
  showIcon: 'https://img.example.com/1.avif',
  platform: 'html5,flash,html5-desktop',
  minBet: 0.0,
  minLineNum: 0,
  tradPlaySwitch: false,
  isTop: 0,
  isNew: 0,
  isHot: 1,
  gameName: 'Fútbol',
  defaultLanguage: 'Soccer',
  displayName: 'XXi',
  supportTrail: 0,
  maintenance: null,
  langCode: null,
}
const hot = {
  id: 2825245,
  vendorCode: 'XX',
  vassalage: 'XX',
  gameType: 'PVP',
  gameCode: 'game_xx_7ud',
  gameId: 'HOT_GAME,168131',
  iconUrl: 'https://img.example.com/a.avif',
  telIconUrl: 'https://img.example.com/b.avif',
  nodeId: 168131,
  launchMode: null,
  gameName: '7 Up 7 Down',
  displayName: 'XX Games',
  supportTrail: 1,
  maintenance: null,
}

test('[API-03] lists, favourites and recent games read a row of a list and one of the hot row', async () => {
  const rows = [listed, hot]
  const lists = [
    (await ask(listGames, { games: rows, totalPages: 4 }, {})).answer.games,
    (await ask(listFavouriteGames, { content: rows }, {})).answer.content,
    (await ask(listRecentGames, { list: rows, totalPages: 1 }, {})).answer.list,
  ]
  for (const list of lists)
    expect(list).toMatchObject([
      { nodeId: 10578, roomId: 'GAME_LIST$VENDOR,10578', nodeName: 'Football', gameName: 'Fútbol' },
      {
        nodeId: 168131,
        roomId: 'HOT_GAME,168131',
        nodeName: '7 Up 7 Down',
        showIcon: 'https://img.example.com/a.avif',
      },
    ])
  expect(lists[2]?.[0]).toMatchObject({ lastPlayedAt: null, roundOpen: false, lastLaunch: null })
})

test('[API-03] a game that is named by gameName alone, and one whose maintenance has another shape, stay in the list', async () => {
  const { nodeName: _, ...unnamed } = listed
  const { answer, onDropped } = await ask(listGames, { games: [unnamed, { ...listed, maintenance: true }] }, {})
  expect(answer.games.map(({ nodeName }) => nodeName)).toEqual(['Fútbol', 'Football'])
  expect(onDropped).not.toHaveBeenCalled()
})

test('[API-03] the hot row, winners and favourite ids as the contract has them', async () => {
  expect((await ask(listHotGames, { list: [hot] }, {})).answer.list).toMatchObject([{ gameId: 'HOT_GAME,168131' }])
  const vo = { customerName: 'de***1', nodeName: 'Lucky Fish', nodeId: 1, winAmount: 1234.5 }
  expect((await ask(listWinners, { list: [{ vo }] }, {})).answer.list).toMatchObject([{ gameName: 'Lucky Fish' }])
  expect((await ask(listFavouriteIds, ['10578', 168131], {})).answer).toEqual(['10578', '168131'])
})

test('[API-03] a room needs its id alone beside its game: the rest is null where the platform does not say', async () => {
  const rows = [
    { roomId: 'ROOM,1', roomName: 'Beginner', nodeId: 1, icon: 'https://img.example.com/r.png' },
    { roomId: 'ROOM,2', nodeId: 1 },
  ]
  expect((await ask(listRooms, { content: rows }, {})).answer.content).toMatchObject([
    { roomId: 'ROOM,1', roomName: 'Beginner', minBet: null, maxBet: null, vassalage: '' },
    { roomId: 'ROOM,2', roomName: 'ROOM,2' },
  ])
})

test('[LOB-12] menus and popular lotteries are named by displayName, labelName or gameName, draws by their code at last', async () => {
  const menus = {
    SSC: { gameGroupCode: 'SSC', labelName: 'Every minute', gameMenus: [{ gameCode: 'A1', labelName: 'Fast' }] },
    VN: { gameGroupCode: 'VN', gameMenus: [{ gameCode: 'B1', displayName: 'North' }] },
  }
  for (const endpoint of [getLotteryMenus, getVietnamMenus])
    expect((await ask(endpoint, menus, {})).answer).toMatchObject([
      { labelName: 'Every minute', gameMenus: [{ displayName: 'Fast' }] },
      { labelName: 'VN', gameMenus: [{ displayName: 'North' }] },
    ])
  const popular = [{ gameCode: 'A1', gameName: 'Fast', numero: '1', winningNumber: '1,2', openTime: 5 }]
  expect((await ask(listPopularLotteries, popular, {})).answer).toMatchObject([{ displayName: 'Fast' }])
  expect((await ask(listOpenedNumbers, { A1: { gameCode: 'A1', openTime: 5 } }, {})).answer).toMatchObject([
    { gameName: 'A1', numero: '', winningNumber: null },
  ])
})

test.each([
  [{ content: { game_url: 'https://play1.example.com/x' } }],
  [{ content: 'https://play1.example.com/x' }],
  [{ gameUrl: 'https://play1.example.com/x' }],
])('[LAU-01] the address of a launch is read from %j', async (value) => {
  const { answer } = await ask(launchGame, value, { vassalage: 'XX', nodeId: 1 })
  expect(answer.content.game_url).toBe('https://play1.example.com/x')
})

test.each([
  ['a list of games', listGames, { games: [{ id: 1 }, null], totalPages: 1 }],
  ['recent games', listRecentGames, { list: [{ nodeId: '1' }] }],
  ['a feed by code', listPopularLotteries, { A: { code: 'A' } }],
  ['bare ids', listFavouriteIds, [{}, null]],
] as const)(
  '[API-03] %s of which no row fits is an error that names the member, not an empty list',
  async (_, endpoint, value) => {
    const error: unknown = await ask(endpoint as Endpoint, value, {}).catch((reason: unknown) => reason)
    expect(isContractError(error) && error).toMatchObject({ kind: 'schema', endpoint: endpoint.name })
    expect(isContractError(error) && error.issues.join()).toMatch(/none of \d fits, /)
  },
)

test('[API-03] an empty list is an empty list', async () => {
  expect((await ask(listGames, { games: [], totalPages: 0 }, {})).answer.games).toEqual([])
  expect((await ask(listPopularLotteries, {}, {})).answer).toEqual([])
})

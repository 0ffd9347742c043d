import {
  getStatus,
  listAnnouncements,
  listFavouriteGames,
  listGames,
  listHotGames,
  listProviders,
  listWinners,
  type Id,
} from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { masked } from './list-winners.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const list = async (query: string) => {
  const { body } = await site.ask('GET', `${listGames.path}?${query}`)
  const value = v.parse(listGames.response, body.value)
  expect(value.games).toHaveLength(body.value.games.length)
  return value
}

test('[LOB-02] pages of 42 hold every game of a category once, in one order', async () => {
  const first = await list('gameType=RNG')
  expect(first).toMatchObject({ totalCount: 1284, totalPages: 31 })
  expect(first.games).toHaveLength(42)
  const ids = new Set<Id>()
  for (let page = 1; page <= first.totalPages; page++)
    for (const game of (await list(`gameType=RNG&pageNo=${page}`)).games) ids.add(game.nodeId)
  expect(ids.size).toBe(1284)
  expect((await list('gameType=RNG&pageNo=32')).games).toEqual([])
})

test('[LOB-02] search looks in title and provider, without case and accents; filters narrow', async () => {
  expect((await list('gameType=LIVE&gameName=salon%20PRIVE')).games[0]?.nodeName).toBe('Salon Privé Baccarat')
  const byProvider = await list('gameType=RNG&gameName=tessera&pageSize=100')
  expect(byProvider.totalCount).toBeGreaterThan(50)
  expect(byProvider.games.every((game) => game.displayName === 'Tessera')).toBe(true)
  const narrow = await list('gameType=RNG&vassalage=XGS&gameClassify=5Reels&minBet=5&minLineNum=20&pageSize=100')
  expect(narrow.games.length).toBeGreaterThan(0)
  for (const game of narrow.games) {
    expect(game).toMatchObject({ vassalage: 'XGS', gameClassifyNew: '5Reels' })
    expect(game.minBet).toBeGreaterThanOrEqual(500)
    expect(game.minLineNum).toBeGreaterThanOrEqual(20)
  }
  expect((await list('gameType=RNG&minBet=0.25')).totalCount).toBe((await list('gameType=RNG')).totalCount)
  const titles = (await list('gameType=PVP&sort=name&pageSize=100')).games.map((game) => game.nodeName)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare))
  const fresh = await list('gameType=ALL&flag=new&sort=new&pageSize=14')
  expect(fresh.games.slice(0, 2).map((game) => game.nodeName)).toEqual(['Candy Atelier', 'Orbit Crash'])
  expect((await list('gameType=INHOUSE')).games.every((game) => ['XGS', 'SS'].includes(game.vassalage))).toBe(true)
})

test('[HDR-07] the lanes count every game, with sports, esports and cockfight apart', async () => {
  const { body } = await site.ask('GET', listProviders.path)
  const { lanes } = v.parse(listProviders.response, body.value).data
  expect(lanes.map((lane) => lane.title)).toEqual([
    'RNG',
    'LIVE',
    'FISH',
    'PVP',
    'SPORTS',
    'ESPORTS',
    'COCKFIGHT',
    'ELOTT',
    'LOTT',
  ])
  expect(lanes.flatMap((lane) => lane.cards).reduce((sum, card) => sum + card.gameCount, 0)).toBe(1659)
  expect(lanes.flatMap((lane) => lane.gameClassify).reduce((sum, kind) => sum + kind.gameCount, 0)).toBe(1659)
  expect(lanes[0]?.cards.map((card) => card.vassalage)).toEqual(expect.arrayContaining(['XGS', 'SS']))
})

test('[LOB-01] the hot row keeps its order and knows the best win of today', async () => {
  const { body } = await site.ask('GET', listHotGames.path)
  const { list: hot } = v.parse(listHotGames.response, body.value)
  expect(hot).toHaveLength(body.value.list.length)
  expect(hot.slice(0, 3).map((game) => game.gameName)).toEqual(['Rose Room', 'Fruit Parade', 'Koi Tides'])
  expect(hot[0]?.bestToday).toBeGreaterThan(0)
})

test('[LOB-08] the winner board masks names, sorts, and tells day, week and month apart', async () => {
  const board = async (period: string) => {
    const { body } = await site.ask('GET', `${listWinners.path}?period=${period}&limitNum=50`)
    expect(Object.keys(body.value.list[0])).toEqual(['vo'])
    return v.parse(listWinners.response, body.value).list
  }
  const today = await board('day')
  expect(today.find((row) => row.gameName === 'Tiger Fortune')).toMatchObject({
    customerName: 'may***31',
    winAmount: 4_821_000,
  })
  expect(today.every((row) => /\*\*\*/.test(row.customerName))).toBe(true)
  const sums = (await board('month')).map((row) => row.winAmount)
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
  expect(new Set((await board('week')).map((row) => row.settleTime)).size).toBeGreaterThan(20)
  expect(['al', 'linh', 'linhtran88'].map(masked)).toEqual(['a***', 'l***', 'lin***88'])
})

test('[LOB-06] favourites are kept once, listed newest first, and dropped', async () => {
  const token = await site.logIn()
  const add = (nodeId: unknown) =>
    site.ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, json: { nodeId, vendor: 'XGS', gameType: 'RNG' } })
  await add(10_273)
  site.advance(1000)
  await add('10270')
  await add(10_273)
  expect((await add(1)).body.errorCode).toBe('game.not.found')
  const ids = async () => (await site.ask('GET', '/wps/relay/MCSFE_getFavoriteGames', { token })).body.value
  expect(await ids()).toEqual(['10270', '10273'])
  const page = await site.ask('GET', `${listFavouriteGames.path}?pageNum=2&pageSize=1`, { token })
  expect(page.body.value).toMatchObject({ pageNum: 2, totalPages: 2, content: [{ nodeName: 'Fruit Parade' }] })
  await site.ask('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { token, json: { nodeId: 10_273 } })
  await site.ask('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=10270', { token })
  expect(await ids()).toEqual([])
  const trial = await site.logIn('guest4021')
  expect((await site.ask('GET', '/wps/relay/MCSFE_getFavoriteGames', { token: trial })).body.errorCode).toBe(
    'in_need_true_account',
  )
})

test('[BAN-01] announcements come in the asked language, popups by who asks', async () => {
  const ask = async (language: string, token?: string) => {
    const { body } = await site.ask('GET', listAnnouncements.path, {
      headers: { Language: language },
      ...(token ? { token } : {}),
    })
    return v.parse(listAnnouncements.response, body.value)
  }
  const english = await ask('EN')
  const groups = new Set(english.banners.map((banner) => banner.groupName))
  for (const group of [
    'w_home',
    'w_rng',
    'w_live',
    'w_fish',
    'w_pvp',
    'w_sports',
    'w_esports',
    'w_lott',
    'w_down',
    'w_promotion',
    'w_shop',
    'w_help',
    'w_reg',
    'w_inhouse',
  ])
    expect(groups).toContain(group)
  expect(english.promotion.length).toBeGreaterThanOrEqual(6)
  expect(english.promotion.every((promotion) => promotion.summary && promotion.figure)).toBe(true)
  expect(english.promotion.some((promotion) => promotion.category === 'new_player')).toBe(true)
  expect(english.popup.map((popup) => popup.execution)).toEqual(['B'])
  expect((await ask('TY')).promotion[0]?.title).toBe('Cashback tuwing Biyernes')
  expect((await ask('EN', await site.logIn())).popup.map((popup) => popup.execution)).toEqual(['F'])
})

test('[API-07] status carries the module tree; settings answer one node', async () => {
  const { body } = await site.ask('GET', `${getStatus.path}?url=localhost`)
  expect(v.parse(getStatus.response, body.value)).toMatchObject({ maintenance: false, regionRestriction: false })
  const node = async (id: string) =>
    (await site.ask('GET', `/wps/system/settings/consolidated?modId=${id}`)).body.value.enabled
  expect(await Promise.all(['DIRECTREG3', 'USERNAMEREG3', 'GAMELOREC3', 'AGEANNOUNCE3', 'NOSUCH3'].map(node))).toEqual([
    '1',
    '1',
    '1',
    '1',
    '0',
  ])
  expect((await site.ask('GET', '/wps/system/country')).body.value.countries[0]).toMatchObject({
    countryCode: 'PH',
    countryDialingCode: '63',
  })
})

test('an answer is packed in what the client takes, and in nothing that it refuses', async () => {
  const encodingFor = async (accepts: string) => {
    const answer = await site.fetch(`${listGames.path}?gameType=RNG`, { headers: { 'Accept-Encoding': accepts } })
    return answer.headers.get('content-encoding')
  }
  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('gzip;q=0')).toBeNull()
  expect(await encodingFor('deflate, gzip;q=0')).toBe('deflate')
  expect(await encodingFor('*;q=0')).toBeNull()
})

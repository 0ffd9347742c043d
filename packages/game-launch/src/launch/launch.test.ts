import { createHosts } from '@parlour/api-client'
import { getMerchantWallet, launchGame, launchLottery, launchDemoGame } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { GameAddressError } from './game-address.ts'
import { createLaunch, launchOf } from './launch.ts'

const play = 'http://play.localhost:4100'
const page = { origin: 'http://localhost:4100', gameOrigins: [play] }
const target = { nodeId: 7, vendor: 'XGS', roomId: null, name: 'Fruit Parade' }
const input = { target, account: 'linhtran88', language: 'TY', merchant: 'vesper' }
const single = () => createFakeServer().answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
const tokens = { get: () => 't', expired: () => undefined }
const content = { game_url: `${play}/slot/7#s=1`, game_url2: null }
const clientWith = (game_url: string | null, game_url2: string | null = null) =>
  createTestClient(single().answer(launchGame, { content: { game_url, game_url2 } }), { tokens })

test('[LAU-02] the payload carries the game, the fixed members and the language', async () => {
  const server = single().answer(launchGame, { content })
  const url = await createLaunch(createTestClient(server, { tokens }))(input, page)
  expect(url).toBe(`${play}/slot/7#s=1`)
  expect(server.callsOf(launchGame)[0]?.input).toEqual({
    gameId: 'GAME_LIST$XGS,7',
    nodeId: '7',
    accountType: '1',
    confirmTrans: '0',
    vassalage: 'XGS',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: '3',
    username: 'linhtran88',
    merchantCode: 'vesper',
    language: 'TY',
  })
})

test('[LAU-02][LOB-11] a room is launched by its room id', async () => {
  const server = single().answer(launchGame, { content })
  await createLaunch(createTestClient(server, { tokens }))(
    { ...input, target: { ...target, roomId: 'ROOM,7-2' } },
    page,
  )
  const sent = server.callsOf(launchGame)[0]?.input
  expect(sent).toMatchObject({ roomId: 'ROOM,7-2', nodeId: '7' })
  expect(sent).not.toHaveProperty('gameId')
})

test('[LAU-02] a demo is launched for fun, without a name, and moves no balance', async () => {
  const server = createFakeServer().answer(launchDemoGame, { content })
  await createLaunch(createTestClient(server))({ ...input, account: null, target: { ...target, trial: true } }, page)
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['launchDemoGame'])
  expect(server.calls[0]?.input).toEqual({
    gameId: 'GAME_LIST$XGS,7',
    nodeId: '7',
    accountType: '0',
    vassalage: 'XGS',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: '3',
    merchantCode: 'vesper',
    language: 'TY',
  })
})

test('[LAU-03] the lobby of the lotteries has a payload of its own', async () => {
  const server = single().answer(launchLottery, { content })
  const lottery = { prizeMode: 'ELOTT', code: 'MEKONG4D', view: 'betting' } as const
  await createLaunch(createTestClient(server, { tokens }))(
    { ...input, target: { lottery, vendor: 'SS', name: 'Mekong 4D' }, backUrl: `${page.origin}/lott` },
    page,
  )
  expect(server.callsOf(launchLottery)[0]?.input).toEqual({
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: 'ELOTT',
    lottoGameCode: 'MEKONG4D',
    lottoView: 'betting',
    device: 'WEB',
    backUrl: `${page.origin}/lott`,
    language: 'TY',
  })
})

test('[LAU-03] an area that an address leaves empty is Vietnam, an empty code is not sent', async () => {
  const server = single().answer(launchLottery, { content })
  const lottery = { area: '', prizeMode: 'LOTT', code: '', view: 'lobby' } as const
  await createLaunch(createTestClient(server, { tokens }))(
    { ...input, target: { lottery, vendor: 'SS', name: '' } },
    page,
  )
  const sent = server.callsOf(launchLottery)[0]?.input
  expect(sent).toMatchObject({ lottoArea: 'VN', lottoView: 'lobby' })
  expect(sent).not.toHaveProperty('lottoGameCode')
})

test('[LAU-02] the second address serves where the first is missing', async () => {
  await expect(createLaunch(clientWith(null, `${play}/x`))(input, page)).resolves.toContain('/x')
})

test('[LAU-02] between players the content may be the address itself', async () => {
  const server = single().answer(launchGame, () => ({ content: `${play}/rooms/7` }))
  await expect(createLaunch(createTestClient(server, { tokens }))(input, page)).resolves.toBe(`${play}/rooms/7`)
})

test.each([['https://evil.example/'], ['javascript:alert(1)'], ['/wps/x'], ['http://localhost:4100/x'], [null]])(
  '[LAU-05] an address that is on no game host is refused: %j',
  async (url) => {
    await expect(createLaunch(clientWith(url))(input, page)).rejects.toBeInstanceOf(GameAddressError)
  },
)

test('[LAU-05] a refusal of the server comes through with its code', async () => {
  const server = single().answer(launchGame, () => {
    throw new FakeRefusal('insufficient.balance')
  })
  await expect(createLaunch(createTestClient(server, { tokens }))(input, page)).rejects.toMatchObject({
    code: 'insufficient.balance',
  })
  expect(server.callsOf(launchGame)).toHaveLength(1)
})

test('[SYS-19] the address moves to the launch host whose turn it is, and stays where it is when all are out', async () => {
  const other = 'http://play2.localhost:4100'
  const gameOrigins = [play, other]
  const hosts = createHosts(gameOrigins, { roll: () => 0.5, now: () => 0, allowed: gameOrigins })
  const launch = createLaunch(clientWith(`${play}/slot/7?a=1#s=1`))
  await expect(launch(input, { ...page, gameOrigins, hosts })).resolves.toBe(`${other}/slot/7?a=1#s=1`)
  for (const host of [other, other]) hosts.failed(host)
  await expect(launch(input, { ...page, gameOrigins, hosts })).resolves.toBe(`${play}/slot/7?a=1#s=1`)
  for (const host of [play, play]) hosts.failed(host)
  await expect(launch(input, { ...page, gameOrigins, hosts })).resolves.toBe(`${play}/slot/7?a=1#s=1`)
})

test.each([
  '//evil.example/x',
  '//',
  '///',
  '//evil.example',
  '/a//b/?c=//d#//e',
  '/%2f%2fevil.example/x',
  '/@evil.example',
])('[LAU-05] [SYS-19] the address moves to the launch host with its path as it is: %s', async (path) => {
  const other = 'http://play2.localhost:4100'
  const gameOrigins = [play, other]
  const hosts = createHosts(gameOrigins, { roll: () => 0.5, now: () => 0, allowed: gameOrigins })
  const launch = createLaunch(clientWith(play + path))
  await expect(launch(input, { ...page, gameOrigins, hosts })).resolves.toBe(other + path)
  await expect(launch(input, page)).resolves.toBe(play + path)
})

test('[LAU-06] an account keeps its launches wherever they begin; another one has its own', () => {
  const api = clientWith(null)
  const mine = launchOf(api, 'linhtran88')
  expect(launchOf(api, 'linhtran88')).toBe(mine)
  expect(launchOf(api, 'somebody')).not.toBe(mine)
})

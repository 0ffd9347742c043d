import { getMerchantWallet, launchGame } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createLaunch, GameAddressError } from './launch.ts'

const origin = 'http://localhost:4100'
const hosts = ['http://play.localhost:4100']
const input = { nodeId: 7, vendor: 'XGS', roomId: null, account: 'linhtran88', language: 'TY', merchant: 'vesper' }
const single = () => createFakeServer().answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
const tokens = { get: () => 't', expired: () => undefined }
const clientWith = (game_url: string | null, game_url2: string | null = null) =>
  createTestClient(single().answer(launchGame, { content: { game_url, game_url2 } }), { tokens })

test('[LAU-02] the payload carries the game, the fixed members and the language', async () => {
  const server = single().answer(launchGame, { content: { game_url: 'http://play.localhost:4100/slot/7#s=1', game_url2: null } })
  const url = await createLaunch(createTestClient(server, { tokens }))(input, origin, hosts)
  expect(url).toBe('http://play.localhost:4100/slot/7#s=1')
  expect(server.callsOf(launchGame)[0]?.input).toEqual({
    gameId: 'GAME_LIST$XGS,7', nodeId: '7', accountType: '1', confirmTrans: '0', vassalage: 'XGS', launchMode: 'GLS',
    platform: 'html5-desktop', clientType: '3', username: 'linhtran88', merchantCode: 'vesper', language: 'TY',
  })
})

test('[LAU-02] the second address serves where the first is missing', async () => {
  await expect(createLaunch(clientWith(null, 'http://play.localhost:4100/x'))(input, origin, hosts)).resolves.toContain('/x')
})

test.each([['https://evil.example/'], ['javascript:alert(1)'], ['/wps/x'], ['http://localhost:4100/x'], [null]])(
  '[LAU-05] an address that is on no game host is refused: %j',
  async (url) => {
    await expect(createLaunch(clientWith(url))(input, origin, hosts)).rejects.toBeInstanceOf(GameAddressError)
  },
)

test('[LAU-05] a refusal of the server comes through with its code', async () => {
  const server = single().answer(launchGame, () => {
    throw new FakeRefusal('insufficient.balance')
  })
  await expect(createLaunch(createTestClient(server, { tokens }))(input, origin, hosts)).rejects.toMatchObject({ code: 'insufficient.balance' })
  expect(server.callsOf(launchGame)).toHaveLength(1)
})

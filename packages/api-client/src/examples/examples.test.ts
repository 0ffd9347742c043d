import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createBrandClient, olderPlatform } from '../../examples/brand-overrides.ts'
import { createTokens, firstCall } from '../../examples/first-call.ts'
import { listAllGames } from '../../examples/list-games.ts'
import { playWith } from '../../examples/transfer-once.ts'
import { createMemory } from '../attempt/create-memory.ts'
import { getBoxKey, listGames, listWinners, login, transferWallet } from '../endpoints/index.ts'
import { createFakeServer, createTestClient, FakeRefusal, sampleAnswer } from '../testing/index.ts'

const address = 'http://platform.test'

test('[API-06] the first call logs in by a sealed payload and finds games; a wrong password leaves a guest', async () => {
  const server = createFakeServer()
  expect(await firstCall(address, server.fetch, 'demo01', 'abc12345')).toHaveLength(3)
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['getBoxKey', 'login', 'listGames'])
  expect(server.callsOf(listGames)[0]?.headers.get('Authorization')).toBe('sample-token-1')
  server.answer(login, () => {
    throw new FakeRefusal('login.credentials.invalid')
  })
  await firstCall(address, server.fetch, 'demo01', 'wrong')
  expect(server.callsOf(listGames)[1]?.headers.get('Authorization')).toBeNull()
  expect(server.callsOf(getBoxKey)).toHaveLength(2)
})

test('[API-06] a dead token that is reported late does not end a newer login', async () => {
  const tokens = createTokens()
  tokens.start('old')
  tokens.start('new')
  tokens.expired('old')
  expect(tokens.get()).toBe('new')
  tokens.expired('new')
  expect(tokens.get()).toBeNull()
})

test('[API-04] an example that keeps a session keeps it by `createTokens`, which a late answer does not end', async () => {
  const folder = fileURLToPath(new URL('../../examples', import.meta.url))
  const ending: string[] = []
  for (const name of await readdir(folder)) {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    if (/expired: \(\) =>(?! undefined)/.test(text)) ending.push(name)
  }
  expect(ending).toEqual([])
})

test('[API-06] the script walks through all pages', async () => {
  const server = createFakeServer().answer(listGames, () => ({
    ...sampleAnswer(listGames),
    totalPages: 2,
    totalCount: 6,
  }))
  expect(await listAllGames(address, 'owl', server.fetch)).toHaveLength(6)
  expect(server.callsOf(listGames).map(({ input }) => (input as { pageNo: string }).pageNo)).toEqual(['1', '2'])
})

test('[API-06] the script runs in plain Node against an address', async () => {
  const { fetch } = createFakeServer()
  const listener = createServer(({ url }, answer) => {
    void fetch(new URL(url ?? '', address)).then(async (response) =>
      answer.writeHead(response.status).end(await response.text()),
    )
  })
  await new Promise<void>((done) => listener.listen(0, done))
  const { port } = listener.address() as AddressInfo
  const script = fileURLToPath(new URL('../../examples/list-games.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@parlour/source',
    script,
    `http://localhost:${port}`,
  ])
  listener.close()
  expect(stdout.trim().split('\n')).toHaveLength(3)
})

test('[MEM-04] the money moves once, however often the answer is lost, and then the game opens', async () => {
  const moved: unknown[] = []
  const server = createFakeServer().answer(transferWallet, (input) => {
    moved.push(input)
    return sampleAnswer(transferWallet)
  })
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  server.fail('reset', transferWallet, 2)
  expect(await playWith(api, createMemory(), 'KW', 10_100, 12_500)).toBe('https://play.platform.test/sample')
  expect(moved).toEqual([expect.objectContaining({ amount: 12_500 })])
  expect(server.callsOf(transferWallet)).toHaveLength(3)
})

test('[API-05] a platform that ignores keys gets one transfer, however often the answer is lost', async () => {
  const server = createFakeServer({ idempotency: 'ignored' }).fail('reset', transferWallet, 1)
  const tokens = { get: () => 't', expired: () => undefined }
  const api = createTestClient(server, { tokens, capabilities: { idempotency: 'ignored' } })
  const store = createMemory()
  await expect(playWith(api, store, 'KW', 10_100, 12_500)).rejects.toMatchObject({ kind: 'unsure' })
  await expect(playWith(api, store, 'KW', 10_100, 12_500)).rejects.toMatchObject({ kind: 'unsure' })
  expect(server.callsOf(transferWallet)).toHaveLength(1)
})

test('[API-01] the older generation is served by data alone', async () => {
  const server = createFakeServer(olderPlatform)
  const api = createBrandClient(address, server.fetch)
  await api.call(listGames, {})
  await api.call(listWinners, {})
  await api.call(login, { username: 'demo01', password: 'abc12345' })
  expect(server.calls.map(({ path, headers }) => [path, headers.get('Module-Id')])).toEqual([
    ['/wps/relay/GLS2_gameList', 'GAMELO3'],
    ['/wps/relay/ODSFE2_getWinnerBoard', null],
    ['/wps/session/login/unsecure', 'COMM3'],
  ])
})

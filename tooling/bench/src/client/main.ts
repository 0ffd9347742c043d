// What a call costs through the client, with its checks, beside bare fetch and bare ky: pnpm bench:client.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ky from 'ky'
import { getBalance, listGames } from '@parlour/api-client/endpoints'
import { createApiClient } from '@parlour/api-client'
import { sampleAnswer } from '@parlour/api-client/testing'
import { callTimes, median } from './call-times.ts'

const row = sampleAnswer(listGames, 1)
const games = {
  ...row,
  games: Array.from({ length: 42 }, (_, at) => ({ ...row.games?.[0], nodeId: at })),
  totalPages: 3,
  totalCount: 120,
}
const bodies = new Map([
  [getBalance.path, JSON.stringify({ success: true, value: sampleAnswer(getBalance, 1) })],
  [listGames.path, JSON.stringify({ success: true, value: games })],
])
const server = createServer((incoming, outgoing) => {
  const body = bodies.get((incoming.url ?? '').split('?')[0] ?? '') ?? ''
  outgoing.setHeader('Content-Type', 'application/json; charset=utf-8').end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const api = createApiClient({
  baseUrl,
  merchant: 'vesper',
  language: () => 'EN',
  tokens: { get: () => 'a-token-of-forty-three-signs-as-they-are-here', expired: () => undefined },
  fetch,
  store: null,
  now: Date.now(),
  monotonic: () => performance.now(),
  newId: randomUUID,
  cipher: () => Promise.reject(new Error('nothing here is sealed')),
})
// The same request from all three: what differs is what is done with it.
const headers = (): Record<string, string> => ({
  Merchant: 'vesper',
  Language: 'EN',
  Device: 'web',
  ModuleId: 'COMM3',
  Authorization: 'a-token-of-forty-three-signs-as-they-are-here',
  'X-Request-Id': randomUUID(),
})
const plain = ky.create({ prefix: baseUrl, retry: 2 })

const cases = [
  {
    name: `balance (${bodies.get(getBalance.path)?.length} bytes)`,
    path: getBalance.path,
    ask: () => api.call(getBalance, {}),
  },
  {
    name: `42 games (${bodies.get(listGames.path)?.length} bytes)`,
    path: `${listGames.path}?pageSize=42`,
    ask: () => api.call(listGames, { pageSize: 42 }),
  },
]
for (const { name, path, ask } of cases) {
  const [bare, withKy, ours] = await callTimes([
    async () => void (await (await fetch(baseUrl + path, { headers: headers() })).json()),
    async () => void (await plain.get(path.slice(1), { headers: headers() }).json()),
    async () => void (await ask()),
  ])
  const [f, k, o] = [median(bare), median(withKy), median(ours)]
  process.stdout.write(
    `${name}: fetch ${f.toFixed(0)} us, ky ${k.toFixed(0)} us, client ${o.toFixed(0)} us; client / ky ${(o / k).toFixed(2)}, client / fetch ${(o / f).toFixed(2)}\n`,
  )
}
server.closeAllConnections()
server.close()

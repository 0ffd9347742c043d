// node list-games.mjs <address of a platform> [word]: its games whose name holds the word, one a line, in plain Node.
import { boxCipher, createApiClient, portsOf } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'

const [, , baseUrl = 'http://localhost:4100', word = ''] = process.argv
const api = createApiClient({
  ...portsOf(globalThis),
  baseUrl,
  merchant: process.env.VITE_MERCHANT ?? 'kalesa',
  language: () => 'EN',
  tokens: { get: () => null, expired: () => undefined },
  cipher: boxCipher,
})
for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
  const { games, totalPages } = await api.call(listGames, { gameName: word, pageNo, pageSize: 100 })
  for (const { nodeId, nodeName, displayName, vassalage } of games)
    process.stdout.write(`${nodeId}  ${nodeName}, ${displayName ?? vassalage}\n`)
  pages = totalPages
}

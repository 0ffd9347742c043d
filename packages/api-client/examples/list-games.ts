// node examples/list-games.ts <address of a platform> [word]: the games whose name holds the word, in Node, without a session.
import { boxCipher, createApiClient, portsOf, type FetchPort } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'

/** Every game whose name holds a word, page by page: studio and name. */
export async function listAllGames(baseUrl: string, word: string, fetch: FetchPort): Promise<string[]> {
  const tokens = { get: () => null, expired: () => undefined }
  const api = createApiClient({ ...portsOf(globalThis), fetch, baseUrl, merchant: 'vesper', language: () => 'EN', tokens, cipher: boxCipher })
  const lines: string[] = []
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const { games, totalPages } = await api.call(listGames, { gameName: word, pageNo, pageSize: 100 })
    lines.push(...games.map(({ displayName, vassalage, nodeName }) => `${displayName ?? vassalage}: ${nodeName}`))
    pages = totalPages
  }
  return lines
}

if (import.meta.main) {
  const [, , address = 'http://localhost:4100', word = ''] = process.argv
  process.stdout.write(`${(await listAllGames(address, word, fetch)).join('\n')}\n`)
}

// node examples/list-games.ts <address of a platform> [word]: the
// games whose name holds the word, in Node, without a session.
import { createApiClient, paginate, portsOf, type FetchPort } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'

/** Every game whose name holds a word, page by page: provider and name. */
export async function listAllGames(baseUrl: string, word: string, fetch: FetchPort): Promise<string[]> {
  const api = createApiClient({
    ...portsOf(globalThis),
    fetch,
    baseUrl,
    merchant: 'vesper',
    language: () => 'EN',
  })
  const lines: string[] = []
  for await (const { games } of paginate(api, listGames, { gameName: word, pageSize: 100 }))
    lines.push(...games.map(({ displayName, vassalage, nodeName }) => `${displayName ?? vassalage}: ${nodeName}`))
  return lines
}

if (import.meta.main) {
  const [, , address = 'http://localhost:4100', word = ''] = process.argv
  process.stdout.write(`${(await listAllGames(address, word, fetch)).join('\n')}\n`)
}

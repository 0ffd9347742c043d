// A module worker: new Worker(new URL('./worker.ts', import.meta.url),
// { type: 'module' }).postMessage({ baseUrl, word }).
import { createApiClient, isApiError, paginate, portsOf } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'

/** How many games have a word in their name, counted page by page beside the page's own work. */
async function countGames(baseUrl: string, word: string): Promise<number> {
  const api = createApiClient({ ...portsOf(globalThis), baseUrl, merchant: 'vesper', language: () => 'EN' })
  let count = 0
  for await (const { games } of paginate(api, listGames, { gameName: word })) count += games.length
  return count
}

addEventListener('message', ({ data }: MessageEvent<{ baseUrl: string; word: string }>) => {
  countGames(data.baseUrl, data.word).then(
    (count) => postMessage({ count }),
    (error: unknown) => postMessage({ failed: isApiError(error) ? error.message : String(error) }),
  )
})

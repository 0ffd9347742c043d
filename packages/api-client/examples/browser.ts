import { createApiClient, createSafeStore, portsOf } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'

/** Writes the names of slots into a list of the page; answers are cached for the tab. */
export async function showGames(baseUrl: string, list: HTMLElement): Promise<void> {
  const api = createApiClient({
    ...portsOf(window),
    store: createSafeStore(() => window.sessionStorage),
    baseUrl,
    merchant: 'vesper',
    language: () => 'EN',
  })
  const { games } = await api.call(listGames, { gameType: 'RNG', pageSize: 5 })
  list.replaceChildren(
    ...games.map(({ nodeName }) => Object.assign(document.createElement('li'), { textContent: nodeName })),
  )
}

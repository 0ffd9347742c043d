import { createApiClient, portsOf } from '@parlour/api-client'
import { ApiProvider } from '@parlour/api-client/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { GameList } from './game-list.tsx'

/** Renders the list of games into an element of the page, for a guest. */
export function renderGames(baseUrl: string, element: HTMLElement): void {
  const api = createApiClient({ ...portsOf(window), baseUrl, merchant: 'vesper', language: () => 'EN' })
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api} scope="guest/EN">
        <GameList />
      </ApiProvider>
    </QueryClientProvider>,
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GameList } from '../../examples/game-list.tsx'
import { addFavourite, listGames } from '../endpoints/index.ts'
import { ApiProvider } from '../react/index.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const show = (server: ReturnType<typeof createFakeServer>) => {
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <GameList />
      </ApiProvider>
    </QueryClientProvider>,
  )
}

test('[API-06] the list of the readme shows games and keeps a favourite', async () => {
  const server = createFakeServer()
  await show(server)
  await expect.poll(() => page.getByRole('listitem').all().length).toBe(3)
  await page.getByRole('button').first().click()
  await expect.poll(() => server.callsOf(addFavourite).length).toBe(1)
})

test('[API-06] each heart of the list of the readme is a call of its own', async () => {
  const server = createFakeServer().fail('hang', addFavourite)
  await show(server)
  await expect.poll(() => page.getByRole('button').all().length).toBe(3)
  await page.getByRole('button').nth(0).click()
  await expect.element(page.getByRole('button').nth(0)).toHaveTextContent('…')
  await expect.element(page.getByRole('button').nth(1)).toHaveTextContent('♥')
  await page.getByRole('button').nth(1).click()
  await expect.poll(() => server.callsOf(addFavourite).length).toBe(2)
})

test('[API-06] where the list does not come it says why', async () => {
  await show(createFakeServer().fail('403', listGames))
  await expect.element(page.getByRole('alert')).toHaveTextContent('listGames: function.not.available')
})

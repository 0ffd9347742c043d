import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { catalogueQuery, gamesQuery, hotGamesQuery, newGamesQuery, providersQuery } from '@parlour/games'
import { balanceQuery } from '@parlour/member'
import { announcementsQuery, noticesQuery, statusQuery } from '@parlour/site'
import { messagesQuery } from '@parlour/support'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forget } from './forget.ts'

const api = createTestClient(createFakeServer())
const question = {
  category: 'RNG',
  language: 'EN',
  groups: { esports: [], cockfight: [], inhouse: [] },
  account: 'ana',
} as const

test('[LOG-11] after a logout what everybody sees is still there, and nothing that was made for the member', async () => {
  const client = new QueryClient()
  const open = [
    statusQuery(api, 'site.test'),
    providersQuery(api, 'EN'),
    hotGamesQuery(api, 'EN'),
    newGamesQuery(api, 'EN'),
    catalogueQuery(api, 'EN'),
    gamesQuery(api, { ...question, params: { view: 'hot' } }),
  ]
  // Announcements go with a login where there is one: a member's popups, and what they have read.
  const own = [
    announcementsQuery(api, 'EN'),
    noticesQuery(api, 'EN', 'ana'),
    balanceQuery(api, 'ana'),
    messagesQuery(api, 'inbox', { page: 1 }, { account: 'ana', language: 'EN' }),
    gamesQuery(api, { ...question, params: { view: 'favourites' } }),
  ]
  for (const query of [...open, ...own]) await client.prefetchQuery({ ...query, queryFn: () => 1 } as never)
  forget(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual(open.map(({ queryKey }) => queryKey))
})

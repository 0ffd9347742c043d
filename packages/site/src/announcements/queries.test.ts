import { listAnnouncements } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { notice, noticesAnswer } from '../testing/notices.ts'
import { announcementsQuery, freshNoticesQuery, noticesQuery } from './queries.ts'

const served = () => createFakeServer().answer(listAnnouncements, noticesAnswer({ player: [notice(1)] }))
const asked = (server: ReturnType<typeof served>) => server.calls.map(({ input }) => input)

test('[ANN-01] the first call asks for banners, notices, popups and promotions of the web before login; the content call for hot notices too', async () => {
  const server = served()
  const api = createTestClient(server)
  await announcementsQuery(api, 'EN').queryFn()
  await noticesQuery(api, 'EN', null).queryFn()
  expect(asked(server)).toMatchObject([
    { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
    { types: 'B,PL,PU,PR,H', platform: 'W' },
  ])
})

test('[ANN-01] notices are kept in the session storage, and a reload uses them until their time is over', async () => {
  const server = served()
  const store = createMemoryStore()
  const ask = (now: number) => announcementsQuery(createTestClient(server, { store, now }), 'EN').queryFn()
  const first = await ask(Date.UTC(2026, 0, 15, 12))
  expect([...store.entries.keys()].some((key) => key.includes(':notices:'))).toBe(true)
  expect(await ask(Date.UTC(2026, 0, 15, 12, 4))).toEqual(first)
  expect(server.calls).toHaveLength(1)
  await ask(Date.UTC(2026, 0, 15, 12, 6))
  expect(server.calls).toHaveLength(2)
})

test('[ANN-01] what one member has read is never the answer for another', () => {
  const api = createTestClient(served())
  const keys = [null, 'linh', 'marco'].map((account) => JSON.stringify(noticesQuery(api, 'EN', account).queryKey))
  expect(new Set(keys).size).toBe(3)
})

test('[ANN-01] after a change the list is asked for anew although it is kept, and kept as it is then', async () => {
  const server = served()
  const api = createTestClient(server, { store: createMemoryStore() })
  await noticesQuery(api, 'EN', 'linh').queryFn()
  server.answer(listAnnouncements, noticesAnswer({ player: [notice(1, { read: true })] }))
  expect((await freshNoticesQuery(api, 'EN', 'linh').queryFn()).player[0]?.read).toBe(true)
  expect((await noticesQuery(api, 'EN', 'linh').queryFn()).player[0]?.read).toBe(true)
})

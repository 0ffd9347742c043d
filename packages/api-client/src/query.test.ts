import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getBalance, listGames } from './endpoints/index.ts'
import { isUnreached } from './errors.ts'
import { endpointQuery, invalidateEndpoint } from './index.ts'
import { createFakeServer, createTestClient } from './testing/index.ts'

const wire = (sumBalance: number) => ({ sumBalance, currency: 'PHP', currencySymbol: '₱', balance: [] })

/** A client whose answers come when the test lets them, in any order. */
const open = () => {
  const waiting: ((sum: number) => void)[] = []
  const server = createFakeServer().answer(
    getBalance,
    () => new Promise((answer) => waiting.push((sum) => answer(wire(sum)))) as never,
  )
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  const asked = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return {
    waiting,
    api,
    asked,
    query: endpointQuery(api, getBalance, {}),
    cache: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }
}

test('[API-03] an ask after an invalidation is a request of its own, and the older answer does not overwrite its answer', async () => {
  const { waiting, asked, query, cache } = open()
  cache.setQueryData(query.queryKey, { ...wire(0), sumBalance: 100 })
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const stop = new QueryObserver(cache, query).subscribe(() => undefined)
  await asked(1)
  const again = cache.invalidateQueries({ queryKey: query.queryKey })
  await asked(2)
  waiting[1]?.(2)
  await again
  waiting[0]?.(1)
  await new Promise((done) => setImmediate(done))
  expect(cache.getQueryData(query.queryKey)).toMatchObject({ sumBalance: 200 })
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
  stop()
})

test('[API-03] two screens with the same question still share one request', async () => {
  const { waiting, asked, query, cache } = open()
  const observers = [new QueryObserver(cache, query), new QueryObserver(cache, query)]
  const stops = observers.map((observer) => observer.subscribe(() => undefined))
  await asked(1)
  waiting[0]?.(3)
  for (const observer of observers) await expect.poll(() => observer.getCurrentResult().data?.sumBalance).toBe(300)
  expect(waiting).toHaveLength(1)
  stops.forEach((stop) => stop())
})

test('[API-03] an answer of another scope is another answer, and one invalidation reaches both', async () => {
  const api = createTestClient(createFakeServer().answer(getBalance, wire(1)), {
    tokens: { get: () => 't', expired: () => undefined },
  })
  const cache = new QueryClient()
  const [ana, ben] = ['ana/EN', 'ben/EN'].map((scope) => endpointQuery(api, getBalance, {}, scope))
  await cache.fetchQuery(ana!)
  expect([cache.getQueryData(ana!.queryKey), cache.getQueryData(ben!.queryKey)]).toEqual([
    expect.objectContaining({ sumBalance: 100 }),
    undefined,
  ])
  await invalidateEndpoint(cache, getBalance, {})
  expect(cache.getQueryState(ana!.queryKey)?.isInvalidated).toBe(true)
})

test('[API-03] callers with and without a signal share a read in flight; who goes hears that it was stopped, the rest their answer', async () => {
  const { waiting, asked, query } = open()
  const ending = new AbortController()
  const first = query.queryFn({ signal: ending.signal }).catch((reason: unknown) => reason)
  const second = query.queryFn()
  await asked(1)
  ending.abort()
  const reason = await first
  expect(isUnreached(reason) && reason.kind).toBe('aborted')
  waiting[0]?.(4)
  expect((await second).sumBalance).toBe(400)
  expect(waiting).toHaveLength(1)
})

test('[API-06] invalidation reaches the answers of one endpoint, or those with these members', async () => {
  const cache = new QueryClient()
  const api = createTestClient(createFakeServer(), { tokens: { get: () => 't', expired: () => undefined } })
  await cache.fetchQuery(endpointQuery(api, listGames, { gameType: 'RNG', pageNo: 2 }))
  await cache.fetchQuery(endpointQuery(api, listGames, {}))
  await cache.fetchQuery(endpointQuery(api, getBalance, {}))
  const stale = () =>
    cache
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey)
  await invalidateEndpoint(cache, listGames, { gameType: 'RNG' })
  expect(stale()).toEqual([['listGames', { gameType: 'RNG', pageNo: 2 }]])
  await invalidateEndpoint(cache, listGames)
  expect(stale()).toHaveLength(2)
})

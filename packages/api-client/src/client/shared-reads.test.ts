import { expect, test, vi } from 'vitest'
import { addFavourite, getBalance, listGames } from '../endpoints/index.ts'
import { isApiError } from '../errors.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const wire = (sumBalance: number) => ({ sumBalance, currency: 'PHP', currencySymbol: '₱', balance: [] })

const open = () => {
  const waiting: ((sum: number) => void)[] = []
  const signals: AbortSignal[] = []
  const server = createFakeServer()
    .answer(getBalance, (_, request) => {
      signals.push(request.signal)
      return new Promise((answer) => waiting.push((sum) => answer(wire(sum)))) as never
    })
    .answer(addFavourite, null)
  let token = 'ana'
  const api = createTestClient(server, { tokens: { get: () => token, expired: () => undefined } })
  const ask = (options = {}) =>
    api.call(getBalance, {}, options).then(
      ({ sumBalance }) => sumBalance / 100,
      (error: unknown) => (isApiError(error) ? error.kind : error),
    )
  return {
    waiting,
    signals,
    server,
    api,
    ask,
    logIn: (as: string) => (token = as),
    asked: (count: number) => expect.poll(() => waiting.length).toBe(count),
  }
}

test('[API-03] the same read in flight is one request; another input, another account or another client is another', async () => {
  const { waiting, api, ask, asked, logIn } = open()
  const both = Promise.all([ask(), ask()])
  await asked(1)
  const other = api.call(getBalance, { typeId: 2 })
  logIn('ben')
  const ben = ask()
  await asked(3)
  waiting.forEach((answer, index) => answer(index + 1))
  expect(await Promise.all([both, ben])).toEqual([[1, 1], 3])
  expect((await other).sumBalance).toBe(200)
})

test('[API-03] callers with signals share too: one goes, the others get the answer; the last one gone ends the request', async () => {
  const { waiting, signals, ask, asked } = open()
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const calls = [first, second].map(({ signal }) => ask({ signal }))
  await asked(1)
  first.abort()
  expect(await calls[0]).toBe('aborted')
  expect(signals[0]?.aborted).toBe(false)
  waiting[0]?.(1)
  expect(await calls[1]).toBe(1)
  const last = ask({ signal: third.signal })
  await asked(2)
  third.abort()
  expect(await last).toBe('aborted')
  expect(signals[1]?.aborted).toBe(true)
})

test('[API-03] a caller without a signal keeps the request going for those who go', async () => {
  const { waiting, signals, ask, asked } = open()
  const ending = new AbortController()
  const goes = ask({ signal: ending.signal })
  const stays = ask()
  await asked(1)
  ending.abort()
  expect([await goes, signals[0]?.aborted]).toEqual(['aborted', false])
  waiting[0]?.(5)
  expect(await stays).toBe(5)
})

test('[API-03] an ask after somebody left, or after any change, is never answered by the older call', async () => {
  const { waiting, api, ask, asked } = open()
  const ending = new AbortController()
  const stays = ask()
  const goes = ask({ signal: ending.signal })
  await asked(1)
  ending.abort()
  await goes
  const afterLeaving = ask()
  await asked(2)
  await api.call(addFavourite, { nodeId: 1 })
  const afterChange = ask()
  await asked(3)
  const fresh = ask({ fresh: true })
  await asked(4)
  const joins = ask()
  waiting.forEach((answer, index) => answer(index + 1))
  expect(await Promise.all([stays, afterLeaving, afterChange, fresh, joins])).toEqual([1, 2, 3, 4, 4])
})

test('[API-03] a failed read fails for all who share it, unhandled by nobody, and is asked again by the next', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('{"success":false}', { status: 400 })
  }
  const api = createTestClient(createFakeServer(), { fetch })
  const { signal } = new AbortController()
  const results = await Promise.allSettled([
    api.call(listGames, {}),
    api.call(listGames, {}, { signal }),
    api.call(listGames, {}),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toBe(1)
  await api.call(listGames, {}).catch(() => undefined)
  await new Promise((done) => setImmediate(done))
  expect([asked, unhandled.mock.calls.length]).toEqual([2, 0])
  process.off('unhandledRejection', unhandled)
})

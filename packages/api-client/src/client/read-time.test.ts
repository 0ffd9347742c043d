import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getStatus } from '../endpoints/index.ts'
import type { ApiError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) }))
afterEach(() => void vi.useRealTimers())

const open = (fetch: FetchPort) => {
  const asked: number[] = []
  const api = createTestClient(createFakeServer(), {
    fetch: (input, init) => {
      asked.push(performance.now())
      return fetch(input, init)
    },
    monotonic: () => performance.now(),
    roll: () => 0.5,
  })
  const began = performance.now()
  /** Lets the clock run until a call has ended; how it ended, and after how many milliseconds. */
  const end = async (call: Promise<unknown>): Promise<{ error: ApiError | null; took: number }> => {
    const settled = call
      .then(
        () => null,
        (reason: unknown) => reason as ApiError,
      )
      // oxlint-disable-next-line parlour/no-time-bars -- the clock of this test is fake
      .then((error) => ({ error, took: performance.now() - began }))
    await vi.runAllTimersAsync()
    return settled
  }
  return { api, end, waits: () => asked.map((at, index) => at - (asked[index - 1] ?? began)), asked }
}

const hangs: FetchPort = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('[API-05] a read with a longer limit uses all of it: the last try has the rest', async () => {
  const { api, end, waits } = open(hangs)
  const { error, took } = await end(api.call({ ...getStatus, timeLimit: 60_000 }, {}))
  expect([error?.kind, took]).toEqual(['timeout', 60_000])
  expect(waits()).toEqual([0, 10_150, 10_300])
})

/** An answer whose first byte comes at once, and the rest of it after some milliseconds. */
const slowly = (milliseconds: number) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"success":true,'))
        setTimeout(() => {
          body.enqueue(new TextEncoder().encode('"value":{"maintenance":1}}'))
          body.close()
        }, milliseconds)
      },
    }),
  )

test('[API-05] the patience for the first byte does not cut a body that takes longer', async () => {
  const { api, end, asked } = open(async () => slowly(13_000))
  const call = api.call(getStatus, {})
  expect(await end(call)).toEqual({ error: null, took: 13_000 })
  expect(asked).toHaveLength(1)
  expect((await call).maintenance).toBe(true)
})

test('[API-05] a body that breaks off is asked for again where the record allows it', async () => {
  let tries = 0
  const { api, end, asked } = open(async () =>
    tries++ === 0
      ? new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }))
      : slowly(0),
  )
  expect(await end(api.call(getStatus, {}))).toMatchObject({ error: null })
  expect(asked).toHaveLength(2)
})

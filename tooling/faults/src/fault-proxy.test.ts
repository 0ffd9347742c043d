import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultProxy, type FaultProxy, type Toxic } from './index.ts'

let server: Server
let proxy: FaultProxy
let seen: string[]
const big = 'x'.repeat(200_000)

beforeEach(async () => {
  seen = []
  server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk) => (body += String(chunk)))
    incoming.on('end', () => {
      seen.push(`${incoming.method} ${body}`)
      outgoing.end(incoming.url === '/big' ? big : `got ${body}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await createFaultProxy({ port: (server.address() as AddressInfo).port })
})

afterEach(async () => {
  await proxy.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

interface Outcome {
  readonly text?: string
  readonly code?: string
  readonly took: number
}

/** One request on a connection of its own, given up after `patience` milliseconds: where an answer is expected, only what hangs is. */
const ask = (path = '/', body = 'hello', patience = 60_000): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    // oxlint-disable-next-line parlour/no-time-bars -- only what comes too early fails
    const done = (outcome: Omit<Outcome, 'took'>): void => resolve({ ...outcome, took: performance.now() - began })
    const call = request({ port: proxy.port, host: '127.0.0.1', path, method: 'POST', agent: false, timeout: patience })
    call.on('error', (error: NodeJS.ErrnoException) => done({ code: error.code ?? 'error' }))
    call.on('timeout', () => {
      done({ code: 'SILENT' })
      call.destroy()
    })
    call.on('response', (answer: IncomingMessage) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => done({ text }))
      answer.on('error', (error: NodeJS.ErrnoException) => done({ code: error.code ?? 'error', text }))
    })
    call.end(body)
  })

const both = (['upstream', 'downstream'] as const).map((direction) => ({ direction }))

test('without toxics everything goes through, whole', async () => {
  expect(await ask()).toMatchObject({ text: 'got hello' })
  expect((await ask('/big')).text).toBe(big)
  expect(proxy.connections()).toBe(2)
})

test.each(both)('latency delays $direction', async ({ direction }) => {
  proxy.set({ toxic: 'latency', direction, milliseconds: 120 })
  expect((await ask()).took).toBeGreaterThan(110)
})

test('bandwidth stretches a large answer', async () => {
  proxy.set({ toxic: 'bandwidth', direction: 'downstream', bytesPerSecond: 800_000 })
  const { text, took } = await ask('/big')
  expect(text).toBe(big)
  expect(took).toBeGreaterThan(200)
})

test.each(both)('reset_peer ends with a reset, $direction', async ({ direction }) => {
  proxy.set({ toxic: 'reset_peer', direction })
  expect((await ask()).code).toBe('ECONNRESET')
  expect(seen).toHaveLength(direction === 'upstream' ? 0 : 1)
})

test.each(both)('timeout without an end is silence, $direction', async ({ direction }) => {
  proxy.set({ toxic: 'timeout', direction, milliseconds: 0 })
  expect((await ask('/', 'hello', 150)).code).toBe('SILENT')
})

test.each(both)('timeout with an end closes without an answer, $direction', async ({ direction }) => {
  proxy.set({ toxic: 'timeout', direction, milliseconds: 50 })
  expect((await ask()).code).toBe('ECONNRESET')
})

test.each([1, 7, 64])('slicer of %i bytes keeps every byte in order', async (bytes) => {
  proxy.set({ toxic: 'slicer', direction: 'downstream', bytes, milliseconds: 0 })
  expect((await ask()).text).toBe('got hello')
})

test.each([0, 20, 100_000])('limit_data cuts an answer after %i bytes', async (bytes) => {
  proxy.set({ toxic: 'limit_data', direction: 'downstream', bytes })
  const { code, text = '' } = await ask('/big')
  expect(code).toBe('ECONNRESET')
  expect(text.length).toBeLessThanOrEqual(bytes)
})

test('limit_data lets a smaller answer through', async () => {
  proxy.set({ toxic: 'limit_data', direction: 'downstream', bytes: 10_000 })
  expect((await ask()).text).toBe('got hello')
})

test('slow_close keeps the end back and loses nothing', async () => {
  proxy.set({ toxic: 'slow_close', direction: 'downstream', milliseconds: 100 })
  expect((await ask()).text).toBe('got hello')
})

test('down refuses new connections and comes back', async () => {
  proxy.set({ toxic: 'down' })
  expect((await ask()).code).toBe('ECONNRESET')
  proxy.clear()
  expect((await ask()).text).toBe('got hello')
})

test.each(['fin', 'rst'] as const)('drop_after_commit by %s: the work is done, the answer is gone', async (end) => {
  proxy.set({ toxic: 'drop_after_commit', end })
  expect((await ask()).code).toBe('ECONNRESET')
  expect(seen).toEqual(['POST hello'])
})

test('duplicate lets the server do it twice and answers once', async () => {
  proxy.set({ toxic: 'duplicate' })
  expect((await ask()).text).toBe('got hello')
  await expect.poll(() => seen).toEqual(['POST hello', 'POST hello'])
})

test('a toxic set while a connection is open works on it', async () => {
  proxy.set({ toxic: 'latency', direction: 'downstream', milliseconds: 100 })
  const slow = ask()
  proxy.set({ toxic: 'drop_after_commit', end: 'fin' } satisfies Toxic)
  expect((await slow).code).toBe('ECONNRESET')
})

test('a server that is not there looks like a closed connection', async () => {
  const lost = await createFaultProxy({ port: 1 })
  const answer = fetch(`http://127.0.0.1:${lost.port}/`)
  await expect(answer).rejects.toThrow()
  await lost.close()
})

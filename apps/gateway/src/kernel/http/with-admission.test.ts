import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getBalance, login } from '@parlour/api-client/endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withAdmission } from './with-admission.ts'
import { ownMachine, trustedProxies } from './trusted-proxies.ts'
import { makeVisitorOf } from './visitor-of.ts'

let held: (() => void)[] = []
let begun = 0
const answer = (_: unknown, outgoing: ServerResponse): Promise<void> => {
  begun++
  return new Promise<void>(
    (resolve) =>
      void held.push(() => {
        outgoing.end('served')
        resolve()
      }),
  )
}
const time = { now: 0 }
const queues = withAdmission(answer, {
  now: () => time.now,
  isFrame: () => false,
  visitorOf: makeVisitorOf(1, trustedProxies(ownMachine)),
})
const server = createServer((incoming, outgoing) => queues.listener(incoming, outgoing))
let origin = ''

beforeEach(async () => {
  held = []
  begun = 0
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise<void>((resolve) => void setImmediate(resolve))
}

test('calls above the bound are refused at once with 503 and Retry-After, and pages with a sentence', async () => {
  const calls = Array.from({ length: 48 + 16 }, () => fetch(origin + getBalance.path))
  await until(() => queues.figures()['calls']?.waiting === 16)
  const refused = await fetch(origin + getBalance.path, { headers: { Language: 'TH' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ success: false, errorCode: 'system.busy' })
  expect(begun).toBe(48)
  const page = fetch(origin)
  await until(() => begun === 49)
  while (queues.figures()['calls']?.running || queues.figures()['documents']?.running) {
    held.splice(0).forEach((end) => end())
    await new Promise<void>((resolve) => void setImmediate(resolve))
  }
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  expect((await page).status).toBe(200)
})

test('logins that wait for their turn take no place of the calls', async () => {
  const logins = Array.from({ length: 100 }, () => fetch(origin + login.path, { method: 'POST' }))
  await until(() => queues.figures()['passwords']?.running === 100)
  const call = fetch(origin + getBalance.path)
  await until(() => begun === 101)
  held.splice(0).forEach((end) => end())
  expect((await Promise.all([...logins, call])).map(({ status }) => status)).toEqual(
    Array.from({ length: 101 }, () => 200),
  )
})

test('a request whose client has left while it waited is never begun', async () => {
  const calls = Array.from({ length: 48 }, () => fetch(origin + getBalance.path))
  await until(() => begun === 48)
  const before = queues.figures()['calls']?.abandoned ?? 0
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`GET ${getBalance.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await until(() => queues.figures()['calls']?.waiting === 1)
  const closed = new Promise((resolve) => void server.once('connection', resolve))
  socket.destroy()
  connect(Number(new URL(origin).port), '127.0.0.1').end()
  await closed
  await new Promise<void>((resolve) => void setImmediate(resolve))
  held.splice(0).forEach((end) => end())
  await until(() => queues.figures()['calls']?.abandoned === before + 1)
  await Promise.all(calls)
  expect(begun).toBe(48)
})

/**
 * Fills the admission of the calls, and asks on one connection
 * again and again; `answers` are the status lines that have come.
 */
async function askOnOne() {
  const calls = Array.from({ length: 48 + 16 }, () => fetch(origin + getBalance.path))
  await until(() => queues.figures()['calls']?.waiting === 16)
  const answers: string[] = []
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8')
  socket.on('data', (text: string) => void answers.push(...(text.match(/HTTP\/1\.1 \d+/g) ?? [])))
  return {
    answers,
    ask: (address: string) =>
      void socket.write(`GET ${getBalance.path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`),
    async end() {
      socket.destroy()
      while (queues.figures()['calls']?.running) {
        held.splice(0).forEach((end) => end())
        await new Promise<void>((resolve) => void setImmediate(resolve))
      }
      await Promise.all(calls)
    },
  }
}

test('an address that asks again at once is refused again a second later', async () => {
  const { ask, answers, end } = await askOnOne()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = queues.figures()['calls']?.refused ?? 0
  ask('203.0.113.9')
  await until(() => answers.length === 1)
  ask('203.0.113.9')
  await until(() => queues.figures()['calls']?.refused === before + 2)
  vi.advanceTimersByTime(990)
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => void setImmediate(resolve))
  expect(answers).toEqual(['HTTP/1.1 503'])
  vi.advanceTimersByTime(20)
  await until(() => answers.length === 2)
  time.now += 1_500
  ask('203.0.113.9')
  await until(() => answers.length === 3)
  vi.useRealTimers()
  await end()
})

test('on the connection of a proxy the first refusal of each address comes at once', async () => {
  const { ask, answers, end } = await askOnOne()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let asked = 1; asked <= 3; asked++) {
    ask(`198.51.100.${asked}`)
    await until(() => answers.length === asked)
  }
  expect(answers).toEqual(['HTTP/1.1 503', 'HTTP/1.1 503', 'HTTP/1.1 503'])
  vi.useRealTimers()
  await end()
})

test('an address has eight documents at a time; others are served beside it', async () => {
  const ask = (address: string) => fetch(origin, { headers: { 'X-Forwarded-For': address } })
  const eight = Array.from({ length: 8 }, () => ask('198.51.100.7'))
  await until(() => begun === 8)
  expect((await ask('198.51.100.7')).status).toBe(503)
  const other = ask('198.51.100.8')
  await until(() => queues.figures()['documents']?.waiting === 1)
  while (queues.figures()['documents']?.running) {
    held.splice(0).forEach((end) => end())
    await new Promise<void>((resolve) => void setImmediate(resolve))
  }
  expect((await Promise.all([...eight, other])).map(({ status }) => status)).toEqual([...eight, other].map(() => 200))
  const again = ask('198.51.100.7')
  await until(() => held.length === 1)
  held.splice(0).forEach((end) => end())
  expect((await again).status).toBe(200)
})

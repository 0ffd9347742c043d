import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { addFavourite, applyForPromotion, depositByTransfer, getBalance } from '@parlour/api-client/endpoints'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServer } from '../connections/open-server.ts'
import { failureAnswer } from './answer.ts'
import { readText } from './read-request.ts'
import { withAdmission } from './with-admission.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { makeVisitorOf } from './visitor-of.ts'

const quiet = { log: { error: () => undefined, warn: () => undefined } } as never
let server: ReturnType<typeof openServer>
let queues: ReturnType<typeof withAdmission>
let origin = ''
const sockets: Socket[] = []

/** A gateway that answers with the length of the body it was sent; an upload may be a megabyte long. */
async function open({ requestMs = 30_000, headersMs = 10_000 } = {}): Promise<void> {
  const app = new Hono()
  const upload = (path: string): boolean => path === applyForPromotion.path || path === depositByTransfer.path
  app.all('*', async (context) => {
    try {
      return context.text(
        `read ${(await readText(context.req, upload(context.req.path) ? 1024 * 1024 : undefined)).length}`,
      )
    } catch (error) {
      return failureAnswer(quiet, context, error)
    }
  })
  queues = withAdmission(getRequestListener(app.fetch), {
    now: () => performance.now(),
    isFrame: () => false,
    visitorOf: makeVisitorOf(1, trustedProxies(['127.0.0.1'])),
  })
  server = openServer(queues.listener, { headers: headersMs, request: requestMs, idle: 65_000, check: 20 })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => open())
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy())
  server.closeAllConnections()
  server.close()
})

/** Opens a connection that sends a text; `answer` is the first piece of what comes back. */
async function send(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress })
    .setEncoding('utf8')
    .on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
const answered = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])
const head = (path: string, length: number, method = 'POST'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`
const { path } = addFavourite

/**
 * Waits until the server has read what was sent before: a request on a connection that was opened later is answered.
 */
const settled = async (): Promise<void> => void (await fetch(`${origin}/assets/a.js`))

test.each(['POST', 'DELETE', 'GET'])(
  'sixty %s requests with half a body take no place: another call is answered at once',
  async (method) => {
    await Promise.all(Array.from({ length: 60 }, () => send(`${head(path, 10, method)}12345`)))
    await settled()
    expect(queues.figures()['calls']?.running).toBe(0)
    expect(await (await fetch(origin + getBalance.path)).text()).toBe('read 0')
  },
)

test('each of them is answered when the rest of its body has come', async () => {
  const slow = await Promise.all(Array.from({ length: 60 }, () => send(`${head(path, 10)}12345`)))
  await settled()
  const answers = slow.map(answered)
  for (const socket of slow) socket.write('67890')
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200[^]*read 10$/)
})

test('a client that leaves in the middle of its body has cost no place and no work', async () => {
  const gone = await send(`${head(path, 10)}12345`)
  await settled()
  const left = new Promise<void>((resolve) => void gone.once('close', () => resolve()))
  gone.destroy()
  await left
  await settled()
  expect(queues.figures()['calls']).toMatchObject({ running: 0, waiting: 0, served: 0 })
})

test('a body that does not end is ended at the time of a whole request', async () => {
  server.close()
  await open({ requestMs: 200, headersMs: 100 })
  const slow = await send(`${head(path, 10)}12345`)
  expect(await answered(slow)).toMatch(/^HTTP\/1\.1 408/)
  expect(queues.figures()['calls']).toMatchObject({ running: 0, served: 0 })
})

test('a body beyond the limit is refused with 413: by what is said of it, or once too much has come', async () => {
  const told = await send(head(path, 64 * 1024 + 1))
  expect(await answered(told)).toMatch(/^HTTP\/1\.1 413[^]*request\.too\.large/)
  const chunked = await send(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`)
  const answer = answered(chunked)
  for (let at = 0; at < 5; at++) chunked.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 413[^]*request\.too\.large/)
})

test('a body of many small chunks arrives whole, and the longest that is allowed does as well', async () => {
  const chunked = await send(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(1_000)}0\r\n\r\n`,
  )
  expect(await answered(chunked)).toMatch(/read 1000$/)
  const longest = await fetch(origin + path, { method: 'POST', body: 'x'.repeat(64 * 1024) })
  expect(await longest.text()).toBe('read 65536')
})

test('who expects 100 Continue is told to go on before a place is taken', async () => {
  const socket = await send(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n`,
  )
  expect(await answered(socket)).toMatch(/^HTTP\/1\.1 100 Continue/)
  expect(queues.figures()['calls']?.running).toBe(0)
  const answer = answered(socket)
  socket.write('12345')
  expect(await answer).toMatch(/read 5$/)
})

/** Elsewhere 127.0.0.2 is no address of the machine. */
const hasSecondLoopback = process.platform === 'linux'

test.runIf(hasSecondLoopback)('uploads have places of their own, of which one address takes a quarter', async () => {
  const slow = await Promise.all(Array.from({ length: 4 }, () => send(`${head(depositByTransfer.path, 100_000)}12345`)))
  await settled()
  expect([queues.figures()['uploads']?.running, queues.figures()['calls']?.running]).toEqual([4, 0])
  const fifth = await send(`${head(depositByTransfer.path, 5)}12345`)
  expect(await answered(fifth)).toMatch(/^HTTP\/1\.1 503[^]*system\.busy/)
  const other = await send(`${head(applyForPromotion.path, 5)}12345`, '127.0.0.2')
  expect(await answered(other)).toMatch(/read 5$/)
  const first = slow[0] as Socket
  const done = answered(first)
  first.write('x'.repeat(100_000 - 5))
  expect(await done).toMatch(/read 100000$/)
  const sixth = await send(`${head(depositByTransfer.path, 5)}12345`)
  expect(await answered(sixth)).toMatch(/read 5$/)
  expect(queues.figures()['uploads']).toMatchObject({ served: 3, refused: 1 })
})

test('behind a proxy the places of an address are those of the address that the proxy tells', async () => {
  const from = (address: string, body: string): string =>
    `${head(depositByTransfer.path, 10)}${body}`.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].flatMap((address) =>
    Array.from({ length: 4 }, () => address),
  )
  await Promise.all(addresses.map((address) => send(from(address, '12345'))))
  await settled()
  expect(queues.figures()['uploads']?.running).toBe(12)
  expect(await answered(await send(from('203.0.113.1', '1234567890')))).toMatch(/^HTTP\/1\.1 503/)
  expect(await answered(await send(from('203.0.113.4', '1234567890')))).toMatch(/read 10$/)
})

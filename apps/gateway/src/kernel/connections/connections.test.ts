import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { listenOn } from './listen-on.ts'
import { openServer } from './open-server.ts'

const sockets: Socket[] = []
const servers: Server[] = []
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy())
  servers.splice(0).forEach((server) => {
    server.closeAllConnections()
    server.close()
  })
})

const times = { headers: 200, request: 400, idle: 5_000, check: 20 }
/** Times for what is only counted: no connection ends by itself while it is. */
const patient = { ...times, headers: 60_000, request: 60_000, idle: 60_000 }
const serve = (waits = patient): Server => {
  const server = openServer((_, outgoing) => outgoing.end('served'), waits)
  servers.push(server)
  return server
}

/** A connection, once it stands. */
async function open(port: number, from = '127.0.0.1', host = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host, ...(host === '127.0.0.1' ? { localAddress: from } : {}) }).on(
    'error',
    () => undefined,
  )
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.resume().once('close', () => resolve())
  })

/** Sends a request and answers the first line of what comes. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return chunk.toString().split('\r\n')[0] ?? ''
}

test('connections that send nothing cannot take more than the share of their address: others are served', async () => {
  const server = serve()
  const counts = limitConnections(server, { most: 40, mostOfAddress: 5, isProxy: () => false })
  const port = await listenOn(server, 0, '127.0.0.1')
  const attack = await Promise.all(Array.from({ length: 30 }, () => open(port, '127.0.0.2')))
  await Promise.all(attack.slice(5).map(closed))
  expect([counts.open(), counts.refused()]).toEqual([5, 25])
  expect(await ask(await open(port))).toBe('HTTP/1.1 200 OK')
  // From now on the time for a head is over for each of them.
  server.headersTimeout = 1
  await Promise.all(attack.map(closed))
  server.headersTimeout = patient.headers
  expect(await ask(await open(port, '127.0.0.2'))).toBe('HTTP/1.1 200 OK')
})

test('a trusted proxy may hold more than an address, and nobody more than there is', async () => {
  const server = serve()
  const counts = limitConnections(server, { most: 8, mostOfAddress: 2, isProxy: (address) => address === '127.0.0.3' })
  const port = await listenOn(server, 0, '127.0.0.1')
  const all = await Promise.all(Array.from({ length: 12 }, () => open(port, '127.0.0.3')))
  await Promise.all(all.slice(8).map(closed))
  expect([counts.open(), counts.refused()]).toEqual([8, 4])
})

test('a head that does not come and a body that does not end are ended at the times that are stated', async () => {
  const server = serve(times)
  const port = await listenOn(server, 0, '127.0.0.1')
  const timed = async (text: string): Promise<number> => {
    const socket = await open(port)
    const began = performance.now()
    if (text) socket.write(text)
    await closed(socket)
    // oxlint-disable-next-line parlour/no-time-bars -- no timer is early, and 10 s tell 0.2 s from 30 s
    return performance.now() - began
  }
  server.removeAllListeners('request').on('request', () => undefined)
  const [silent, half, slow] = await Promise.all([
    timed(''),
    timed('GET / HTTP/1.1\r\nHost: '),
    timed('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc'),
  ])
  for (const head of [silent, half]) expect(head).toBeGreaterThan(times.headers - 20)
  expect(slow).toBeGreaterThan(times.request - 20)
  // Far from the 30 s after which connections are looked at when nothing is said.
  for (const each of [silent, half, slow]) expect(each).toBeLessThan(10_000)
})

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1')

test.runIf(hasIPv6)('both loopback addresses are listened on and counted together, and both close', async () => {
  const server = serve()
  const counts = limitConnections(server, { most: 40, mostOfAddress: 9, isProxy: () => false })
  const port = await listenOn(server, 0, 'localhost')
  expect(await ask(await open(port))).toBe('HTTP/1.1 200 OK')
  const six = await open(port, '', '::1')
  expect(await ask(six)).toBe('HTTP/1.1 200 OK')
  expect(counts.open()).toBe(2)
  const done = new Promise<void>((resolve) => server.close(() => resolve()))
  await done
  const late = connect({ port, host: '::1' })
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})

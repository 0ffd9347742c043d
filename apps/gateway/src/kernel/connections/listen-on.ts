import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'

const backlog = 511
const triesForPort = 10

/** The port that a server listens on. @throws Error when it listens on none */
export function portOf(server: NetServer): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

const listenOne = (server: NetServer, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog, ipv6Only: host === '::1' }, () => {
      server.off('error', reject)
      resolve(portOf(server))
    })
  })

const close = (server: NetServer): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** Listens on ::1 beside a server and hands it the connections; does nothing on a machine without IPv6. */
async function listenBeside(server: Server, port: number): Promise<void> {
  const beside = createServer(
    { allowHalfOpen: true, noDelay: true },
    (socket) => void server.emit('connection', socket),
  )
  try {
    await listenOne(beside, port, '::1')
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String(codeOf(error)))) return
    throw error
  }
  const end = server.close.bind(server)
  server.close = (done) => {
    beside.close()
    return end(done)
  }
}

/**
 * Makes a server listen on an address; `localhost` is 127.0.0.1 and ::1, since browsers take either for it. Port 0
 * takes one that is free on both. Answers the port.
 * @throws the error of the operating system, for example with the code EADDRINUSE
 */
export async function listenOn(server: Server, port: number, host: string): Promise<number> {
  if (host !== 'localhost') return listenOne(server, port, host)
  for (let tried = 1; ; tried++) {
    const got = await listenOne(server, port, '127.0.0.1')
    try {
      await listenBeside(server, got)
      return got
    } catch (error) {
      await close(server)
      if (port !== 0 || tried === triesForPort) throw error
    }
  }
}

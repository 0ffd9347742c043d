import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { pump } from './pump.ts'
import type { Toxic } from './toxic.ts'

/** Where the server behind a proxy listens. */
export interface Upstream {
  readonly port: number
  readonly host?: string
}

/** A proxy that listens on `port` of this machine. */
export interface FaultProxy {
  readonly port: number
  /** Replaces what is broken now; without arguments nothing is. */
  set(...toxics: Toxic[]): void
  clear(): void
  /** How many connections were opened through it. */
  readonly connections: () => number
  /** Ends every open connection, as a lost network does. */
  cutAll(): void
  close(): Promise<void>
}

const quiet = (socket: Socket): Socket => socket.on('error', () => undefined)

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** Starts a proxy in front of a server. */
export async function createFaultProxy({ port, host = '127.0.0.1' }: Upstream): Promise<FaultProxy> {
  let toxics: readonly Toxic[] = []
  let opened = 0
  const sockets = new Set<Socket>()
  const hold = (socket: Socket): Socket => {
    sockets.add(quiet(socket))
    return socket.once('close', () => sockets.delete(socket))
  }
  const dial = (): Socket => hold(connect({ port, host, noDelay: true }))

  const server = createServer({ noDelay: true }, (client) => {
    opened += 1
    if (toxics.some(({ toxic }) => toxic === 'down')) {
      quiet(client).destroy()
      return
    }
    hold(client)
    const upstream = dial()
    let twin: Socket | null = null
    const copy = (chunk: Buffer): void => {
      twin ??= dial().resume()
      twin.write(chunk)
    }
    client.once('close', () => {
      upstream.destroy()
      twin?.end()
    })
    void pump({ direction: 'upstream', from: client, to: upstream, toxics: () => toxics, copy })
    void pump({ direction: 'downstream', from: upstream, to: client, toxics: () => toxics, copy })
  })

  const cutAll = (): void => sockets.forEach((socket) => void socket.destroy())
  return {
    port: await listen(server),
    set(...next) {
      toxics = next
      if (next.some(({ toxic }) => toxic === 'down')) cutAll()
    },
    clear() {
      toxics = []
    },
    connections: () => opened,
    cutAll,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
}

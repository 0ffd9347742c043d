import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A balancer that listens on `port` of this machine. */
export interface Balancer {
  readonly port: number
  /** How many connections each server got, in the order they were given. */
  readonly shares: () => readonly number[]
  close(): Promise<void>
}

/**
 * Gives each new connection to the next of the servers on these ports of this machine; one that refuses is passed over.
 */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const shares = ports.map(() => 0)
  const sockets = new Set<Socket>()
  let turn = 0
  const hold = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined))
    return socket.once('close', () => sockets.delete(socket))
  }

  const open = (client: Socket, triesLeft: number): void => {
    const at = turn++ % ports.length
    const upstream = hold(connect({ port: ports[at] ?? 0, host: '127.0.0.1', noDelay: true }))
    let connected = false
    upstream.once('connect', () => {
      connected = true
      shares[at] = (shares[at] ?? 0) + 1
      client.pipe(upstream)
      upstream.pipe(client)
    })
    upstream.once('close', () => {
      if (!connected && triesLeft > 1 && !client.destroyed) open(client, triesLeft - 1)
      else client.destroySoon()
    })
    client.once('close', () => upstream.destroy())
  }

  const server = createServer({ noDelay: true, pauseOnConnect: true }, (client) => open(hold(client), ports.length))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    shares: () => [...shares],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => void socket.destroy())
      }),
  }
}

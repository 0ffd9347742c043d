import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a server takes to end its connections, in milliseconds. */
export interface DrainLimits {
  /** For how long it goes on listening, so that whoever holds a connection open hears `Connection: close` with an answer. */
  readonly notice: number
  /** How long calls that still run may take after that. */
  readonly patience: number
}

/** Ten seconds in all are left for leaving; jobs and the database need the rest of them. */
export const drainLimits: DrainLimits = { notice: 3_000, patience: 4_000 }

/** What ending the connections of a server came to. */
export interface Drained {
  /** Calls that had no whole answer when their time was up. */
  readonly cut: number
}

/**
 * Watches the connections of a server, to end them in order. The function that it answers does that: every answer from then on
 * carries `Connection: close`, new connections are taken until nobody holds one or the notice is over, what runs is waited for.
 */
export function watchConnections(server: Server, { notice, patience }: DrainLimits = drainLimits): () => Promise<Drained> {
  const sockets = new Set<Socket>()
  const open = new Set<ServerResponse>()
  let leaving = false
  let onEmpty = (): void => undefined

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) onEmpty()
    })
  })
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    open.add(outgoing)
    outgoing.once('close', () => open.delete(outgoing))
    if (leaving) outgoing.setHeader('Connection', 'close')
  })

  /** Waits until no connection is open, that many milliseconds at most. */
  const empty = (most: number): Promise<void> =>
    new Promise((resolve) => {
      if (sockets.size === 0) return resolve()
      const late = setTimeout(resolve, most)
      onEmpty = () => {
        clearTimeout(late)
        resolve()
      }
    })

  return async () => {
    leaving = true
    for (const outgoing of open) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
    await empty(notice)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    await empty(patience)
    const cut = open.size
    server.closeAllConnections()
    await closed
    return { cut }
  }
}

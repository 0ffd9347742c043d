import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a server takes to end its connections, in milliseconds. */
export interface DrainLimits {
  /** How long it keeps listening, so that clients with open connections receive `Connection: close` with a response. */
  readonly notice: number
  /** How long calls that still run may take after that. */
  readonly patience: number
}

/** A shutdown takes ten seconds at most; jobs and the database need the remaining time. */
export const drainLimits: DrainLimits = { notice: 3_000, patience: 4_000 }

/** The result of a drain. */
export interface Drained {
  /** Calls without a complete response when the time was up. */
  readonly cut: number
}

/**
 * Watches the connections of a server. The returned function drains them: every response from then on
 * carries `Connection: close`, new connections are accepted until
 * none is open or `notice` is over, and running calls are awaited.
 */
export function watchConnections(
  server: Server,
  { notice, patience }: DrainLimits = drainLimits,
): () => Promise<Drained> {
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

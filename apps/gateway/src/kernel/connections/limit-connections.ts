import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { sharerOf } from '../http/address.ts'

/** How many connections may be open. */
export interface ConnectionLimits {
  readonly most: number
  /** How many of them one address may hold; of IPv6 a network of 64 bits is one. */
  readonly mostOfAddress: number
  /** Whether an address is a trusted proxy's, which may hold all. */
  readonly isProxy: (address: string | undefined) => boolean
}

/** What a server holds, for those who watch it. */
export interface ConnectionCounts {
  /** Open connections. */
  open(): number
  /** Connections that were closed at once because one address, or all, had too many. */
  refused(): number
}

/**
 * Closes connections beyond the limits as they come, before a byte of them is read, so that one address cannot take
 * all. Counts those that are handed to the server by another listener as well.
 */
export function limitConnections(server: Server, { most, mostOfAddress, isProxy }: ConnectionLimits): ConnectionCounts {
  const held = new Map<string, number>()
  let open = 0
  let refused = 0
  server.prependListener('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const subject = sharerOf(address)
    const mine = held.get(subject) ?? 0
    if (open >= most || (mine >= mostOfAddress && !isProxy(address))) {
      refused += 1
      socket.destroy()
      return
    }
    open += 1
    held.set(subject, mine + 1)
    socket.once('close', () => {
      open -= 1
      const left = (held.get(subject) ?? 1) - 1
      if (left > 0) held.set(subject, left)
      else held.delete(subject)
    })
  })
  return { open: () => open, refused: () => refused }
}

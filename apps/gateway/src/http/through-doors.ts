import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { classOf, type CallClass } from './call-class.ts'
import { makeDoor, type Door, type DoorFigures, type DoorLimits } from './door.ts'
import { languageOf } from './languages.ts'
import { sentence } from './messages.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** How many requests of a class work at once. A request that cannot begin within a second is not kept waiting. */
const limits: Readonly<Record<Exclude<CallClass, 'open'>, DoorLimits>> = {
  documents: { running: 8, waitMs: 1_000 },
  calls: { running: 48, waitMs: 1_000 },
  frames: { running: 32, waitMs: 1_000 },
  reports: { running: 6, waitMs: 1_000 },
}

const retryAfter = '2'
/** A connection that was refused and asks again sooner than this, in milliseconds, ... */
const tooSoonMs = 1_000
/** ... is refused again only after this time: those who ignore `Retry-After` must not spend the processor on refusals. */
const heldMs = 250

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, kind: CallClass): void {
  const { headers } = incoming
  const isPage = kind === 'documents'
  const asked = isPage ? /(?:^|; )lang=(\w+)/.exec(headers.cookie ?? '')?.[1] : headers['language']
  const message = sentence('system.busy', languageOf(typeof asked === 'string' ? asked : undefined))
  const body = isPage ? `${message}\n` : JSON.stringify({ success: false, errorCode: 'system.busy', message })
  outgoing.writeHead(503, {
    'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': retryAfter,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  outgoing.end(body)
}

/** A listener that bounds what is in flight, and what its doors have done, by class. */
export interface Doors {
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  figures(): Readonly<Record<string, DoorFigures>>
}

/**
 * Puts a door for each class of requests before a listener: those that wait cost nothing but their place, those that are
 * refused get 503 with `Retry-After` at once (later where the connection was refused just before), and those whose client has left are never begun. `now` is monotonic.
 */
export function throughDoors(listener: Listener, now: () => number): Doors {
  const doors = new Map<CallClass, Door>(Object.entries(limits).map(([kind, limit]) => [kind as CallClass, makeDoor(limit, now)]))
  const refusedAt = new WeakMap<Socket, number>()
  const refuseInTurn = (incoming: IncomingMessage, outgoing: ServerResponse, kind: CallClass): void => {
    const { socket } = incoming
    const tooSoon = now() - (refusedAt.get(socket) ?? Number.NEGATIVE_INFINITY) < tooSoonMs
    refusedAt.set(socket, now())
    if (!tooSoon) return refuse(incoming, outgoing, kind)
    setTimeout(() => {
      if (!outgoing.destroyed) refuse(incoming, outgoing, kind)
    }, heldMs).unref()
  }
  return {
    listener(incoming, outgoing) {
      const kind = classOf(incoming.headers.host ?? '', incoming.url ?? '')
      const door = doors.get(kind)
      if (!door) return void listener(incoming, outgoing)
      door.enter({
        isThere: () => !outgoing.destroyed && !incoming.socket.destroyed,
        serve: async () => listener(incoming, outgoing),
        refuse: () => refuseInTurn(incoming, outgoing, kind),
      })
    },
    figures: () => Object.fromEntries([...doors].map(([kind, door]) => [kind, door.figures()])),
  }
}

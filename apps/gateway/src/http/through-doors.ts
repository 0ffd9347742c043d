import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sharerOf } from './address.ts'
import { classOf, type CallClass } from './call-class.ts'
import { makeDoor, type Door, type DoorFigures, type DoorLimits } from './door.ts'
import { refuseBusy } from './refuse-busy.ts'
import { makeShares } from './shares.ts'
import { whenBodyCame } from './when-body-came.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** How many requests of a class work at once. One that cannot begin within a second gets 503. */
const limits: Readonly<Record<Exclude<CallClass, 'open'>, DoorLimits>> = {
  documents: { running: 8, waitMs: 1_000 },
  calls: { running: 48, waitMs: 1_000 },
  // Their own turns bound how many wait for a hash, and tell the others when to come back.
  passwords: { running: 400, waitMs: 1_000 },
  // Their bodies are read in their places, after the session is known: each may hold 21 MB.
  uploads: { running: 16, waitMs: 1_000 },
  frames: { running: 32, waitMs: 1_000 },
  reports: { running: 6, waitMs: 1_000 },
}

/** How many uploads one address may have under way where connections are those of visitors. */
const uploadsOfAddress = 4

/**
 * A connection that was refused and asks again sooner than this, in milliseconds, is refused again only after as long: those who
 * ignore `Retry-After` must not spend the processor on refusals.
 */
const tooSoonMs = 1_000

/** A listener that bounds what is in flight, and what its doors have done, by class. */
export interface Doors {
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  figures(): Readonly<Record<string, DoorFigures>>
}

/** What the doors ask. */
export interface DoorsInput {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number
  /** Whether a host is that of a game, the chat, a payment page or the connector. */
  readonly isFrame: (host: string) => boolean
  /** Whether connections are those of visitors; those of a proxy are many visitors', and a delay of one would delay the others. */
  readonly isDirect: boolean
}

/**
 * Puts a door for each class of requests before a listener: those that wait have begun no work, those that are
 * refused get 503 with `Retry-After` at once (a second later where a visitor's connection was refused just before), and those whose
 * client has left are never begun. A request comes to its door when its body is there; only uploads are read inside, a few of an address.
 */
export function throughDoors(listener: Listener, { now, isFrame, isDirect }: DoorsInput): Doors {
  const doors = new Map<CallClass, Door>(Object.entries(limits).map(([kind, limit]) => [kind as CallClass, makeDoor(limit, now)]))
  const uploads = makeShares(uploadsOfAddress)
  const refusedAt = new WeakMap<Socket, number>()
  const refuseInTurn = (incoming: IncomingMessage, outgoing: ServerResponse, kind: CallClass): void => {
    if (!isDirect) return refuseBusy(incoming, outgoing, kind)
    const { socket } = incoming
    const tooSoon = now() - (refusedAt.get(socket) ?? Number.NEGATIVE_INFINITY) < tooSoonMs
    refusedAt.set(socket, now())
    if (!tooSoon) return refuseBusy(incoming, outgoing, kind)
    setTimeout(() => {
      if (!outgoing.destroyed) refuseBusy(incoming, outgoing, kind)
    }, tooSoonMs).unref()
  }
  return {
    listener(incoming, outgoing) {
      const kind = classOf(incoming.url ?? '', () => isFrame(incoming.headers.host ?? ''))
      const door = doors.get(kind)
      if (!door) return void listener(incoming, outgoing)
      const visitor = {
        isThere: () => !outgoing.destroyed && !incoming.socket.destroyed,
        serve: async () => listener(incoming, outgoing),
        refuse: () => refuseInTurn(incoming, outgoing, kind),
      }
      if (kind !== 'uploads') return whenBodyCame(incoming, () => door.enter(visitor))
      const giveBack = isDirect ? uploads.take(sharerOf(incoming.socket.remoteAddress)) : () => undefined
      if (!giveBack) return door.refuse(visitor)
      outgoing.once('close', giveBack)
      door.enter(visitor)
    },
    figures: () => Object.fromEntries([...doors].map(([kind, door]) => [kind, door.figures()])),
  }
}

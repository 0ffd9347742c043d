import type { IncomingMessage, ServerResponse } from 'node:http'
import { classOf, type CallClass } from './call-class.ts'
import {
  createAdmissionQueue,
  type AdmissionQueue,
  type AdmissionFigures,
  type AdmissionLimits,
} from './admission-queue.ts'
import { makeLatestRefusals } from './latest-refusals.ts'
import { refuseBusy } from './refuse-busy.ts'
import { makeShares, type Shares } from './shares.ts'
import { whenBodyCame } from './when-body-came.ts'
import { keysOf } from '../objects/record-of.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** How many requests of a class work at once. One that cannot begin within a second gets 503. */
const limits: Readonly<Record<Exclude<CallClass, 'open'>, AdmissionLimits>> = {
  documents: { running: 8, waitMs: 1_000 },
  calls: { running: 48, waitMs: 1_000 },
  // The queue of password hashes limits how many wait and sets `Retry-After`.
  passwords: { running: 400, waitMs: 1_000 },
  // Their bodies, up to 21 MB each, are read after admission, once the session is known.
  uploads: { running: 16, waitMs: 1_000 },
  frames: { running: 32, waitMs: 1_000 },
  reports: { running: 6, waitMs: 1_000 },
}

/**
 * How many requests of a class one address may have under way, waiting ones included: fewer than the queue takes, so
 * that no address fills it alone.
 */
const ofAddress = { documents: 8, uploads: 4 } as const

/**
 * An address that returns sooner than this after a refusal, in milliseconds, gets its next refusal after the same
 * delay: clients that ignore `Retry-After` must not spend the processor on refusals.
 */
const tooSoonMs = 1_000

/** A listener that limits requests in flight, and the figures of its queues, by class. */
export interface AdmissionQueues {
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  figures(): Readonly<Record<string, AdmissionFigures>>
}

/** What the queues need to know of a request. */
export interface AdmissionInput {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number
  /** Whether a host is that of a game, the chat, a payment page or the connector. */
  readonly isFrame: (host: string) => boolean
  /** The address that a request comes from, also behind a proxy. */
  readonly visitorOf: (incoming: IncomingMessage) => string
}

/**
 * Puts an admission queue for each class of requests before a listener: requests that wait have started no work, those
 * that are refused get 503 with `Retry-After` at once (a second later where their address was refused just before), and
 * those whose client has left are never started. A request enters its queue when its body has arrived; uploads are read
 * after admission. Of uploads and documents an address has a few at a time.
 */
export function withAdmission(listener: Listener, { now, isFrame, visitorOf }: AdmissionInput): AdmissionQueues {
  const queues = new Map<CallClass, AdmissionQueue>(
    keysOf(limits).map((kind) => [kind, createAdmissionQueue(limits[kind], now)]),
  )
  const shares = new Map<CallClass, Shares>(keysOf(ofAddress).map((kind) => [kind, makeShares(ofAddress[kind])]))
  const latest = makeLatestRefusals(tooSoonMs, now)
  const refuseInTurn = (incoming: IncomingMessage, outgoing: ServerResponse, kind: CallClass): void => {
    if (!latest.isTooSoon(visitorOf(incoming))) return refuseBusy(incoming, outgoing, kind)
    setTimeout(() => {
      if (!outgoing.destroyed) refuseBusy(incoming, outgoing, kind)
    }, tooSoonMs).unref()
  }
  return {
    listener(incoming, outgoing) {
      const kind = classOf(incoming.url ?? '', () => isFrame(incoming.headers.host ?? ''))
      const queue = queues.get(kind)
      if (!queue) return void listener(incoming, outgoing)
      const visitor = {
        isThere: () => !outgoing.destroyed && !incoming.socket.destroyed,
        serve: async () => listener(incoming, outgoing),
        refuse: () => refuseInTurn(incoming, outgoing, kind),
      }
      const giveBack = shares.get(kind)?.take(visitorOf(incoming))
      if (giveBack === null) return queue.refuse(visitor)
      if (giveBack) outgoing.once('close', giveBack)
      if (kind === 'uploads') return queue.enter(visitor)
      whenBodyCame(incoming, () => queue.enter(visitor))
    },
    figures: () => Object.fromEntries([...queues].map(([kind, queue]) => [kind, queue.figures()])),
  }
}

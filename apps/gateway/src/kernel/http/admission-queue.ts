/** One request in an admission queue. */
export interface Visitor {
  /** Whether its client is still connected. */
  isThere(): boolean
  /** Handles the request; settles when that is over, whether or not the client is still connected. */
  serve(): Promise<unknown>
  /** Answers 503 without handling the request. */
  refuse(): void
}

/**
 * How many requests are handled at once, and in how many milliseconds a request should be answered, waiting included.
 */
export interface AdmissionLimits {
  readonly running: number
  readonly waitMs: number
}

/** The counters of a queue, and what is in it now. */
export interface AdmissionFigures {
  readonly running: number
  readonly waiting: number
  readonly served: number
  readonly refused: number
  readonly abandoned: number
}

/** Bounds the requests of one class that are in flight. */
export interface AdmissionQueue {
  enter(visitor: Visitor): void
  /** Refuses a request for another reason than a full queue. */
  refuse(visitor: Visitor): void
  figures(): AdmissionFigures
}

interface Waiting {
  readonly visitor: Visitor
  readonly since: number
}

const fewestWaiting = 16
const share = 0.05

/**
 * Makes a queue: `running` requests are handled at once, the others wait in order. The queue holds as many, running or
 * waiting, as were served lately in `waitMs`; a request beyond that is refused at once, and so is one that has waited
 * for so long that handling it would exceed the time. Requests whose client has left are dropped when their turn comes.
 * `now` is a monotonic clock in milliseconds.
 */
export function createAdmissionQueue({ running: most, waitMs }: AdmissionLimits, now: () => number): AdmissionQueue {
  const queue: Waiting[] = []
  const counts = { served: 0, refused: 0, abandoned: 0 }
  let head = 0
  let running = 0
  let pace = waitMs / fewestWaiting
  let lastEnd = Number.NEGATIVE_INFINITY

  let sweep: NodeJS.Timeout | undefined

  const waiting = (): number => queue.length - head
  /**
   * How long the work of one takes when as many work as may;
   * half of the time is left for waiting however slow they are.
   */
  const workMs = (): number => Math.min(most * pace, waitMs / 2)
  const mostWaiting = (): number => Math.max(fewestWaiting, waitMs / Math.max(pace, 0.01) - most)
  const next = (): Waiting | undefined => {
    const found = queue[head++]
    if (head > 1_000 || head >= queue.length) {
      queue.splice(0, head)
      head = 0
    }
    return found
  }

  const refuse = (visitor: Visitor): void => {
    counts.refused++
    visitor.refuse()
  }

  const serve = (visitor: Visitor): void => {
    running++
    visitor
      .serve()
      .catch(() => undefined)
      .finally(() => {
        running--
        counts.served++
        const at = now()
        if (waiting() > 0) pace += share * (Math.min(at - lastEnd, waitMs) - pace)
        lastEnd = at
        letIn()
      })
  }

  const letIn = (): void => {
    const isFree = (): boolean => running < most
    while (isFree()) {
      const first = next()
      if (!first) return
      const { visitor, since } = first
      if (!visitor.isThere()) counts.abandoned++
      else if (now() - since > waitMs - workMs()) refuse(visitor)
      else serve(visitor)
    }
  }

  /** Refuses requests that have waited for the whole time, also while no other ends. */
  const sweepLater = (): void => {
    sweep ??= setTimeout(() => {
      sweep = undefined
      for (let first = queue[head]; first && now() - first.since >= waitMs; first = queue[head]) {
        next()
        if (first.visitor.isThere()) refuse(first.visitor)
        else counts.abandoned++
      }
      if (waiting() > 0) sweepLater()
    }, waitMs).unref()
  }

  return {
    enter(visitor) {
      if (running < most) return serve(visitor)
      if (waiting() >= mostWaiting()) return refuse(visitor)
      queue.push({ visitor, since: now() })
      sweepLater()
    },
    refuse,
    figures: () => ({ running, waiting: waiting(), ...counts }),
  }
}

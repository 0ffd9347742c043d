/** One request as the door sees it. */
export interface Visitor {
  /** Whether its client is still there. */
  isThere(): boolean
  /** Does its work; settles when all of it is over, whether or not the client still listens. */
  serve(): Promise<unknown>
  /** Answers 503 without doing any of its work. */
  refuse(): void
}

/** How many requests a door lets work at once, and in which time, in milliseconds, one that comes should be through: wait and work. */
export interface DoorLimits {
  readonly running: number
  readonly waitMs: number
}

/** What a door has done so far, and what it holds now. */
export interface DoorFigures {
  readonly running: number
  readonly waiting: number
  readonly served: number
  readonly refused: number
  readonly abandoned: number
}

/** Bounds the requests of one class that are in flight. */
export interface Door {
  enter(visitor: Visitor): void
  /** Refuses a request for another reason than that too many are inside. */
  refuse(visitor: Visitor): void
  figures(): DoorFigures
}

interface Waiting {
  readonly visitor: Visitor
  readonly since: number
}

const fewestWaiting = 16
const share = 0.05

/**
 * Makes a door: `running` requests work at once, the others wait in their order. As many may be inside, working or waiting, as were
 * served lately in `waitMs`; who comes when that many are there is refused at once, and so is who has waited for so long that the
 * work itself would end after it. Requests whose client has left are dropped when their turn comes. `now` is a monotonic clock in
 * milliseconds.
 */
export function makeDoor({ running: most, waitMs }: DoorLimits, now: () => number): Door {
  const queue: Waiting[] = []
  const counts = { served: 0, refused: 0, abandoned: 0 }
  let head = 0
  let running = 0
  let pace = waitMs / fewestWaiting
  let lastEnd = Number.NEGATIVE_INFINITY

  let sweep: NodeJS.Timeout | undefined

  const waiting = (): number => queue.length - head
  /** How long the work of one takes when as many work as may; half of the time is left for waiting however slow they are. */
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
    visitor.serve().catch(() => undefined).finally(() => {
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
    while (isFree() && waiting() > 0) {
      const { visitor, since } = next() as Waiting
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

import { DomainError } from '../http/domain-error.ts'

/** Who wants a turn. */
export interface Turn {
  /** By what somebody who was told to come back is known again. */
  readonly who?: string
  /** Whether it is somebody who plays already: they go before those who come in. */
  readonly playing?: boolean
}

/** Turns at something that only a few may do at once. */
export interface Turns {
  /**
   * Lets somebody come in, or says when: whoever comes back then has a turn kept, before those who come later.
   * @throws DomainError system.busy with `Retry-After`
   */
  enter(turn: Turn): void
  /** Does the work when it is its turn. @throws DomainError system.busy with `Retry-After` when it cannot wait here */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
  /** How many wait here, and how many were told when to come back. */
  counts(): { readonly waiting: number; readonly told: number }
}

/** What turns are made from. */
export interface TurnsInput {
  readonly atOnce: number
  /** Milliseconds that only grow. */
  readonly now: () => number
  /** How long one turn is taken to last until the first has been measured, in milliseconds. */
  readonly usual: number
}

/** How long somebody may wait with the connection open, in milliseconds. */
const mayWait = 3_000
/** How long a kept turn stays kept after its time, in milliseconds. */
const keptFor = 20_000
/** How much too early somebody may come back, in milliseconds: `Retry-After` has whole seconds. */
const early = 1_500
const mostKept = 50_000

/** Makes turns: those who play first, then those who come in, each in the order of coming. */
export function makeTurns({ atOnce, now, usual }: TurnsInput): Turns {
  const lanes: readonly [(() => void)[], (() => void)[]] = [[], []]
  const kept = new Map<string, number>()
  let running = 0
  let lasts = usual
  let lastKept = 0

  const waiting = (): number => lanes[0].length + lanes[1].length
  const room = (): number => Math.max(2, Math.floor((mayWait / lasts) * atOnce))
  const step = (): number => lasts / atOnce

  const forgetLate = (at: number): void => {
    for (const [who, due] of kept) {
      if (due + keptFor > at) return
      kept.delete(who)
    }
  }

  const comeBack = (ms: number): DomainError =>
    new DomainError('system.busy', { status: 503, headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) } })

  /** Keeps the next free turn for somebody; the wait is what those before need, as turns last now. */
  const keep = (who: string | undefined, at: number): DomainError => {
    const due = Math.max(lastKept, at + waiting() * step()) + step()
    if (who !== undefined && kept.size < mostKept) {
      lastKept = due
      kept.set(who, due)
    }
    return comeBack(due - at)
  }

  const enter = ({ who, playing }: Turn): void => {
    const at = now()
    forgetLate(at)
    const due = who === undefined ? undefined : kept.get(who)
    if (due !== undefined && due - at > early) throw comeBack(due - at)
    if (due !== undefined && who !== undefined) kept.delete(who)
    else if (playing ? lanes[0].length >= room() : waiting() + kept.size >= room()) throw keep(who, at)
  }

  const next = (): void => {
    const go = lanes[0].shift() ?? lanes[1].shift()
    if (go) go()
    else running -= 1
  }

  return {
    enter,
    async take({ who, playing }, work) {
      if (running < atOnce) running += 1
      else {
        const lane = lanes[playing ? 0 : 1]
        if (lane.length >= 2 * room()) throw keep(who, now())
        await new Promise<void>((resolve) => lane.push(resolve))
      }
      const began = now()
      try {
        return await work()
      } finally {
        lasts += (Math.max(1, now() - began) - lasts) / 8
        next()
      }
    },
    counts: () => ({ waiting: waiting(), told: kept.size }),
  }
}

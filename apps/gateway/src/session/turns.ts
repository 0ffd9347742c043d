import { DomainError } from '../http/domain-error.ts'

/** Who wants a turn. */
export interface Turn {
  /** By what somebody who was told to come back is known again. */
  readonly who?: string
  /** Where they come from, such as a network: only so many turns are kept for one. */
  readonly from?: string
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
  /** How many turns are kept for those who come from one place. */
  readonly mostFrom: number
}

/** A turn that is kept: its time, in milliseconds, and whose it is. */
interface Kept {
  readonly due: number
  readonly from: string
}

/** How long somebody may wait with the connection open, in milliseconds. */
const mayWait = 3_000
/** How long a kept turn stays kept after its time, in milliseconds. */
const keptFor = 60_000
/** How much too early somebody may come back, in milliseconds: `Retry-After` has whole seconds. */
const early = 1_500
const mostKept = 50_000

/** Makes turns: those who play first, then those who come in, each in the order of coming. */
export function makeTurns({ atOnce, now, usual, mostFrom }: TurnsInput): Turns {
  const lanes: readonly [(() => void)[], (() => void)[]] = [[], []]
  const kept = new Map<string, Kept>()
  const keptFrom = new Map<string, number>()
  const underWay = new Set<{ readonly began: number }>()
  let running = 0
  let measured = usual
  let lastKept = 0

  const waiting = (): number => lanes[0].length + lanes[1].length
  /** How long a turn lasts now: as those before, or as long as the one that is under way and has not ended. */
  const lasts = (at: number): number => Math.max(measured, ...[...underWay].map(({ began }) => at - began))
  const room = (at: number): number => Math.max(2, Math.floor((mayWait / lasts(at)) * atOnce))
  const step = (at: number): number => lasts(at) / atOnce

  /** A turn that took longer than others is believed at once, one that was shorter by and by: a wait that is told is kept. */
  const measure = (took: number): void => {
    measured += (took - measured) / (took > measured ? 2 : 8)
  }

  const forget = (who: string, { from }: Kept): void => {
    kept.delete(who)
    const left = (keptFrom.get(from) ?? 1) - 1
    if (left > 0) keptFrom.set(from, left)
    else keptFrom.delete(from)
  }

  const forgetLate = (at: number): void => {
    for (const [who, turn] of kept) {
      if (turn.due + keptFor > at) return
      forget(who, turn)
    }
  }

  const comeBack = (ms: number): DomainError =>
    new DomainError('system.busy', { status: 503, headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) } })

  const keep = ({ who, from = '' }: Turn, due: number): boolean => {
    const count = keptFrom.get(from) ?? 0
    if (who === undefined || kept.has(who) || kept.size >= mostKept || count >= mostFrom) return false
    kept.set(who, { due, from })
    keptFrom.set(from, count + 1)
    return true
  }

  /** Keeps the next free turn for somebody; the wait is what those before need, as turns last now. */
  const keepNext = (turn: Turn, at: number): DomainError => {
    const due = Math.max(lastKept, at + waiting() * step(at)) + step(at)
    if (keep(turn, due)) lastKept = due
    return comeBack(due - at)
  }

  /** Somebody whose time it is while those before take longer: the turn stays theirs, as soon as there is room. */
  const hold = (turn: Turn, at: number): DomainError => {
    keep(turn, at)
    return comeBack((waiting() + 1 - room(at)) * step(at))
  }

  const enter = (turn: Turn): void => {
    const { who, playing } = turn
    const at = now()
    forgetLate(at)
    const own = who === undefined ? undefined : kept.get(who)
    if (who !== undefined && own) {
      if (own.due - at > early) throw comeBack(own.due - at)
      if (waiting() >= room(at)) throw hold(turn, at)
      forget(who, own)
      return
    }
    if (playing ? lanes[0].length < room(at) : waiting() + kept.size < room(at)) return
    // An idle queue is open to all: its kept turns are for people who have not come back.
    if (running < atOnce && waiting() === 0) return
    throw keepNext(turn, at)
  }

  const next = (): void => {
    const go = lanes[0].shift() ?? lanes[1].shift()
    if (go) go()
    else running -= 1
  }

  return {
    enter,
    async take(turn, work) {
      if (running < atOnce) running += 1
      else {
        const lane = lanes[turn.playing ? 0 : 1]
        const at = now()
        if (lane.length >= 2 * room(at)) throw hold(turn, at)
        await new Promise<void>((resolve) => lane.push(resolve))
      }
      const one = { began: now() }
      underWay.add(one)
      try {
        return await work()
      } finally {
        underWay.delete(one)
        measure(Math.max(1, now() - one.began))
        next()
      }
    },
    counts: () => ({ waiting: waiting(), told: kept.size }),
  }
}

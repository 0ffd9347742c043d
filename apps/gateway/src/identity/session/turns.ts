import { DomainError } from '../../kernel/http/index.ts'
import type { Turn } from '../../kernel/ports/index.ts'

/** Turns at something that only a few may do at once. */
export interface Turns {
  /**
   * Admits a login, or answers when to come back: a login that comes back then has a reserved turn, before later ones.
   * @throws DomainError system.busy with `Retry-After`
   */
  enter(turn: Turn): void
  /** Gives up the place of somebody who was let in and takes no turn. */
  leave(turn: Turn): void
  /** Does the work when it is its turn. @throws DomainError system.busy with `Retry-After` when it cannot wait here */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
  /** How many wait here, and how many were given a time to come back. */
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
/** How long somebody who was let in counts without taking the turn or leaving, in milliseconds. */
const mayEnter = 5_000
/** How long a kept turn stays kept after its time, in milliseconds. */
const keptFor = 60_000
/** How much too early somebody may come back, in milliseconds: `Retry-After` has whole seconds. */
const early = 1_500
const mostKept = 50_000
/**
 * How many times as long as at rest a turn is taken to last when a rush begins. Beside thousands who come in and those
 * who play it lasts longer, and the first are given a time before one has been measured.
 */
const rushFactor = 4

/** Makes turns: those who play first, then those who come in, each in the order of coming. */
export function makeTurns({ atOnce, now, usual, mostFrom }: TurnsInput): Turns {
  const lanes: readonly [(() => void)[], (() => void)[]] = [[], []]
  const kept = new Map<string, Kept>()
  const keptFrom = new Map<string, number>()
  /**
   * When those were let in who have not begun to wait for their turn: until then their request is read and looked up.
   */
  const entering = new Map<string, number>()
  const underWay = new Set<{ readonly began: number }>()
  let running = 0
  let measured = usual
  let atRest = usual
  let inRush = usual * rushFactor
  let isMeasured = false
  let lastKept = 0

  const waiting = (): number => lanes[0].length + lanes[1].length
  /** How many come before the next. */
  const ahead = (): number => waiting() + entering.size
  /** How long a turn lasts now: as those before, or as long as the one that is under way and has not ended. */
  const lasts = (at: number): number => Math.max(measured, ...[...underWay].map(({ began }) => at - began))
  const room = (at: number): number => Math.max(2, Math.floor((mayWait / lasts(at)) * atOnce))
  const step = (at: number): number => lasts(at) / atOnce

  /**
   * Believes a turn that took longer at once, and one that was
   * shorter little by little, so that a wait that was answered holds.
   */
  const towards = (before: number, took: number): number => before + (took - before) / (took > before ? 2 : 8)

  const measure = (took: number): void => {
    measured = isMeasured ? towards(measured, took) : took
    if (!isMeasured) atRest = took
    else if (kept.size > 0) inRush = towards(inRush, took)
    else if (waiting() === 0) atRest += (took - atRest) / 8
    isMeasured = true
  }

  const forget = (who: string, { from }: Kept): void => {
    kept.delete(who)
    const left = (keptFrom.get(from) ?? 1) - 1
    if (left > 0) keptFrom.set(from, left)
    else keptFrom.delete(from)
  }

  const forgetLate = (at: number): void => {
    for (const [who, came] of entering) {
      if (came + mayEnter > at) break
      entering.delete(who)
    }
    for (const [who, turn] of kept) {
      if (turn.due + keptFor > at) return
      forget(who, turn)
    }
  }

  const comeBack = (ms: number): DomainError =>
    new DomainError('system.busy', {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
    })

  const keep = ({ who, from = '' }: Turn, due: number): boolean => {
    const count = keptFrom.get(from) ?? 0
    if (who === undefined || kept.has(who) || kept.size >= mostKept || count >= mostFrom) return false
    kept.set(who, { due, from })
    keptFrom.set(from, count + 1)
    return true
  }

  /** Keeps the next free turn for somebody; the wait is what those before need, as turns last now. */
  const keepNext = (turn: Turn, at: number): DomainError => {
    if (kept.size === 0) {
      lastKept = 0
      inRush = atRest * rushFactor
    }
    const each = Math.max(inRush, lasts(at)) / atOnce
    const due = Math.max(lastKept, at + ahead() * each) + each
    if (keep(turn, due)) lastKept = due
    return comeBack(due - at)
  }

  /** How many kept turns are due before that of somebody: while turns take longer than was assumed, they pile up. */
  const dueBefore = ({ who }: Turn, at: number): number => {
    let count = 0
    for (const [other, { due }] of kept) {
      if (other === who || due > at) break
      count += 1
    }
    return count
  }

  /**
   * Somebody whose time it is while those before take longer:
   * the turn stays theirs, after those whose time came before.
   */
  const hold = (turn: Turn, at: number): DomainError => {
    keep(turn, at)
    return comeBack((ahead() + dueBefore(turn, at) + 1 - room(at)) * step(at))
  }

  const enter = (turn: Turn): void => {
    const { who, playing } = turn
    const at = now()
    forgetLate(at)
    const own = who === undefined ? undefined : kept.get(who)
    // An idle queue is open to all: its kept turns are for people who
    // have not come back, and a wait may have been told too long.
    const isIdle = waiting() === 0 && running + entering.size < atOnce
    if (who !== undefined && own) {
      if (!isIdle && own.due - at > early) throw comeBack(own.due - at)
      if (ahead() >= room(at)) throw hold(turn, at)
      forget(who, own)
    } else if (!isIdle && (playing ? lanes[0].length >= room(at) : ahead() + kept.size >= room(at)))
      throw keepNext(turn, at)
    if (who === undefined) return
    entering.delete(who)
    entering.set(who, at)
  }

  const next = (): void => {
    const go = lanes[0].shift() ?? lanes[1].shift()
    if (go) go()
    else running -= 1
  }

  return {
    enter,
    leave: ({ who }) => void (who !== undefined && entering.delete(who)),
    async take(turn, work) {
      const wasLetIn = turn.who !== undefined && entering.delete(turn.who)
      if (running < atOnce) running += 1
      else {
        const lane = lanes[turn.playing ? 0 : 1]
        const at = now()
        if (!wasLetIn && lane.length >= 2 * room(at)) throw hold(turn, at)
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

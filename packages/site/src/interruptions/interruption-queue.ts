import { interruptionKinds, type Interruption } from './interruption.ts'
import type { InterruptionMemory } from './interruption-memory.ts'

/** How long after landing nothing interrupts, in milliseconds. Source: BEY-03. */
export const landingPause = 5_000

/**
 * How much of the pause after landing is left at `now`, in
 * milliseconds; never more than the pause, whatever the clocks say.
 */
export const pauseLeft = (landedAt: number, now: number): number =>
  Math.min(landingPause, Math.max(0, landedAt + landingPause - now))

/** What decides whether anything may interrupt now. */
export interface InterruptionMoment {
  /** Another window is open, a game is on, or a form is in use. */
  readonly busy: boolean
  /** The pause after landing is over. */
  readonly landed: boolean
  /** An announcement has stood before the page since landing, or a window that greeted who came in. */
  readonly announced?: boolean
}

/** Whether an interruption is an announcement, which can wait, and not a matter of safety or of money. */
export const isAnnouncement = ({ kind }: Pick<Interruption, 'kind'>): boolean =>
  kind === 'account' || kind === 'promotion'

const rank = ({ kind }: Interruption): number => interruptionKinds.indexOf(kind)

/**
 * The interruption to show: the most urgent kind first, then in order of arrival, each once a session, at most one
 * promotion a session and one announcement after each landing. Source: BEY-03.
 *
 * @returns null when none may show now
 * @example const next = nextInterruption(entries, state, { busy: false, landed: true })
 */
export function nextInterruption(
  entries: readonly Interruption[],
  memory: InterruptionMemory,
  { busy, landed, announced = false }: InterruptionMoment,
): Interruption | null {
  if (busy || !landed) return null
  const may = entries.filter(
    (entry) =>
      !entry.quiet &&
      !memory.seen.includes(entry.id) &&
      !(entry.kind === 'promotion' && memory.promoted) &&
      !(announced && isAnnouncement(entry)),
  )
  return may.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/** What waits in the bell; what has shown by itself can be found there again, but is no news. */
export interface WaitingInterruption extends Interruption {
  readonly seen: boolean
}

/**
 * The interruptions in the bell: held back or closed, and not opened from there yet.
 *
 * @param shown id of the one that is shown; null for none
 * @returns the interruptions
 * @example waitingInterruptions(entries, state, null)
 */
export const waitingInterruptions = (
  entries: readonly Interruption[],
  memory: InterruptionMemory,
  shown: string | null,
): WaitingInterruption[] =>
  entries
    .filter(({ id }) => id !== shown && !memory.opened.includes(id))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((entry) => ({ ...entry, seen: memory.seen.includes(entry.id) }))

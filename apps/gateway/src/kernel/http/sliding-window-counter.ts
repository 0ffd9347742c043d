/** Counts that live in this process: how often a subject came within its window. */
export interface SlidingWindowCounter {
  /**
   * Counts one coming of `subject` and answers 0, or the seconds to wait when `limit` comings in `span` milliseconds
   * are used up.
   */
  count(subject: string, limit: number, span: number): number
  /** Counts one coming of `subject` whatever came before. */
  note(subject: string, span: number): void
  /** How often `subject` came in the last `span` milliseconds. */
  seen(subject: string, span: number): number
}

const subjectsKept = 20_000

/**
 * Makes a sliding-window counter on the given clock; the oldest subjects are forgotten first when there are too many.
 */
export function createSlidingWindowCounter(now: () => number): SlidingWindowCounter {
  const kept = new Map<string, number[]>()

  /** The comings of a subject that are still in its window; it becomes the newest subject. */
  const recent = (subject: string, span: number): number[] => {
    const times = kept.get(subject) ?? []
    const since = now() - span
    const alive = times.findIndex((time) => time > since)
    if (alive !== 0) times.splice(0, alive < 0 ? times.length : alive)
    kept.delete(subject)
    kept.set(subject, times)
    if (kept.size > subjectsKept) kept.delete(kept.keys().next().value ?? '')
    return times
  }

  return {
    count(subject, limit, span) {
      const times = recent(subject, span)
      const oldest = times[times.length - limit]
      if (oldest !== undefined) return (oldest + span - now()) / 1000
      times.push(now())
      return 0
    },
    note: (subject, span) => void recent(subject, span).push(now()),
    seen: (subject, span) => recent(subject, span).length,
  }
}

/** Counts that live in this process: how often a subject came within its window. */
export interface Windows {
  /**
   * Counts one coming of `subject` and answers 0, or the seconds to wait when `limit` comings in `span` milliseconds
   * are used up.
   */
  count(subject: string, limit: number, span: number): number
}

const subjectsKept = 20_000

/** Makes a sliding-window counter on the given clock; the oldest subjects are forgotten first when there are too many. */
export function makeWindows(now: () => number): Windows {
  const seen = new Map<string, number[]>()
  return {
    count(subject, limit, span) {
      const at = now()
      const times = (seen.get(subject) ?? []).filter((time) => time > at - span)
      seen.delete(subject)
      const oldest = times[0]
      const full = times.length >= limit && oldest !== undefined
      if (!full) times.push(at)
      seen.set(subject, times)
      if (seen.size > subjectsKept) seen.delete(seen.keys().next().value ?? '')
      return full ? (oldest + span - at) / 1000 : 0
    },
  }
}

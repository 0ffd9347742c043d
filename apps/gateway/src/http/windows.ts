/** Counts that live in this process: how often a subject came within its window. */
export interface Windows {
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

/** Makes a sliding-window counter on the given clock; the oldest subjects are forgotten first when there are too many. */
export function makeWindows(now: () => number): Windows {
  const kept = new Map<string, number[]>()
  const recent = (subject: string, span: number): number[] => (kept.get(subject) ?? []).filter((time) => time > now() - span)
  const keep = (subject: string, times: number[]): void => {
    kept.delete(subject)
    kept.set(subject, times)
    if (kept.size > subjectsKept) kept.delete(kept.keys().next().value ?? '')
  }
  return {
    count(subject, limit, span) {
      const times = recent(subject, span)
      const oldest = times[0]
      const full = times.length >= limit && oldest !== undefined
      keep(subject, full ? times : [...times, now()])
      return full ? (oldest + span - now()) / 1000 : 0
    },
    note: (subject, span) => keep(subject, [...recent(subject, span), now()]),
    seen: (subject, span) => recent(subject, span).length,
  }
}

import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { tooMany } from '../http/domain-error.ts'
import { noteLimit } from '../observe/call-scope.ts'
import { holdSubjects, noteAttempts } from './attempts.ts'
import { standingOf, subjectText, type FullWindow, type Subject } from './full-windows.ts'

/** What came of counting: the window that left no room, or the notes that were made. */
export interface Counted {
  readonly full: FullWindow | null
  readonly noted: readonly number[]
  /** How much room the first window of each subject had before, by its written form. */
  readonly room: ReadonlyMap<string, number>
}

/**
 * Counts one coming of each subject, or of none when a window of one is full, in one step: of many at once, on however
 * many gateways, each sees those before it. A window that only asks for a captcha does not stop the count.
 */
export const countUnlessFull = (gateway: Pick<Gateway, 'db' | 'config'>, subjects: readonly Subject[], now: number): Promise<Counted> =>
  gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const texts = subjects.map(subjectText)
    await holdSubjects(tx, texts)
    const { room, full } = await standingOf(tx, gateway.config.addressFactor, subjects, now)
    const stop = full.find(({ excess }) => excess !== 'captcha') ?? null
    if (stop) noteLimit(stop.limit)
    return { full: stop, noted: stop ? [] : await noteAttempts(tx, texts, now), room }
  })

/** Counts one coming of each subject. @throws DomainError TOO_MANY_REQUESTS when a window of one is full */
export async function countOrRefuse(gateway: Pick<Gateway, 'db' | 'config'>, subjects: readonly Subject[], now: number): Promise<void> {
  const { full } = await countUnlessFull(gateway, subjects, now)
  if (full) throw tooMany(full.wait / 1000)
}

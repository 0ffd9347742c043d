import type { Gateway } from '../config/gateway.ts'
import { tooMany } from '../http/domain-error.ts'
import { noteLimit } from '../observe/call-scope.ts'
import { lockLimitKeys, recordHits } from './hits.ts'
import { limitStateOf, limitKeyText, type FullWindow, type LimitKey } from './limit-state.ts'

/** What came of counting: the window that left no room, or the notes that were made. */
export interface Counted {
  readonly full: FullWindow | null
  readonly noted: readonly number[]
  /** How much room the first window of each subject had before, by its written form. */
  readonly room: ReadonlyMap<string, number>
}

/**
 * Increments all counters atomically, or none if any limit is exceeded: of concurrent calls, on any number of
 * gateways, each sees the earlier ones. A limit that only requires a captcha does not stop the count.
 */
export const countUnlessFull = (
  gateway: Pick<Gateway, 'db' | 'config'>,
  subjects: readonly LimitKey[],
  now: number,
): Promise<Counted> =>
  gateway.db.transaction(async (tx) => {
    const texts = subjects.map(limitKeyText)
    await lockLimitKeys(tx, texts)
    const { room, full } = await limitStateOf(tx, gateway.config.addressFactor, subjects, now)
    const stop = full.find(({ excess }) => excess !== 'captcha') ?? null
    if (stop) noteLimit(stop.limit)
    return { full: stop, noted: stop ? [] : await recordHits(tx, texts, now), room }
  })

/** Counts one hit of each key. @throws DomainError TOO_MANY_REQUESTS when a window of one is full */
export async function countOrRefuse(
  gateway: Pick<Gateway, 'db' | 'config'>,
  subjects: readonly LimitKey[],
  now: number,
): Promise<void> {
  const { full } = await countUnlessFull(gateway, subjects, now)
  if (full) throw tooMany(full.wait / 1000)
}

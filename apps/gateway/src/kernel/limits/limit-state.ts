import type { Database } from '../db/open-database.ts'
import { readHits, type HitQuery } from './hits.ts'
import type { Excess, Limit, LimitWindow } from './rate-limit.ts'
import { limits, type LimitName } from './rate-limits.ts'

/** Something that a limit counts: the limit, and of whom. */
export interface LimitKey {
  readonly limit: LimitName
  readonly of: string
}

/** A window with no room: what that means, and for how many more milliseconds. */
export interface FullWindow {
  readonly limit: LimitName
  readonly excess: Excess
  readonly wait: number
}

/** How subjects stand; both by their written form. */
export interface LimitState {
  /** When they came, newest first. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** How much room is left in their first window. */
  readonly room: ReadonlyMap<string, number>
  readonly full: readonly FullWindow[]
}

/** How a subject is written down. */
export const limitKeyText = ({ limit, of }: LimitKey): string => `${limit}/${of}`

const countOf = ({ count }: LimitWindow, { shared }: Limit, factor: number): number => (shared ? count * factor : count)

function hitQueryOf(subject: LimitKey, factor: number, now: number): HitQuery {
  const limit: Limit = limits[subject.limit]
  const { windows, slow } = limit
  const steps = slow ? slow.from + Math.ceil(Math.log2(slow.most / slow.first)) + 1 : 0
  return {
    subject: limitKeyText(subject),
    since: now - Math.max(...windows.map(({ span, lock = 0 }) => span + lock)),
    most: Math.max(steps, ...windows.map((window) => countOf(window, limit, factor))),
  }
}

/** How long a window stays full, in milliseconds; 0 or less when it has room. `times` are newest first. */
function waitOf({ span, lock }: LimitWindow, count: number, times: readonly number[], now: number): number {
  const oldest = times[count - 1]
  const newest = times[0]
  if (oldest === undefined || newest === undefined) return 0
  if (lock === undefined) return oldest + span - now
  return newest - oldest < span ? newest + lock - now : 0
}

function slowWait({ slow, windows }: Limit, times: readonly number[], now: number): number {
  const newest = times[0]
  if (!slow || newest === undefined) return 0
  const span = windows[0]?.span ?? 0
  const recent = times.filter((time) => time > now - span).length
  return recent < slow.from ? 0 : newest + Math.min(slow.most, slow.first * 2 ** (recent - slow.from)) - now
}

/** The windows of one subject that are full. */
export function fullOf(name: LimitName, factor: number, times: readonly number[], now: number): FullWindow[] {
  const limit: Limit = limits[name]
  const waits = limit.windows.map((window) => ({
    limit: name,
    excess: window.excess,
    wait: waitOf(window, countOf(window, limit, factor), times, now),
  }))
  return [...waits, { limit: name, excess: 'slow' as const, wait: slowWait(limit, times, now) }].filter(
    ({ wait }) => wait > 0,
  )
}

function roomOf(name: LimitName, factor: number, times: readonly number[], now: number): number {
  const limit: Limit = limits[name]
  const [first] = limit.windows
  if (!first) return 0
  return Math.max(0, countOf(first, limit, factor) - times.filter((time) => time > now - first.span).length)
}

/** The state of limits that are counted in the database; the exceeded limit with the longest wait comes first. */
export async function limitStateOf(
  db: Database,
  factor: number,
  subjects: readonly LimitKey[],
  now: number,
): Promise<LimitState> {
  const times = await readHits(
    db,
    subjects.map((subject) => hitQueryOf(subject, factor, now)),
  )
  const each = subjects.map((subject) => ({
    ...subject,
    text: limitKeyText(subject),
    came: times.get(limitKeyText(subject)) ?? [],
  }))
  return {
    times,
    room: new Map(each.map(({ limit, text, came }) => [text, roomOf(limit, factor, came, now)])),
    full: each.flatMap(({ limit, came }) => fullOf(limit, factor, came, now)).toSorted((a, b) => b.wait - a.wait),
  }
}

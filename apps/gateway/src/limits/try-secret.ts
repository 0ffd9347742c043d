import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { attempts } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { forgetAttempts, holdSubjects, noteAttempts, readAttempts, withdrawAttempts } from './attempts.ts'
import { standingOf, subjectText, type FullWindow, type Subject } from './full-windows.ts'

/**
 * What came of a try: whether the secret fits, and how many wrong ones are left before the limit is full; `full` when wrong
 * ones filled the limit before, `busy` when tries that are still being looked at could fill it.
 */
export type Tried =
  | { readonly as: 'fits' }
  | { readonly as: 'wrong'; readonly left: number }
  | { readonly as: 'full'; readonly wait: number }
  | { readonly as: 'busy' }

/** A try that is looked at for longer than this, in milliseconds, was lost with its gateway and counts as a wrong one. */
const lookedAtFor = 60_000

const tryingText = (text: string): string => `${text}/trying`

type Place = Pick<Gateway, 'db' | 'config'>

interface Begun {
  readonly full: FullWindow | null
  /** The note of this try; null when there is no room for it. */
  readonly note: number | null
}

/** Notes that a try is being looked at, where the wrong ones and those that are being looked at leave room for it. */
const begin = ({ db, config }: Place, subject: Subject, now: number): Promise<Begun> =>
  db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const text = subjectText(subject)
    const trying = tryingText(text)
    await holdSubjects(tx, [text])
    await tx.update(attempts).set({ subject: text }).where(and(eq(attempts.subject, trying), lte(attempts.at, now - lookedAtFor)))
    const { room, full } = await standingOf(tx, config.addressFactor, [subject], now)
    if (full[0]) return { full: full[0], note: null }
    const left = room.get(text) ?? 0
    const underWay = (await readAttempts(tx, [{ subject: trying, since: now - lookedAtFor, most: left }])).get(trying) ?? []
    if (underWay.length >= left) return { full: null, note: null }
    const [note = null] = await noteAttempts(tx, [trying], now)
    return { full: null, note }
  })

/** Counts a noted try among the wrong ones; answers how many are left. */
const countWrong = ({ db, config }: Place, subject: Subject, note: number, now: number): Promise<number> =>
  db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const text = subjectText(subject)
    await holdSubjects(tx, [text])
    await tx.update(attempts).set({ subject: text }).where(inArray(attempts.id, [note]))
    return (await standingOf(tx, config.addressFactor, [subject], now)).room.get(text) ?? 0
  })

/**
 * Looks at a secret whose wrong tries a limit counts. Only a wrong one is counted; but while tries are being looked at, no
 * more are let in than may be wrong. A right one forgets the wrong ones before it. `fits` does the slow work, outside of
 * any transaction; when it throws, the try is taken back.
 */
export async function trySecret(place: Place, subject: Subject, now: number, fits: () => Promise<boolean>): Promise<Tried> {
  const { full, note } = await begin(place, subject, now)
  if (full) return { as: 'full', wait: full.wait }
  if (note === null) return { as: 'busy' }
  const right = await fits().catch(async (error: unknown) => {
    await withdrawAttempts(place.db, [note])
    throw error
  })
  if (!right) return { as: 'wrong', left: await countWrong(place, subject, note, now) }
  await withdrawAttempts(place.db, [note])
  await forgetAttempts(place.db, [subjectText(subject)])
  return { as: 'fits' }
}

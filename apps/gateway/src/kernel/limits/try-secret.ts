import { and, eq, inArray, lte } from 'drizzle-orm'
import { attempts } from '../db/tables/index.ts'
import type { Gateway } from '../config/gateway.ts'
import { forgetHits, lockLimitKeys, recordHits, readHits, withdrawHits } from './hits.ts'
import { limitStateOf, limitKeyText, type FullWindow, type LimitKey } from './limit-state.ts'

/**
 * What came of a try: whether the secret fits, and how many wrong ones are left before the limit is full; `full` when
 * wrong ones filled the limit before, `busy` when tries that are still being looked at could fill it.
 */
export type Tried =
  | { readonly as: 'fits' }
  | { readonly as: 'wrong'; readonly left: number }
  | { readonly as: 'full'; readonly wait: number }
  | { readonly as: 'busy' }

/**
 * A try that is looked at for longer than this, in milliseconds, was lost with its gateway and counts as a wrong one.
 */
const lookedAtFor = 60_000

const tryingText = (text: string): string => `${text}/trying`

type LimitContext = Pick<Gateway, 'db' | 'config'>

interface Begun {
  readonly full: FullWindow | null
  /** The note of this try; null when there is no room for it. */
  readonly note: number | null
}

/** Notes that a try is being looked at, where the wrong ones and those that are being looked at leave room for it. */
const begin = ({ db, config }: LimitContext, subject: LimitKey, now: number): Promise<Begun> =>
  db.transaction(async (tx) => {
    const text = limitKeyText(subject)
    const trying = tryingText(text)
    await lockLimitKeys(tx, [text])
    await tx
      .update(attempts)
      .set({ subject: text })
      .where(and(eq(attempts.subject, trying), lte(attempts.at, now - lookedAtFor)))
    const { room, full } = await limitStateOf(tx, config.addressFactor, [subject], now)
    if (full[0]) return { full: full[0], note: null }
    const left = room.get(text) ?? 0
    const underWay = (await readHits(tx, [{ subject: trying, since: now - lookedAtFor, most: left }])).get(trying) ?? []
    if (underWay.length >= left) return { full: null, note: null }
    const [note = null] = await recordHits(tx, [trying], now)
    return { full: null, note }
  })

/** Counts a noted try among the wrong ones; answers how many are left. */
const countWrong = ({ db, config }: LimitContext, subject: LimitKey, note: number, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const text = limitKeyText(subject)
    await lockLimitKeys(tx, [text])
    await tx
      .update(attempts)
      .set({ subject: text })
      .where(inArray(attempts.id, [note]))
    return (await limitStateOf(tx, config.addressFactor, [subject], now)).room.get(text) ?? 0
  })

/**
 * Looks at a secret whose wrong tries a limit counts. Only a wrong one is counted; but while tries are being looked at,
 * no more are let in than may be wrong. A right one forgets the wrong ones before it. `fits` does the slow work,
 * outside of any transaction; when it throws, the try is taken back.
 */
export async function trySecret(
  place: LimitContext,
  subject: LimitKey,
  now: number,
  fits: () => Promise<boolean>,
): Promise<Tried> {
  const { full, note } = await begin(place, subject, now)
  if (full) return { as: 'full', wait: full.wait }
  if (note === null) return { as: 'busy' }
  const right = await fits().catch(async (error: unknown) => {
    await withdrawHits(place.db, [note])
    throw error
  })
  if (!right) return { as: 'wrong', left: await countWrong(place, subject, note, now) }
  await withdrawHits(place.db, [note])
  await forgetHits(place.db, [limitKeyText(subject)])
  return { as: 'fits' }
}

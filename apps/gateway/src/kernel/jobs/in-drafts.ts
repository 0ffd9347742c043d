import type { Database } from '../db/open-database.ts'
import { takeTime } from '../db/time-limits.ts'
import { takeDrafts, writeDrafts, type DraftsOf } from './drafts.ts'
import type { BatchStep } from './job.ts'

/** Whose drafts they are, and where the job has come to. */
export interface DraftStep extends BatchStep {
  readonly drafts: DraftsOf
}

/** The two halves of such a job. */
export interface DraftWork<Draft> {
  /** Works out everything at once and holds nothing that members need. */
  workOut(): Promise<readonly Draft[]>
  /** Carries out some of it, in the transaction that takes it off the drafts. */
  carryOut(part: readonly Draft[]): Promise<void>
}

/**
 * Does one batch of a job whose results depend on one another: the first works all of them out and writes them down as
 * drafts, the others carry out a part each. Answers the cursor of the next batch, null when nothing is left.
 */
export async function inDrafts<Draft>(
  tx: Database,
  { drafts, cursor, size }: DraftStep,
  { workOut, carryOut }: DraftWork<Draft>,
): Promise<'paying' | null> {
  if (cursor === null) {
    await takeTime(tx)
    const all = await workOut()
    await writeDrafts(tx, drafts, all)
    return all.length > 0 ? 'paying' : null
  }
  const part = await takeDrafts<Draft>(tx, drafts, size)
  await carryOut(part)
  return part.length < size ? null : 'paying'
}

import { and, eq } from 'drizzle-orm'
import { caseNotes, cases } from '../../kernel/db/index.ts'
import type { CaseKind, CaseState, Database } from '../../kernel/db/index.ts'
import type { Case } from './find-case.ts'

/** A decision: to what, by whom, why, and when. */
export interface Decision {
  readonly to: Exclude<CaseState, 'open'>
  readonly by: string
  readonly reason: string
  readonly now: number
}

async function close(tx: Database, id: number, { to, by, reason, now }: Decision): Promise<void> {
  await tx.update(cases).set({ state: to, decidedBy: by, decidedAt: now, decision: reason }).where(eq(cases.id, id))
  await tx.insert(caseNotes).values({ caseId: id, by, at: now, did: to, text: reason })
}

/** Whether the case was decided now, and the case as it stood before; null when there is no such case. */
export interface Decided {
  readonly mine: boolean
  readonly found: Case
}

/**
 * Closes an open case and writes down who did it and why, inside the transaction `tx` that holds its subject. Of
 * several operators at once the first decides; for the others nothing changes.
 */
export async function decideCase(tx: Database, id: number, decision: Decision): Promise<Decided | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
  if (!found) return null
  if (found.state !== 'open') return { mine: false, found }
  await close(tx, id, decision)
  return { mine: true, found }
}

/** Closes the open case of a subject that is gone, inside the transaction `tx`. */
export async function dropCase(
  tx: Database,
  kind: CaseKind,
  subject: string,
  drop: Omit<Decision, 'to'>,
): Promise<void> {
  const open = and(eq(cases.kind, kind), eq(cases.subject, subject), eq(cases.state, 'open'))
  const [found] = await tx.select({ id: cases.id }).from(cases).where(open).for('update')
  if (found) await close(tx, found.id, { ...drop, to: 'dropped' })
}

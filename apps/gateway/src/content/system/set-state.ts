import { and, eq, gt } from 'drizzle-orm'
import { platformState, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { idleMs } from '../../kernel/http/index.ts'
import { inMaintenance } from './platform-state.ts'
import type { StateRow } from '../../kernel/ports/index.ts'

type Change = Partial<Omit<StateRow, 'id' | 'contentRevision'>>

/**
 * Counts sessions that were alive when maintenance began as seen at
 * `until`: no member can be active while the platform is closed.
 */
async function extendSessions(tx: Database, { since, until }: { since: number; until: number }): Promise<void> {
  await tx
    .update(sessions)
    .set({ seenAt: until })
    .where(and(eq(sessions.revoked, false), gt(sessions.seenAt, since - idleMs)))
}

/** The row, locked until the transaction ends; it is made when it is not there. */
async function lockRow(tx: Database): Promise<StateRow> {
  await tx.insert(platformState).values({ id: 1 }).onConflictDoNothing()
  const [row] = await tx.select().from(platformState).where(eq(platformState.id, 1)).for('update')
  if (!row) throw new Error('the state of the platform has no row')
  return row
}

/** Changes the state of the platform; every gateway follows within two seconds, this one at once. */
export async function setState(gateway: Gateway, change: Change, now: number): Promise<StateRow> {
  const row = await gateway.db.transaction(async (tx) => {
    const before = await lockRow(tx)
    const goesOn = inMaintenance(before, now) && change.maintenance === true
    const after: StateRow = { ...before, ...change, ...(goesOn ? { maintenanceFrom: before.maintenanceFrom } : {}) }
    await tx.update(platformState).set(after).where(eq(platformState.id, 1))
    const since = before.maintenanceFrom ?? now
    if (inMaintenance(before, now) && !inMaintenance(after, now)) await extendSessions(tx, { since, until: now })
    if (inMaintenance(after, now) && after.maintenanceUntil !== null)
      await extendSessions(tx, { since: after.maintenanceFrom ?? now, until: after.maintenanceUntil })
    return after
  })
  gateway.state.lookAgain()
  return row
}

/**
 * Tells every gateway that something was published, inside the
 * transaction of the change; follow it with `state.lookAgain()`.
 */
export async function noteContentChange(tx: Database): Promise<void> {
  const { contentRevision } = await lockRow(tx)
  await tx
    .update(platformState)
    .set({ contentRevision: contentRevision + 1 })
    .where(eq(platformState.id, 1))
}

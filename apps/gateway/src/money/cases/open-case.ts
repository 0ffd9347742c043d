import { cases } from '../../kernel/db/index.ts'
import type { CaseReason, Database } from '../../kernel/db/index.ts'

/** A case to open; the amount in minor units. */
export type NewCase = Pick<typeof cases.$inferInsert, 'kind' | 'subject' | 'memberId' | 'amount'> & {
  readonly reasons: readonly CaseReason[]
  readonly at: number
}

/** Opens a case inside the transaction `tx`; answers false when its subject has one already. */
export async function openCase(tx: Database, { at, ...rest }: NewCase): Promise<boolean> {
  const opened = await tx
    .insert(cases)
    .values({ ...rest, state: 'open', openedAt: at })
    .onConflictDoNothing()
    .returning({ id: cases.id })
  return opened.length > 0
}

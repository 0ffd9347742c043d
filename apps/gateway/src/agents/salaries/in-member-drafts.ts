import type { Database } from '../../kernel/db/index.ts'
import { inDrafts } from '../../kernel/jobs/index.ts'
import type { DraftStep } from '../../kernel/jobs/index.ts'
import type { Draft } from './draft.ts'
import { writePayouts } from './write-payouts.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

/**
 * What of the drafts of a job is written when: `createdAt` and `paidAt` in milliseconds, `paidAt` null where they wait.
 */
export interface MemberDrafts extends DraftStep {
  readonly createdAt: number
  readonly paidAt: number | null
}

/** The drafts of each member together, in the order in which the members come. */
function byMember(drafts: readonly Draft[]): Draft[][] {
  const groups = new Map<number, Draft[]>()
  for (const draft of drafts) {
    const group = groups.get(draft.memberId) ?? []
    group.push(draft)
    groups.set(draft.memberId, group)
  }
  return [...groups.values()]
}

/**
 * Works payouts out in the first batch and writes them in the others. All of a member's are written in one batch: they
 * are paid in one transfer, and the limit above which a person is asked holds for their sum.
 */
export const inMemberDrafts = (
  tx: Database,
  ports: Notifier,
  { createdAt, paidAt, ...step }: MemberDrafts,
  workOut: () => Promise<readonly Draft[]>,
): Promise<'paying' | null> =>
  inDrafts<Draft[]>(tx, step, {
    workOut: async () => byMember(await workOut()),
    carryOut: (part) =>
      writePayouts(
        tx,
        ports,
        part.flat().map((draft) => ({ draft, createdAt, paidAt })),
      ),
  })

import * as v from 'valibot'
import type { Database } from '../../kernel/db/index.ts'
import { keepOlderOut } from '../../kernel/jobs/index.ts'
import { bearPart, countPart, reachPart } from './contract-parts.ts'
import type { ContractWork } from './contract-work.ts'
import { isAnyInForce } from './contracts-in-period.ts'
import { doSteps, type Stepped } from './do-steps.ts'
import { takeNextDrafts } from './stored-drafts.ts'
import { writePayouts } from './write-payouts.ts'

const phases = ['count', 'reach', 'bear', 'pay'] as const

/** The phase, the period at hand, and the member that was done last: with the depth, where members come by it. */
export const contractCursor = v.object({
  phase: v.picklist(phases),
  from: v.number(),
  until: v.number(),
  depth: v.number(),
  after: v.number(),
})
/** Where the batches of contracts have come to. */
export type ContractCursor = v.InferOutput<typeof contractCursor>

const begin = { depth: -1, after: 0 }

/** The period from a moment on that is to be worked out; after the last one, payouts are written. */
async function next(work: ContractWork, moment: number): Promise<ContractCursor> {
  const period = await work.periodFrom(moment)
  return period ? { phase: 'count', ...period, ...begin } : { phase: 'pay', from: moment, until: moment, ...begin }
}

type Step = (tx: Database, work: ContractWork, at: ContractCursor, size: number) => Promise<Stepped<ContractCursor>>

const steps: Readonly<Record<ContractCursor['phase'], Step>> = {
  async count(tx, work, at, size) {
    if (at.after === 0 && !(await isAnyInForce(tx, { kind: work.kind, period: at }, work.length)))
      return { next: await next(work, at.until), did: 1 }
    const { last, did } = await countPart(tx, work, at, { after: at.after, size })
    return { next: last === null ? { ...at, ...begin, phase: 'reach' } : { ...at, after: last }, did }
  },
  async reach(tx, work, at, size) {
    const { last, did } = await reachPart(tx, work, at, { after: at.after, size })
    return { next: last === null ? { ...at, ...begin, phase: 'bear' } : { ...at, after: last }, did }
  },
  async bear(tx, work, at, size) {
    const after = { depth: at.depth, memberId: at.after }
    const { last, did } = await bearPart(tx, work, at, { after, size })
    if (last === null) return { next: await next(work, at.until), did }
    return { next: { ...at, depth: last.depth, after: last.memberId }, did }
  },
  async pay(tx, { drafts, ports, keeps, createdAt, paidAt }, at, size) {
    const part = await takeNextDrafts(tx, drafts, { after: at.after, size })
    const due = part.drafts.filter(keeps)
    await writePayouts(
      tx,
      ports,
      due.map((draft) => ({ draft, createdAt, paidAt })),
    )
    return { next: part.last === null ? null : { ...at, after: part.last }, did: part.did }
  },
}

/**
 * Pays contracts in batches of some members each: their play is counted for the contracts above them; then each
 * contract says what it gives for all that was counted; then, from the top of the tree down, each bears what those
 * below are due; and when all periods are worked out, all payouts of a member are written at once: they are paid in one
 * transfer, and the limit above which a person is asked holds for their sum. Only whole counts are divided, so no cent
 * depends on the batches.
 */
export async function payContracts(
  tx: Database,
  work: ContractWork,
  { cursor, size }: { readonly cursor: ContractCursor | null; readonly size: number },
): Promise<ContractCursor | null> {
  const first = cursor ?? (await next(work, 0))
  if (cursor === null && first.phase === 'pay') return null
  if (cursor === null) await keepOlderOut(tx, work.drafts)
  return doSteps(first, size, (at, left) => steps[at.phase](tx, work, at, left))
}

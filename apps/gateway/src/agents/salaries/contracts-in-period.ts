import type { ContractKind, DividendPeriod } from '@parlour/api-client/endpoints'
import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Contract } from '../contracts/kinds.ts'
import { contracts, inParts, isAnyOf, payoutCounts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period, PeriodOf } from '../../kernel/jobs/index.ts'
import type { Ports } from '../../kernel/ports/index.ts'
import { capTiers } from '../contracts/cap-tiers.ts'

/** What tells how much contracts may pay. */
export type CapPorts = Pick<Ports, 'contractCaps'>

/** Contracts of a kind that were in force at some time of a period. */
export interface InForce {
  readonly kind: ContractKind
  readonly period: Period
}

const wasInForce = ({ kind, period: { from, until } }: InForce, which?: SQL): SQL | undefined =>
  and(
    eq(contracts.kind, kind),
    isNotNull(contracts.acceptedAt),
    lt(contracts.acceptedAt, until),
    or(isNull(contracts.endedAt), gt(contracts.endedAt, from)),
    which,
  )

/** These contracts of these members, with the tiers that they state, in the order in which they were accepted. */
export async function inForceOf(db: Database, which: InForce, memberIds: readonly number[]): Promise<Contract[]> {
  const found = await inParts(memberIds, (some) =>
    db
      .select()
      .from(contracts)
      .where(wasInForce(which, isAnyOf(contracts.memberId, some))),
  )
  return found.toSorted((a, b) => (a.acceptedAt ?? 0) - (b.acceptedAt ?? 0) || a.id - b.id)
}

/** Whether there is any of them; of one length, where it is said. */
export async function isAnyInForce(db: Database, which: InForce, length: DividendPeriod | null): Promise<boolean> {
  const ofLength = length === null ? undefined : eq(contracts.period, length)
  const found = await db.select({ id: contracts.id }).from(contracts).where(wasInForce(which, ofLength)).limit(1)
  return found.length > 0
}

/** Which members are asked for: the next `size` after `after`, in the order of their ids. */
export interface NextMembers {
  readonly after: number
  readonly size: number
}

const memberIdsOf = (rows: readonly { readonly memberId: number }[]): number[] => rows.map(({ memberId }) => memberId)

/** The next members with such a contract of that length. */
export const payeesOf = async (
  db: Database,
  which: InForce,
  length: DividendPeriod,
  { after, size }: NextMembers,
): Promise<number[]> =>
  memberIdsOf(
    await db
      .selectDistinct({ memberId: contracts.memberId })
      .from(contracts)
      .where(wasInForce(which, and(eq(contracts.period, length), gt(contracts.memberId, after))))
      .orderBy(asc(contracts.memberId))
      .limit(size),
  )

/** The next members for whose contracts something was counted in the period of a job. */
export const countedPayees = async (
  db: Database,
  { job, until }: PeriodOf,
  { after, size }: NextMembers,
): Promise<number[]> =>
  memberIdsOf(
    await db
      .selectDistinct({ memberId: contracts.memberId })
      .from(payoutCounts)
      .innerJoin(contracts, eq(contracts.id, payoutCounts.payeeId))
      .where(and(eq(payoutCounts.job, job), eq(payoutCounts.until, until), gt(contracts.memberId, after)))
      .orderBy(asc(contracts.memberId))
      .limit(size),
  )

/**
 * These contracts, with what they are paid by: one of the operator that states more than the edge bears has its
 * highest rates taken down; its downlines are paid as far as it reaches.
 */
export async function withCaps(
  db: Database,
  { contractCaps }: CapPorts,
  found: readonly Contract[],
): Promise<Contract[]> {
  const caps = await contractCaps(db, found)
  return found.map((contract) => ({ ...contract, tiers: capTiers(contract.tiers, caps.get(contract.id)) }))
}

import { and, asc, eq, gt, lte, not, sql, type SQL } from 'drizzle-orm'
import { eachOf, insertRows, payoutDrafts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { PeriodOf } from '../../kernel/jobs/index.ts'
import type { Draft } from './draft.ts'

/** A draft of a contract, and what of it no contract above has borne yet. */
export interface StoredDraft {
  /** The end of the period that it is for. */
  readonly ends: number
  readonly contractId: number
  readonly memberId: number
  readonly uplineId: number | null
  /** How many members stand above the one who is paid. */
  readonly depth: number
  readonly acceptedAt: number
  rest: number
  draft: Draft
}

const ofPeriod = ({ job, until }: PeriodOf, which?: SQL): SQL | undefined =>
  and(eq(payoutDrafts.job, job), eq(payoutDrafts.until, until), which)

const stored = (row: typeof payoutDrafts.$inferSelect): StoredDraft => ({
  ...row,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- writeDrafts alone writes them, as this type
  draft: row.draft as Draft,
})

const chunk = 1_000

/** Writes drafts down, or what has become of them. */
export async function writeDrafts(
  tx: Database,
  { job, until }: PeriodOf,
  drafts: readonly StoredDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, job, until }))
  for (let first = 0; first < rows.length; first += chunk)
    await insertRows(
      tx,
      payoutDrafts,
      rows.slice(first, first + chunk),
      'on conflict (job, until, ends, contract_id) do update set rest = excluded.rest, draft = excluded.draft',
    )
}

/** A member in the order from the top of the tree down. */
export interface Standing {
  readonly depth: number
  readonly memberId: number
}

const isAfter = ({ depth, memberId }: Standing): SQL =>
  sql`(${payoutDrafts.depth}, ${payoutDrafts.memberId}) > (${depth}::int, ${memberId}::bigint)`

/** The next members with drafts for a period, from the top of the tree down. */
export const nextFromTheTop = (
  tx: Database,
  of: PeriodOf,
  ends: number,
  { after, size }: { readonly after: Standing; readonly size: number },
): Promise<Standing[]> =>
  tx
    .selectDistinct({ depth: payoutDrafts.depth, memberId: payoutDrafts.memberId })
    .from(payoutDrafts)
    .where(ofPeriod(of, and(eq(payoutDrafts.ends, ends), isAfter(after))))
    .orderBy(asc(payoutDrafts.depth), asc(payoutDrafts.memberId))
    .limit(size)

type BelowRow = Readonly<
  Record<'contract_id' | 'member_id' | 'upline_id' | 'depth' | 'accepted_at' | 'rest', string | number> & {
    readonly draft: Draft
  }
>

/**
 * The drafts of those below these members. Each member is looked up by the index of uplines alone: the planner knows
 * nothing of a table that is filled and emptied, and would read all of the period for each.
 */
async function draftsBelow(
  tx: Database,
  { job, until }: PeriodOf,
  ends: number,
  memberIds: readonly number[],
): Promise<StoredDraft[]> {
  const { rows } = await tx.execute<BelowRow>(sql`
    select d.contract_id, d.member_id, d.upline_id, d.depth, d.accepted_at, d.rest, d.draft
    from ${eachOf(memberIds)} agent(id)
      cross join lateral (select * from payout_drafts where upline_id = agent.id offset 0) d
    where d.job = ${job} and d.until = ${until} and d.ends = ${ends}`)
  return rows.map(({ draft, ...row }) => ({
    ends,
    contractId: Number(row.contract_id),
    memberId: Number(row.member_id),
    uplineId: Number(row.upline_id),
    depth: Number(row.depth),
    acceptedAt: Number(row.accepted_at),
    rest: Number(row.rest),
    draft,
  }))
}

/**
 * The drafts for a period of these members, who follow one another from the top
 * down after `after`, and of those below them, each once, in the order of acceptance.
 */
export async function draftsAround(
  tx: Database,
  of: PeriodOf,
  ends: number,
  { after, standings }: { readonly after: Standing; readonly standings: readonly Standing[] },
): Promise<StoredDraft[]> {
  const last = standings.at(-1)
  if (!last) return []
  const own = await tx
    .select()
    .from(payoutDrafts)
    .where(ofPeriod(of, and(eq(payoutDrafts.ends, ends), isAfter(after), not(isAfter(last)))))
  const below = await draftsBelow(
    tx,
    of,
    ends,
    standings.map(({ memberId }) => memberId),
  )
  const found = new Map([...own.map(stored), ...below].map((draft) => [draft.contractId, draft]))
  return [...found.values()].toSorted((a, b) => a.acceptedAt - b.acceptedAt || a.contractId - b.contractId)
}

/** Takes away all drafts of the next `size` members after `after`, in the order of their ids; null after the last. */
export async function takeNextDrafts(
  tx: Database,
  of: PeriodOf,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<{ readonly drafts: readonly Draft[]; readonly last: number | null; readonly did: number }> {
  const payees = await tx
    .selectDistinct({ id: payoutDrafts.memberId })
    .from(payoutDrafts)
    .where(ofPeriod(of, gt(payoutDrafts.memberId, after)))
    .orderBy(asc(payoutDrafts.memberId))
    .limit(size)
  const last = payees.at(-1)?.id
  if (last === undefined) return { drafts: [], last: null, did: 0 }
  const rows = await tx
    .delete(payoutDrafts)
    .where(ofPeriod(of, and(gt(payoutDrafts.memberId, after), lte(payoutDrafts.memberId, last))))
    .returning()
  const drafts = rows
    .map(stored)
    .toSorted(
      (a, b) =>
        a.memberId - b.memberId || a.ends - b.ends || a.draft.until - b.draft.until || a.contractId - b.contractId,
    )
    .map(({ draft }) => draft)
  return { drafts, last: payees.length < size ? null : last, did: payees.length }
}

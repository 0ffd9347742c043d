import { ancestorsOf } from '../../identity/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { membersAfter } from '../../kernel/jobs/index.ts'
import { bearDown } from './bear-down.ts'
import type { ContractWork } from './contract-work.ts'
import { byMember, countContracts } from './count-contracts.ts'
import { countedPayees, inForceOf, payeesOf, withCaps, type NextMembers } from './contracts-in-period.ts'
import { carriesOf, downlinePaymentsOf } from './earlier-dividends.ts'
import { playsIn } from './plays.ts'
import { reach } from './reach.ts'
import { byUpline, less } from './settle-contracts.ts'
import { addCounts, takeCounts } from './stored-counts.ts'
import { draftsAround, nextFromTheTop, writeDrafts, type Standing, type StoredDraft } from './stored-drafts.ts'

/** Where the next part begins, null after the last one, and how many members were done. */
interface Part<Last> {
  readonly last: Last | null
  readonly did: number
}

const partOf = <Last>(all: readonly Last[], size: number): Part<Last> => ({
  last: all.length < size ? null : (all.at(-1) ?? null),
  did: all.length,
})

/** Counts the play of the next members for the contracts of those above them. */
export async function countPart(
  tx: Database,
  { drafts, kind, length }: ContractWork,
  { from, until }: Period,
  which: NextMembers,
): Promise<Part<number>> {
  const period = { from, until }
  const { ids, last } = await membersAfter(tx, which)
  const plays = playsIn(tx, ids)
  const chains = await ancestorsOf(tx, new Set((await plays(period)).map(({ memberId }) => memberId)))
  const inForce = await inForceOf(tx, { kind, period }, [...new Set([...chains.values()].flat())])
  const contracts = inForce.filter((contract) => length === null || contract.period === length)
  await addCounts(tx, drafts, await countContracts({ period, contracts, inForce, chains, plays }))
  return { last, did: ids.length }
}

/** Works out what the contracts of the next members give by themselves for all that was counted. */
export async function reachPart(
  tx: Database,
  { drafts, kind, length, ports }: ContractWork,
  { from, until }: Period,
  which: NextMembers,
): Promise<Part<number>> {
  const period = { from, until }
  const ids = await (length === null ? countedPayees(tx, drafts, which) : payeesOf(tx, { kind, period }, length, which))
  if (ids.length === 0) return { last: null, did: 0 }
  const inForce = await inForceOf(tx, { kind, period }, ids)
  const due = await withCaps(
    tx,
    ports,
    inForce.filter((contract) => length === null || contract.period === length),
  )
  const counts = await takeCounts(
    tx,
    drafts,
    due.map(({ id }) => id),
  )
  const figures = new Map(counts.map((count) => [count.payeeId, count]))
  const chains = await ancestorsOf(tx, ids)
  const of = { kind, period, carries: kind === 'dividend' ? await carriesOf(tx, ids) : new Map<string, number>() }
  const reached = due.flatMap((contract): StoredDraft[] => {
    const draft = reach(contract, figures.get(contract.id), of)
    if (!draft) return []
    const { id: contractId, memberId, uplineId, acceptedAt } = contract
    const depth = chains.get(memberId)?.length ?? 0
    return [
      { ends: until, contractId, memberId, uplineId, depth, acceptedAt: acceptedAt ?? 0, rest: draft.gross, draft },
    ]
  })
  await writeDrafts(tx, drafts, reached)
  return partOf(ids, which.size)
}

/** Has the contracts of the next members, from the top of the tree down, bear what those below them are due. */
export async function bearPart(
  tx: Database,
  { drafts, kind, length }: ContractWork,
  { from, until }: Period,
  { after, size }: { readonly after: Standing; readonly size: number },
): Promise<Part<Standing>> {
  const period = { from, until }
  const standings = await nextFromTheTop(tx, drafts, until, { after, size })
  const ids = standings.map(({ memberId }) => memberId)
  const around = await draftsAround(tx, drafts, until, { after, standings })
  const [own, below] = [byMember(around), byUpline(around)]
  const paid = length === null ? [] : await downlinePaymentsOf(tx, { period, length }, ids)
  const before = byUpline(paid.map((each) => ({ ...each, rest: each.amount })))
  const inForce = byMember(await inForceOf(tx, { kind, period }, ids))
  for (const memberId of ids) {
    const of = own.get(memberId) ?? []
    const due = (below.get(memberId) ?? []).map((stored) => ({ stored, ...stored, category: stored.draft.category }))
    const categories = new Set((inForce.get(memberId) ?? []).map(({ category }) => category))
    const borne = bearDown(
      of.map(({ uplineId, rest, draft: { category, gross } }) => ({ uplineId, category, gross, rest })),
      [...(before.get(memberId) ?? []), ...due],
      { categories, covered: kind !== 'dividend' },
    )
    for (const { stored, rest } of due) stored.rest = rest
    for (const [at, stored] of of.entries()) stored.draft = less(stored.draft, borne[at] ?? [])
  }
  await writeDrafts(tx, drafts, around)
  return partOf(standings, size)
}

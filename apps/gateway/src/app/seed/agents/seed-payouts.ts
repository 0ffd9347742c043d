import type { ContractKind } from '@parlour/api-client/endpoints'
import { ancestorsOf } from '../../../identity/index.ts'
import {
  commissionsOf,
  lengths,
  periodsEndingIn,
  ratesOf,
  salaryJobs,
  settleContracts,
  writePayouts,
} from '../../../agents/index.ts'
import type { Contract, Draft, Written } from '../../../agents/index.ts'
import { contracts, jobRuns } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { dayMs, duePeriods } from '../../../kernel/jobs/index.ts'
import type { Period } from '../../../kernel/jobs/index.ts'
import { notifyMember } from '../../../kernel/notify/index.ts'
import { pastPlays, playsAmong, type PastPlay } from './past-plays.ts'

const grace = 30_000
const checkedAfter = 10 * dayMs
const payDay = salaryJobs.find(({ name }) => name === 'daily-salary-pay')

/** When the daily salary of a day that ended at `until` was paid: at the next end of a pair of days. */
const paidDailyAt = (until: number): number => {
  const { every = 2 * dayMs, offset = 0 } = payDay ?? {}
  return Math.ceil((until + grace - offset) / every) * every + offset
}

/** When a payout of that kind was paid, or null while it still waits at `to`. */
function paidAt({ kind, until }: Draft, to: number): number | null {
  const at = kind === 'dividend' ? until + checkedAfter : kind === 'daily-salary' ? paidDailyAt(until) : until + grace
  return at <= to ? at : null
}

/** The periods of a salary in which anything was played. */
const played = (kind: 'hourly' | 'realtime', plays: readonly PastPlay[], { from, until }: Period): Period[] => {
  const length = lengths[kind]
  const ends = new Set(plays.map(({ at }) => (Math.floor(at / length) + 1) * length))
  return [...ends].filter((end) => end > from && end <= until).map((end) => ({ from: end - length, until: end }))
}

/**
 * Pays the agents of the seed for the history of `from` to `to`, by the functions that the jobs use, from the rounds
 * that the history tells. The jobs go on from there.
 */
export async function seedPayouts(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const plays = await pastPlays(tx, { from: from - 31 * dayMs, until: to })
  const all = (await tx.select().from(contracts)).filter(({ acceptedAt }) => acceptedAt !== null)
  const chains = await ancestorsOf(
    tx,
    new Set([...plays.map(({ memberId }) => memberId), ...all.map(({ memberId }) => memberId)]),
  )
  const rates = await ratesOf(tx, [...new Set([...chains.keys(), ...[...chains.values()].flat()])])
  const find = playsAmong(plays)
  const carries = new Map<string, number>()
  const drafts: Draft[] = []
  const settle = async (kind: ContractKind, period: Period): Promise<Draft[]> => {
    const inForce: Contract[] = all.filter((contract) => contract.kind === kind)
    return settleContracts({
      period,
      kind,
      contracts: inForce,
      inForce,
      chains,
      plays: find,
      carries,
      downlinePayments: [],
    })
  }
  for (const period of periodsEndingIn('daily', { from, until: to })) {
    drafts.push(...commissionsOf(period, await find(period), chains, rates))
    drafts.push(...(await settle('daily', period)).filter(({ turnover }) => turnover > 0))
  }
  for (const kind of ['hourly', 'realtime'] as const)
    for (const period of played(kind, plays, { from, until: to }))
      drafts.push(...(await settle(kind, period)).filter(({ amount }) => amount > 0))
  for (const period of periodsEndingIn('semimonthly', { from, until: to })) {
    const dividends = await settle('dividend', period)
    for (const { memberId, category, carryOut } of dividends) carries.set(`${memberId}/${category}`, carryOut)
    drafts.push(...dividends)
  }
  const written = drafts
    .filter(({ until }) => until + grace <= to)
    .map((draft): Written => ({ draft, createdAt: draft.until + grace, paidAt: paidAt(draft, to) }))
  await writePayouts(tx, { notify: notifyMember }, written)
  for (const job of salaryJobs) {
    const [newest] = duePeriods({ ...job, makeUp: 1 }, null, to)
    if (newest) await tx.insert(jobRuns).values({ job: job.name, until: newest.until, at: to }).onConflictDoNothing()
  }
}

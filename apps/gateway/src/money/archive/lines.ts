import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ArchiveFile, ArchiveTotals } from '../../kernel/db/index.ts'

/**
 * What the archive holds of a row, as JSON in one line: of a round
 * `r`, of a transfer `t` with its entries in the order of booking.
 * Sums in minor units, times in milliseconds since 1970. The form stays: older files have it.
 */
export const lineOf: Readonly<Record<ArchiveFile, SQL>> = {
  rounds: sql`jsonb_build_object('id', r.id, 'memberId', r.member_id, 'gameId', r.game_id, 'stake', r.stake, 'win', r.win,
    'creditStake', r.credit_stake, 'validTurnover', r.valid_turnover, 'outcome', r.outcome, 'settledAt', r.settled_at)::text`,
  transfers: sql`jsonb_build_object('id', t.id, 'kind', t.kind, 'note', t.note, 'roundId', t.round_id, 'reference', t.reference, 'at', t.at,
    'entries', (select jsonb_agg(jsonb_build_object('account', a.name, 'amount', e.amount, 'at', e.at, 'seq', e.seq) order by e.seq)
      from entries e join accounts a on a.id = e.account_id where e.transfer_id = t.id))::text`,
}

const lineForm = v.object({
  id: v.string(),
  stake: v.optional(v.number()),
  win: v.optional(v.number()),
  entries: v.optional(v.array(v.object({ account: v.string(), amount: v.number() }))),
})

/** What the lines of a part come to. */
export interface PartCounts {
  readonly ids: readonly string[]
  readonly rows: number
  readonly entries: number
  readonly sums: ArchiveTotals
}

const read = (line: string) => v.parse(lineForm, JSON.parse(line))

/** System accounts by account, members by wallet: a few amounts for any number of members. */
const summedAs = (account: string): string => {
  const [owner, , wallet = 'main'] = account.split('/')
  return owner === 'member' ? `members/${wallet}` : account
}

/** Adds up sums by name; names in their order. */
export function addTotals(all: readonly ArchiveTotals[]): ArchiveTotals {
  const total = new Map<string, number>()
  for (const sums of all) for (const [name, sum] of Object.entries(sums)) total.set(name, (total.get(name) ?? 0) + sum)
  return Object.fromEntries([...total].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Counts lines and adds up what they hold. */
export function countLines(lines: readonly string[]): PartCounts {
  const rows = lines.map(read)
  const sums = rows.map(({ stake = 0, win = 0, entries }): ArchiveTotals =>
    entries ? addTotals(entries.map(({ account, amount }) => ({ [summedAs(account)]: amount }))) : { stake, win },
  )
  return {
    ids: rows.map(({ id }) => id),
    rows: rows.length,
    entries: rows.reduce((count, { entries = [] }) => count + entries.length, 0),
    sums: addTotals(sums),
  }
}

import { sql, type SQL } from 'drizzle-orm'
import { textArray } from '../../kernel/db/index.ts'
import type { ArchiveCursor, ArchiveFile, Database } from '../../kernel/db/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'
import { lineOf } from './lines.ts'

/**
 * What checks ask for over the whole life of an account, and is a few rows a member: such transfers are never archived.
 */
export const lastingKinds: readonly TransferKind[] = ['deposit', 'upline-transfer', 'downline-transfer']

/** A row that was looked at: where it stands in time, what the archive would hold, and whether it may go. */
export interface LookedAt extends ArchiveCursor {
  readonly line: string
  readonly goes: boolean
}

/** Which rows are looked at next: those before `until`, after `cursor`, at most `size`. */
export interface Look {
  readonly until: number
  readonly cursor: ArchiveCursor | null
  readonly size: number
}

type Row = {
  readonly id: string
  readonly at: string | number
  readonly line: string
  readonly goes: boolean
}

/**
 * Whether something of a member is open: a bonus that was not over when the month ended or whose progress is not noted,
 * a withdrawal or deposit under way, a case, a round. Nothing of such a member is archived; a later month takes it.
 */
const busy = (id: SQL, until: number): SQL => sql`(
  exists (select 1 from bonuses b where b.member_id = ${id} and b.wager > 0 and b.at < ${until}
    and (b.closed_at is null or b.closed_at >= ${until} or (b.closed_as <> 'fulfilled' and b.staked is null)))
  or exists (select 1 from withdrawals w where w.member_id = ${id} and w.stage not in ('received', 'forced-received', 'refused', 'cancelled'))
  or exists (select 1 from deposits d where d.member_id = ${id} and d.status in ('pending', 'checking'))
  or exists (select 1 from cases c where c.member_id = ${id} and c.state = 'open')
  or exists (select 1 from cases c where c.kind = 'referral' and c.subject = ${id}::text and c.state = 'open')
  or exists (select 1 from open_rounds o where o.member_id = ${id}))`

const after = (at: SQL, id: SQL, { cursor, until }: Look): SQL =>
  sql`${at} < ${until}${cursor ? sql` and (${at}, ${id}) > (${cursor.at}::bigint, ${cursor.id}::uuid)` : sql``}`

/** Midnight after a moment in the platform's time zone, as `startOfDay` has it. */
const dayAfter = (at: SQL): SQL =>
  sql`((${at} - ${startOfDay(0)}::bigint) / ${dayMs}::bigint + 1) * ${dayMs}::bigint + ${startOfDay(0)}::bigint`

/**
 * The rounds of the day from which a member's next manual rebate counts
 * stay until it is taken: it counts the rest of that day by them.
 */
const nextRounds = (look: Look): SQL => sql`
  with looked as materialized (
    select r.* from rounds r where ${after(sql`r.settled_at`, sql`r.id`, look)} order by r.settled_at, r.id limit ${look.size}
  ), players as materialized (
    select m.id, ${busy(sql`m.id`, look.until)} as busy,
      coalesce((select max(p.until) from rebates p where p.member_id = m.id), m.registered_at) as rebate_from
    from members m where m.id in (select member_id from looked)
  )
  select r.id::text as id, r.settled_at as at, ${lineOf.rounds} as line,
    not p.busy and (r.settled_at < p.rebate_from or r.settled_at >= ${dayAfter(sql`p.rebate_from`)}) as goes
  from looked r join players p on p.id = r.member_id order by r.settled_at, r.id`

/** A transfer goes when its round is over by then, and with it everything that it was for. */
const nextTransfers = (look: Look): SQL => sql`
  with looked as materialized (
    select t.* from transfers t where ${after(sql`t.at`, sql`t.id`, look)} order by t.at, t.id limit ${look.size}
  ), owners as materialized (
    select m.id from members m where m.id in (
      select a.member_id from looked t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
    ) and ${busy(sql`m.id`, look.until)}
  )
  select t.id::text as id, t.at, ${lineOf.transfers} as line, t.kind <> all(${textArray(lastingKinds)})
    and not exists (select 1 from entries e join accounts a on a.id = e.account_id where e.transfer_id = t.id and a.member_id in (select id from owners))
    and not exists (select 1 from rounds r where r.id = t.round_id and r.settled_at >= ${look.until})
    and not exists (select 1 from open_rounds o where o.id = t.round_id)
    and not exists (select 1 from lottery_tickets l where l.id = t.round_id and l.win is null)
    and not exists (select 1 from coupon_bets b where b.id = t.round_id and b.state = 'open')
    and not exists (select 1 from room_plays h where h.id = t.round_id) as goes
  from looked t order by t.at, t.id`

/** The next rows of a table in the order of time, each with what becomes of it. */
export async function nextRows(tx: Database, file: ArchiveFile, look: Look): Promise<LookedAt[]> {
  const { rows } = await tx.execute<Row>(file === 'rounds' ? nextRounds(look) : nextTransfers(look))
  return rows.map(({ id, at, line, goes }) => ({ id, at: Number(at), line, goes }))
}

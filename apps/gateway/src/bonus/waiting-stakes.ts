import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'

interface Found {
  readonly rows: readonly unknown[]
}

/**
 * The stakes of a member that are taken and whose end is not known, by the id of their round: the player still decides, a bet
 * waits for its fixtures, a ticket for its draw, a hand for its end.
 */
export const waitingStakes = (memberId: number): SQL => sql`
  select id, stake from open_rounds where member_id = ${memberId}
  union all select id, stake from coupon_bets where member_id = ${memberId} and state = 'open'
  union all select id, stake from lottery_tickets where member_id = ${memberId} and win is null
  union all select p.id, h.ante + case when p.stays then (h.ante + 1) / 2 else 0 end
  from room_plays p join room_hands h on h.id = p.hand_id where p.member_id = ${memberId} and h.state <> 'over'`

/** Whether a stake of a member waits for its end. */
export async function hasWaitingStake(db: Database, memberId: number): Promise<boolean> {
  const found: unknown = await db.execute(sql`select 1 from (${waitingStakes(memberId)}) waiting limit 1`)
  return (found as Found).rows.length > 0
}

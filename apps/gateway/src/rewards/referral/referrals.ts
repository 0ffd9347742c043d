import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { bonuses, eachOf, isAnyOf, memberDays, members, referrals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** Who was invited by whom, as the database holds it. */
export type Referral = typeof referrals.$inferSelect

/** What the claim for an invited member is known by. */
export const referralReference = (invitedId: number): string => `referral/${invitedId}`

const player = 0
/**
 * How far behind the newest noted member an hourly look begins:
 * ids rise with registrations, which may commit out of order.
 */
const lateIds = 10_000

/**
 * After which member an hourly look begins; the page of an inviter
 * notes the newest too, so the first look of a day begins at 0.
 */
export async function hourlyStart(db: Database): Promise<number> {
  const [row] = await db
    .select({ newest: sql<number>`coalesce(max(${referrals.invitedId}), 0)`.mapWith(Number) })
    .from(referrals)
  return (row?.newest ?? 0) - lateIds
}

/**
 * Notes who was invited by a player and is not noted yet: a registration writes only the member above. Agents earn
 * commissions for theirs instead. Looks at those of one inviter,
 * or at the next `size` members after one, invited or not.
 * @returns the last of them, or null when none is left
 */
export async function noteInvited(
  db: Database,
  of: { readonly inviterId: number } | { readonly after: number; readonly size: number },
): Promise<number | null> {
  const one = 'inviterId' in of
  const { rows } = await db.execute<Looked>(sql`
    with invited as (
      select id, upline_id, registered_at from members
      where ${one ? sql`upline_id = ${of.inviterId}` : sql`id > ${of.after} order by id limit ${of.size}`}
    ), noted as (
      insert into referrals (invited_id, inviter_id, at)
      select invited.id, inviter.id, invited.registered_at
      from invited cross join lateral (select id from members where id = invited.upline_id and type = ${player} limit 1) inviter
      order by invited.id on conflict do nothing
    )
    select count(*) as members, max(id) as last from invited`)
  const [{ members: read, last } = { members: 0, last: 0 }] = rows
  return one || Number(read) < of.size ? null : Number(last)
}

/** How many members were looked at, and the last of them, as both drivers answer it. */
type Looked = {
  readonly members: string | number
  readonly last: string | number
}

/** What an invited member has paid in and staked since, in minor units. */
export interface Played {
  readonly deposited: number
  readonly staked: number
}

/** What invited members have paid in and staked, by member. */
export async function playedBy(db: Database, invitedIds: readonly number[]): Promise<Map<number, Played>> {
  if (invitedIds.length === 0) return new Map()
  const ids = [...invitedIds]
  const { rows } = await db.execute<Record<'id' | 'sum', string | number>>(sql`
    select invited.id, paid.sum from ${eachOf(ids)} invited(id) cross join lateral (
      select sum(e.amount) as sum from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
      where a.member_id = invited.id and a.wallet = 'main' and x.kind = 'deposit'
    ) paid where paid.sum is not null`)
  const staked = await db
    .select({
      memberId: memberDays.memberId,
      sum: sql<number>`coalesce(sum(${memberDays.turnover}), 0)`.mapWith(Number),
    })
    .from(memberDays)
    .where(isAnyOf(memberDays.memberId, ids))
    .groupBy(memberDays.memberId)
  const paidBy = new Map(rows.map(({ id, sum }) => [Number(id), Number(sum)]))
  const stakedBy = new Map(staked.map(({ memberId, sum }) => [memberId, sum]))
  return new Map(ids.map((id) => [id, { deposited: paidBy.get(id) ?? 0, staked: stakedBy.get(id) ?? 0 }]))
}

/**
 * The next invited members whose reward is not paid, in the order of their ids, held until the transaction `tx` ends.
 */
export const holdUnpaid = (tx: Database, after: number, size: number): Promise<Referral[]> =>
  tx
    .select()
    .from(referrals)
    .where(and(isNull(referrals.rewardedAt), gt(referrals.invitedId, after)))
    .orderBy(asc(referrals.invitedId))
    .limit(size)
    .for('update')

/** How many rewards each of these inviters got since a moment. */
export async function paidSince(
  db: Database,
  since: number,
  inviterIds: Iterable<number>,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ inviterId: referrals.inviterId, n: sql<number>`count(*)`.mapWith(Number) })
    .from(referrals)
    .where(and(isAnyOf(referrals.inviterId, inviterIds), gte(referrals.rewardedAt, since)))
    .groupBy(referrals.inviterId)
  return new Map(rows.map(({ inviterId, n }) => [inviterId, n]))
}

/**
 * How many friends of an inviter there are: all of them, those
 * who brought a reward, and those who brought one since a moment.
 */
export async function countReferrals(
  db: Database,
  inviterId: number,
  since: number,
): Promise<Record<'invited' | 'rewarded' | 'rewardedSince', number>> {
  const [counts] = await db
    .select({
      invited: sql<number>`count(*)`.mapWith(Number),
      rewarded: sql<number>`count(${referrals.rewardedAt})`.mapWith(Number),
      rewardedSince: sql<number>`count(*) filter (where ${gte(referrals.rewardedAt, since)})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.inviterId, inviterId))
  return present(counts, `the referrals of member ${inviterId}`)
}

/** What the rewards for friends have paid to an inviter, in minor units: a reward is paid once its wager is met. */
export async function paidByReferrals(db: Database, inviterId: number): Promise<number> {
  const [paid] = await db
    .select({ amount: sql<number>`coalesce(sum(${bonuses.amount}), 0)`.mapWith(Number) })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, inviterId), eq(bonuses.kind, 'REFERRAL'), eq(bonuses.closedAs, 'fulfilled')))
  return present(paid, `the rewards of member ${inviterId}`).amount
}

/** The name of a member, to be masked before anybody sees it. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: members.id, name: members.username }).from(members).where(isAnyOf(members.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

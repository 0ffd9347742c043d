import { sql } from 'drizzle-orm'
import { ancestorsOf } from '../../identity/index.ts'
import { bigintArray, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { isLinkKind } from '../../money/index.ts'
import type { Link, Relation } from '../../money/index.ts'
import { networkTold } from '../../kernel/http/index.ts'
import type { Referral } from './referrals.ts'

/** How many of the members whom the same member has invited are looked at, the newest first. */
const mostFriends = 200

async function treeOf(db: Database, { invitedId, inviterId }: Referral): Promise<Map<number, Relation>> {
  const above = (await ancestorsOf(db, [inviterId])).get(inviterId) ?? []
  const friends = await rowsOf(
    db,
    sql`
    select invited_id as id from referrals where inviter_id = ${inviterId} and invited_id <> ${invitedId} order by at desc limit ${mostFriends}`,
  )
  return new Map<number, Relation>([
    ...friends.map(({ id }) => [Number(id), 'friend'] as const),
    ...above.map((id) => [id, 'above'] as const),
    [inviterId, 'inviter'],
  ])
}

/**
 * What an invited member shares with these members: devices, networks,
 * payout accounts, numbers, payers; and the money between them.
 */
const shared = (invitedId: number, others: readonly number[]) => sql`
  select 'device' as what, o.member_id as id, count(distinct o.device_id) as times, 0 as sum, null as network
  from sessions m join sessions o on o.device_id = m.device_id
  where m.member_id = ${invitedId} and o.member_id = any(${bigintArray(others)}) group by o.member_id
  union all
  select 'network', o.member_id, 1, 0, o.network from sessions m join sessions o on o.network = m.network
  where m.member_id = ${invitedId} and o.member_id = any(${bigintArray(others)}) group by o.member_id, o.network
  union all
  select 'payee', o.member_id, count(distinct o.number), 0, null from bank_cards m join bank_cards o on o.bank_code = m.bank_code and o.number = m.number
  where m.member_id = ${invitedId} and o.member_id = any(${bigintArray(others)}) group by o.member_id
  union all
  select 'phone', o.id, 1, 0, null from members m join members o on o.mobile = m.mobile
  where m.id = ${invitedId} and o.id = any(${bigintArray(others)})
  union all
  select 'payer', o.member_id, count(distinct o.payer), 0, null from deposits m join deposits o on o.payer = m.payer
  where m.member_id = ${invitedId} and o.member_id = any(${bigintArray(others)}) group by o.member_id
  union all
  select 'transfer', theirs.member_id, count(*), sum(abs(e.amount)), null
  from accounts mine join entries e on e.account_id = mine.id
  join transfers t on t.id = e.transfer_id and t.kind in ('upline-transfer', 'downline-transfer')
  join entries f on f.transfer_id = t.id and f.account_id <> mine.id join accounts theirs on theirs.id = f.account_id
  where mine.member_id = ${invitedId} and mine.wallet = 'main' and theirs.member_id = any(${bigintArray(others)}) group by theirs.member_id`

/** What an invited member shares with the inviter and with others of the inviter's tree. */
export async function referralLinks(db: Database, row: Referral): Promise<Link[]> {
  const tree = await treeOf(db, row)
  const loop = tree.get(row.invitedId)
  const others = [...tree.keys()].filter((id) => id !== row.invitedId)
  const rows = await rowsOf(db, shared(row.invitedId, others))
  const links = rows.flatMap(({ what, id, times, sum, network }): Link[] => {
    // The platform's own network, which all members share, is no evidence.
    if (what === 'network' && networkTold(String(network)) === null) return []
    if (!isLinkKind(what)) throw new Error(`${String(what)} is nothing that accounts share`)
    return [
      {
        what,
        relation: tree.get(Number(id)) ?? 'friend',
        memberId: Number(id),
        times: Number(times),
        sum: Number(sum),
      },
    ]
  })
  return loop ? [...links, { what: 'loop', relation: loop, memberId: row.invitedId, times: 1, sum: 0 }] : links
}

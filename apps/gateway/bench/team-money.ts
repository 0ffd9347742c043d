import { startOfDay } from '../src/kernel/jobs/market-calendar.ts'
import { day, dayMs, drawn, firstMember, memberOf, type TeamSize } from './team-sql.ts'

/** Agents of the upper levels that have a contract and are paid a commission every day. */
const earners = 1_110
const house = (name: string): string => `(select id from accounts where name = 'house/${name}')`

/**
 * What members paid in, staked, won and took out, and what agents were paid: transfers with two entries each, the
 * balances that follow from them, and the roll-ups.
 */
export function teamMoney({ days, now }: TeamSize): string[] {
  const start = startOfDay(now) - (days - 1) * dayMs
  return [
    `create temporary table booked (id uuid, kind text, round_id uuid, reference text, at bigint, member_id bigint, amount bigint, house bigint) on commit drop`,
    `insert into booked select md5('first/' || id)::uuid, 'deposit', null, 'D-TEAM-' || id, registered_at + 1000, id, 5000000, ${house('cash')}
      from members where id > ${firstMember} and id % 8 > 0`,
    `insert into booked select md5('first/' || id)::uuid, 'demo-credit', null, null, registered_at + 1000, id, 5000000, ${house('promotions')}
      from members where id > ${firstMember} and id % 8 = 0`,
    `insert into booked select md5('deposit/' || n || '/' || d)::uuid, 'deposit', null, 'D-TEAM-' || n || '-' || d, day + 1 + h / 16 % 3600000,
        ${memberOf('n')}, 50000 + 100 * (h % 1000), ${house('cash')}
      from team_days cross join lateral (select ${drawn('n::bigint * 1000 + d', 3)} as h) drawn where h % 4 = 0 and n % 8 <> 7`,
    `insert into booked select md5('withdrawal/' || n || '/' || d)::uuid, 'withdrawal', null, 'W-TEAM-' || n || '-' || d, day + 1 + h / 16 % 3600000,
        ${memberOf('n')}, -10000 - 100 * (h % 100), ${house('cash')}
      from team_days cross join lateral (select ${drawn('n::bigint * 1000 + d', 4)} as h) drawn where h % 8 = 1 and n % 8 <> 7`,
    `insert into booked select md5('bet/' || id)::uuid, 'bet', id, null, settled_at, member_id, -stake, ${house('games')}
      from rounds where member_id >= ${firstMember}`,
    `insert into booked select md5('win/' || id)::uuid, 'win', id, null, settled_at, member_id, win, ${house('games')}
      from rounds where member_id >= ${firstMember} and win > 0`,
    `insert into contracts (kind, category, upline_id, member_id, period, tiers, status, offered_at, accepted_at)
      select k.kind, 'CONS', case when n > 0 then ${memberOf('(n - 1) / 10')} end, ${memberOf('n')}, k.period,
        jsonb_build_array(jsonb_build_object('minimumBet', 1000000, 'minimumLoss', 0, 'activeMember', 1, 'rateType', 'P', 'rate', 1000 / (1 + n))),
        'accepted', ${start - dayMs}, ${start}
      from generate_series(0, ${earners}) n cross join (values ('daily', 'daily'), ('dividend', 'monthly')) k(kind, period)`,
    `insert into payouts (kind, member_id, category, from_at, until_at, turnover, net_loss, active_members, rate_type, rate, gross, adjustments, adjustment,
        carry_in, carry_out, amount, status, transfer_id, created_at, decided_at)
      select 'commission', ${memberOf('n')}, 'RNG', ${start} + d * ${dayMs}::bigint, ${start} + (d + 1) * ${dayMs}::bigint, amount * 1000, 0, 10, 'P', 1000, amount,
        '[]', 0, 0, 0, amount, 'approved', md5('commission/' || n || '/' || d)::uuid,
        ${start} + (d + 1) * ${dayMs}::bigint + 600000, ${start} + (d + 1) * ${dayMs}::bigint + 600000
      from generate_series(0, ${earners}) n cross join generate_series(0, ${days - 2}) d
        cross join lateral (select 100 * (1 + ${drawn('n::bigint * 1000 + d', 5)} % 500) as amount) drawn order by d, n`,
    `insert into booked select transfer_id, 'commission', null, null, decided_at, member_id, amount, ${house('agents')}
      from payouts where kind = 'commission' and member_id >= ${firstMember}`,
    `insert into transfers (id, kind, round_id, reference, at) select id, kind, round_id, reference, at from booked order by at`,
    `insert into entries (transfer_id, account_id, amount, at)
      select b.id, line.account, line.amount, b.at
      from booked b join accounts a on a.member_id = b.member_id and a.wallet = 'main'
        cross join lateral (values (a.id, b.amount), (b.house, -b.amount)) line(account, amount) order by b.at`,
    `update accounts set balance = told.balance from (
        select a.id, sum(b.amount) as balance from booked b join accounts a on a.member_id = b.member_id and a.wallet = 'main' group by 1
      ) told where told.id = accounts.id`,
    `insert into money_days (member_id, day, wallet, kind, incoming, outgoing, transfers)
      select member_id, ${day('at')}, 'main', kind, sum(greatest(amount, 0)), sum(least(amount, 0)), count(*)
      from booked group by 1, 2, 3, 4 order by 2, 1, 4`,
  ]
}

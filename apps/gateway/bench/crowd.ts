import { sql } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'

/** How many members and rounds to make, over how many days up to `now` (milliseconds since 1970). */
export interface CrowdSize {
  readonly members: number
  readonly rounds: number
  readonly days: number
  readonly now: number
}

/** The id of `crowd0`; the crowd of number `n` has this id plus `n`. */
export const firstId = 2_000_001
const dayMs = 86_400_000
const hourMs = 3_600_000
/** How far back what jobs have counted reaches. */
const countedDays = 14

/**
 * Adds members, their accounts in a tree of tens below `crowd0`, rounds and what jobs have written about them to a
 * seeded database, by statements that make their rows on the server. A tenth of the rounds, the newest, have their
 * stake in the ledger. The crowd of a number has ten below it, those of the numbers times ten to times ten plus nine;
 * the first ten and every tenth are agents. Triggers are off meanwhile, so it needs a superuser.
 */
export async function addCrowd(db: Database, { members, rounds, days, now }: CrowdSize): Promise<void> {
  const last = firstId + members - 1
  const memberId = (place: string) => `${firstId} + floor(power(random(), 2) * ${members} + 0 * ${place})::bigint`
  const statements = [
    `set local session_replication_role = replica`,
    `set local statement_timeout = 0`,
    `set local lock_timeout = 0`,
    `insert into members (id, username, username_key, nickname, type, upline_id, referral_code, rank_level, registered_at)
      overriding system value
      select ${firstId} + n, 'crowd' || n, 'crowd' || n, 'Crowd ' || n, case when n < 10 or n % 10 = 0 then 1 else 0 end,
        case when n > 0 then ${firstId} + n / 10 end, 'CROWD' || n, 0, ${now - days * dayMs}
      from generate_series(0, ${members - 1}) n`,
    `insert into member_ancestors (ancestor_id, member_id, depth)
      select ancestor_id, member_id, depth from ancestors_by_uplines(array(select id from members where id > ${firstId}))`,
    `select setval(pg_get_serial_sequence('members', 'id'), ${last + 1})`,
    `insert into accounts (name, member_id, wallet, balance)
      select 'member/' || id, id, 'main', 10000000 from members where id >= ${firstId}`,
    `insert into rebate_rates (member_id, product_type, rate, at)
      select id, 'RNG', 500 + (id % 10) * 100, ${now} from members where id >= ${firstId} and type = 1 on conflict do nothing`,
    `insert into rounds (id, member_id, game_id, stake, win, settled_at)
      select gen_random_uuid(), ${memberId('n')}, ids[1 + floor(random() * array_length(ids, 1))::int],
        100 * (1 + floor(random() * 50))::bigint, case when random() < 0.35 then floor(random() * 20000)::bigint else 0 end,
        ${now} - floor(${days * dayMs}::double precision * (${rounds} - n) / ${rounds})::bigint - 1000
      from generate_series(1, ${rounds}) n, (select array_agg(id) as ids from games) known`,
    `insert into member_days (member_id, day, category, stake, turnover, win, rounds, counted_rounds)
      select r.member_id, (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, g.category,
        sum(r.stake), sum(greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0)), sum(r.win), count(*),
        count(*) filter (where greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0) >= 2000)
      from rounds r join games g on g.id = r.game_id where r.member_id >= ${firstId} group by 1, 2, 3`,
    `insert into best_wins (board, bucket, round_id, member_id, game_id, win, settled_at)
      select board, bucket, id, member_id, game_id, win, settled_at from (
        select r.*, o.board, o.bucket, o.kept, row_number() over (partition by o.board, o.bucket order by r.win desc) as place
        from rounds r join games g on g.id = r.game_id cross join lateral (values
          ('ALL', (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
          (g.category, (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100)
        ) o(board, bucket, kept) where r.win > 0 and r.member_id >= ${firstId}
      ) best where place <= kept on conflict do nothing`,
    `insert into game_hours (game_id, hour, rounds)
      select game_id, settled_at / ${hourMs} * ${hourMs}, count(*) from rounds
      where settled_at >= ${now - countedDays * dayMs} and settled_at < ${Math.floor(now / hourMs) * hourMs} group by 1, 2 on conflict do nothing`,
    `insert into point_days (member_id, category, day, counted)
      select member_id, category, day, turnover from member_days where member_id >= ${firstId} and day >= ${now - countedDays * dayMs}`,
    `insert into point_rests (member_id, category, rest) select distinct member_id, category, 50 from point_days where member_id >= ${firstId}`,
    `insert into referrals (invited_id, inviter_id, at, rewarded_at)
      select m.id, u.id, m.registered_at, case when m.id % 2 = 0 then m.registered_at end
      from members m join members u on u.id = m.upline_id and u.type = 0 where m.id >= ${firstId} and m.id % 20 <> 0`,
    `insert into transfers (id, kind, round_id, at)
      select gen_random_uuid(), 'bet', id, settled_at from rounds
      where member_id >= ${firstId} and settled_at > ${now - Math.ceil((days * dayMs) / 10)}`,
    `insert into entries (transfer_id, account_id, amount, at)
      select t.id, line.account, line.amount, t.at
      from transfers t join rounds r on r.id = t.round_id join accounts a on a.member_id = r.member_id and a.wallet = 'main'
        cross join lateral (values (a.id, -r.stake), ((select id from accounts where name = 'house/games'), r.stake)) line(account, amount)
      where r.member_id >= ${firstId}`,
    `insert into money_days (member_id, day, wallet, kind, incoming, outgoing, transfers)
      select a.member_id, (e.at + 28800000) / 86400000 * 86400000 - 28800000, a.wallet, x.kind, sum(greatest(e.amount, 0)), sum(least(e.amount, 0)), count(*)
      from entries e join accounts a on a.id = e.account_id join transfers x on x.id = e.transfer_id
      where a.member_id >= ${firstId} and x.kind in ('bet') group by 1, 2, 3, 4`,
  ]
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
  await db.execute(sql.raw('analyze'))
}

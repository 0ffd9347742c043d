import { sql } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'
import { startOfDay } from '../src/kernel/jobs/market-calendar.ts'
import { teamMoney } from './team-money.ts'
import { day, dayMs, drawn, firstMember, memberOf, type TeamSize } from './team-sql.ts'

/** The tree: `team0` on top, ten below each; of 100,000 members 88,890 are on the fifth level. */
function people({ members, days, now }: TeamSize): string[] {
  const start = startOfDay(now) - (days - 1) * dayMs
  const parents = Math.floor((members - 1) / 10)
  const half = Math.floor(members / 2)
  return [
    `insert into members (id, username, username_key, nickname, type, upline_id, referral_code, rank_level, registered_at)
      overriding system value
      select ${memberOf('n')}, 'team' || n, 'team' || n, 'Team ' || n, case when n = 0 then 1 when n <= ${parents} then 2 else 0 end,
        case when n > 0 then ${memberOf('(n - 1) / 10')} end, 'TEAM' || n, 0,
        case when n <= ${half} then ${start - dayMs} - (${half} - n) * 60000::bigint
          else least(${start} + (n - ${half}) * ${days * dayMs}::bigint / ${members - half}, ${now - 1}) end
      from generate_series(0, ${members}) n`,
    `select setval(pg_get_serial_sequence('members', 'id'), ${firstMember + members + 1})`,
    `insert into member_ancestors (ancestor_id, member_id, depth)
      select ancestor_id, member_id, depth from ancestors_by_uplines(array(select id from members where id > ${firstMember}))`,
    `insert into accounts (name, member_id, wallet) select 'member/' || id, id, 'main' from members where id >= ${firstMember}`,
    `insert into sessions (token_hash, member_id, created_at, seen_at)
      select 'team/' || id, id, registered_at, ${now} - (id % 30) * ${dayMs}::bigint
      from members where id >= ${firstMember} and registered_at < ${start} and id % 4 = 0`,
  ]
}

/** Three rounds a day of play in the last weeks, one before: one member in ten plays on three days of ten, the others on one of fifty. */
function play({ members, days, now }: TeamSize): string[] {
  const start = startOfDay(now) - (days - 1) * dayMs
  const today = startOfDay(now)
  const lately = days - 35
  return [
    `create temporary table team_days on commit drop as
      select n, d, ${start} + d * ${dayMs}::bigint as day
      from generate_series(1, ${members}) n cross join generate_series(0, ${days - 1}) d
      where (${drawn('n * 1000 + d', 1)} & 1023) < case when n % 10 = 3 then 307 else 22 end
        and (n <= ${Math.floor(members / 2)} or d > (n - ${Math.floor(members / 2)}) * ${days}::bigint / ${Math.ceil(members / 2)})`,
    `insert into rounds (id, member_id, game_id, stake, win, settled_at)
      select id, ${memberOf('n')}, ids[1 + h % array_length(ids, 1)], stake, case when h / 128 % 10 < 3 then stake * (h / 4096 % 7) else 0 end, at
      from (
        select p.n, md5('round/' || n || '/' || d || '/' || k)::uuid as id, h, 100 * (1 + h / 64 % 50) as stake,
          p.day + h % case when p.day = ${today} then ${now - today} else ${dayMs} end as at
        from team_days p cross join generate_series(1, case when p.d < ${lately} then 1 else 3 end) k
          cross join lateral (select ${drawn('n::bigint * 10000 + d * 10 + k', 2)} as h) drawn
      ) r cross join (select array_agg(id order by id) as ids from games) known order by at`,
    `insert into member_days (member_id, day, category, stake, turnover, win, rounds, counted_rounds)
      select r.member_id, ${day('r.settled_at')}, g.category, sum(r.stake), sum(r.stake), sum(r.win), count(*), count(*) filter (where r.stake >= 2000)
      from rounds r join games g on g.id = r.game_id where r.member_id >= ${firstMember} group by 1, 2, 3 order by 2, 1, 3`,
  ]
}

/**
 * Fills a seeded database with the team of one agent, `team0`: `members` members on levels of ten times the size, with
 * `days` days of play, money and payouts up to `now`, by statements that make their rows on the server. The same numbers
 * make the same rows. Triggers are off meanwhile, so it needs a superuser.
 */
export async function addTeam(db: Database, size: TeamSize, say: (line: string) => void): Promise<void> {
  await db.transaction(async (tx) => {
    for (const set of [
      'session_replication_role = replica',
      'statement_timeout = 0',
      'lock_timeout = 0',
      'work_mem = 262144',
    ])
      await tx.execute(sql.raw(`set local ${set}`))
    for (const [what, statements] of Object.entries({
      people: people(size),
      play: play(size),
      money: teamMoney(size),
    })) {
      const began = performance.now()
      for (const statement of statements) await tx.execute(sql.raw(statement))
      say(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
  })
}

import { sql } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'
import { firstId } from './crowd.ts'

/** Of how many members of the crowd one has what is numbered here. */
const every = { deposit: 2, withdrawal: 3, bonus: 2, ticket: 3, lotteryTicket: 2 } as const
const hourMs = 3_600_000

const someOf = (n: number): string => `members m where m.id >= ${firstId} and m.id % ${n} = 0`
/** A moment of the last days before `now`, another one for each member. */
const past = (now: number, days: number): string => `${now} - 1000 - (m.id % ${days * 24}) * ${hourMs}`

const statementsOf = (now: number, days: number): readonly string[] => [
  `insert into bank_cards (member_id, kind, bank_code, holder, number, at)
    select m.id, 'EW', 'PERLAS', m.nickname, '09' || lpad(m.id::text, 9, '0'), m.registered_at
    from ${someOf(every.withdrawal)} on conflict do nothing`,
  `insert into deposits (id, order_no, member_id, method, channel, bank_code, amount, status, reference, payer, transfer_id, at, expires_at, settled_at)
    select gen_random_uuid(), 'D-CROWD-' || m.id, m.id, 'qr', 'TLYPERLAS', 'PERLAS', 50000, 'paid', 'TLY-CROWD-' || m.id, 'payer-' || m.id,
      gen_random_uuid(), ${past(now, days)}, ${past(now, days)} + 1800000, ${past(now, days)} + 60000
    from ${someOf(every.deposit)}`,
  `insert into transfers (id, kind, reference, at)
    select transfer_id, 'deposit', order_no, settled_at from deposits where order_no like 'D-CROWD-%'`,
  `insert into withdrawals (id, order_no, member_id, card_id, kind, amount, stage, at, stage_at)
    select gen_random_uuid(), 'W-CROWD-' || m.id, m.id, c.id, 'EW', 20000,
      case when m.id % 50 = 0 then 'approved' else 'received' end, ${past(now, days)}, ${past(now, days)} + 60000
    from bank_cards c join members m on m.id = c.member_id where m.id >= ${firstId}`,
  `insert into accounts (name, member_id, wallet, balance)
    select 'member/' || member_id || '/held', member_id, 'held', amount from withdrawals
    where order_no like 'W-CROWD-%' and stage = 'approved'`,
  `insert into withdrawal_stages (withdrawal_id, stage, at, by)
    select id, stage, at, 'clock' from withdrawals where order_no like 'W-CROWD-%'
    union all
    select id, 'paid', stage_at, 'clock' from withdrawals where order_no like 'W-CROWD-%' and stage = 'received'`,
  `insert into transfers (id, kind, reference, at)
    select gen_random_uuid(), 'withdrawal', order_no, stage_at from withdrawals where order_no like 'W-CROWD-%' and stage = 'received'`,
  `insert into entries (transfer_id, account_id, amount, at)
    select t.id, line.account, line.amount, t.at
    from (
      select transfer_id as id, member_id, amount, settled_at as at from deposits where order_no like 'D-CROWD-%'
      union all
      select t.id, w.member_id, -w.amount, t.at from withdrawals w join transfers t on t.reference = w.order_no where w.order_no like 'W-CROWD-%'
    ) t join accounts a on a.member_id = t.member_id and a.wallet = 'main'
      cross join lateral (values (a.id, t.amount), ((select id from accounts where name = 'house/cash'), -t.amount)) line(account, amount)`,
  `insert into money_days (member_id, day, wallet, kind, incoming, outgoing, transfers)
      select a.member_id, (e.at + 28800000) / 86400000 * 86400000 - 28800000, a.wallet, x.kind, sum(greatest(e.amount, 0)), sum(least(e.amount, 0)), count(*)
      from entries e join accounts a on a.id = e.account_id join transfers x on x.id = e.transfer_id
      where a.member_id >= ${firstId} and x.kind in ('deposit', 'withdrawal') group by 1, 2, 3, 4`,
  `insert into bonuses (id, member_id, kind, note, amount, wager, locked, weights, at, expires_at, closed_at, closed_as, staked)
    select gen_random_uuid(), m.id, 'deposit', 'Second deposit', 10000, 500000, is_open, '{"RNG": 5}', ${past(now, days)},
      ${past(now, days)} + 2592000000::bigint, case when not is_open then ${past(now, days)} + 86400000 end,
      case when not is_open then case when m.id % 4 = 0 then 'lapsed' else 'fulfilled' end end, case when not is_open then 1000 end
    from (select *, id % 20 = 0 as is_open from ${someOf(every.bonus)}) m`,
  `insert into tickets (member_id, reference, title, amount, terms, status, at, expires_at, used_at)
    select m.id, 'crowd/' || m.id, '{"EN": "Ticket", "TY": "Tiket"}', 1000,
      '{"multiple": 1, "on": "bonus", "excluded": [], "maxBet": null, "days": 30, "minDeposit": null}',
      case when m.id % 2 = 0 then 'CLAIMED' else 'AVAILABLE' end, ${past(now, days)}, ${past(now, days)} + 2592000000::bigint,
      case when m.id % 2 = 0 then ${past(now, days)} + 60000 end
    from ${someOf(every.ticket)}`,
  `insert into lottery_tickets (id, member_id, game_id, draw_at, wallet, lines, stake, seal, sold_at, win, numbers)
    select gen_random_uuid(), m.id, l.game_id, ${past(now, days)} + 300000, 'main', '[]', 1000, 'sealed', ${past(now, days)}, 0, '1 2 3'
    from (select * from ${someOf(every.lotteryTicket)}) m cross join (select game_id from lotteries order by game_id limit 1) l`,
]

/**
 * Gives the crowd deposits and withdrawals with their money in the ledger, bonuses that
 * are over or locked, tickets of rewards and of lotteries: of each more than a table
 * may have that is read whole. Triggers are off meanwhile, so it needs a superuser.
 */
export async function addMoney(
  db: Database,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<void> {
  const statements = [
    `set local session_replication_role = replica`,
    `set local statement_timeout = 0`,
    `set local lock_timeout = 0`,
    ...statementsOf(now, days),
  ]
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
  await db.execute(sql.raw('analyze'))
}

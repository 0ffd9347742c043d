import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/db/index.ts'

/** A whole number from 0 that always comes out the same for a text. */
const digest = (text: string, below: number) =>
  sql.raw(`((('x' || substr(md5(${text}), 1, 7))::bit(28)::int) % ${below})`)

/** An order number made of a day and the id of a transfer. */
const orderNo = (kind: 'D' | 'W') =>
  sql.raw(
    `'${kind}' || to_char(to_timestamp(t.at / 1000.0) at time zone 'Asia/Manila', 'YYMMDD') || '-' || upper(substr(md5(t.id::text), 1, 8))`,
  )

/** Gives each member of the history who has withdrawn a wallet to be paid to. */
async function seedCards(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into bank_cards (member_id, kind, bank_code, holder, number, at)
    select m.id, 'EW', case ${digest('m.id::text', 2)} when 0 then 'PERLAS' else 'ALON' end, m.nickname,
      '09' || lpad(${digest(`m.id::text || 'n'`, 1_000_000_000)}::text, 9, '0'), m.registered_at
    from members m
    where not exists (select 1 from bank_cards c where c.member_id = m.id) and exists (
      select 1 from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where a.member_id = m.id and t.kind = 'withdrawal' and t.reference is null)
    on conflict do nothing`)
}

/** Tells the deposits behind the money that came in the history: by which channel, and how long it took. */
async function seedDeposits(tx: Database): Promise<void> {
  await tx.execute(sql`
    with booked as (
      select t.id, t.at, a.member_id, e.amount, ${orderNo('D')} as order_no, ${digest('t.id::text', 4)} as way,
        40000 + ${digest(`t.id::text || 't'`, 110)} * 1000 as took
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.kind = 'deposit' and t.reference is null and a.wallet = 'main'
    ), told as (
      insert into deposits (id, order_no, member_id, method, channel, bank_code, amount, status, reference, transfer_id, at, expires_at, settled_at)
      select id, order_no, member_id, case when way < 3 then 'qr' else 'launch' end,
        (array['TLYPERLAS', 'TLYPERLAS', 'TLYALON', 'TLYBANK'])[way + 1], (array['PERLAS', 'PERLAS', 'ALON', 'SINAG'])[way + 1],
        amount, 'paid', 'TLY-' || substr(md5(id::text), 1, 24), id, at - took, at - took + 1800000, at
      from booked
      returning transfer_id, order_no, channel
    )
    update transfers set reference = told.order_no, note = told.channel from told where transfers.id = told.transfer_id`)
}

/** Tells the withdrawals behind the money that left in the history, each with the stages it went through. */
async function seedWithdrawals(tx: Database, now: number): Promise<void> {
  await tx.execute(sql`
    with booked as (
      select t.id, t.at, a.member_id, -e.amount as amount, ${orderNo('W')} as order_no,
        (select c.id from bank_cards c where c.member_id = a.member_id order by c.id limit 1) as card_id
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.kind = 'withdrawal' and t.reference is null and a.wallet = 'main'
    ), told as (
      insert into withdrawals (id, order_no, member_id, card_id, kind, amount, stage, at, stage_at)
      select id, order_no, member_id, card_id, 'EW', amount, 'received', at, least(at + 2400000, ${now}) from booked
      where card_id is not null
      returning id, order_no, at, stage_at
    ), steps as (
      insert into withdrawal_stages (withdrawal_id, stage, at, by)
      select told.id, step.stage, least(told.at + step.after + ${digest('told.id::text', 7)} * 30000 * step.place, told.stage_at), step.by
      from told cross join (values
        ('submitted', 0, 'member', 0), ('checking', 60000, 'clock', 0), ('approved', 240000, 'operator', 1),
        ('paying', 300000, 'operator', 1), ('paid', 480000, 'clock', 1), ('received', 2400000, 'member', 0)
      ) as step (stage, after, by, place)
      order by told.at, step.after
    )
    update transfers set reference = told.order_no from told where transfers.id = told.id`)
}

/** Gives every deposit and withdrawal of the history the order behind it; what has one is left as it is. */
export async function seedOrders(tx: Database, now: number): Promise<void> {
  await seedCards(tx)
  await seedDeposits(tx)
  await seedWithdrawals(tx, now)
}

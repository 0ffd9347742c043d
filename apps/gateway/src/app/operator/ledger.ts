import { sql } from 'drizzle-orm'
import { ledgerFaults } from '../../kernel/ledger/index.ts'
import { CommandError, type Command } from './command.ts'
import { present } from '../../kernel/objects/index.ts'
import { majorUnits } from './major-units.ts'

type Row = {
  readonly transfers: string | number
  readonly held: string | number
  readonly bonus: string | number
  readonly owed: string | number
}

/** Checks the books and says what the operator owes its members. */
export const ledgerCommand: Command = {
  name: 'ledger',
  usage: 'ledger',
  does: 'check that the books are sound, and say what is owed to members',
  async run({ db }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const faults = await ledgerFaults(db)
    if (faults.length > 0) return faults.map(({ rule, count }) => ({ 'broken rule': rule, times: count }))
    const { rows } = await db.execute<Row>(sql`
      select (select count(*) from transfers) as transfers,
        coalesce(sum(balance) filter (where wallet = 'held'), 0) as held,
        coalesce(sum(balance) filter (where wallet = 'bonus'), 0) as bonus,
        coalesce(sum(balance) filter (where wallet not in ('held', 'bonus')), 0) as owed
      from accounts where member_id is not null`)
    const row = present(rows[0], 'the sums of the wallets')
    const pesos = (minor: string | number): string => majorUnits(Number(minor))
    return `The books are sound: ${Number(row.transfers)} transfers, ${pesos(row.owed)} owed to members, ${pesos(row.held)} held for withdrawals, ${pesos(row.bonus)} in bonuses.`
  },
}

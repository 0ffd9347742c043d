import { asc, eq } from 'drizzle-orm'
import { members, redemptions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { approveRedemption, lockRedemption, rejectRedemption, rejectReasons } from '../../rewards/index.ts'
import type { RedemptionRow } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { momentText } from './moment-text.ts'

const most = 50

/** Does something with a redemption that waits, in one transaction. */
const decide = (
  { db }: Gateway,
  refNo: string,
  effect: (tx: Database, row: RedemptionRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockRedemption(tx, refNo)
    if (!row) throw new CommandError(`no redemption ${refNo} waits for a decision`)
    await effect(tx, row)
  })

/** Lists the gifts that wait to be sent, oldest first. */
export const redemptionsCommand: Command = {
  name: 'redemptions',
  usage: 'redemptions',
  does: 'list the gifts of the points shop that wait for a decision',
  async run({ db }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const rows = await db
      .select({ row: redemptions, username: members.username })
      .from(redemptions)
      .innerJoin(members, eq(members.id, redemptions.memberId))
      .where(eq(redemptions.status, 'process'))
      .orderBy(asc(redemptions.at))
      .limit(most)
    if (rows.length === 0) return 'No gift waits.'
    return rows.map(({ row: { refNo, name, quantity, points, mobile, address, at }, username }) => ({
      refNo,
      member: username,
      gift: name.EN,
      quantity,
      points,
      mobile,
      address,
      at: momentText(at),
    }))
  },
}

/** Approves a gift: it is on its way. */
export const approveRedemptionCommand: Command = {
  name: 'approve-redemption',
  usage: 'approve-redemption <refNo>',
  does: 'approve a gift of the points shop: it is on its way',
  async run(gateway, args) {
    const [refNo, ...rest] = args
    if (!refNo || rest.length > 0) throw new CommandError(this.usage)
    await decide(gateway, refNo, (tx, row) => approveRedemption(tx, gateway.ports, row, gateway.clock.now()))
    return `${refNo} is approved.`
  },
}

/** Rejects a gift: its points come back. */
export const rejectRedemptionCommand: Command = {
  name: 'reject-redemption',
  usage: 'reject-redemption <refNo> <reason>',
  does: `reject a gift of the points shop; the points come back and the member reads the reason: ${rejectReasons.slice(3).join(', ')}, or your own words`,
  async run(gateway, args) {
    const [refNo, ...words] = args
    if (!refNo || words.length === 0) throw new CommandError(this.usage)
    await decide(gateway, refNo, (tx, row) =>
      rejectRedemption(tx, gateway.ports, row, words.join(' '), gateway.clock.now()),
    )
    return `${refNo} is rejected.`
  },
}

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members, redemptions } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { approveRedemption, holdRedemption, rejectRedemption, type RedemptionRow } from '../points/decide-redemption.ts'
import { CommandError, type Command } from './command.ts'

const most = 50
const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Does something with a redemption that waits, in one transaction. */
const decide = (
  { db }: Gateway, refNo: string, effect: (tx: Database, row: RedemptionRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const row = await holdRedemption(tx, refNo)
    if (!row) throw new CommandError(`no redemption ${refNo} waits for a decision`)
    await effect(tx, row)
  })

/** Lists the gifts that wait to be sent, oldest first. */
export const redemptionsCommand: Command = {
  name: 'redemptions',
  usage: 'redemptions',
  does: 'list the gifts of the point mall that wait for a decision',
  async run({ db }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const rows = await db.select({ row: redemptions, username: members.username }).from(redemptions)
      .innerJoin(members, eq(members.id, redemptions.memberId)).where(eq(redemptions.status, 'process'))
      .orderBy(asc(redemptions.at)).limit(most)
    if (rows.length === 0) return 'No gift waits.'
    return rows.map(({ row: { refNo, name, quantity, points, mobile, address, at }, username }) => ({
      refNo, member: username, gift: name.EN, quantity, points, mobile, address, at: moment(at),
    }))
  },
}

/** Approves a gift: it is on its way. */
export const approveRedemptionCommand: Command = {
  name: 'approve-redemption',
  usage: 'approve-redemption <refNo>',
  does: 'approve a gift of the point mall: it is on its way',
  async run(gateway, args) {
    const [refNo, ...rest] = args
    if (!refNo || rest.length > 0) throw new CommandError(this.usage)
    await decide(gateway, refNo, (tx, row) => approveRedemption(tx, row, gateway.clock.now()))
    return `${refNo} is approved.`
  },
}

/** Rejects a gift: its points come back. */
export const rejectRedemptionCommand: Command = {
  name: 'reject-redemption',
  usage: 'reject-redemption <refNo> <reason>',
  does: 'reject a gift of the point mall; the points come back and the member reads the reason',
  async run(gateway, args) {
    const [refNo, ...words] = args
    if (!refNo || words.length === 0) throw new CommandError(this.usage)
    await decide(gateway, refNo, (tx, row) => rejectRedemption(tx, row, words.join(' '), gateway.clock.now()))
    return `${refNo} is rejected.`
  },
}

import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { depositReceipts, deposits, members } from '../../kernel/db/index.ts'
import { openStatuses, settleDeposit } from '../../money/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'
import { momentText } from './moment-text.ts'

const most = 50
const statuses = ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled']

/** Lists deposits that are open, or those of a status. */
export const depositsCommand: Command = {
  name: 'deposits',
  usage: 'deposits [status]',
  does: 'list the deposits that are open, or those of a status',
  async run({ db }, args) {
    const [status, ...rest] = args
    if (rest.length > 0 || (status && !statuses.includes(status)))
      throw new CommandError(`${this.usage}; statuses: ${statuses.join(', ')}`)
    const rows = await db
      .select({ order: deposits, username: members.username, receipt: depositReceipts.type })
      .from(deposits)
      .innerJoin(members, eq(members.id, deposits.memberId))
      .leftJoin(depositReceipts, eq(depositReceipts.depositId, deposits.id))
      .where(status ? sql`${deposits.status} = ${status}` : inArray(deposits.status, [...openStatuses]))
      .orderBy(status ? desc(deposits.at) : asc(deposits.at))
      .limit(most)
    if (rows.length === 0) return 'No deposit stands so.'
    return rows.map(({ order, username, receipt }) => ({
      order: order.orderNo,
      member: username,
      status: order.status,
      method: order.method,
      bank: order.bankCode,
      amount: majorUnits(order.amount),
      paid: order.paidAmount === null ? '' : majorUnits(order.paidAmount),
      reference: order.reference ?? '',
      receipt: receipt ?? '',
      at: momentText(order.at),
    }))
  },
}

/** Books a deposit whose money the cashier has found, by the sum that was found. */
export const confirmDepositCommand: Command = {
  name: 'confirm-deposit',
  usage: 'confirm-deposit <order> [amount]',
  does: 'book a deposit whose money has arrived, by the amount that has where it is another',
  async run({ db, clock, ports }, args) {
    const [orderNo, told, ...rest] = args
    if (!orderNo || rest.length > 0 || (told !== undefined && !/^\d{1,9}(\.\d{1,2})?$/.test(told)))
      throw new CommandError(this.usage)
    return db.transaction(async (tx) => {
      const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderNo, orderNo)).for('update')
      if (!deposit) throw new CommandError(`there is no deposit ${orderNo}`)
      if (deposit.status === 'paid') throw new CommandError(`${orderNo} is booked already`)
      const amount = told === undefined ? (deposit.paidAmount ?? deposit.amount) : Math.round(Number(told) * 100)
      if (amount <= 0) throw new CommandError(this.usage)
      await settleDeposit(tx, ports, deposit, { amount, reference: null, now: clock.now() })
      return `${orderNo} is booked with ${majorUnits(amount)}.`
    })
  },
}

/** Ends a deposit whose money is not to be found. */
export const refuseDepositCommand: Command = {
  name: 'refuse-deposit',
  usage: 'refuse-deposit <order> <reason>',
  does: 'end a deposit whose money has not arrived; the member reads the reason',
  async run({ db, clock, ports }, args) {
    const [orderNo, ...words] = args
    if (!orderNo || words.length === 0) throw new CommandError(this.usage)
    return db.transaction(async (tx) => {
      const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderNo, orderNo)).for('update')
      if (!deposit) throw new CommandError(`there is no deposit ${orderNo}`)
      if (!['pending', 'checking'].includes(deposit.status))
        throw new CommandError(`${orderNo} is ${deposit.status} already`)
      const [reason, now] = [words.join(' '), clock.now()]
      await tx.update(deposits).set({ status: 'failed', reason, settledAt: now }).where(eq(deposits.id, deposit.id))
      const values = { orderNo, amount: deposit.amount, reason }
      await ports.notify(tx, { memberId: deposit.memberId, kind: 'deposit.rejected', values, at: now })
      return `${orderNo} is refused.`
    })
  },
}

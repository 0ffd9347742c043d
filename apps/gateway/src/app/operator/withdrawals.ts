import { asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import { caseOf, finalStatuses, stages, transitionWithdrawal } from '../../money/index.ts'
import { members, payoutAccounts, withdrawals } from '../../kernel/db/index.ts'
import type { WithdrawalStatus } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command, type CommandAnswer } from './command.ts'
import { majorUnits } from './major-units.ts'
import { momentText } from './moment-text.ts'

const most = 50

/** Moves a withdrawal on in the operator's name. @throws CommandError when there is no such order or no such step */
async function move(
  { db, clock, ports }: Gateway,
  orderNo: string,
  to: WithdrawalStatus,
  reason: string | null,
): Promise<CommandAnswer> {
  return db.transaction(async (tx) => {
    const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)).for('update')
    if (!withdrawal) throw new CommandError(`there is no withdrawal ${orderNo}`)
    const held = await caseOf(tx, 'withdrawal', orderNo)
    if (held?.state === 'open')
      throw new CommandError(`${orderNo} waits in case ${held.id}: give "cases release" or "cases refuse"`)
    const moved = await transitionWithdrawal(tx, ports, withdrawal, { to, by: 'operator', reason, now: clock.now() })
    if (!moved) throw new CommandError(`${orderNo} is ${withdrawal.stage}; it cannot be made ${to}`)
    return `${orderNo} is ${moved.stage}.`
  })
}

const one = (usage: string, args: readonly string[]): string => {
  const [orderNo, ...rest] = args
  if (!orderNo || rest.length > 0) throw new CommandError(usage)
  return orderNo
}

const reasoned = (usage: string, args: readonly string[]): { orderNo: string; reason: string } => {
  const [orderNo, ...words] = args
  if (!orderNo || words.length === 0) throw new CommandError(usage)
  return { orderNo, reason: words.join(' ') }
}

/** Lists withdrawals that are not over, or those of a stage. */
export const withdrawalsCommand: Command = {
  name: 'withdrawals',
  usage: 'withdrawals [stage]',
  does: 'list the withdrawals under way, or those of a stage',
  async run({ db }, args) {
    const [stage, ...rest] = args
    if (rest.length > 0 || (stage && !Object.hasOwn(stages, stage)))
      throw new CommandError(`${this.usage}; stages: ${Object.keys(stages).join(', ')}`)
    const rows = await db
      .select({
        order: withdrawals,
        username: members.username,
        bank: payoutAccounts.bankCode,
        holder: payoutAccounts.holder,
        number: payoutAccounts.number,
      })
      .from(withdrawals)
      .innerJoin(members, eq(members.id, withdrawals.memberId))
      .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.cardId))
      .where(stage ? sql`${withdrawals.stage} = ${stage}` : notInArray(withdrawals.stage, [...finalStatuses]))
      .orderBy(stage ? desc(withdrawals.at) : asc(withdrawals.at))
      .limit(most)
    if (rows.length === 0) return 'No withdrawal stands so.'
    return rows.map(({ order, username, bank, holder, number }) => ({
      order: order.orderNo,
      member: username,
      stage: order.stage,
      amount: majorUnits(order.amount),
      charge: majorUnits(order.charge),
      bank,
      holder,
      number,
      since: momentText(order.statusAt),
    }))
  },
}

/** Approves a withdrawal. */
export const approveCommand: Command = {
  name: 'approve',
  usage: 'approve <order>',
  does: 'approve a withdrawal',
  async run(gateway, args) {
    return move(gateway, one(this.usage, args), 'approved', null)
  },
}

/** Sends an approved withdrawal to the bank, or one that did not arrive once more. */
export const payCommand: Command = {
  name: 'pay',
  usage: 'pay <order>',
  does: 'send an approved withdrawal to the bank (which takes a minute), or once more one that did not arrive',
  async run(gateway, args) {
    return move(gateway, one(this.usage, args), 'paying', null)
  },
}

/** Refuses a withdrawal; its money returns to the member. */
export const refuseCommand: Command = {
  name: 'refuse',
  usage: 'refuse <order> <reason>',
  does: 'refuse a withdrawal; the member reads the reason and gets the money back',
  async run(gateway, args) {
    const { orderNo, reason } = reasoned(this.usage, args)
    return move(gateway, orderNo, 'refused', reason)
  },
}

/** Closes a withdrawal that the member says has not arrived, when the bank proves that it has. */
export const forceReceivedCommand: Command = {
  name: 'force-received',
  usage: 'force-received <order> <reason>',
  does: 'close a withdrawal that was said not to have arrived, with what proves that it has',
  async run(gateway, args) {
    const { orderNo, reason } = reasoned(this.usage, args)
    return move(gateway, orderNo, 'forced-received', reason)
  },
}

import { payoutStatuses } from '@parlour/api-client/endpoints'
import { and, asc, desc, eq } from 'drizzle-orm'
import { members, payouts } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayText } from '../../kernel/jobs/index.ts'
import { decidePayout, inNoCase } from '../../agents/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'

const most = 50

/** Lists what agents were paid or are to be: salaries, dividends, commissions. */
export const salariesCommand: Command = {
  name: 'salaries',
  usage: 'salaries [in-process|approved|rejected]',
  does: `list the ${most} newest payouts of agents, with how each came about`,
  async run({ db }, args) {
    const status = payoutStatuses.find((one) => one === args[0])
    if (args.length > 1 || (args.length === 1 && !status)) throw new CommandError(this.usage)
    const rows = await db
      .select({ payout: payouts, account: members.username })
      .from(payouts)
      .innerJoin(members, eq(members.id, payouts.memberId))
      .where(status ? eq(payouts.status, status) : undefined)
      .orderBy(desc(payouts.until), desc(payouts.id))
      .limit(most)
    if (rows.length === 0) return 'There are none.'
    return rows.map(({ payout, account }) => ({
      id: payout.id,
      kind: payout.kind,
      account,
      category: payout.category,
      until: dayText(payout.until - 1),
      turnover: majorUnits(payout.turnover),
      rate: payout.rateType === 'P' ? `${payout.rate / 10_000}%` : majorUnits(payout.rate),
      gross: majorUnits(payout.gross),
      adjustments: majorUnits(payout.adjustment),
      carried: majorUnits(payout.carryIn),
      paid: majorUnits(payout.amount),
      status: payout.status,
    }))
  },
}

async function idsOf(gateway: Gateway, usage: string, args: readonly string[]): Promise<number[]> {
  const [named, ...rest] = args
  if (named === undefined || rest.length > 0) throw new CommandError(usage)
  if (named === 'all') {
    const waiting = await gateway.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.status, 'in-process'), inNoCase))
      .orderBy(asc(payouts.id))
    return waiting.map(({ id }) => id)
  }
  const id = Number(named)
  if (!Number.isSafeInteger(id)) throw new CommandError(usage)
  return [id]
}

async function decideAll(
  { db, clock }: Gateway,
  ids: readonly number[],
  approve: boolean,
  reason = '',
): Promise<string> {
  const lines: string[] = []
  for (const id of ids) {
    const state = await db.transaction((tx) => decidePayout(tx, { id, approve, reason, now: clock.now() }))
    if (state === 'unknown') throw new CommandError(`there is no payout ${id}`)
    if (typeof state === 'object')
      throw new CommandError(`payout ${id} waits in case ${state.caseId}: give "cases release" or "cases refuse"`)
    lines.push(`Payout ${id} is ${state}.`)
  }
  return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
}

/** Approves and pays what waits. */
export const approvePayoutCommand: Command = {
  name: 'approve-payout',
  usage: 'approve-payout <id|all>',
  does: 'approve and pay a dividend or salary that is in process, or all of them',
  async run(gateway, args) {
    return decideAll(gateway, await idsOf(gateway, this.usage, args), true)
  },
}

const longestReason = 140

/** Rejects what waits; it is not paid. */
export const rejectPayoutCommand: Command = {
  name: 'reject-payout',
  usage: 'reject-payout <id> [reason]',
  does: 'reject a dividend or salary that is in process; the agent reads the reason',
  async run(gateway, args) {
    if (args[0] === 'all') throw new CommandError(this.usage)
    const [id = '', ...reason] = args
    return decideAll(gateway, await idsOf(gateway, this.usage, [id]), false, reason.join(' ').slice(0, longestReason))
  },
}

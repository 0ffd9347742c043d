import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import type { Job, Period } from '../jobs/job.ts'
import { dayMs, dayText, startOfWeek } from '../jobs/manila-calendar.ts'
import { memberBatch, memberCursor } from '../jobs/member-batch.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { turnoverOf } from '../records/turnover.ts'
import { giveAndTell } from './give-and-tell.ts'
import { share } from '../salaries/share.ts'
import { cashback, cashbackCeiling, cashbackSteps } from './rules.ts'
import { isRunning, promotionTitle } from './running-promotion.ts'

const week = 7 * dayMs
const grace = 600_000
const wholeRate = 10_000

/** What the week's net loss brings back, as far as the week's turnover bears it; all in minor units. */
export function cashbackOf(loss: number, turnover: number): number {
  const step = cashbackSteps.findLast((known) => loss >= known.loss)
  return step ? Math.min(Math.floor((loss * step.rate) / wholeRate), share(turnover, cashbackCeiling)) : 0
}

/** Gives these members the cashback of a week, once. */
async function payCashback(tx: Database, gateway: Pick<Gateway, 'content'>, weekOf: Period, { ids, at }: { ids: readonly number[]; at: number }): Promise<void> {
  const { promotionId, type, terms } = cashback
  const weeks = new Map<number, { loss: number; turnover: number }>()
  for (const { memberId, stake, win, turnover } of await turnoverOf(tx, weekOf, ids)) {
    const before = weeks.get(memberId) ?? { loss: 0, turnover: 0 }
    weeks.set(memberId, { loss: before.loss + stake - win, turnover: before.turnover + turnover })
  }
  const due = [...weeks].flatMap(([memberId, { loss, turnover }]) => {
    const amount = cashbackOf(loss, turnover)
    return amount > 0 ? [{ memberId, amount }] : []
  })
  await lockWallets(tx, due.map(({ memberId }) => memberId))
  for (const { memberId, amount } of due) {
    await giveAndTell(tx, {
      memberId, type, promotionId, terms, at,
      reference: dayText(weekOf.from),
      title: promotionTitle(gateway, promotionId),
      amount,
    })
  }
}

/**
 * Friday cashback: ten minutes after a week that began while it ran has ended on Friday midnight, when the last rounds
 * are booked.
 */
export const cashbackJob: Job = {
  name: 'cashback',
  every: week,
  offset: startOfWeek(0, cashback.weekday) + grace,
  makeUp: 4,
  queue: 'settlement',
  async batch(tx, gateway, period, { cursor, size }) {
    const until = startOfWeek(period.until, cashback.weekday)
    const from = until - week
    if (!isRunning(gateway, cashback.promotionId, from)) return null
    const { ids, next } = await memberBatch(tx, memberCursor(cursor), size)
    await payCashback(tx, gateway, { from, until }, { ids, at: period.until })
    return next
  },
}

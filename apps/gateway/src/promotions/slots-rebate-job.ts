import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import type { Job, Period } from '../jobs/job.ts'
import { dayMs, dayText, startOfDay } from '../jobs/manila-calendar.ts'
import { memberBatch, memberCursor } from '../jobs/member-batch.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { turnoverOf } from '../records/turnover.ts'
import { giveAndTell } from './give-and-tell.ts'
import { slotsRebate } from './rules.ts'
import { isRunning, promotionTitle } from './running-promotion.ts'

const nine = 9 * 3_600_000
const wholeRate = 10_000

/** What the stakes of a day on slots bring back; both in minor units. */
export const slotsRebateOf = (stake: number): number =>
  stake < slotsRebate.from ? 0 : Math.floor((stake * slotsRebate.rate) / wholeRate)

/** Gives these members the slots rebate of a day, once. */
async function paySlotsRebate(tx: Database, gateway: Pick<Gateway, 'content'>, day: Period, { ids, at }: { ids: readonly number[]; at: number }): Promise<void> {
  const { promotionId, type, terms } = slotsRebate
  const slots = (await turnoverOf(tx, day, ids)).filter(({ category, turnover }) => category === 'RNG' && slotsRebateOf(turnover) > 0)
  await lockWallets(tx, slots.map(({ memberId }) => memberId))
  for (const { memberId, turnover } of slots) {
    await giveAndTell(tx, {
      memberId, type, promotionId, terms, at,
      reference: dayText(day.from),
      title: promotionTitle(gateway, promotionId),
      amount: slotsRebateOf(turnover),
    })
  }
}

/** The slots rebate of the day before, at nine in the morning, when it ran as that day began. */
export const slotsRebateJob: Job = {
  name: 'slots-rebate',
  every: dayMs,
  offset: startOfDay(0) + nine,
  makeUp: 14,
  queue: 'settlement',
  async batch(tx, gateway, period, { cursor, size }) {
    const until = startOfDay(period.until)
    const from = until - dayMs
    if (!isRunning(gateway, slotsRebate.promotionId, from)) return null
    const { ids, next } = await memberBatch(tx, memberCursor(cursor), size)
    await paySlotsRebate(tx, gateway, { from, until }, { ids, at: period.until })
    return next
  },
}

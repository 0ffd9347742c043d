import type { Database, PromotionRules } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs, dayText, memberBatch, memberCursor, startOfDay } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { turnoverOf } from '../../money/index.ts'
import { giveAndNotify } from './give-and-notify.ts'
import { promotionTitle, ranThrough, referenceFor, type PaidPromotion } from './running-promotion.ts'

const nine = 9 * 3_600_000
const wholeRate = 10_000

/** What the turnover of a day brings back; both in minor units. */
export const dailyRebateOf = ({ from, rate }: PromotionRules['REBATE'], turnover: number): number =>
  turnover < from ? 0 : Math.floor((turnover * rate) / wholeRate)

/** Gives these members the rebate of a day, once. */
async function payDailyRebate(
  tx: Database,
  gateway: Pick<Gateway, 'content' | 'ports'>,
  promotion: PaidPromotion<'REBATE'>,
  { day, ids, at }: { day: Period; ids: readonly number[]; at: number },
): Promise<void> {
  const { id: promotionId, rule, terms } = promotion
  const due = (await turnoverOf(tx, day, ids)).filter(
    ({ category, turnover }) => category === rule.category && dailyRebateOf(rule, turnover) > 0,
  )
  await lockWallets(
    tx,
    due.map(({ memberId }) => memberId),
  )
  for (const { memberId, turnover } of due) {
    await giveAndNotify(tx, gateway.ports, {
      memberId,
      type: rule.type,
      promotionId,
      terms,
      at,
      reference: referenceFor(promotion, dayText(day.from)),
      title: promotionTitle(gateway, promotionId),
      amount: dailyRebateOf(rule, turnover),
    })
  }
}

/** The daily rebates of the day before, at nine in the morning, for every promotion that ran through that day. */
export const dailyRebateJob: Job = {
  name: 'slots-rebate',
  every: dayMs,
  offset: startOfDay(0) + nine,
  makeUp: 14,
  queue: 'settlement',
  async batch(tx, gateway, period, { cursor, size }) {
    const until = startOfDay(period.until)
    const day = { from: until - dayMs, until }
    const due = ranThrough(gateway, 'REBATE', day)
    if (due.length === 0) return null
    const { ids, next } = await memberBatch(tx, memberCursor(cursor), size)
    for (const promotion of due) await payDailyRebate(tx, gateway, promotion, { day, ids, at: period.until })
    return next
  },
}

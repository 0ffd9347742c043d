import type { Database, PromotionRules } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs, dayText, memberBatch, memberCursor, startOfDay, startOfWeek } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { turnoverOf } from '../../money/index.ts'
import { giveAndNotify } from './give-and-notify.ts'
import { share } from '../../agents/index.ts'
import { promotionTitle, ranThrough, referenceFor, type PaidPromotion } from './running-promotion.ts'

const week = 7 * dayMs
const grace = 600_000
const wholeRate = 10_000

/** A week's net loss and turnover of a member, in minor units. */
interface Played {
  readonly loss: number
  readonly turnover: number
}

/** What the week's net loss brings back, as far as the week's turnover bears it; all in minor units. */
export function cashbackOf({ steps, ceiling }: PromotionRules['CASHBACK'], { loss, turnover }: Played): number {
  const step = steps.findLast((known) => loss >= known.loss)
  return step ? Math.min(Math.floor((loss * step.rate) / wholeRate), share(turnover, ceiling)) : 0
}

/** Gives these members the cashback of a week, once. */
async function payCashback(
  tx: Database,
  gateway: Pick<Gateway, 'content' | 'ports'>,
  promotion: PaidPromotion<'CASHBACK'>,
  { weekOf, ids, at }: { weekOf: Period; ids: readonly number[]; at: number },
): Promise<void> {
  const { id: promotionId, rule, terms } = promotion
  const weeks = new Map<number, Played>()
  for (const { memberId, stake, win, turnover } of await turnoverOf(tx, weekOf, ids)) {
    const before = weeks.get(memberId) ?? { loss: 0, turnover: 0 }
    weeks.set(memberId, { loss: before.loss + stake - win, turnover: before.turnover + turnover })
  }
  const due = [...weeks].flatMap(([memberId, played]) => {
    const amount = cashbackOf(rule, played)
    return amount > 0 ? [{ memberId, amount }] : []
  })
  await lockWallets(
    tx,
    due.map(({ memberId }) => memberId),
  )
  for (const { memberId, amount } of due) {
    await giveAndNotify(tx, gateway.ports, {
      memberId,
      type: rule.type,
      promotionId,
      terms,
      at,
      reference: referenceFor(promotion, dayText(weekOf.from)),
      title: promotionTitle(gateway, promotionId),
      amount,
    })
  }
}

/**
 * Cashback of the weeks that end with the day before: ten minutes after their last midnight, when the last rounds are
 * booked, for every promotion that ran through its week.
 */
export const cashbackJob: Job = {
  name: 'cashback',
  every: dayMs,
  offset: startOfDay(0) + grace,
  makeUp: 28,
  queue: 'settlement',
  async batch(tx, gateway, period, { cursor, size }) {
    const until = startOfDay(period.until)
    const weekOf = { from: until - week, until }
    const due = ranThrough(gateway, 'CASHBACK', weekOf).filter(
      ({ rule: { weekday } }) => startOfWeek(until, weekday) === until,
    )
    if (due.length === 0) return null
    const { ids, next } = await memberBatch(tx, memberCursor(cursor), size)
    for (const promotion of due) await payCashback(tx, gateway, promotion, { weekOf, ids, at: period.until })
    return next
  },
}

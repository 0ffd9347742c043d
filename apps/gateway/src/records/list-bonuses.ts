import { toWireMoney, type listBonuses } from '@parlour/api-client/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { wagersOf } from '../bonus/wagers.ts'
import { bonuses } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { sentence } from '../http/messages.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { pagesOf, rowsOf } from './paging.ts'
import { periodOf } from './period.ts'

/**
 * The bonuses of the member with terms and progress; open ones of any age when they are asked for.
 * @throws DomainError records.period.invalid, in_need_true_account
 */
export const handleListBonuses: Handler<typeof listBonuses> = async (call) => {
  const { request, gateway: { db }, language, now } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const all = await db.select().from(bonuses).where(and(eq(bonuses.memberId, memberId))).orderBy(desc(bonuses.at), desc(bonuses.id))
  const wagers = new Map((await wagersOf(db, memberId, now)).map((wager) => [wager.bonus.id, wager]))
  const found = all
    .map((bonus) => ({ bonus, ...(wagers.get(bonus.id) ?? { staked: 0, left: 0, state: bonus.closedAs ?? ('open' as const) }) }))
    .filter(({ bonus, state }) => {
      if (request.state && state !== request.state) return false
      return request.state === 'open' || (bonus.at >= from && bonus.at < until)
    })
  const { limit, offset } = rowsOf(request)
  return {
    list: found.slice(offset, offset + limit).map(({ bonus, staked, left, state }) => ({
      bonusId: bonus.id,
      kind: bonus.kind,
      title: bonusTitle(bonus, language),
      amount: toWireMoney(bonus.amount),
      balance: toWireMoney(bonus.balance),
      playOnly: bonus.playOnly,
      maxBet: bonus.maxBet === null ? null : toWireMoney(bonus.maxBet),
      time: bonus.at,
      wager: toWireMoney(bonus.wager),
      staked: toWireMoney(staked),
      left: toWireMoney(left),
      excluded: bonus.excluded ? bonus.excluded.split(',') : [],
      weights: bonus.weights,
      expiresAt: bonus.expiresAt,
      state,
      stateName: sentence(`bonus.state.${state}`, language),
    })),
    totalAmount: toWireMoney(found.reduce((sum, { bonus }) => sum + bonus.amount, 0)),
    ...pagesOf(request, found.length),
  }
}

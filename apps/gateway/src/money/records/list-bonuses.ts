import type { listBonuses } from '@parlour/api-client/endpoints'
import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { wageringsOf } from '../bonus/wagering.ts'
import { bonuses } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { periodOf } from '../lists/period.ts'

/**
 * The bonuses of the member with terms and progress; open ones of any age when they are asked for.
 * @throws DomainError records.period.invalid, in_need_true_account
 */
export const handleListBonuses: Handler<typeof listBonuses> = async (call) => {
  const {
    request,
    gateway: { db },
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const all = await db
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.memberId, memberId),
        request.state === 'open' ? isNull(bonuses.closedAt) : and(gte(bonuses.at, from), lt(bonuses.at, until)),
      ),
    )
    .orderBy(desc(bonuses.at), desc(bonuses.id))
  const wagerings = new Map((await wageringsOf(db, memberId, now)).map((wager) => [wager.bonus.id, wager]))
  const found = all
    .map((bonus) => ({
      bonus,
      ...(wagerings.get(bonus.id) ?? { staked: 0, left: 0, state: bonus.closedAs ?? ('open' as const) }),
    }))
    .filter(({ state }) => !request.state || state === request.state)
  const { limit, offset } = rowsOf(request)
  return {
    list: found.slice(offset, offset + limit).map(({ bonus, staked, left, state }) => ({
      bonusId: bonus.id,
      kind: bonus.kind,
      title: bonusTitle(bonus, language),
      amount: bonus.amount,
      balance: bonus.balance,
      playOnly: bonus.playOnly,
      locked: bonus.locked,
      maxBet: bonus.maxBet,
      time: bonus.at,
      wager: bonus.wager,
      staked,
      left,
      excluded: bonus.excluded ? bonus.excluded.split(',') : [],
      weights: bonus.weights,
      expiresAt: bonus.expiresAt,
      state,
      stateName: sentence(`bonus.state.${state}`, language),
    })),
    totalAmount: found.reduce((sum, { bonus }) => sum + bonus.amount, 0),
    ...pagesOf(request, found.length),
  }
}

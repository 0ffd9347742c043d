import type { listBonuses, ServedRequestOf } from '@parlour/api-client/endpoints'
import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { countByCategory, type CategoryCounts } from '../bonus/count-wagering.ts'
import { forfeitPreview } from '../bonus/forfeit-preview.ts'
import { memberMoney } from '../bonus/member-money.ts'
import { excludedOf } from '../bonus/split-stake.ts'
import { bonusesWithWagering, wageringsOf } from '../bonus/wagering.ts'
import { categoryPercent } from '../bonus/weigh-stakes.ts'
import type { Bonus } from '../bonus/bonus-money.ts'
import { bonuses } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { periodOf } from '../lists/period.ts'

/** Which bonuses are asked for where their age does not matter; one out of time may not be closed yet. */
function ofAnyAge(state: string): SQL | undefined {
  if (state === 'open') return isNull(bonuses.closedAt)
  return state === 'ended' ? sql`true` : undefined
}

/** How every category counts towards a bonus with a wager, and what has counted. */
function categoriesOf(bonus: Bonus, counts: CategoryCounts | undefined, known: readonly string[]) {
  if (bonus.wager === 0 || counts === undefined) return []
  const terms = { excluded: excludedOf(bonus), weights: bonus.weights }
  return [...new Set([...known, ...counts.byCategory.keys()])].map((category) => ({
    category,
    percent: categoryPercent(terms, category),
    ...(counts.byCategory.get(category) ?? { stakes: 0, counted: 0 }),
  }))
}

interface Found {
  readonly bonus: Bonus
  readonly state: string
}

/** When a bonus ended; one that is out of time may not be closed yet. */
const endOf = ({ bonus, state }: Found) => bonus.closedAt ?? (state === 'lapsed' ? bonus.expiresAt : null)

const keys = {
  time: ({ bonus }: Found) => bonus.at,
  amount: ({ bonus }: Found) => bonus.amount,
  endedAt: (found: Found) => endOf(found) ?? 0,
}

/** Compares bonuses by what is asked for; equal ones stay the newest first. */
function inOrderOf({ sort, order }: ServedRequestOf<typeof listBonuses>) {
  const [key, way] = [keys[sort], order === 'asc' ? 1 : -1]
  return (one: Found, other: Found) => way * (key(one) - key(other))
}

/**
 * The bonuses of the member with terms and progress; open or ended ones of any age when they are asked for.
 * @throws DomainError records.period.invalid, in_need_true_account
 */
export const handleListBonuses: Handler<typeof listBonuses> = async (call) => {
  const {
    request,
    gateway: { db, catalogue },
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const all = await db
    .select()
    .from(bonuses)
    .where(
      and(eq(bonuses.memberId, memberId), ofAnyAge(request.state) ?? and(gte(bonuses.at, from), lt(bonuses.at, until))),
    )
    .orderBy(desc(bonuses.at), desc(bonuses.id))
  const wagerings = new Map((await wageringsOf(db, memberId, now)).map((wager) => [wager.bonus.id, wager]))
  const found = all
    .map((bonus) => ({
      bonus,
      ...(wagerings.get(bonus.id) ?? { staked: 0, left: 0, state: bonus.closedAs ?? ('open' as const) }),
    }))
    .filter(({ state }) => (request.state === 'ended' ? state !== 'open' : !request.state || state === request.state))
    .toSorted(inOrderOf(request))
  const { limit, offset } = rowsOf(request)
  const page = found.slice(offset, offset + limit)
  const isAnyOpen = page.some(({ state }) => state === 'open')
  const money = isAnyOpen ? await memberMoney(db, memberId, now) : null
  const counts = isAnyOpen ? await countByCategory(db, memberId, await bonusesWithWagering(db, memberId)) : null
  const known = [...new Set(catalogue.games.map(({ category }) => category))]
  const forfeitOf = ({ id }: Bonus) => {
    const tie = money?.ties.find(({ bonus }) => bonus.id === id)
    return money && tie ? forfeitPreview(money, tie) : null
  }
  return {
    list: page.map(({ bonus, staked, left, state }) => ({
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
      categories: state === 'open' ? categoriesOf(bonus, counts?.get(bonus.id), known) : [],
      countedBefore: state === 'open' ? (counts?.get(bonus.id)?.before ?? 0) : 0,
      expiresAt: bonus.expiresAt,
      endedAt: endOf({ bonus, state }),
      forfeit: forfeitOf(bonus),
      state,
      stateName: sentence(`bonus.state.${state}`, language),
    })),
    totalAmount: found.reduce((sum, { bonus }) => sum + bonus.amount, 0),
    ...pagesOf(request, found.length),
  }
}

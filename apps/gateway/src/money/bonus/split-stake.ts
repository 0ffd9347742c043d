import type { bonuses } from '../../kernel/db/index.ts'

/** A bonus as a stake asks about it. */
export type StakedBonus = Pick<
  typeof bonuses.$inferSelect,
  'id' | 'balance' | 'playOnly' | 'maxBet' | 'excluded' | 'expiresAt' | 'at'
>

/** What a member can stake in games of the main wallet; sums in minor units. */
export interface StakeBalance<Bonus extends StakedBonus = StakedBonus> {
  readonly own: number
  /** Own money in the wallets of providers. */
  readonly elsewhere: number
  readonly bonuses: readonly Bonus[]
}

/** A stake to take: the sum in minor units, the category of its game, the moment in milliseconds. */
export interface AskedStake {
  readonly amount: number
  readonly category: string
  readonly at: number
}

/** What comes from a bonus, in minor units. */
export interface Share {
  readonly bonusId: string
  readonly amount: number
}

/** Which term of a bonus keeps it from a stake. */
export type BonusLimit = 'maxBet' | 'category' | 'expired'

/**
 * What became of a stake: where it comes from, which bonus would be needed and may not, or that own money lies
 * elsewhere; null when there is too little.
 */
export type StakeSplit<Bonus extends StakedBonus = StakedBonus> =
  | { readonly own: number; readonly shares: readonly Share[] }
  | { readonly barred: Bonus; readonly limit: BonusLimit }
  | { readonly ownFirst: number }
  | null

/** The categories in which a bonus may not be staked. */
export const excludedOf = ({ excluded }: Pick<StakedBonus, 'excluded'>): readonly string[] =>
  excluded ? excluded.split(',') : []

/**
 * Which term keeps a bonus from a stake; null when none does. The
 * highest stake holds for the whole stake, own money included.
 */
export function limitOf(bonus: StakedBonus, { amount, category, at }: AskedStake): BonusLimit | null {
  if (bonus.expiresAt !== null && bonus.expiresAt <= at) return 'expired'
  if (excludedOf(bonus).includes(category)) return 'category'
  return bonus.maxBet !== null && amount > bonus.maxBet ? 'maxBet' : null
}

const never = Number.MAX_SAFE_INTEGER

/** The order in which bonuses are staked: those that end first, then the oldest; play-only money last. */
const inOrder = (a: StakedBonus, b: StakedBonus): number =>
  Number(a.playOnly) - Number(b.playOnly) ||
  (a.expiresAt ?? never) - (b.expiresAt ?? never) ||
  a.at - b.at ||
  (a.id < b.id ? -1 : 1)

/** Splits a stake: own money first, wherever it lies, then the bonuses whose terms take the stake. */
export function splitStake<Bonus extends StakedBonus>(
  purse: StakeBalance<Bonus>,
  asked: AskedStake,
): StakeSplit<Bonus> {
  const own = Math.min(purse.own, asked.amount)
  const missing = asked.amount - own
  if (missing === 0) return { own, shares: [] }
  if (missing <= purse.elsewhere) return { ownFirst: missing }
  const full = purse.bonuses.filter(({ balance }) => balance > 0).toSorted(inOrder)
  let left = missing
  const shares = full.flatMap((bonus) => {
    const amount = limitOf(bonus, asked) === null ? Math.min(left, bonus.balance) : 0
    left -= amount
    return amount > 0 ? [{ bonusId: bonus.id, amount }] : []
  })
  if (left === 0) return { own, shares }
  const barred = full.flatMap((bonus) => {
    const limit = limitOf(bonus, asked)
    return limit ? [{ barred: bonus, limit }] : []
  })
  return barred.reduce((sum, { barred: { balance } }) => sum + balance, 0) >= left ? (barred[0] ?? null) : null
}

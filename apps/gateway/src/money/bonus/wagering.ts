import { and, asc, eq, gt } from 'drizzle-orm'
import { bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Bonus } from './bonus-money.ts'
import { countWagering, endOf, isCounted } from './count-wagering.ts'

/** How a bonus stands: `lapsed` is out of time, `spent` was lost in play, `forfeited` was given up. */
export type BonusState = 'open' | 'fulfilled' | 'lapsed' | 'spent' | 'forfeited'

/** A bonus and how far it is played through; sums in minor units. */
export interface Wagering {
  readonly bonus: Bonus
  readonly staked: number
  readonly left: number
  readonly state: BonusState
  /** When it stopped to count: out of time, or closed; null while it counts. */
  readonly until: number | null
}

/** The bonuses of a member with a wager, oldest first. */
export const bonusesWithWagering = (db: Database, memberId: number): Promise<Bonus[]> =>
  db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), gt(bonuses.wager, 0)))
    .orderBy(asc(bonuses.at), asc(bonuses.id))

/**
 * The bonuses of a member with a wager, oldest first, and how far each is played
 * through; computed from the rounds, or as it was noted before they were archived. With
 * `stakesBefore` later rounds are not read: enough for bonuses that were over by then.
 */
export async function wageringsOf(
  db: Database,
  memberId: number,
  now: number,
  stakesBefore: number | null = null,
): Promise<Wagering[]> {
  const found = await bonusesWithWagering(db, memberId)
  const counted = found.some(isCounted)
    ? await countWagering(db, memberId, found, stakesBefore)
    : new Map<string, number>()
  return found.map((bonus) => {
    const staked = bonus.closedAs === 'fulfilled' ? bonus.wager : (bonus.staked ?? counted.get(bonus.id) ?? 0)
    const left = bonus.wager - staked
    const over = bonus.expiresAt !== null && bonus.expiresAt <= now
    const open: BonusState = left === 0 ? 'fulfilled' : over ? 'lapsed' : 'open'
    return { bonus, staked, left, state: bonus.closedAs ?? open, until: endOf(bonus) }
  })
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isAnyId, openRounds, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { BookedRound, SettledRound } from './book-round.ts'
import { settleStakes } from './settle-stakes.ts'
import { takeStakes } from './take-stakes.ts'

/**
 * A round whose stake is taken and whose end the player still decides; `win` in minor units is what it would pay now.
 */
export type OpenRound = typeof openRounds.$inferSelect

/** The unfinished round of a member, or null. */
export async function findOpenRound(db: Database, memberId: number): Promise<OpenRound | null> {
  const [found] = await db.select().from(openRounds).where(eq(openRounds.memberId, memberId))
  return found ?? null
}

/** The unfinished round of a member, held until the transaction `tx` ends, or null. */
export async function lockOpenRound(tx: Database, memberId: number): Promise<OpenRound | null> {
  const [found] = await tx.select().from(openRounds).where(eq(openRounds.memberId, memberId)).for('update')
  return found ?? null
}

/**
 * Takes the stake of a round that is not over, and keeps it
 * open, inside the transaction `tx`. A member has one at most.
 * @throws BalanceTooLow when there is less than the stake; DomainError
 *   game.round.unfinished while another is open, and those of
 * `takeStakes`
 */
export async function openRound(
  tx: Database,
  round: Omit<SettledRound, 'outcome'> & { readonly outcome: Readonly<Record<string, unknown>> },
): Promise<BookedRound> {
  const { memberId, gameId, wallet, stake, win, outcome, at } = round
  const id = randomUUID()
  const balance = await takeStakes(tx, round, [{ roundId: id, amount: stake }])
  const kept = await tx
    .insert(openRounds)
    .values({ id, memberId, gameId, wallet, stake, win, outcome, openedAt: at })
    .onConflictDoNothing({ target: openRounds.memberId })
    .returning({ id: openRounds.id })
  if (kept.length === 0) throw new DomainError('game.round.unfinished')
  return { roundId: id, balance }
}

/** Keeps an open round open with another win, inside the transaction `tx`; it waits for its player again from `at`. */
export async function storeOpenRound(
  tx: Database,
  { id, win, outcome }: Pick<OpenRound, 'id' | 'win' | 'outcome'>,
  at: number,
): Promise<void> {
  await tx.update(openRounds).set({ win, outcome, openedAt: at }).where(eq(openRounds.id, id))
}

/**
 * Ends open rounds of different members inside the transaction `tx`: pays their wins to where their stakes came from
 * and keeps them among the settled ones.
 */
export async function settleOpenRounds(tx: Database, ended: readonly OpenRound[], at: number): Promise<void> {
  if (ended.length === 0) return
  const credit = await settleStakes(
    tx,
    ended.map(({ id, memberId, wallet, stake, win }) => ({ roundId: id, memberId, wallet, stake, win })),
    at,
  )
  await tx.insert(rounds).values(
    ended.map(({ id, memberId, gameId, stake, win, outcome }) => ({
      id,
      memberId,
      gameId,
      stake,
      win,
      outcome,
      settledAt: at,
      creditStake: credit.get(id) ?? 0,
    })),
  )
  await tx.delete(openRounds).where(
    isAnyId(
      openRounds.id,
      ended.map(({ id }) => id),
    ),
  )
}

/** Ends one open round, as `settleOpenRounds` does. */
export const settleOpenRound = (tx: Database, round: OpenRound, at: number): Promise<void> =>
  settleOpenRounds(tx, [round], at)

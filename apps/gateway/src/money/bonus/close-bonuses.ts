import { and, asc, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { bonuses, isAnyOf, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { memberCursor } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { closeBonus } from './close-bonus.ts'
import { storeWageringProgress } from './store-wagering-progress.ts'
import { wageringsOf, type Wagering } from './wagering.ts'

/** How long after its end a bonus still waits for rounds: one is written up to 15 s after the moment it is dated at. */
export const expiryGraceMs = 60_000

/** Whether an open bonus ends now: its wager is met, or its time and the grace after it are over. */
const isOver = ({ bonus, state, until }: Wagering, now: number): boolean =>
  bonus.closedAt === null &&
  (state === 'fulfilled' || (state === 'lapsed' && until !== null && until + expiryGraceMs <= now))

/**
 * Ends the bonuses of a member that are due, inside the transaction `tx` that holds the wallets: one that is played
 * through becomes own money, one that is out of time goes back to the operator.
 */
export async function closeDue(tx: Database, ports: Notifier, memberId: number, now: number): Promise<void> {
  for (const wagering of await wageringsOf(tx, memberId, now)) {
    if (!isOver(wagering, now)) continue
    const { bonus, state, until } = wagering
    const end = state === 'fulfilled' ? state : 'lapsed'
    await closeBonus(tx, ports, bonus.id, end, { at: now, closedAt: Math.min(now, until ?? now) })
  }
  await storeWageringProgress(tx, memberId, now)
}

/**
 * How far back a look goes: a round is written some seconds after
 * its date, and a gateway that stood still has missed minutes.
 */
const lookBackMs = 24 * 3_600_000

/** The next members with an open bonus that has a wager, in the order of their ids. */
const nextMembers = async (
  tx: Database,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<number[]> =>
  (
    await tx
      .selectDistinct({ memberId: bonuses.memberId })
      .from(bonuses)
      .where(and(isNull(bonuses.closedAt), gt(bonuses.wager, 0), gt(bonuses.memberId, after)))
      .orderBy(asc(bonuses.memberId))
      .limit(size)
  ).map(({ memberId }) => memberId)

/** Those of the members who have played since an open bonus was given, of late, or whose bonus is out of time. */
async function whoMayEnd(tx: Database, memberIds: readonly number[], { from, until }: Period): Promise<number[]> {
  const played = tx
    .select({ one: sql`1` })
    .from(rounds)
    .where(
      and(
        eq(rounds.memberId, bonuses.memberId),
        gte(rounds.settledAt, bonuses.at),
        gte(rounds.settledAt, from - lookBackMs),
      ),
    )
  const found = await tx
    .selectDistinct({ memberId: bonuses.memberId })
    .from(bonuses)
    .where(
      and(
        isNull(bonuses.closedAt),
        gt(bonuses.wager, 0),
        isAnyOf(bonuses.memberId, memberIds),
        or(lte(bonuses.expiresAt, until), exists(played)),
      ),
    )
    .orderBy(asc(bonuses.memberId))
  return found.map(({ memberId }) => memberId)
}

/** Whether an open bonus of a member is due. Nothing is held: who closes it looks again. */
const isDue = async (tx: Database, memberId: number, now: number): Promise<boolean> =>
  (await wageringsOf(tx, memberId, now)).some((wagering) => isOver(wagering, now))

/**
 * Ends the bonuses that are due, every minute: a bonus is own money within a minute of the stake that plays it through.
 * Members come in batches by their ids; only wallets of those with a bonus that is due are held.
 */
export const closeBonuses: Job = {
  name: 'close-bonuses',
  every: 60_000,
  makeUp: 1,
  queue: 'money',
  async batch(tx, { ports }, period, { cursor, size }) {
    const members = await nextMembers(tx, { after: memberCursor(cursor), size })
    const due: number[] = []
    for (const memberId of await whoMayEnd(tx, members, period))
      if (await isDue(tx, memberId, period.until)) due.push(memberId)
    if (due.length > 0) await lockWallets(tx, due)
    for (const memberId of due) await closeDue(tx, ports, memberId, period.until)
    return members.length < size ? null : (members.at(-1) ?? null)
  },
}

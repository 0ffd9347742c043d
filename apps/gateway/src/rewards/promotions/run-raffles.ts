import { and, eq } from 'drizzle-orm'
import { inParts, isAnyOf, members, raffles } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import { dayMs, startOfWeek } from '../../kernel/jobs/index.ts'
import { turnoverOf } from '../../money/index.ts'
import { demoAccountType } from '../../kernel/http/index.ts'
import { secretHashOf, stakePerTicket } from './raffle-rules.ts'

/** A raffle as the database holds it. */
export type Raffle = typeof raffles.$inferSelect

const week = 7 * dayMs

/** Makes sure that the raffle of this week and of the next are there, with the hash of their secrets. */
export async function openRaffles(tx: Database, random: Pick<Chance, 'bytes'>, now: number): Promise<void> {
  const monday = startOfWeek(now)
  for (const from of [monday, monday + week]) {
    const secret = Buffer.from(random.bytes(32)).toString('hex')
    await tx
      .insert(raffles)
      .values({ from, until: from + week, secret, secretHash: secretHashOf(secret) })
      .onConflictDoNothing()
  }
}

/** The tickets of a raffle by member, of all or of these, in the order of their ids: one for every full stake. */
export async function ticketCounts(
  db: Database,
  { from, until }: Pick<Raffle, 'from' | 'until'>,
  memberIds?: readonly number[],
): Promise<Map<number, number>> {
  const staked = new Map<number, number>()
  for (const { memberId, turnover } of await turnoverOf(db, { from, until }, memberIds))
    staked.set(memberId, (staked.get(memberId) ?? 0) + turnover)
  const trial = await inParts(staked.keys(), (some) =>
    db
      .select({ id: members.id })
      .from(members)
      .where(and(isAnyOf(members.id, some), eq(members.type, demoAccountType))),
  )
  for (const { id } of trial) staked.delete(id)
  return new Map(
    [...staked]
      .toSorted(([a], [b]) => a - b)
      .map(([memberId, sum]) => [memberId, Math.floor(sum / stakePerTicket)] as const)
      .filter(([, count]) => count > 0),
  )
}

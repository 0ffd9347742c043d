import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import { inParts } from '../db/in-parts.ts'
import type { Database } from '../db/open-database.ts'
import { members, raffles, raffleTickets, raffleWinners } from '../db/tables/index.ts'
import type { Chance } from '../gateway.ts'
import { dayMs, startOfWeek } from '../jobs/manila-calendar.ts'
import { turnoverOf } from '../records/turnover.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { trialType } from '../session/session.ts'
import { issueClaim } from './claims.ts'
import {
  drawTickets, prizesFor, rafflePrizeDays, raffleTerms, raffleTitle, secretHashOf, stakePerTicket,
} from './raffle-rules.ts'

/** A raffle as the database holds it. */
export type Raffle = typeof raffles.$inferSelect

const week = 7 * dayMs

/** Makes sure that the raffle of this week and of the next are there, with the hash of their secrets. */
export async function openRaffles(tx: Database, random: Pick<Chance, 'bytes'>, now: number): Promise<void> {
  const monday = startOfWeek(now)
  for (const from of [monday, monday + week]) {
    const secret = Buffer.from(random.bytes(32)).toString('hex')
    await tx.insert(raffles).values({ from, until: from + week, secret, secretHash: secretHashOf(secret) })
      .onConflictDoNothing()
  }
}

/** The tickets of a raffle by member, in the order of their ids: one for every full stake. */
export async function ticketCounts(
  db: Database, { from, until }: Pick<Raffle, 'from' | 'until'>,
): Promise<Map<number, number>> {
  const staked = new Map<number, number>()
  for (const { memberId, turnover } of await turnoverOf(db, { from, until }))
    staked.set(memberId, (staked.get(memberId) ?? 0) + turnover)
  const trial = await inParts(staked.keys(), (some) =>
    db.select({ id: members.id }).from(members).where(and(isAnyOf(members.id, some), eq(members.type, trialType))))
  for (const { id } of trial) staked.delete(id)
  return new Map(
    [...staked].toSorted(([a], [b]) => a - b)
      .map(([memberId, sum]) => [memberId, Math.floor(sum / stakePerTicket)] as const)
      .filter(([, count]) => count > 0),
  )
}

/** Draws one raffle inside the transaction `tx`: numbers its tickets, lets its secret decide, issues the prizes. */
async function draw(tx: Database, raffle: Raffle, at: number): Promise<void> {
  const raffleId = raffle.id
  let next = 1
  const rows = [...(await ticketCounts(tx, raffle))].map(([memberId, count]) => {
    const first = next
    next += count
    return { raffleId, memberId, first, count }
  })
  const totalTickets = next - 1
  await insertRows(tx, raffleTickets, rows.map(({ memberId, ...row }) => ({ raffle_id: raffleId, member_id: memberId, first: row.first, count: row.count })))
  const prizes = prizesFor(totalTickets)
  const drawn = drawTickets(raffle.secret, totalTickets, prizes.length)
  for (const [place, ticket] of drawn.entries()) {
    const owner = rows.find(({ first, count }) => ticket >= first && ticket < first + count)
    const amount = prizes[place] ?? 0
    if (!owner || amount === 0) continue
    const { memberId } = owner
    await tx.insert(raffleWinners).values({ raffleId, place: place + 1, memberId, ticket, amount })
    await issueClaim(tx, {
      memberId, amount, at,
      type: 'RAFFLE',
      reference: `raffle/${raffleId}/${place + 1}`,
      title: raffleTitle,
      terms: raffleTerms,
      expiresAt: at + rafflePrizeDays * dayMs,
    })
  }
  await tx.update(raffles).set({ totalTickets, drawnAt: at }).where(eq(raffles.id, raffleId))
}

/** Draws every raffle that ended by `until` and was not drawn. */
export async function drawRaffles(tx: Database, until: number, at: number): Promise<void> {
  const due = await tx.select().from(raffles).where(and(isNull(raffles.drawnAt), lte(raffles.until, until)))
    .orderBy(asc(raffles.from)).for('update')
  for (const raffle of due) await draw(tx, raffle, at)
}

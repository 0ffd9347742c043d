import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { bigintArray } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { raffles, raffleTickets, raffleWinners } from '../db/tables/index.ts'
import { takeTime } from '../db/time-limits.ts'
import { takeDrafts, writeDrafts } from '../jobs/drafts.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { issueClaim } from './claims.ts'
import { drawTickets, prizesFor, rafflePrizeDays, raffleTerms, raffleTitle } from './raffle-rules.ts'
import { ticketCounts, type Raffle } from './run-raffles.ts'

/** The tickets of a member in the numbering of a raffle. */
interface Numbered {
  readonly member: number
  readonly first: number
  readonly count: number
}

interface Rows {
  readonly rows: readonly Readonly<Record<string, string | number>>[]
}

/** Numbers the tickets of a raffle from 1, members in the order of their ids. */
async function numberTickets(tx: Database, raffle: Raffle): Promise<Numbered[]> {
  let next = 1
  return [...(await ticketCounts(tx, raffle))].map(([member, count]) => {
    const first = next
    next += count
    return { member, first, count }
  })
}

const writeTickets = (tx: Database, raffleId: number, part: readonly Numbered[]): Promise<void> =>
  insertRows(tx, raffleTickets, part.map(({ member, first, count }) => ({ raffle_id: raffleId, member_id: member, first, count })))

/** How many tickets of a raffle are written down. */
async function writtenTickets(tx: Database, raffleId: number): Promise<number> {
  const [row] = await tx.select({ sum: sql<number>`coalesce(sum(${raffleTickets.count}), 0)`.mapWith(Number) }).from(raffleTickets)
    .where(eq(raffleTickets.raffleId, raffleId))
  return row?.sum ?? 0
}

/** Lets the secret of a raffle decide among the tickets that are written down, and issues the prizes. */
async function drawWinners(tx: Database, { id: raffleId, secret }: Raffle, totalTickets: number, at: number): Promise<void> {
  const prizes = prizesFor(totalTickets)
  const drawn = drawTickets(secret, totalTickets, prizes.length)
  const found: unknown = await tx.execute(sql`
    select drawn.ticket, t.member_id as member from unnest(${bigintArray(drawn)}) drawn(ticket)
    join raffle_tickets t on t.raffle_id = ${raffleId} and drawn.ticket >= t.first and drawn.ticket < t.first + t.count`)
  const owners = new Map((found as Rows).rows.map(({ ticket, member }) => [Number(ticket), Number(member)]))
  for (const [place, ticket] of drawn.entries()) {
    const memberId = owners.get(ticket)
    const amount = prizes[place] ?? 0
    if (memberId === undefined || amount === 0) continue
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

/** Until when raffles have ended, when they are drawn, and for how many members a step writes tickets down. */
export interface DrawStep {
  readonly until: number
  readonly at: number
  readonly size: number
}

/**
 * Does the next step of the oldest raffle that ended by `until` and was not drawn, inside the transaction `tx`: its tickets are
 * numbered, written down for `size` members at a time, then its secret decides. Which step is next stands in the database with the
 * raffle, so that any gateway and any later run goes on where one ended. Answers whether there was a step to do.
 */
export async function drawNext(tx: Database, { until, at, size }: DrawStep): Promise<boolean> {
  const [raffle] = await tx.select().from(raffles).where(and(isNull(raffles.drawnAt), lte(raffles.until, until)))
    .orderBy(asc(raffles.from)).limit(1).for('update')
  if (!raffle) return false
  const drafts = { job: 'raffle-tickets', until: raffle.until }
  const part = await takeDrafts<Numbered>(tx, drafts, size)
  if (part.length > 0) {
    await writeTickets(tx, raffle.id, part)
    return true
  }
  const written = await writtenTickets(tx, raffle.id)
  if (written === 0) {
    await takeTime(tx)
    const numbered = await numberTickets(tx, raffle)
    await writeDrafts(tx, drafts, numbered)
    if (numbered.length > 0) return true
  }
  await drawWinners(tx, raffle, written, at)
  return true
}

/** Draws every raffle that ended by `until` and was not drawn, all inside the transaction `tx`. */
export async function drawRaffles(tx: Database, until: number, at: number): Promise<void> {
  while (await drawNext(tx, { until, at, size: 2_000 }));
}

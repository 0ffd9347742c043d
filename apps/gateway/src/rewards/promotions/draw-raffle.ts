import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { bigintArray, insertRows, raffleTickets, raffleWinners, raffles } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, memberBatch } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { issueAndNotify } from './give-and-notify.ts'
import { drawTickets, prizesFor, rafflePrizeDays, raffleTerms, raffleTitle } from './raffle-rules.ts'
import { ticketCounts, type Raffle } from './run-raffles.ts'

/** Which raffle is being drawn, and the member after whom the next batch begins. */
const cursorForm = v.nullable(v.object({ raffleId: v.number(), after: v.number() }))
/** Which raffle is being drawn, and the member after whom the next batch begins; null when there is none. */
export type DrawCursor = v.InferOutput<typeof cursorForm>

/** The member who was numbered last, 0 when none was, and the number of the next ticket. */
async function lastNumbered(
  tx: Database,
  raffleId: number,
): Promise<{ readonly member: number; readonly next: number }> {
  const [last] = await tx
    .select()
    .from(raffleTickets)
    .where(eq(raffleTickets.raffleId, raffleId))
    .orderBy(desc(raffleTickets.memberId))
    .limit(1)
  return last ? { member: last.memberId, next: last.first + last.count } : { member: 0, next: 1 }
}

/**
 * Numbers the tickets of these members, who come after all that are numbered, in the order of their ids; answers how
 * many tickets are numbered then.
 */
async function numberTickets(tx: Database, raffle: Raffle, ids: readonly number[]): Promise<number> {
  let { next } = await lastNumbered(tx, raffle.id)
  const rows = [...(await ticketCounts(tx, raffle, ids))].map(([member, count]) => {
    const first = next
    next += count
    return { raffle_id: raffle.id, member_id: member, first, count }
  })
  await insertRows(tx, raffleTickets, rows)
  return next - 1
}

/** Which tickets win, best first, as the secret of the raffle decides, and whose they are. */
async function winnersOf(
  tx: Database,
  { id, secret }: Raffle,
  totalTickets: number,
): Promise<{ readonly ticket: number; readonly member: number }[]> {
  const drawn = drawTickets(secret, totalTickets, prizesFor(totalTickets).length)
  const { rows } = await tx.execute<Readonly<Record<'ticket' | 'member_id', string | number>>>(sql`
    select won.ticket, r.member_id from unnest(${bigintArray(drawn)}) won(ticket)
      join raffle_tickets r on r.raffle_id = ${id} and won.ticket >= r.first and won.ticket < r.first + r.count`)
  const owners = new Map(rows.map(({ ticket, member_id: member }) => [Number(ticket), Number(member)]))
  return drawn.map((ticket) => ({ ticket, member: present(owners.get(ticket), `the owner of ticket ${ticket}`) }))
}

/** Draws a raffle whose tickets are all numbered: writes its winners down, issues the prizes and tells who won. */
async function issuePrizes(
  tx: Database,
  ports: Notifier,
  raffle: Raffle,
  { totalTickets, at }: { totalTickets: number; at: number },
): Promise<void> {
  const raffleId = raffle.id
  const winners = await winnersOf(tx, raffle, totalTickets)
  const prizes = prizesFor(totalTickets)
  for (const [place, { ticket, member: memberId }] of winners.entries()) {
    const amount = present(prizes[place], `the prize of place ${place + 1}`)
    // Few tickets leave the last places without a centavo.
    if (amount === 0) continue
    await tx.insert(raffleWinners).values({ raffleId, place: place + 1, memberId, ticket, amount })
    await issueAndNotify(tx, ports, {
      memberId,
      amount,
      at,
      type: 'RAFFLE',
      reference: `raffle/${raffleId}/${place + 1}`,
      title: raffleTitle,
      terms: raffleTerms,
      expiresAt: at + rafflePrizeDays * dayMs,
    })
  }
  await tx.update(raffles).set({ totalTickets, drawnAt: at }).where(eq(raffles.id, raffleId))
}

/** Until when raffles have ended, when they are drawn, and where the batches have come to and how much the next does. */
export interface DrawStep {
  readonly until: number
  readonly at: number
  readonly cursor: unknown
  readonly size: number
}

/**
 * Does the next step of the oldest raffle that ended by `until` and was not drawn, inside the transaction `tx`: numbers
 * the tickets of the next `size` members from 1 on, in the order of their ids; with the last of them the secret decides
 * and the prizes are issued. Any gateway and any later run goes on after the member who was numbered last. Answers null
 * when there is no such raffle.
 */
export async function drawNext(
  tx: Database,
  ports: Notifier,
  { until, at, cursor, size }: DrawStep,
): Promise<DrawCursor> {
  const [raffle] = await tx
    .select()
    .from(raffles)
    .where(and(isNull(raffles.drawnAt), lte(raffles.until, until)))
    .orderBy(asc(raffles.from))
    .limit(1)
    .for('update')
  if (!raffle) return null
  const come = v.safeParse(cursorForm, cursor)
  const before = come.success && come.output?.raffleId === raffle.id ? come.output.after : 0
  const after = Math.max(before, (await lastNumbered(tx, raffle.id)).member)
  const { ids, next } = await memberBatch(tx, after, size)
  const totalTickets = await numberTickets(tx, raffle, ids)
  if (next === null) await issuePrizes(tx, ports, raffle, { totalTickets, at })
  return { raffleId: raffle.id, after: next ?? after }
}

/** Draws every raffle that ended by `until` and was not drawn, all inside the transaction `tx`. */
export async function drawRaffles(tx: Database, ports: Notifier, until: number, at: number): Promise<void> {
  let cursor: DrawCursor = null
  do cursor = await drawNext(tx, ports, { until, at, cursor, size: 2_000 })
  while (cursor !== null)
}

import { toWireMoney } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { grantBonus } from '../bonus/grant-bonus.ts'
import type { Database } from '../db/open-database.ts'
import { tickets, type Words } from '../db/tables/index.ts'
import { type Language, saidIn } from '../http/languages.ts'
import { DomainError } from '../http/domain-error.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { answerTerms, stakeUntil, wagerOf, type Terms } from './terms.ts'

/** A ticket as the database holds it. */
export type TicketRow = typeof tickets.$inferSelect

/** A ticket to give; the amount in minor units, `days` how long it may be taken. */
export interface NewTicket {
  readonly memberId: number
  /** What it is given for: once for a member and reference. */
  readonly reference: string
  readonly title: Words
  readonly amount: number
  readonly terms: Terms
  readonly days: number
  readonly at: number
}

/** Gives a ticket inside the transaction `tx`; answers null when it was given before. */
export async function giveTicket(tx: Database, { days, ...ticket }: NewTicket): Promise<TicketRow | null> {
  const [row] = await tx.insert(tickets).values({ ...ticket, expiresAt: ticket.at + days * dayMs })
    .onConflictDoNothing().returning()
  return row ?? null
}

/** How a ticket stands at `now`. */
const ticketStatus = ({ status, expiresAt }: Pick<TicketRow, 'status' | 'expiresAt'>, now: number): string =>
  status === 'AVAILABLE' && expiresAt <= now ? 'EXPIRED' : status

/**
 * An available ticket of a member, held until the transaction `tx` ends.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired
 */
export async function holdTicket(
  tx: Database, { id, memberId, now }: { id: number; memberId: number; now: number },
): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(and(eq(tickets.id, id), eq(tickets.memberId, memberId)))
    .for('update')
  if (!ticket) throw new DomainError('promotion.ticket.missing')
  const status = ticketStatus(ticket, now)
  if (status === 'EXPIRED') throw new DomainError('promotion.ticket.expired')
  if (status !== 'AVAILABLE') throw new DomainError('promotion.ticket.used')
  return ticket
}

/** Books the bonus of a held ticket. */
export async function payTicket(tx: Database, ticket: TicketRow, at: number): Promise<TicketRow> {
  const { memberId, amount, terms, title } = ticket
  await grantBonus(tx, {
    memberId, amount, kind: 'TICKET', note: title.EN, title, wager: wagerOf(terms, amount), excluded: terms.excluded,
    ...(terms.weights ? { weights: terms.weights } : {}),
    maxBet: terms.maxBet,
    expiresAt: stakeUntil(terms, at), at,
  })
  return closeTicket(tx, ticket, 'CLAIMED', at)
}

/** Writes down what became of a held ticket. */
export async function closeTicket(
  tx: Database, ticket: TicketRow, status: 'CLAIMED' | 'CANCELLED', at: number,
): Promise<TicketRow> {
  await tx.update(tickets).set({ status, usedAt: at }).where(eq(tickets.id, ticket.id))
  return { ...ticket, status, usedAt: at }
}

/** A ticket as the wire shows it. */
export function answerTicket(ticket: TicketRow, language: Language, now: number) {
  const { id, title, amount, terms, at, expiresAt, usedAt, status } = ticket
  return {
    ticketId: id,
    title: saidIn(title, language),
    amount: toWireMoney(amount),
    status: ticketStatus(ticket, now),
    time: at,
    expiresAt,
    usedAt,
    terms: answerTerms(terms, { amount, from: status === 'CLAIMED' ? usedAt : null }),
  }
}

import { and, eq } from 'drizzle-orm'
import { grantBonus, grantUnder } from '../../money/index.ts'
import { tickets } from '../../kernel/db/index.ts'
import type { Database, PromotionTerms, Words } from '../../kernel/db/index.ts'
import { DomainError, localized } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { serializeTerms } from './terms.ts'

/** A ticket as the database holds it. */
export type TicketRow = typeof tickets.$inferSelect

/** A ticket to give; the amount in minor units, `days` how long it may be taken. */
export interface NewTicket {
  readonly memberId: number
  /** What it is given for: once for a member and reference. */
  readonly reference: string
  readonly title: Words
  readonly amount: number
  readonly terms: PromotionTerms
  readonly days: number
  readonly at: number
}

/** Gives a ticket inside the transaction `tx`; answers null when it was given before. */
export async function giveTicket(tx: Database, { days, ...ticket }: NewTicket): Promise<TicketRow | null> {
  const [row] = await tx
    .insert(tickets)
    .values({ ...ticket, expiresAt: ticket.at + days * dayMs })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** How a ticket stands at `now`. */
const ticketStatus = ({ status, expiresAt }: Pick<TicketRow, 'status' | 'expiresAt'>, now: number): string =>
  status === 'AVAILABLE' && expiresAt <= now ? 'EXPIRED' : status

/**
 * An available ticket of a member, held until the transaction `tx` ends.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired
 */
export async function lockTicket(
  tx: Database,
  { id, memberId, now }: { id: number; memberId: number; now: number },
): Promise<TicketRow> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.memberId, memberId)))
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
    memberId,
    kind: 'TICKET',
    note: title.EN,
    title,
    ...grantUnder(terms, { amount, at }),
  })
  return closeTicket(tx, ticket, 'CLAIMED', at)
}

/** Writes down what became of a held ticket. */
export async function closeTicket(
  tx: Database,
  ticket: TicketRow,
  status: 'CLAIMED' | 'CANCELLED',
  at: number,
): Promise<TicketRow> {
  await tx.update(tickets).set({ status, usedAt: at }).where(eq(tickets.id, ticket.id))
  return { ...ticket, status, usedAt: at }
}

/** A ticket as the wire shows it. */
export function serializePromotionTicket(ticket: TicketRow, language: Language, now: number) {
  const { id, title, amount, terms, at, expiresAt, usedAt, status } = ticket
  return {
    ticketId: id,
    title: localized(title, language),
    amount,
    status: ticketStatus(ticket, now),
    time: at,
    expiresAt,
    usedAt,
    terms: serializeTerms(terms, { amount, from: status === 'CLAIMED' ? usedAt : null }),
  }
}

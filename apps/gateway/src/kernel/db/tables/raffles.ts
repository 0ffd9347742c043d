import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/**
 * Raffles of a week: the hash of the secret that decides is public from the start, the secret itself once it is drawn.
 * Times in milliseconds since 1970.
 */
export const raffles = pgTable('raffles', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 301 }),
  from: bigint({ mode: 'number' }).notNull().unique(),
  until: bigint({ mode: 'number' }).notNull(),
  secret: text().notNull(),
  secretHash: text('secret_hash').notNull(),
  totalTickets: bigint('total_tickets', { mode: 'number' }),
  drawnAt: bigint('drawn_at', { mode: 'number' }),
})

/**
 * The tickets that went into a drawn raffle: a row of numbers for each member, from 1, members in the order of their
 * ids.
 */
export const raffleTickets = pgTable(
  'raffle_tickets',
  {
    raffleId: bigint('raffle_id', { mode: 'number' })
      .notNull()
      .references(() => raffles.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    first: bigint({ mode: 'number' }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.raffleId, table.memberId] })],
)

/** Who won what; amounts in minor units. */
export const raffleWinners = pgTable(
  'raffle_winners',
  {
    raffleId: bigint('raffle_id', { mode: 'number' })
      .notNull()
      .references(() => raffles.id),
    place: integer().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    ticket: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.place] }),
    index('raffle_winners_member').on(table.memberId),
  ],
)

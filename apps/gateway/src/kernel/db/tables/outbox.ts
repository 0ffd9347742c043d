import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What a carrier would have delivered: channel `sms` (to digits with dialling code) or `mail` (to an address). What is
 * without a recipient goes to channel `nowhere`, so that a call does the same work for an unknown account.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    target: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    /** Milliseconds since 1970. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('outbox_target').on(table.channel, table.target, table.at), index('outbox_at').on(table.at)],
)

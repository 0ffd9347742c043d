import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Keys of payload encryption: kind `box` (X25519, base64) or `rsa` (hexadecimal). The newest of a kind is the current one. */
export const cipherKeys = pgTable('cipher_keys', {
  kid: text().primaryKey(),
  kind: text().notNull(),
  publicKey: text('public_key').notNull(),
  secretKey: text('secret_key').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** Request ids of opened envelopes, kept for the replay window. */
export const seenRequests = pgTable('seen_requests', {
  requestId: text('request_id').primaryKey(),
  at: bigint({ mode: 'number' }).notNull(),
})

/** How far the seed has come: the version of its rows, and until when it has told the history. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  activityUntil: bigint('activity_until', { mode: 'number' }).notNull(),
})

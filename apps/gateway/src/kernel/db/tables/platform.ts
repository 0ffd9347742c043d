import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { noWithdrawRules, type WithdrawRules } from '../values/withdraw-rules.ts'

/**
 * Keys of payload encryption: kind `box` (X25519, base64) or
 * `rsa` (hexadecimal). The newest of a kind is the current one.
 */
export const cipherKeys = pgTable('cipher_keys', {
  kid: text().primaryKey(),
  kind: text().notNull(),
  publicKey: text('public_key').notNull(),
  secretKey: text('secret_key').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** Request ids of opened payloads, stored for the replay window. */
export const seenRequests = pgTable(
  'seen_requests',
  {
    requestId: text('request_id').primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('seen_requests_at').on(table.at)],
)

/**
 * What the database was filled with, and how far the seed has come:
 * the version of its rows, and until when it has told the history.
 */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  activityUntil: bigint('activity_until', { mode: 'number' }).notNull(),
  /** `demo`, `catalogue` or `none`; what was there before this column is a demo. */
  kind: text().notNull().default('demo'),
})

/**
 * Whether the platform is open, and to whom: one row, that every
 * gateway looks at every two seconds. Times in milliseconds since 1970.
 */
export const platformState = pgTable('platform_state', {
  id: integer().primaryKey(),
  maintenance: boolean().notNull().default(false),
  maintenanceFrom: bigint('maintenance_from', { mode: 'number' }),
  /** When maintenance ends; null while it is unknown. */
  maintenanceUntil: bigint('maintenance_until', { mode: 'number' }),
  /** Blocked countries (ISO 3166). */
  blockedCountries: jsonb('blocked_countries').$type<readonly string[]>().notNull().default([]),
  /** Blocked addresses and networks (CIDR). */
  blockedAddresses: jsonb('blocked_addresses').$type<readonly string[]>().notNull().default([]),
  /** Incremented when the operator publishes something: cached content is then read again. */
  contentRevision: integer('content_revision').notNull().default(0),
  /** Module ids that the operator switched on or off while it ran; the others are as the settings have them. */
  modules: jsonb('modules').$type<Readonly<Record<string, boolean>>>().notNull().default({}),
  /** What is asked of a withdrawal beside limits. */
  withdrawRules: jsonb('withdraw_rules').$type<WithdrawRules>().notNull().default(noWithdrawRules),
})

/** Links, codes and downloads that the operator offers under a fixed key. A URL may be a path of the site. */
export const resources = pgTable('resources', {
  resourceType: text('resource_type').primaryKey(),
  url: text().notNull(),
  label: text().notNull(),
  position: integer().notNull(),
})

import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Logged-in sessions, found by the SHA-256 of their token: the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where its member looks at it. */
    id: uuid().notNull().defaultRandom(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    deviceId: text('device_id'),
    /** The network it was opened from: /24 of IPv4, /64 of IPv6. */
    network: text().notNull().default(''),
    /** Browser and system of the login, by name; null where the client sent none. */
    browser: text(),
    system: text(),
    /** The network and the country (ISO 3166) of its last call that was noted; null before the first. */
    lastNetwork: text('last_network'),
    lastCountry: text('last_country'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
    revoked: boolean().notNull().default(false),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_created').on(table.createdAt)],
)

/** Things that are counted in a time window and must survive a restart: the subjects of `limits/limits.ts`. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('attempts_subject_at').on(table.subject, table.at), index('attempts_at').on(table.at)],
)

/** Captchas that were shown and not yet tried; both columns hold hashes. */
export const captchas = pgTable(
  'captchas',
  {
    idHash: text('id_hash').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('captchas_expires').on(table.expiresAt)],
)

/**
 * One-time codes and passwords that went out by SMS or mail, by hash;
 * `asker` is the device, member or ticket they are good for, null for any.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text().notNull(),
    target: text().notNull(),
    purpose: text().notNull(),
    asker: text(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [
    index('one_time_codes_target').on(table.target, table.purpose, table.createdAt),
    index('one_time_codes_hash').on(table.codeHash),
    index('one_time_codes_expires').on(table.expiresAt),
  ],
)

/**
 * Tickets that open one session, by hash: `exchange` from a live session, `verify` after a login from a new network.
 */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** The session that an exchange was made from. */
    sessionHash: text('session_hash'),
    /** The sent password that the login began with, and the record of it that becomes the member's with the code. */
    recoveryId: uuid('recovery_id'),
    passwordRecord: text('password_record'),
    deviceId: text('device_id'),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('login_tickets_expires').on(table.expiresAt)],
)

import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Logged-in sessions, found by the SHA-256 of their token: the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    deviceId: text('device_id'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
    revoked: boolean().notNull().default(false),
  },
  (table) => [index('sessions_member').on(table.memberId)],
)

/** Things that are counted in a time window and must survive a restart: failed logins, registrations. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('attempts_subject_at').on(table.subject, table.at)],
)

/** Captchas that were shown and not yet tried; both columns hold hashes. */
export const captchas = pgTable('captchas', {
  idHash: text('id_hash').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})

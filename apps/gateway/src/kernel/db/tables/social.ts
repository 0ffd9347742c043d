import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Accounts elsewhere that log a member in, by issuer and subject. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    linkedAt: bigint('linked_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('social_identities_member').on(table.memberId),
  ],
)

/** Tokens of other services that were used, by hash, until they end of themselves. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('spent_tokens_expires').on(table.expiresAt)],
)

import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Accounts of people: players (type 0), agents (1, 2, 41, 42) and trial accounts (4). Times in milliseconds since 1970. */
export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_001 }),
    username: text().notNull(),
    /** The username in lower case: names that differ only by case are one name. */
    usernameKey: text('username_key').notNull(),
    nickname: text().notNull(),
    type: integer().notNull(),
    /** A password record of `session/passwords.ts`; null for accounts that cannot log in. */
    passwordRecord: text('password_record'),
    fields: text().notNull().default('{}'),
    uplineId: bigint('upline_id', { mode: 'number' }),
    referralCode: text('referral_code').notNull(),
    rankLevel: integer('rank_level').notNull().default(0),
    registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
    firstLoginAt: bigint('first_login_at', { mode: 'number' }),
    /** The language the member chose last; null before. */
    language: text(),
  },
  (table) => [
    uniqueIndex('members_username_key').on(table.usernameKey),
    uniqueIndex('members_referral_code').on(table.referralCode),
    index('members_upline').on(table.uplineId),
  ],
)

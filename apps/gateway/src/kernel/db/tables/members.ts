import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Accounts of people: players (type 0), agents (1, 2, 41, 42) and demo accounts (4). Times in milliseconds since 1970.
 */
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
    passwordSetAt: bigint('password_set_at', { mode: 'number' }),
    /** Whether the password was sent by mail or SMS and must be changed. */
    passwordTemporary: boolean('password_temporary').notNull().default(false),
    /** The record of the password that money calls ask for. */
    paymentRecord: text('payment_record'),
    paymentSetAt: bigint('payment_set_at', { mode: 'number' }),
    /** Digits with the dialling code in front; belongs to one member only once it is verified. */
    mobile: text(),
    dialingCode: text('dialing_code'),
    mobileVerifiedAt: bigint('mobile_verified_at', { mode: 'number' }),
    email: text(),
    emailVerifiedAt: bigint('email_verified_at', { mode: 'number' }),
    /** As `yyyy-MM-dd`. */
    birthday: text(),
    /** The number of a picture of the gallery. */
    avatar: text().notNull().default('0'),
    /** The other contacts and the real name, as JSON. */
    fields: text().notNull().default('{}'),
    uplineId: bigint('upline_id', { mode: 'number' }),
    referralCode: text('referral_code').notNull(),
    rankLevel: integer('rank_level').notNull().default(0),
    registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
    firstLoginAt: bigint('first_login_at', { mode: 'number' }),
    blockedAt: bigint('blocked_at', { mode: 'number' }),
    /** The language the member chose last; null before. */
    language: text(),
  },
  (table) => [
    uniqueIndex('members_username_key').on(table.usernameKey),
    uniqueIndex('members_referral_code').on(table.referralCode),
    index('members_upline').on(table.uplineId),
    index('members_registered').on(table.registeredAt),
    uniqueIndex('members_verified_mobile')
      .on(table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
  ],
)

/**
 * Everybody above each member: `depth` is 1 for its upline, 2 for the upline of that one. Triggers on `members` write it
 * in the transaction that makes a member or changes an upline, so it always says what the uplines say.
 */
export const memberAncestors = pgTable(
  'member_ancestors',
  {
    ancestorId: bigint('ancestor_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.depth, table.memberId] }),
    uniqueIndex('member_ancestors_once').on(table.memberId, table.ancestorId),
  ],
)

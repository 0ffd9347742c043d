import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PromotionTerms } from '../values/terms.ts'
import type { Words } from './content.ts'
import { members } from './members.ts'

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id)

/** The points of members: whole points, never below zero, the sum of the entries. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    memberId: memberId().primaryKey(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('point_accounts_not_negative', sql`${table.balance} >= 0`)],
)

/** Every change of points, append-only; plus for points that come in. Times in milliseconds since 1970. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** `EARN`, `REDEEM`, `CONVERT` or `RETURN`. */
    kind: text().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    /** What the account held after it. */
    balance: bigint({ mode: 'number' }).notNull(),
    remark: jsonb().$type<Words>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('point_entries_member_at').on(table.memberId, table.at)],
)

/**
 * What has been counted for points of one day (when it began in the zone of
 * the platform): stakes by category, deposits under `DEPOSIT`; minor units.
 */
export const pointDays = pgTable(
  'point_days',
  {
    memberId: memberId(),
    category: text().notNull(),
    day: bigint({ mode: 'number' }).notNull(),
    counted: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.category, table.day] }),
    index('point_days_day').on(table.day),
  ],
)

/** What was counted and is less than a whole point, by category; minor units. */
export const pointRests = pgTable(
  'point_rests',
  {
    memberId: memberId(),
    category: text().notNull(),
    rest: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category] })],
)

/** What a reward of the points shop is. */
export type RewardType = 'CASH' | 'GIFT' | 'PROMO'

/** What points buy. `amount` in minor units for CASH and PROMO; `stock` null when there is no end to it. */
export const pointRewards = pgTable(
  'point_rewards',
  {
    id: integer().primaryKey(),
    type: text().$type<RewardType>().notNull(),
    name: jsonb().$type<Words>().notNull(),
    description: jsonb().$type<Words>().notNull(),
    points: integer().notNull(),
    amount: bigint({ mode: 'number' }),
    terms: jsonb().$type<PromotionTerms>(),
    stock: integer(),
    position: integer().notNull(),
    /** Where its picture lies under the art root; null without one. */
    picture: text(),
  },
  (table) => [check('point_rewards_stock_not_negative', sql`${table.stock} is null or ${table.stock} >= 0`)],
)

/** Points that were redeemed or converted. Gifts are decided by a person: `process`, then `approved` or `rejected`. */
export const redemptions = pgTable(
  'redemptions',
  {
    refNo: text('ref_no').primaryKey(),
    memberId: memberId(),
    /** Null for points that were converted. */
    rewardId: integer('reward_id').references(() => pointRewards.id),
    type: text().notNull(),
    name: jsonb().$type<Words>().notNull(),
    quantity: integer().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }),
    terms: jsonb().$type<PromotionTerms>(),
    status: text().notNull(),
    mobile: text(),
    address: text(),
    reason: text(),
    at: bigint({ mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
  },
  (table) => [index('redemptions_member_at').on(table.memberId, table.at)],
)

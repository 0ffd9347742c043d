import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Words } from './content.ts'
import { members } from './members.ts'

/**
 * Invitation links of agents: who registers through one becomes a downline of `memberId`, as what `type` says and with
 * these rates. Rates are parts per million by product type, times milliseconds since 1970.
 */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
    code: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** What the link opens: 0 a player, 2 an agent. */
    type: integer().notNull(),
    note: text().notNull().default(''),
    rates: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** Visitors who opened the link, each once a day; no fewer than have registered through it. */
    opened: integer().notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    deletedAt: bigint('deleted_at', { mode: 'number' }),
  },
  (table) => [uniqueIndex('affiliate_links_code').on(table.code), index('affiliate_links_member').on(table.memberId)],
)

/** Visitors who have opened an invitation link on a day, which begins at `day`; `visitor` is a hash. */
export const affiliateOpenings = pgTable(
  'affiliate_openings',
  {
    linkId: bigint('link_id', { mode: 'number' })
      .notNull()
      .references(() => affiliateLinks.id),
    day: bigint({ mode: 'number' }).notNull(),
    visitor: text().notNull(),
    /** Whether a registration counts as this opening; another one of the same visitor and day is an opening more. */
    joined: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day, table.visitor] }),
    index('affiliate_openings_day').on(table.day),
  ],
)

/** Who registered through which link, and when. */
export const affiliateJoins = pgTable(
  'affiliate_joins',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    linkId: bigint('link_id', { mode: 'number' })
      .notNull()
      .references(() => affiliateLinks.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('affiliate_joins_link').on(table.linkId)],
)

/** What the platform allows as a rebate rate, by product type; parts per million of the turnover. */
export const rebateLimits = pgTable('rebate_limits', {
  productType: text('product_type').primaryKey(),
  lowest: integer().notNull(),
  highest: integer().notNull(),
  step: integer().notNull(),
})

/** The rebate rates of members by product type, in parts per million; a missing row is a rate of zero. */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    productType: text('product_type').notNull(),
    rate: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productType] })],
)

/** Announcements for agents; times in milliseconds since 1970. */
export const agentNotices = pgTable('agent_notices', {
  id: integer().primaryKey(),
  title: jsonb().$type<Words>().notNull(),
  content: jsonb().$type<Words>().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
})

/** Permissions of an agent; a missing row means the defaults. */
export const agentSettings = pgTable('agent_settings', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  /** 1 when the agent may hand money to its team. */
  transfers: integer().notNull().default(1),
})

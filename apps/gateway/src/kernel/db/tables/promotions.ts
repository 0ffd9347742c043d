import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PromotionTerms } from '../values/terms.ts'
import type { Words } from './content.ts'
import { members } from './members.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id)

/**
 * Rewards of members: issued by a rule, then claimed (money with terms), or closed
 * when they were not claimed in time. What it is for stands in `reference`, once
 * for a member and type. Sums in minor units, times in milliseconds since 1970.
 */
export const claims = pgTable(
  'claims',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 50_001 }),
    memberId: memberId(),
    type: text().notNull(),
    reference: text().notNull(),
    promotionId: integer('promotion_id'),
    title: jsonb().$type<Words>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    /** The deposit that it came with; 0 without one. */
    deposit: bigint({ mode: 'number' }).notNull().default(0),
    /** `issued` or `claimed`; an issued one that is over counts as closed. */
    status: text().notNull(),
    issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
    /** Until when it may be claimed. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
    claimedAt: bigint('claimed_at', { mode: 'number' }),
    bonusId: uuid('bonus_id'),
  },
  (table) => [
    uniqueIndex('claims_once').on(table.memberId, table.type, table.reference),
    index('claims_member_issued').on(table.memberId, table.issuedAt),
    check('claims_amount_above_zero', sql`${table.amount} > 0`),
  ],
)

/** Who has joined a promotion, for which of its periods (the moment it begins). */
export const promotionJoins = pgTable(
  'promotion_joins',
  {
    promotionId: integer('promotion_id').notNull(),
    memberId: memberId(),
    period: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.memberId, table.period] })],
)

/** Applications for promotions that a person decides about; at most one of a member is open for each. */
export const applications = pgTable(
  'applications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    promotionId: integer('promotion_id').notNull(),
    memberId: memberId(),
    remarks: text().notNull(),
    /** `applying`, `process` once somebody looks at it, `issued` when approved, `rejected`. */
    status: text().notNull().default('applying'),
    reason: text(),
    claimId: bigint('claim_id', { mode: 'number' }).references(() => claims.id),
    at: bigint({ mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
  },
  (table) => [
    index('applications_member_at').on(table.memberId, table.at),
    uniqueIndex('applications_one_open')
      .on(table.promotionId, table.memberId)
      .where(sql`${table.status} in ('applying', 'process')`),
  ],
)

/** Pictures of applications, without what a camera wrote into them. */
export const applicationPictures = pgTable(
  'application_pictures',
  {
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => applications.id),
    position: integer().notNull(),
    /** `png` or `jpg`. */
    kind: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.position] })],
)

/** Tickets: a fixed bonus that the member takes when it suits, or gives back. `reference` is what it was given for. */
export const tickets = pgTable(
  'tickets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
    memberId: memberId(),
    reference: text().notNull(),
    title: jsonb().$type<Words>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    /** `AVAILABLE`, `CLAIMED` or `CANCELLED`; an available one that is over counts as `EXPIRED`. */
    status: text().notNull().default('AVAILABLE'),
    at: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('tickets_once').on(table.memberId, table.reference),
    index('tickets_member_at').on(table.memberId, table.at),
  ],
)

/** Codes that stand for a ticket, once a member, as long as there are uses left. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In upper case. */
    code: text().primaryKey(),
    title: jsonb().$type<Words>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    from: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    usesLeft: integer('uses_left').notNull(),
  },
  (table) => [check('promo_codes_uses_not_negative', sql`${table.usesLeft} >= 0`)],
)

/** The days on which members took their log-in reward; `day` is when it began in the zone of the platform. */
export const loginRewards = pgTable(
  'login_rewards',
  {
    memberId: memberId(),
    day: bigint({ mode: 'number' }).notNull(),
    /** The place in the row of days, from 1. */
    streak: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

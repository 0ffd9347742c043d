import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const memberOf = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id)

/**
 * Who was invited by which player; `rewardedAt` once the reward was paid. Sums in minor units, times in milliseconds
 * since 1970.
 */
export const referrals = pgTable(
  'referrals',
  {
    invitedId: memberOf('invited_id').primaryKey(),
    inviterId: memberOf('inviter_id'),
    at: bigint({ mode: 'number' }).notNull(),
    rewardedAt: bigint('rewarded_at', { mode: 'number' }),
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('referrals_inviter').on(table.inviterId, table.at),
    index('referrals_unpaid')
      .on(table.invitedId)
      .where(sql`${table.rewardedAt} is null`),
  ],
)

/** What a category brought in one manual rebate; sums in minor units, `rate` in hundredths of a percent. */
export interface RebateLine {
  readonly category: string
  readonly stake: number
  readonly rate: number
  readonly amount: number
}

/** Manual rebates that members have taken: each covers the time since the one before, so that no stake counts twice. */
export const rebates = pgTable(
  'rebates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 4001 }),
    memberId: memberOf('member_id'),
    from: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    rankLevel: integer('rank_level').notNull(),
    lines: jsonb().$type<readonly RebateLine[]>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    bonusId: uuid('bonus_id').notNull(),
  },
  (table) => [uniqueIndex('rebates_member_from').on(table.memberId, table.from)],
)

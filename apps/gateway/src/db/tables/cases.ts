import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Something that was seen, as a code of `review/reasons.ts`, with its figures: sums in minor units. */
export interface CaseReason {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

/** What waits for a person of the operator, with what was seen; times in milliseconds since 1970. */
export const reviewCases = pgTable(
  'review_cases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6001 }),
    /** What it is about: payout, withdrawal, deposit, turnover, referral. */
    kind: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** What exactly, once for each kind: the id of a payout, the invited member, a member and a day. */
    reference: text().notNull(),
    reasons: jsonb().$type<readonly CaseReason[]>().notNull(),
    /** open, approved or rejected. */
    status: text().$type<'open' | 'approved' | 'rejected'>().notNull().default('open'),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('review_cases_once').on(table.kind, table.reference),
    index('review_cases_open').on(table.openedAt).where(sql`${table.status} = 'open'`),
    index('review_cases_member').on(table.memberId),
  ],
)

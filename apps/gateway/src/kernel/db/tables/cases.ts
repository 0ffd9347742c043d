import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** What waits for a person: the reward of a referral, a withdrawal, a salary. */
export type CaseKind = 'referral' | 'withdrawal' | 'salary'

/** How a case stands; it is dropped when what waited is gone, as when the member cancels the withdrawal. */
export type CaseState = 'open' | 'released' | 'refused' | 'dropped'

/** Why a case was opened: the rule, and what it saw. For the operator only; never sent to members. */
export interface CaseReason {
  readonly rule: string
  /** In minor units. */
  readonly sums?: Readonly<Record<string, number>>
  readonly facts?: Readonly<Record<string, string | number>>
}

/**
 * What waits for a person, one case for each kind and subject. Sums in minor units, times in milliseconds since 1970.
 */
export const cases = pgTable(
  'cases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 8001 }),
    kind: text().$type<CaseKind>().notNull(),
    /** The id of the invited member, the order number of the withdrawal, or the member and day of salaries. */
    subject: text().notNull(),
    /** Whose money waits. */
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    amount: bigint({ mode: 'number' }).notNull(),
    reasons: jsonb().$type<readonly CaseReason[]>().notNull(),
    state: text().$type<CaseState>().notNull(),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    /** The operator who looks at it. */
    assignee: text(),
    decidedBy: text('decided_by'),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** Why it was decided so, in the operator's words. */
    decision: text(),
  },
  (table) => [
    uniqueIndex('cases_subject').on(table.kind, table.subject),
    index('cases_state').on(table.state, table.openedAt),
    index('cases_member').on(table.memberId),
  ],
)

/** What was done with a case, and by whom; rows are only added. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => cases.id),
    by: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    did: text().$type<'assigned' | 'noted' | 'released' | 'refused' | 'dropped'>().notNull(),
    text: text().notNull(),
  },
  (table) => [index('case_notes_case').on(table.caseId, table.id)],
)

/** Limits of the review that the operator has changed, each with every change of it; the newest counts. */
export const reviewLimits = pgTable(
  'review_limits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    by: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
  },
  (table) => [index('review_limits_name').on(table.name, table.id)],
)

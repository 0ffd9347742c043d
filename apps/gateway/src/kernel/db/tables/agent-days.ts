import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Which days of an agent are added up in `agent_play_days`, `agent_money_days` and `agent_active_days`: from `from_day` up
 * to but without `until_day`, in milliseconds since 1970; none where both are the same. Agents of large teams have a row,
 * until their team has become smaller. When a member leaves the team, or one that has days joins it, `until_day` goes back to `from_day`.
 */
export const agentRolls = pgTable('agent_rolls', {
  agentId: bigint('agent_id', { mode: 'number' }).primaryKey(),
  from: bigint('from_day', { mode: 'number' }).notNull(),
  until: bigint('until_day', { mode: 'number' }).notNull(),
})

const agentDay = {
  agentId: bigint('agent_id', { mode: 'number' }).notNull(),
  day: bigint({ mode: 'number' }).notNull(),
  /** How many levels below the agent the members stand: 1 for direct downlines. */
  depth: integer().notNull(),
}

/** `member_days` of a team, added up by its levels. */
export const agentPlayDays = pgTable(
  'agent_play_days',
  {
    ...agentDay,
    category: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    rounds: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.depth, table.category] })],
)

/** `money_days` of a team, added up by its levels. */
export const agentMoneyDays = pgTable(
  'agent_money_days',
  {
    ...agentDay,
    wallet: text().notNull(),
    kind: text().notNull(),
    incoming: bigint({ mode: 'number' }).notNull(),
    outgoing: bigint({ mode: 'number' }).notNull(),
    transfers: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.depth, table.wallet, table.kind] })],
)

/**
 * How many members of a team played on a day, by the day before on which they had played last (0 for none, or one longer
 * ago than any report reaches). Who played in a stretch of time played on one of its days for the first time: those whose
 * day before lies ahead of it. So members of a stretch are a sum of days, each of them counted once.
 */
export const agentActiveDays = pgTable(
  'agent_active_days',
  {
    ...agentDay,
    before: bigint('before_day', { mode: 'number' }).notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.depth, table.before] })],
)

/** One row: days before `until_day` are over, and what is booked for one of them after all is noted in `late_days`. */
export const closedDays = pgTable('closed_days', {
  id: integer().primaryKey(),
  until: bigint('until_day', { mode: 'number' }).notNull(),
})

/** Days of a member that were booked on after they were closed; triggers on `member_days` and `money_days` write them. */
export const lateDays = pgTable(
  'late_days',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    day: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

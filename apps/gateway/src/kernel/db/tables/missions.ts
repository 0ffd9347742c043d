import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * The runs of a mission, one for each of its periods; its rules stand in the code under `code`. Times in milliseconds
 * since 1970.
 */
export const missions = pgTable(
  'missions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 901 }),
    code: text().notNull(),
    from: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    /** When its prizes were paid; null while it is open. */
    closedAt: bigint('closed_at', { mode: 'number' }),
  },
  (table) => [uniqueIndex('missions_code_from').on(table.code, table.from)],
)

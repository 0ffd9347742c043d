import { eq, sql } from 'drizzle-orm'
import { cases } from '../../kernel/db/index.ts'
import type { CaseKind } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'

const kinds: readonly CaseKind[] = ['referral', 'withdrawal', 'salary']

/** Adds how many cases wait for a person, and how long the oldest has waited, to the metrics. */
export function watchCases({ db, clock, metrics }: Pick<Gateway, 'db' | 'clock' | 'metrics'>): void {
  const each = async (
    value: (open: { readonly n: number; readonly oldest: number }) => number,
  ): Promise<Record<string, number>> => {
    const rows = await db
      .select({
        kind: cases.kind,
        n: sql<number>`count(*)`.mapWith(Number),
        oldest: sql<number>`min(${cases.openedAt})`.mapWith(Number),
      })
      .from(cases)
      .where(eq(cases.state, 'open'))
      .groupBy(cases.kind)
    return Object.fromEntries(
      kinds.map((kind) => {
        const open = rows.find((row) => row.kind === kind)
        return [kind, open ? value(open) : 0]
      }),
    )
  }
  metrics.watch({
    name: 'parlour_cases_open',
    help: 'Cases that wait for a person, by kind',
    label: 'kind',
    read: () => each(({ n }) => n),
  })
  metrics.watch({
    name: 'parlour_cases_oldest_seconds',
    help: 'How long the oldest open case has waited, by kind; 0 when none does',
    label: 'kind',
    read: () => each(({ oldest }) => Math.max(0, clock.now() - oldest) / 1000),
  })
}

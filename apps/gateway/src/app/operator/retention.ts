import { sql } from 'drizzle-orm'
import { retentionOf, retentionRules } from '../../kernel/retention/index.ts'
import { CommandError, type Command } from './command.ts'

type Row = { readonly oldest: string | number | null }

const dayMs = 86_400_000
const days = (milliseconds: number): string => `${Math.round((milliseconds / dayMs) * 1000) / 1000} d`

/** Shows how long rows are kept. */
export const retentionCommand: Command = {
  name: 'retention',
  usage: 'retention',
  does: 'show what is deleted by age, after how long, and how old the oldest row is',
  async run({ db, clock, config }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const shown = []
    for (const rule of retentionRules) {
      const { column, only, least } = rule
      const { rows } = await db.execute<Row>(
        sql`select min(${column}) as oldest from ${column.table}${only ? sql` where ${only}` : sql``}`,
      )
      const oldest = rows[0]?.oldest ?? null
      shown.push({
        rule: rule.name,
        kept: days(retentionOf(rule, config.retention)),
        'may be set from': least === undefined ? '' : days(least),
        oldest: oldest === null ? '' : days(clock.now() - Number(oldest)),
      })
    }
    return shown
  },
}

import { and, getTableName, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../config/gateway.ts'
import { errorFacts } from '../observe/error-facts.ts'
import { retentionRules, type RetentionRule } from './rules.ts'
import { retentionOf } from './settings.ts'
import { present } from '../objects/present.ts'

/** How many rows one statement deletes: a few milliseconds of work, and as short a lock. */
export const batchRows = 1_000

type Row = { readonly count: string | number }

/**
 * The oldest rows of a rule from before a moment, at most so many: what
 * a batch deletes. Rows that another gateway deletes are passed over.
 */
export const oldRows = ({ column, only }: RetentionRule, before: number, most: number): SQL => sql`
  select ctid from ${column.table} where ${and(lt(column, before), only)} order by ${column} limit ${most} for update skip locked`

async function deleteBatch(db: Database, rule: RetentionRule, before: number): Promise<number> {
  const { rows } = await db.execute<Row>(sql`
    with gone as (delete from ${rule.column.table} where ctid = any(array(${oldRows(rule, before, batchRows)})) returning 1)
    select count(*) as count from gone`)
  return Number(present(rows[0], 'the count of deleted rows').count)
}

/**
 * Deletes rows older than their rule's retention, in batches that are transactions of their own, until none is left or
 * `stopped` returns true. A rule that fails is logged, and the others go on. Several gateways may run it at once.
 */
export async function deleteOld(
  gateway: Pick<Gateway, 'db' | 'config' | 'log' | 'metrics'>,
  now: number,
  stopped: () => boolean = () => false,
): Promise<void> {
  const { db, config, log, metrics } = gateway
  for (const rule of retentionRules) {
    const before = now - retentionOf(rule, config.retention)
    let deleted = 0
    try {
      for (let rows = batchRows; rows === batchRows && !stopped(); deleted += rows)
        rows = await deleteBatch(db, rule, before)
    } catch (error) {
      log.error({ rule: rule.name, ...errorFacts(error) }, 'retention failed')
    }
    if (deleted > 0) {
      metrics.deleted(getTableName(rule.column.table), deleted)
      log.debug({ rule: rule.name, rows: deleted }, 'retention deleted rows')
    }
  }
}

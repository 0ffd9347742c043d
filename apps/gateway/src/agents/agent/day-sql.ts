import { sql, type SQL } from 'drizzle-orm'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'

const midnight = startOfDay(0) + dayMs

/** When the day of a moment began in the platform's zone, as an expression over milliseconds since 1970. */
export const dayOf = (moment: SQL): SQL =>
  sql`((${moment} - ${sql.raw(String(midnight))}) / ${sql.raw(String(dayMs))}) * ${sql.raw(String(dayMs))} + ${sql.raw(String(midnight))}`

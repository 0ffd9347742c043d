import { sql, type SQL } from 'drizzle-orm'
import { dayMs, startOfDay } from '../jobs/manila-calendar.ts'

const midnight = startOfDay(0) + dayMs

/** When the day of a moment began for the house, as an expression over milliseconds since 1970. */
export const dayOf = (moment: SQL): SQL =>
  sql`((${moment} - ${sql.raw(String(midnight))}) / ${sql.raw(String(dayMs))}) * ${sql.raw(String(dayMs))} + ${sql.raw(String(midnight))}`

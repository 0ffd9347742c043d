import { sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'
import { rowsOf } from './rows-of.ts'

const anyTable = sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`

/** Whether a database has any table beside those of PostgreSQL itself. */
export const hasTables = async (db: Database): Promise<boolean> => (await rowsOf(db, anyTable)).length > 0

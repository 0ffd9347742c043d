import { sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'
import { rowsOf } from './rows-of.ts'

const anyTable = sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`

const seedTable = sql`select 1 where to_regclass('public.seed_state') is not null`

/** Whether a database has the tables of a gateway; those of an extension are none. */
export const isMigrated = async (db: Database): Promise<boolean> => (await rowsOf(db, seedTable)).length > 0

/** Whether a database has any table beside those of PostgreSQL itself. */
export const hasTables = async (db: Database): Promise<boolean> => (await rowsOf(db, anyTable)).length > 0

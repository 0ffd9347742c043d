import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@parlour/servers'
import pg from 'pg'
import { manyRows } from './plan-rules.ts'

/** A PostgreSQL server that can write the plan of each statement to its log. */
export interface PlanServer {
  /** The address of its database. */
  readonly url: string
  /** Runs statements and answers the rows of the last. */
  run<Row extends pg.QueryResultRow>(...statements: string[]): Promise<Row[]>
  /** From now on plans are written, those of statements inside of triggers too. */
  writePlans(): Promise<void>
  /** The tables that have so many rows now that no statement may read all of them. */
  largeTables(): Promise<Set<string>>
  /** The files of the log. */
  logs(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts a server with auto_explain, its other settings as they come. */
export async function startPlanServer(): Promise<PlanServer> {
  const server = await startPostgres()
  const url = server.createDatabase('plans')
  async function run<Row extends pg.QueryResultRow>(...statements: string[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    await client.end()
    return rows
  }
  await run(
    `alter system set logging_collector = on`,
    `alter system set log_destination = 'jsonlog'`,
    `alter system set log_rotation_size = 0`,
    `alter system set session_preload_libraries = 'auto_explain'`,
  )
  await server.kill()
  await server.start()
  return {
    url,
    run,
    async writePlans() {
      await run(
        `alter system set auto_explain.log_min_duration = 0`,
        `alter system set auto_explain.log_format = 'json'`,
        `alter system set auto_explain.log_nested_statements = on`,
        `select pg_reload_conf()`,
      )
    },
    async largeTables() {
      const tables = await run<{ name: string }>(
        `analyze`,
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${manyRows}`,
      )
      return new Set(tables.map(({ name }) => name))
    },
    async logs() {
      const [{ folder } = { folder: '' }] = await run<{ folder: string }>(
        `select current_setting('data_directory') || '/log' as folder`,
      )
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name))
    },
    stop: () => server.stop(),
  }
}

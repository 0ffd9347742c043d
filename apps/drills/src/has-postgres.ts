import { postgresBinaries } from '@parlour/servers'

/** Whether this machine has the programs of PostgreSQL; says in one line which tests are left out where it has not. */
export function hasPostgres(): boolean {
  try {
    postgresBinaries()
    return true
  } catch (error) {
    process.stderr.write(`left out: ${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

// Brings the tables of DATABASE_URL to this version and ends,
// so that gateways of it start at once: pnpm gateway:migrate.
import { requireSettings } from './settings/read-settings.ts'
import { openDatabase } from '../kernel/db/index.ts'

try {
  const { DATABASE_URL: url } = requireSettings(process.env)
  if (!url) throw new Error('DATABASE_URL must be set; an embedded database is migrated by the gateway that holds it')
  const database = await openDatabase({ url, folder: '' })
  try {
    await database.migrate()
  } finally {
    await database.close()
  }
  process.stdout.write(`migrated: ${database.describe}\n`)
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  process.stderr.write(`migrate: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}

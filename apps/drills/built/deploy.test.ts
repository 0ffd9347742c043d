import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDeployDrill } from '../src/deploy/run-deploy-drill.ts'
import { needPrograms } from '../src/deploy/start-database.ts'

const missing = await needPrograms().then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
)
if (missing) process.stderr.write(`left out: ${missing}\n`)

test.skipIf(missing)(
  'nginx, PostgreSQL and two gateways, started from the files of deploy/, serve the site',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-deploy-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    // PostgreSQL runs as a user of its own where this is root's.
    chmodSync(folder, 0o755)
    const checks = await runDeployDrill(folder, () => undefined)
    expect(checks.length).toBeGreaterThan(0)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
  },
)

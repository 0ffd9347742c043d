// Starts nginx, PostgreSQL and two gateways from the files of deploy/ and visits the site: pnpm deploy-drill [--keep].
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDeployDrill } from './run-deploy-drill.ts'
import { needPrograms } from './start-database.ts'

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'parlour-deploy-'))
// PostgreSQL runs as a user of its own where this is root's.
chmodSync(folder, 0o755)

try {
  await needPrograms()
  const checks = await runDeployDrill(folder, (line) => print(`  ${line}`))
  print('| what must hold | holds | seen |\n|---|---|---|')
  for (const { what, holds, seen } of checks)
    print(`| ${what} | ${holds ? 'yes' : 'NO'} | ${seen.replaceAll('|', '/')} |`)
  process.exitCode = checks.every(({ holds }) => holds) ? 0 : 1
} catch (error) {
  process.stderr.write(`deploy-drill: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  if (values.keep) print(`kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

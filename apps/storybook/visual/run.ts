import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const options = process.argv.slice(2).map((option) => (option === '--update' ? '--update-snapshots=all' : option))
const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'visual/playwright.config.ts', ...options], {
  stdio: 'inherit',
})
process.exit(status ?? 1)

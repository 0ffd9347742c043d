import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasPostgres } from '@parlour/servers'
import { expect, test } from 'vitest'

const gateway = fileURLToPath(new URL('../../../', import.meta.url))

/** It ends what hangs, in milliseconds. */
const patience = 900_000

test.runIf(hasPostgres())(
  'a month is archived while its gateways are killed: no row lost, none doubled',
  { timeout: patience },
  () => {
    const few = ['--members', '200', '--rounds', '20000', '--kills', '3']
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@parlour/source', 'bench/archive-drill.ts', ...few],
      { cwd: gateway, encoding: 'utf8' },
    )
    // How long a transaction takes is the machine's; the drill itself has a bar for it.
    const checks = stdout.split('\n').filter((line) => /^(?:yes|NO ) /.test(line) && !line.includes('no transaction'))
    expect(checks.length, stderr).toBe(6)
    expect(checks.filter((line) => line.startsWith('NO '))).toEqual([])
  },
)

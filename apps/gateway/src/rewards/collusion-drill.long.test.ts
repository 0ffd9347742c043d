import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const gateway = fileURLToPath(new URL('../../', import.meta.url))

/** It ends what hangs, in milliseconds. */
const patience = 900_000

test(
  'five accounts that cover their bets gain nothing from all programmes and bonuses together',
  { timeout: patience },
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@parlour/source', 'collusion/main.ts', '--moves', '2000'],
      { cwd: gateway, encoding: 'utf8' },
    )
    expect(stdout.match(/no gain/g)?.length, stderr).toBeGreaterThan(100)
    expect({ status, gains: stdout.split('\n').filter((line) => line.endsWith('GAIN')) }).toEqual({
      status: 0,
      gains: [],
    })
  },
)

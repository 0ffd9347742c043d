import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway } from '@parlour/servers'
import { whole } from '@parlour/vitest/sample'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { runCrashDrill } from './run-crash-drill.ts'

test('[MEM-07] a gateway killed in the middle of transfers loses none, doubles none, and its ledger stays at zero', async () => {
  const data = mkdtempSync(join(tmpdir(), 'parlour-crash-'))
  const port = await freePort()
  const report = await runCrashDrill({
    rounds: whole ? 4 : 1,
    writers: 4,
    start: () => startGateway({ data, port }),
    say: () => undefined,
  })
  rmSync(data, { recursive: true, force: true })
  expect(report.wrongWallets).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(JSON.stringify(report.ledger)).toMatch(/sound/i)
}, 1_800_000)

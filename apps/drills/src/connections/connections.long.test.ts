import { startGateway } from '@parlour/servers'
import { expect, test } from 'vitest'
import { runConnectionDrill } from './run-connection-drill.ts'

/** What one address may hold. */
const most = 1_000

// Linux answers on all of 127.0.0.0/8; elsewhere there is one address alone.
test.runIf(process.platform === 'linux')(
  'half-open connections from one address stay within its limit, keep no other one out, and end',
  async () => {
    const gateway = await startGateway()
    const { before, during, ...report } = await runConnectionDrill({
      port: gateway.port,
      connections: most + 200,
      calls: 20,
      say: () => undefined,
    })
    await gateway.stop()
    expect([before.failed, during.failed]).toEqual([0, 0])
    expect(report.standing).toBeLessThanOrEqual(most)
    expect(report.refused).toBeGreaterThanOrEqual(200)
    expect(report.standingLater).toBe(0)
  },
  300_000,
)

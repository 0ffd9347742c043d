import { expect, test } from 'vitest'
import { leaveBy } from './leave-by.ts'

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a gateway that %s ends cuts no answer, tells every client to close, and says why in one line',
  async (signal) => {
    const { reasons, ...left } = await leaveBy(signal, 5)
    expect(left).toMatchObject({ told: 5, clients: 5, faults: [], code: 0 })
    expect(reasons).toEqual([expect.stringContaining(`gateway: ended because of ${signal} `)])
  },
  300_000,
)

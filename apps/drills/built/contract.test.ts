import { expect, test } from 'vitest'
import { runContractDrill } from '../src/contract/run-contract-drill.ts'
import { stretches } from '../src/contract/walk-site.ts'

test("the site goes its whole way on a phone against a platform that has the contract's calls alone", async () => {
  expect(stretches.length).toBeGreaterThan(5)
  const { failures, requestFaults, console: said } = await runContractDrill({ viewport: { width: 412, height: 823 } })
  expect({ failures, requestFaults, said }).toEqual({ failures: [], requestFaults: [], said: [] })
})

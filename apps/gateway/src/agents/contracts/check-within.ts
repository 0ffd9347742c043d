import type { Database, Tier } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { toWireRate } from '../agent/share.ts'
import { exceeds, highestOf } from './ceiling.ts'
import { termsToHandOn, type CapPorts, type Wished } from './terms-to-hand-on.ts'

/**
 * Refuses steps that pay more than their upline may hand on now, in a category that games bear only so much of.
 * @throws DomainError contract.rate.exceeded
 */
export async function checkWithin(
  tx: Database,
  ports: CapPorts,
  upline: Wished,
  tiers: readonly Tier[],
): Promise<void> {
  const { steps } = await termsToHandOn(tx, ports, upline)
  if (!exceeds(tiers, steps)) return
  const { part, amount } = highestOf(steps)
  throw new DomainError('contract.rate.exceeded', {
    value: { highest: toWireRate(part) },
    amounts: { highestAmount: amount },
  })
}

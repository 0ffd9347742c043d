import type { Database, Tier } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { toWireRate } from '../agent/share.ts'
import { boundingCategories, exceeds, highestOf } from './ceiling.ts'
import { contractsOf } from './find-contracts.ts'
import { isInForce, type Contract } from './kinds.ts'
import { termsToHandOn, type CapPorts, type HandedOn } from './terms-to-hand-on.ts'

/** A contract between an upline and a downline. */
export type HandedContract = Pick<Contract, 'memberId' | 'kind' | 'category'> & { readonly uplineId: number }

/** What an upline may hand on in a category. */
export interface Bound extends HandedOn {
  readonly category: Contract['category']
}

/** What bounds a contract: the terms of its category, and for one for all games those of the games that it pays for too. */
export async function boundsOf(
  db: Database,
  ports: CapPorts,
  { uplineId, memberId, kind, category }: HandedContract,
): Promise<Bound[]> {
  const own = (await contractsOf(db, uplineId, kind)).filter(isInForce)
  const theirs = (await contractsOf(db, memberId, kind)).filter(isInForce)
  const bounds: Bound[] = []
  for (const each of boundingCategories(category, own, theirs))
    bounds.push({ category: each, ...(await termsToHandOn(db, ports, { memberId: uplineId, kind, category: each })) })
  return bounds
}

/**
 * Refuses steps that pay more than their upline may hand on now, in a category that games bear only so much of.
 * @throws DomainError contract.rate.exceeded (value.highest, value.category)
 */
export async function checkWithin(
  tx: Database,
  ports: CapPorts,
  contract: HandedContract,
  tiers: readonly Tier[],
): Promise<void> {
  for (const { category, steps } of await boundsOf(tx, ports, contract)) {
    if (!exceeds(tiers, steps)) continue
    const { part, amount } = highestOf(steps)
    throw new DomainError('contract.rate.exceeded', {
      value: { highest: toWireRate(part), category },
      amounts: { highestAmount: amount },
    })
  }
}

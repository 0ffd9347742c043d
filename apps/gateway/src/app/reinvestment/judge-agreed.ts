import { highestRate } from '../../agents/index.ts'
import type { Agreed } from './agreed.ts'
import { excesses, raised } from './check-reinvestment.ts'
import { contractCaps } from './contract-caps.ts'

/** What a start makes of the rates in the database. */
export interface Judgement {
  /** Why it cannot start; rates that neither a contract nor a bonus of earlier terms is to blame for. */
  readonly refused: readonly string[]
  /**
   * A line for each contract that is paid less than it states, with what to do, and for each category that bonuses of
   * earlier terms take above its edge.
   */
  readonly warnings: readonly string[]
}

const percent = (parts: number): string =>
  Number.isFinite(parts) ? `${Number((parts / 10_000).toFixed(4))} %` : 'an amount from nothing'

/**
 * Holds what is agreed against the edge. Neither a contract nor a bonus of earlier terms is a reason not to start: the
 * contract is paid what the edge bears, and the bonus was promised and ends with its time.
 */
export function judgeAgreed(agreed: Agreed): Judgement {
  const caps = contractCaps(agreed)
  const bare: Agreed = { ...agreed, houseContracts: [], lockedBonuses: [] }
  const ofBonuses = raised(bare, { ...bare, lockedBonuses: agreed.lockedBonuses }).map(
    (line) => `bonuses granted under earlier terms, until they are paid or lapse: ${line}`,
  )
  const ofContracts = agreed.houseContracts.flatMap(({ id, kind, category, tiers }) => {
    const cap = caps.get(id)
    if (cap === undefined) return []
    return (
      `contract ${id} of the operator (${kind} ${category}, ${percent(highestRate(tiers))}) is paid at most ${percent(cap)}, since all programmes together ` +
      `would give back more than the operator keeps; offer a lower one with "pnpm gateway offer-contract <username> ${kind} ${category} <percent>" ` +
      `or end it with "pnpm gateway end-contract ${id}"`
    )
  })
  return { refused: excesses(bare), warnings: [...ofContracts, ...ofBonuses] }
}

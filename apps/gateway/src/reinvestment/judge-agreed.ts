import { highestRate } from '../contracts/highest-rate.ts'
import type { Agreed } from './agreed.ts'
import { excesses } from './check-reinvestment.ts'
import { contractCaps } from './contract-caps.ts'

/** What a start makes of the rates in the database. */
export interface Judgement {
  /** Why it cannot start; rates that no contract is to blame for. */
  readonly refused: readonly string[]
  /** A line for each contract that is paid less than it states, with what to do. */
  readonly warnings: readonly string[]
}

const percent = (parts: number): string => (Number.isFinite(parts) ? `${Number((parts / 10_000).toFixed(4))} %` : 'an amount from nothing')

/** Holds what is agreed against the edge: a contract is never a reason not to start, since it is paid what the edge bears. */
export function judgeAgreed(agreed: Agreed): Judgement {
  const caps = contractCaps(agreed)
  return {
    refused: excesses({ ...agreed, houseContracts: [] }),
    warnings: agreed.houseContracts.flatMap(({ id, kind, category, tiers }) => {
      const cap = caps.get(id)
      if (cap === undefined) return []
      return `contract ${id} of the house (${kind} ${category}, ${percent(highestRate(tiers))}) is paid at most ${percent(cap)}, since all programmes together `
        + `would give back more than the house keeps; offer a lower one with "pnpm gateway offer-contract <username> ${kind} ${category} <percent>" `
        + `or end it with "pnpm gateway end-contract ${id}"`
    }),
  }
}

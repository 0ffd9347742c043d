import { productTypes } from '@parlour/api-client/endpoints'
import { consolidated, type Contract } from './kinds.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** A stretch of time in which a contract counts the plays of one product type. */
export interface Piece extends Period {
  readonly productType: string
}

type SalaryTerms = Pick<Contract, 'id' | 'category' | 'acceptedAt' | 'endedAt'>

/** The part of a period in which a contract was in force, or null. */
export function inForceWithin({ acceptedAt, endedAt }: SalaryTerms, { from, until }: Period): Period | null {
  const window = { from: Math.max(from, acceptedAt ?? until), until: Math.min(until, endedAt ?? until) }
  return window.from < window.until ? window : null
}

function without(whole: Period, holes: readonly Period[]): Period[] {
  let rest = [whole]
  for (const hole of holes)
    rest = rest.flatMap(({ from, until }) =>
      [
        { from, until: Math.min(until, hole.from) },
        { from: Math.max(from, hole.until), until },
      ].filter((part) => part.from < part.until),
    )
  return rest
}

/**
 * What a contract counts in a period: its category while it is in force. CONS counts every product type, less the time
 * in which `others` of the same member and kind had that type for themselves: no stake is paid for twice.
 */
export function piecesOf(contract: SalaryTerms, others: readonly SalaryTerms[], period: Period): Piece[] {
  const window = inForceWithin(contract, period)
  if (!window) return []
  if (contract.category !== consolidated) return [{ ...window, productType: contract.category }]
  return productTypes.flatMap((productType) => {
    const holes = others
      .filter((other) => other.id !== contract.id && other.category === productType)
      .flatMap((other) => inForceWithin(other, period) ?? [])
    return without(window, holes).map((part) => ({ ...part, productType }))
  })
}

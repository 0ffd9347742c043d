import { consolidated, type Contract } from '../contracts/kinds.ts'
import type { Adjustment } from '../../kernel/db/index.ts'

/** What was paid under a contract, and to its downlines, that its upline's contract has to bear. */
export interface DownlinePayment extends Adjustment {
  readonly uplineId: number
  readonly category: string
}

/**
 * What a contract gives by itself, in minor units, with the
 * contracts of the same member and how deep it lies in the tree.
 */
export interface Due {
  readonly contract: Contract
  readonly own: readonly Contract[]
  readonly gross: number
  readonly depth: number
}

/** Whether what was paid to downlines in a category is borne by a contract of this category. */
const bears = (contract: Contract, others: readonly Contract[], category: string): boolean =>
  contract.category === category ||
  (contract.category === consolidated &&
    !others.some((other) => other.memberId === contract.memberId && other.category === category))

/**
 * What is taken off each of these contracts, from the top of the tree down: what the contracts of downlines are due, as
 * far as its own gives, and with `covered`, what none of the contracts above could bear, so that no house pays for it.
 */
export function bearDown(
  dues: readonly Due[],
  paidBefore: readonly DownlinePayment[],
  covered: boolean,
): Adjustment[][] {
  const parts = dues.map(({ contract, gross }) => ({ ...contract, left: gross }))
  const open = [...paidBefore.map((part) => ({ ...part, left: part.amount })), ...parts]
  const taken: Adjustment[][] = dues.map(() => [])
  for (const [at, { contract, own, gross }] of [...dues.entries()].toSorted(([, a], [, b]) => a.depth - b.depth)) {
    const short = covered && contract.uplineId !== null ? (parts[at]?.left ?? 0) : 0
    if (short > 0 && contract.uplineId !== null) taken[at]?.push({ memberId: contract.uplineId, amount: -short })
    let left = gross - short
    for (const part of open) {
      if (part.uplineId !== contract.memberId || !bears(contract, own, part.category)) continue
      const amount = Math.min(left, part.left)
      if (amount === 0) continue
      left -= amount
      part.left -= amount
      taken[at]?.push({ memberId: part.memberId, amount: -amount })
    }
  }
  return taken
}

import { consolidated, type Contract } from '../contracts/kinds.ts'
import type { Adjustment } from '../../kernel/db/index.ts'
import { present } from '../../kernel/objects/index.ts'

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
    const [part, off] = [present(parts[at], 'what is left of a contract'), present(taken[at], 'what is taken off it')]
    const short = covered && contract.uplineId !== null ? part.left : 0
    if (short > 0 && contract.uplineId !== null) off.push({ memberId: contract.uplineId, amount: -short })
    let left = gross - short
    for (const downline of open) {
      if (downline.uplineId !== contract.memberId || !bears(contract, own, downline.category)) continue
      const amount = Math.min(left, downline.left)
      if (amount === 0) continue
      left -= amount
      downline.left -= amount
      off.push({ memberId: downline.memberId, amount: -amount })
    }
  }
  return taken
}

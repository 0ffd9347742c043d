import { consolidated } from '../contracts/kinds.ts'
import type { Adjustment } from '../../kernel/db/index.ts'

/** What is due to a downline, or was paid to it, and how much of it no contract above has borne; in minor units. */
export interface DueBelow {
  readonly memberId: number
  readonly category: string
  rest: number
}

/** A contract with what it gives by itself, and what of it the contracts above have not borne. */
export interface Bearing {
  readonly uplineId: number | null
  readonly category: string
  readonly gross: number
  readonly rest: number
}

/**
 * What is taken off the contracts of one member, in this order: what the contracts of its direct downlines are due, as
 * far as its own give, and with `covered`, what none of the contracts above could bear, so that no house pays for it.
 * Takes what is borne off the `rest` of those below: members have to come from the top of the tree down.
 * @param categories what the member has contracts for in the period; CONS bears all others
 */
export function bearDown(
  own: readonly Bearing[],
  below: readonly DueBelow[],
  { categories, covered }: { readonly categories: ReadonlySet<string>; readonly covered: boolean },
): Adjustment[][] {
  return own.map(({ uplineId, category, gross, rest }) => {
    const off: Adjustment[] = []
    const short = covered && uplineId !== null ? rest : 0
    if (short > 0 && uplineId !== null) off.push({ memberId: uplineId, amount: -short })
    let left = gross - short
    for (const due of below) {
      const isBorne = category === due.category || (category === consolidated && !categories.has(due.category))
      const amount = isBorne ? Math.min(left, due.rest) : 0
      if (amount === 0) continue
      left -= amount
      due.rest -= amount
      off.push({ memberId: due.memberId, amount: -amount })
    }
    return off
  })
}

import { highestRate, productTypeOf } from '../../agents/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { RatedContract } from '../../kernel/ports/index.ts'
import { houseEdge, playedCategories } from '../../play/index.ts'
import { readAgreed, type Agreed, type HouseContract } from './agreed.ts'
import { programmeRates, sumOfRates } from './programmes.ts'

const million = 1_000_000

/** What a rate of a kind gives back of the turnover: a dividend is paid of what the operator keeps of it. */
const worth = (kind: string, edge: number): number => (kind === 'dividend' ? edge / million : 1)

const countsIn =
  (category: string) =>
  (contract: HouseContract): boolean =>
    contract.category === 'CONS' || contract.category === productTypeOf(category)

/**
 * The caps of the contracts that count in a category: the cheaper ones keep what
 * they state, the dearer ones get what is left below the edge. Of one kind only
 * the dearest counts, since a member who is paid by one is not paid by another.
 * Locked bonuses of earlier terms take nothing from them: the operator promised those, and they end.
 */
function capsIn(category: string, agreed: Agreed): [id: number, cap: number][] {
  const edge = houseEdge(category)
  const stated = agreed.houseContracts
    .filter(countsIn(category))
    .map(({ id, kind, tiers }) => ({ id, kind, given: Math.ceil(highestRate(tiers) * worth(kind, edge)) }))
    .toSorted((a, b) => a.given - b.given || a.id - b.id)
  let left = Math.max(
    0,
    edge - sumOfRates(programmeRates(category, { ...agreed, houseContracts: [], lockedBonuses: [] })),
  )
  const highest = new Map<string, number>()
  return stated.flatMap(({ id, kind, given }): [number, number][] => {
    const before = highest.get(kind) ?? 0
    const allowed = Math.min(given, before + left)
    left -= Math.max(0, allowed - before)
    highest.set(kind, Math.max(before, allowed))
    return allowed < given ? [[id, Math.floor(allowed / worth(kind, edge))]] : []
  })
}

/**
 * What contracts of the operator may pay at most, by id, in parts per million, where they state more than the edge of a
 * category bears beside all other programmes.
 */
export function contractCaps(agreed: Agreed): ReadonlyMap<number, number> {
  const caps = new Map<number, number>()
  for (const category of playedCategories)
    for (const [id, cap] of capsIn(category, agreed)) caps.set(id, Math.min(cap, caps.get(id) ?? cap))
  return caps
}

/** The caps of the contracts of the operator and of `found`, which may have ended since. */
export async function capsOf(
  db: Database,
  found: readonly RatedContract[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const agreed = await readAgreed(db, now)
  const known = new Set(agreed.houseContracts.map(({ id }) => id))
  const ended = found.filter(({ id, uplineId }) => uplineId === null && !known.has(id))
  return contractCaps({ ...agreed, houseContracts: [...agreed.houseContracts, ...ended] })
}

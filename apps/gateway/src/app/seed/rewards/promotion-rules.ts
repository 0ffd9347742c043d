import { isDeepStrictEqual } from 'node:util'
import { promotions } from '../../../kernel/db/index.ts'
import type { Database, PromotionTerms, PromotionType, RuleOf } from '../../../kernel/db/index.ts'
import type { PromotionRow } from '../../../kernel/ports/index.ts'
import { freeTerms, paidAfterPlay, wageringMultiplier } from '../../../rewards/index.ts'

const peso = 100

/** What a promotion of the seed gives and asks for; its words stand in the announcement of the same id. */
export interface SeedPromotionRule<Type extends PromotionType = PromotionType> {
  readonly id: number
  readonly rule: RuleOf<Type>
  readonly terms: PromotionTerms
}

/** What counts towards money that is paid after play: less where the other programmes leave less of the edge. */
export const whatCounts: Pick<PromotionTerms, 'excluded' | 'weights'> = {
  excluded: ['LIVE'],
  weights: { PVP: 25, FISH: 10, RNG: 5 },
}

/** Friday cashback: paid when the week is over. */
export const cashback: SeedPromotionRule<'CASHBACK'> = {
  id: 101,
  rule: {
    type: 'CASHBACK',
    steps: [
      { loss: 500 * peso, rate: 200 },
      { loss: 20_000 * peso, rate: 300 },
      { loss: 100_000 * peso, rate: 350 },
    ],
    ceiling: 800,
    weekday: 6,
  },
  terms: wageringMultiplier(1, null),
}

/** Bring a friend: it is paid for the inviter's own play. */
export const referral: SeedPromotionRule<'REFERRAL'> = {
  id: 102,
  rule: { type: 'REFERRAL', reward: 150 * peso, deposit: 200 * peso, stake: 1_000 * peso, aMonth: 20 },
  terms: paidAfterPlay(50, 30, whatCounts),
}

/** Zalo welcome: somebody looks at the application and says how much. */
export const zaloWelcome: SeedPromotionRule<'MANUAL'> = {
  id: 103,
  rule: { type: 'MANUAL', maximum: 131_000 * peso, currency: 'VND', mostPaid: 300 * peso },
  terms: wageringMultiplier(3, 14),
}

/** Play money of a new account. */
const firstLook = { id: 104, rule: { type: 'NEW_REGISTER' }, terms: null } as const

/** Second deposit. */
export const secondDeposit: SeedPromotionRule<'DEPOSIT'> = {
  id: 105,
  rule: { type: 'DEPOSIT', percent: 20, maximum: 5_000 * peso, minimumDeposit: 200 * peso, nth: 2 },
  terms: paidAfterPlay(50, 30, { minDeposit: 200 * peso, ...whatCounts }),
}

/** Daily slots rebate: of the day before. */
export const slotsRebate: SeedPromotionRule<'REBATE'> = {
  id: 106,
  rule: { type: 'REBATE', category: 'RNG', from: 1_000 * peso, rate: 30 },
  terms: freeTerms,
}

/** Catch of the day. */
export const dailyCatch: SeedPromotionRule<'TURNOVER'> = {
  id: 107,
  rule: { type: 'TURNOVER', category: 'FISH', stake: 20_000 * peso, reward: 88 * peso, first: 100 },
  terms: wageringMultiplier(2, null),
}

/** Weekend at the tables. */
export const weekendTables: SeedPromotionRule<'SIGNUP'> = {
  id: 108,
  rule: { type: 'SIGNUP', category: 'LIVE', stake: 100_000 * peso, reward: 38 * peso },
  terms: wageringMultiplier(3, 7),
}

/** Every promotion that the seed announces. */
export const seedRules = [
  cashback,
  referral,
  zaloWelcome,
  firstLook,
  secondDeposit,
  slotsRebate,
  dailyCatch,
  weekendTables,
] as const

/** Terms with what is usual written out, as a change by the operator writes it. */
const whole = (terms: PromotionTerms | null | undefined) =>
  terms && { playOnly: false, locked: false, weights: {}, ...terms }

/** Whether a promotion gives and asks for what its seed does. */
export function isAsSeeded({ id, rule, terms }: Pick<PromotionRow, 'id' | 'rule' | 'terms'>): boolean {
  const seeded = seedRules.find((known) => known.id === id)
  return isDeepStrictEqual([rule, whole(terms)], [seeded?.rule, whole(seeded?.terms)])
}

/**
 * Writes the rules of the promotions that the seed announces,
 * where they are missing; what the operator has changed stays.
 */
export async function seedPromotionRules(tx: Database): Promise<void> {
  await tx
    .insert(promotions)
    .values(seedRules.map(({ id, rule, terms }) => ({ id, rule, terms })))
    .onConflictDoNothing()
}

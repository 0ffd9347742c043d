import type { ContractCategory, ContractKind } from '@parlour/api-client/endpoints'
import type { Tier } from '../../../kernel/db/index.ts'

/** What the platform allows as rebate rates and what the two agents have, in parts per million, by product type. */
export const seedRates = {
  RNG: { highest: 10_000, marcobay01: 8_000, aprilsol22: 5_000 },
  LIVE: { highest: 2_000, marcobay01: 1_500, aprilsol22: 1_000 },
  SPORTS: { highest: 8_000, marcobay01: 5_000, aprilsol22: 3_000 },
  LOTT: { highest: 12_000, marcobay01: 10_000, aprilsol22: 6_000 },
  FISH: { highest: 10_000, marcobay01: 7_000, aprilsol22: 5_000 },
  ELOTT: { highest: 12_000, marcobay01: 9_000, aprilsol22: 6_000 },
  PVP: { highest: 6_000, marcobay01: 4_000, aprilsol22: 3_000 },
} as const

/** By how much rates go up and down, in parts per million. */
export const rateStep = 500

const peso = 100

/** A step that pays a part: sums in pesos, the rate in percent. */
const part = (minimumBet: number, activeMember: number, percent: number, netLoss = 0): Tier => ({
  minimumBet: minimumBet * peso,
  netLoss: netLoss * peso,
  activeMember,
  rateType: 'P',
  rate: Math.round(percent * 10_000),
})

/** A step that pays an amount: sums in pesos. */
const amount = (minimumBet: number, activeMember: number, paid: number): Tier => ({
  minimumBet: minimumBet * peso,
  netLoss: 0,
  activeMember,
  rateType: 'A',
  rate: paid * peso,
})

/** A contract of the seed: who, what, since how many days, and how it stands. `by` is the upline, or the operator. */
export interface SeedContract {
  readonly of: 'marcobay01' | 'aprilsol22'
  readonly by: 'house' | 'marcobay01'
  readonly kind: ContractKind
  readonly category: ContractCategory
  readonly days: number
  readonly status: 'accepted' | 'terminating' | 'offered'
  readonly tiers: readonly Tier[]
}

const marco = { of: 'marcobay01', by: 'house' } as const
const april = { of: 'aprilsol22', by: 'marcobay01' } as const

/** What is in force, what its upline wants to end, and what waits for an answer. */
export const seedContracts: readonly SeedContract[] = [
  {
    ...marco,
    kind: 'dividend',
    category: 'CONS',
    days: 58,
    status: 'accepted',
    tiers: [part(5_000, 3, 6, 300), part(20_000, 6, 8, 1_000)],
  },
  {
    ...marco,
    kind: 'daily',
    category: 'CONS',
    days: 38,
    status: 'accepted',
    tiers: [part(300, 1, 0.07), part(2_000, 4, 0.1)],
  },
  {
    ...marco,
    kind: 'hourly',
    category: 'CONS',
    days: 12,
    status: 'accepted',
    tiers: [part(50, 1, 0.05), amount(24_000, 2, 12)],
  },
  { ...marco, kind: 'realtime', category: 'CONS', days: 5, status: 'accepted', tiers: [part(10, 1, 0.03)] },
  {
    ...april,
    kind: 'dividend',
    category: 'CONS',
    days: 45,
    status: 'accepted',
    tiers: [part(10_000, 4, 4, 300), part(40_000, 8, 5, 1_000)],
  },
  {
    ...april,
    kind: 'daily',
    category: 'CONS',
    days: 31,
    status: 'accepted',
    tiers: [part(300, 2, 0.04), part(2_000, 4, 0.07)],
  },
  { ...april, kind: 'hourly', category: 'CONS', days: 9, status: 'accepted', tiers: [part(100, 1, 0.03)] },
  { ...april, kind: 'realtime', category: 'CONS', days: 4, status: 'accepted', tiers: [part(10, 1, 0.02)] },
  { ...april, kind: 'hourly', category: 'ELOTT', days: 9, status: 'terminating', tiers: [part(50, 1, 0.025)] },
  {
    ...april,
    kind: 'dividend',
    category: 'RNG',
    days: 2,
    status: 'offered',
    tiers: [part(5_000, 3, 4.5, 300), part(20_000, 6, 6, 1_000)],
  },
  { ...april, kind: 'daily', category: 'LIVE', days: 1, status: 'offered', tiers: [part(2_000, 4, 0.08)] },
  {
    ...april,
    kind: 'hourly',
    category: 'FISH',
    days: 1,
    status: 'offered',
    tiers: [part(50, 1, 0.04), amount(24_000, 2, 5)],
  },
  { ...april, kind: 'realtime', category: 'RNG', days: 1, status: 'offered', tiers: [part(10, 1, 0.025)] },
  {
    ...marco,
    kind: 'dividend',
    category: 'CONS',
    days: 2,
    status: 'offered',
    tiers: [part(5_000, 3, 7, 300), part(20_000, 6, 9, 1_000)],
  },
  {
    ...marco,
    kind: 'daily',
    category: 'CONS',
    days: 2,
    status: 'offered',
    tiers: [part(300, 2, 0.03), part(2_000, 4, 0.06)],
  },
  { ...marco, kind: 'hourly', category: 'LIVE', days: 1, status: 'offered', tiers: [part(100, 1, 0.05)] },
  { ...marco, kind: 'realtime', category: 'SPORTS', days: 1, status: 'offered', tiers: [part(20, 1, 0.04)] },
]

/**
 * The invitation links of the agents, with how many of their first downlines came by them; rates in parts per million.
 */
export const seedLinks = [
  {
    of: 'marcobay01',
    code: 'MARCOVIP',
    type: 2,
    note: 'Partners',
    days: 58,
    opened: 41,
    joined: 0,
    rates: { RNG: 4_000, LIVE: 1_000 },
  },
  { of: 'marcobay01', code: 'MARCO888', type: 0, note: 'Telegram group', days: 56, opened: 137, joined: 4, rates: {} },
  { of: 'aprilsol22', code: 'APRILSOL', type: 0, note: 'Facebook page', days: 50, opened: 264, joined: 9, rates: {} },
  {
    of: 'aprilsol22',
    code: 'APRILREB',
    type: 0,
    note: 'Regulars',
    days: 20,
    opened: 58,
    joined: 3,
    rates: { RNG: 1_000, FISH: 1_000 },
  },
] as const

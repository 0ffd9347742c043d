import type { ContractKind } from '@parlour/api-client/endpoints'
import { highestRate } from '../contracts/highest-rate.ts'
import { missionRules, prizeCeiling, turnoverFor, type MissionRule } from '../missions/mission-rules.ts'
import { houseEdge } from '../play/house-edge.ts'
import { cashRatio, pointRule } from '../points/point-rules.ts'
import { raffleCeiling } from '../promotions/raffle-rules.ts'
import { cashbackCeiling, dailyCatch, slotsRebate, weekendTables } from '../promotions/rules.ts'
import { ranks, rebateRate } from '../rank/ranks.ts'
import { productTypeOf } from '../salaries/product-type.ts'
import type { Agreed } from './agreed.ts'

const million = 1_000_000

/** What a programme gives back of a stake in a category at most, in parts per million of its valid turnover. */
export interface ProgrammeRate {
  readonly name: string
  readonly rate: number
}

type RateOf = (category: string, agreed: Agreed) => number

const partOf = (amount: number, turnover: number): number => (amount === 0 ? 0 : turnover > 0 ? (amount * million) / turnover : Number.POSITIVE_INFINITY)

const highest = (rates: readonly number[]): number => Math.max(0, ...rates)

/** The most that a contract of the house gives in a category; those beneath it are paid out of its share. */
const contractRate = (kind: ContractKind): RateOf => (category, { houseContracts }) =>
  highest(houseContracts
    .filter((contract) => contract.kind === kind && (contract.category === 'CONS' || contract.category === productTypeOf(category)))
    .map(({ tiers }) => highestRate(tiers)))

/** What the milestones of a mission give on the way to the dearest of them. */
function milestoneRate(rule: MissionRule): number {
  let given = 0
  return highest(rule.milestones.map(({ target, amount }) => partOf((given += amount), turnoverFor(rule, target))))
}

const counts = ({ categories }: MissionRule, category: string): boolean => categories.length === 0 || categories.includes(category)

/** What the ranks give once on the way to the dearest of them. */
function upgradeRate(): number {
  let given = 0
  return highest(ranks.map(({ upgradeBonus, totalTurnover }) => partOf((given += upgradeBonus), totalTurnover)))
}

const only = (category: string, rate: number): RateOf => (asked) => (asked === category ? rate : 0)

const missions = missionRules.flatMap((rule): readonly (readonly [string, RateOf])[] => [
  [`mission ${rule.code}`, (category) => (counts(rule, category) ? milestoneRate(rule) : 0)],
  [`prizes of ${rule.code}`, (category) => (counts(rule, category) ? prizeCeiling : 0)],
])

/**
 * Every programme that pays for play. What is paid without play is none of them: play money never leaves (a new account, a login),
 * a deposit's bonus is given once to an account, and a person looks at a reward for inviting where inviter and invited seem to be one.
 */
const programmes: readonly (readonly [name: string, rate: RateOf])[] = [
  ['commission', (category, { commissionLimits }) => commissionLimits.get(productTypeOf(category)) ?? 0],
  ['daily salary', contractRate('daily')],
  ['hourly salary', contractRate('hourly')],
  ['real-time salary', contractRate('realtime')],
  ['dividend', (category, agreed) => (contractRate('dividend')(category, agreed) * houseEdge(category)) / million],
  ['manual rebate', (category) => highest(ranks.map(({ level }) => rebateRate(level, category) * 100))],
  ['points', (category, { pointWorth }) => {
    const rule = pointRule(category)
    return rule ? partOf(rule.point * Math.max(cashRatio, pointWorth), rule.amount) : 0
  }],
  ['rank upgrades', upgradeRate],
  ['rank salary', () => highest(ranks.map(({ salary, monthlyTurnover }) => partOf(salary, monthlyTurnover)))],
  ...missions,
  ['cashback', () => cashbackCeiling],
  ['slots rebate', only('RNG', slotsRebate.rate * 100)],
  ['catch of the day', only('FISH', partOf(dailyCatch.reward, dailyCatch.stake))],
  ['weekend at the tables', only('LIVE', partOf(weekendTables.reward, weekendTables.stake))],
  ['raffle', () => raffleCeiling],
]

/** What each programme gives back of a stake in a category at most, over all levels of agents, the dearest first. */
export const programmeRates = (category: string, agreed: Agreed): ProgrammeRate[] =>
  programmes
    .map(([name, rateOf]) => ({ name, rate: Math.ceil(rateOf(category, agreed) - 1e-6) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => b.rate - a.rate)

import type { ContractKind } from '@parlour/api-client/endpoints'
import { highestRate, productTypeOf } from '../../agents/index.ts'
import {
  cashRatio,
  earnedRate,
  missionRules,
  pointRule,
  prizeCeiling,
  raffleCeiling,
  ranks,
  rebateRate,
  turnoverFor,
} from '../../rewards/index.ts'
import type { MissionRule } from '../../rewards/index.ts'
import { houseEdge } from '../../play/index.ts'
import type { PromotionRule } from '../../kernel/db/index.ts'
import type { Agreed, LockedBonuses, RatedPromotion } from './agreed.ts'

const million = 1_000_000

/** What a programme gives back of a stake in a category at most, in parts per million of its valid turnover. */
export interface ProgrammeRate {
  readonly name: string
  readonly rate: number
}

type RateOf = (category: string, agreed: Agreed) => number

const partOf = (amount: number, turnover: number): number =>
  amount === 0 ? 0 : turnover > 0 ? (amount * million) / turnover : Number.POSITIVE_INFINITY

const highest = (rates: readonly number[]): number => Math.max(0, ...rates)

/** The most that a contract of the operator gives in a category; its downlines are paid out of its share. */
const contractRate =
  (kind: ContractKind): RateOf =>
  (category, { houseContracts }) =>
    highest(
      houseContracts
        .filter(
          (contract) =>
            contract.kind === kind && (contract.category === 'CONS' || contract.category === productTypeOf(category)),
        )
        .map(({ tiers }) => highestRate(tiers)),
    )

/** What the milestones of a mission give on the way to the dearest of them. */
function milestoneRate(rule: MissionRule): number {
  let given = 0
  return highest(rule.milestones.map(({ target, amount }) => partOf((given += amount), turnoverFor(rule, target))))
}

const counts = ({ categories }: MissionRule, category: string): boolean =>
  categories.length === 0 || categories.includes(category)

/** What the ranks give once on the way to the dearest of them. */
function upgradeRate(): number {
  let given = 0
  return highest(ranks.map(({ upgradeBonus, totalTurnover }) => partOf((given += upgradeBonus), totalTurnover)))
}

/** What a promotion gives back of a stake in a category; nothing where it is given without play, or paid after play. */
function promotionRate(rule: PromotionRule, category: string): number {
  if (rule.type === 'CASHBACK') return rule.ceiling
  if (!('category' in rule) || rule.category !== category) return 0
  return rule.type === 'REBATE' ? rule.rate * 100 : partOf(rule.reward, rule.stake)
}

/**
 * What a stake in a category earns of a promotion that is paid after
 * play; a bonus on a deposit may ask for less than its own sum.
 */
function earnedOf({ rule, terms }: RatedPromotion, category: string): number {
  if (!terms) return 0
  const percent = rule.type === 'DEPOSIT' ? rule.percent : 100
  const parts = { bonus: 1, deposit: percent / 100, both: percent / (100 + percent) }
  return earnedRate(terms, category) * parts[terms.on]
}

/** What a stake in a category earns of a locked bonus that was granted under earlier terms. */
const earnedOfBonus = ({ rate, excluded, weights }: LockedBonuses, category: string): number =>
  excluded.includes(category) ? 0 : (rate * (weights[category] ?? 100)) / 100

const missions = missionRules.flatMap((rule): readonly (readonly [string, RateOf])[] => [
  [`mission ${rule.code}`, (category) => (counts(rule, category) ? milestoneRate(rule) : 0)],
  [`prizes of ${rule.code}`, (category) => (counts(rule, category) ? prizeCeiling : 0)],
])

/**
 * Every programme that pays for play. The bonus of a deposit, the reward for inviting and that of a code are one: they
 * are paid when their wager is met, and a stake counts towards one of them only. What is given without play is none: it is play money
 * and never leaves (a new account, a login), or a person says how much (an application).
 */
const programmes: readonly (readonly [name: string, rate: RateOf])[] = [
  ['commission', (category, { commissionLimits }) => commissionLimits.get(productTypeOf(category)) ?? 0],
  ['daily salary', contractRate('daily')],
  ['hourly salary', contractRate('hourly')],
  ['real-time salary', contractRate('realtime')],
  ['dividend', (category, agreed) => (contractRate('dividend')(category, agreed) * houseEdge(category)) / million],
  ['manual rebate', (category) => highest(ranks.map(({ level }) => rebateRate(level, category) * 100))],
  [
    'points',
    (category, { pointWorth }) => {
      const rule = pointRule(category)
      return rule ? partOf(rule.point * Math.max(cashRatio, pointWorth), rule.amount) : 0
    },
  ],
  ['rank upgrades', upgradeRate],
  ['rank salary', () => highest(ranks.map(({ salary, monthlyTurnover }) => partOf(salary, monthlyTurnover)))],
  ...missions,
  ['raffle', () => raffleCeiling],
  [
    'bonus paid after play',
    (category, { promotions, codes, lockedBonuses }) =>
      highest([
        ...promotions.map((promotion) => earnedOf(promotion, category)),
        ...codes.map((terms) => earnedRate(terms, category)),
        ...lockedBonuses.map((bonus) => earnedOfBonus(bonus, category)),
      ]),
  ],
]

/** What each programme gives back of a stake in a category while the promotions of `agreed` run. */
const ratesOf = (category: string, agreed: Agreed): ProgrammeRate[] =>
  [
    ...programmes.map(([name, rateOf]) => ({ name, rate: rateOf(category, agreed) })),
    ...agreed.promotions.map(({ id, title, rule }) => ({
      name: `promotion ${id} (${title})`,
      rate: promotionRate(rule, category),
    })),
  ]
    .map(({ name, rate }) => ({ name, rate: Math.ceil(rate - 1e-6) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => b.rate - a.rate)

/** The sum of rates, in parts per million. */
export const sumOfRates = (rates: readonly ProgrammeRate[]): number => rates.reduce((sum, { rate }) => sum + rate, 0)

/**
 * What each programme gives back of a stake in a category at most, over all levels of agents, the dearest first; with
 * the promotions that run together when they give most.
 */
export function programmeRates(category: string, agreed: Agreed): ProgrammeRate[] {
  const begins = agreed.promotions.map(({ from }) => from)
  const [dearest = []] = [0, ...begins]
    .map((at) => agreed.promotions.filter(({ from, until }) => from <= at && (until === null || until > at)))
    .map((promotions) => ratesOf(category, { ...agreed, promotions }))
    .toSorted((a, b) => sumOfRates(b) - sumOfRates(a))
  return dearest
}

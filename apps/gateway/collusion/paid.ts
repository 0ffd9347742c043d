import { consolidated, type Contract } from '../src/agents/contracts/kinds.ts'
import type { Tier } from '../src/kernel/db/tables/index.ts'
import { milestoneClaim } from '../src/rewards/missions/milestones.ts'
import { missionRules, prizeOf, type MissionRule } from '../src/rewards/missions/mission-rules.ts'
import { present } from '../src/kernel/objects/present.ts'
import { houseEdge } from '../src/play/engines/house-edge.ts'
import { cashRatio, pointRule, pointsOf } from '../src/rewards/points/point-rules.ts'
import { prizesFor, stakePerTicket } from '../src/rewards/promotions/raffle-rules.ts'
import { rankRule, ranks, reachedLevel, rebateRate } from '../src/rewards/rank/ranks.ts'
import { commissionsOf } from '../src/agents/salaries/commissions-of.ts'
import type { Play } from '../src/agents/salaries/plays.ts'
import { productTypeOf } from '../src/agents/contracts/product-type.ts'
import { settleContracts } from '../src/agents/salaries/settle-contracts.ts'
import { share } from '../src/agents/agent/share.ts'
import { seedContracts, seedRates } from '../src/app/seed/agents/agreed-terms.ts'
import { shopRewards } from '../src/app/seed/rewards/points-shop.ts'
import { bonusesPay, monthlyBonuses, type MonthlyBonus } from './bonuses.ts'
import { days, each, sumOf, type Day, type Month } from './month.ts'
import { promotionsPay } from './promotions-pay.ts'

const agent = 1
const idOf = (account: number): number => account + 2
const whole = { from: 0, until: 1 }

/** What the best of the shop gives for a point, in minor units. */
const pointWorth = Math.max(
  cashRatio,
  ...shopRewards.flatMap(({ id, type, amount, points }) =>
    type === 'GIFT' ? [] : [present(amount, `the amount of reward ${id}`) / points],
  ),
)

const playsOf = (month: Month, category: string, of: (days: readonly Day[]) => readonly Day[]): Play[] =>
  month.map((account, at) => {
    const { stake, turnover, win } = sumOf(of(account))
    return {
      memberId: idOf(at),
      productType: productTypeOf(category),
      turnover,
      netLoss: stake - win,
      theoreticalLoss: share(turnover, houseEdge(category)),
    }
  })

const chainsOf = (month: Month) => new Map(month.map((_, at) => [idOf(at), [agent]] as const))

/**
 * The contracts of the operator with the agent, those that wait for an
 * answer too; a group has as many active members as a step asks for.
 */
const contracts = seedContracts
  .filter(({ by }) => by === 'house')
  .map(({ kind, category, tiers }, id): Contract => ({
    id,
    kind,
    category,
    uplineId: null,
    memberId: agent,
    period: kind === 'dividend' ? 'monthly' : kind,
    tiers: tiers.map((tier): Tier => ({ ...tier, activeMember: 1 })),
    status: 'accepted',
    proposedBy: null,
    proposedAt: null,
    endRefusedAt: null,
    rejectReason: null,
    offeredAt: 0,
    acceptedAt: 0,
    endedAt: null,
    endReason: null,
  }))

const amountOf = (drafts: readonly { readonly amount: number }[]): number =>
  drafts.reduce((sum, { amount }) => sum + amount, 0)

/** What a kind of contract pays for a period: the best of those that the operator has or offers. */
async function contractPays(
  month: Month,
  category: string,
  kind: Contract['kind'],
  of: (days: readonly Day[]) => readonly Day[],
): Promise<number> {
  const plays = playsOf(month, category, of)
  const amounts = await Promise.all(
    contracts
      .filter((one) => one.kind === kind && (one.category === consolidated || one.category === productTypeOf(category)))
      .map(async (one) =>
        amountOf(
          await settleContracts({
            period: whole,
            kind,
            contracts: [one],
            inForce: [one],
            chains: chainsOf(month),
            plays: async () => plays,
            carries: new Map(),
            downlinePayments: [],
          }),
        ),
      ),
  )
  return Math.max(0, ...amounts)
}

const commissionRates = new Map([
  [agent, Object.fromEntries(Object.entries(seedRates).map(([type, { highest }]) => [type, highest]))],
])

const weeks = each(7, 7)
const daily = each(1, 1)

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const valueOf = ({ measure }: MissionRule, { turnover, win, counted }: Day): number =>
  measure === 'STAKE' ? turnover : measure === 'WIN' ? win : counted

/**
 * What a mission gives in one run: the milestones that each account
 * reached, and the first prizes, which the group has to itself.
 */
function missionPays(rule: MissionRule, ofAccounts: readonly Day[]): number {
  const values = ofAccounts.map((day) => valueOf(rule, day)).toSorted((a, b) => b - a)
  const mission = { id: 0, code: rule.code, from: 0, until: 1, closedAt: null, rule }
  const milestones = values.map((value) =>
    sum(
      rule.milestones.map(({ target }, at) =>
        value >= target ? (milestoneClaim(mission, at + 1, 0, 0)?.amount ?? 0) : 0,
      ),
    ),
  )
  return sum(milestones) + sum(values.map((value, place) => prizeOf(rule, place, value)))
}

const lengths = { day: daily, week: weeks, month: each(days, days) }

function missionsPay(month: Month, category: string): number {
  const counting = missionRules.filter(({ categories }) => categories.length === 0 || categories.includes(category))
  return sum(
    counting.flatMap((rule) =>
      lengths[rule.period].map((period) =>
        missionPays(
          rule,
          month.map((account) => sumOf(period(account))),
        ),
      ),
    ),
  )
}

function ranksPay(month: Month): number {
  return sum(
    month.map((account) => {
      const { turnover } = sumOf(account)
      const level = reachedLevel(0, { total: turnover, monthly: turnover })
      const { salary, monthlyTurnover } = rankRule(level)
      return (
        sum(ranks.filter((rank) => rank.level <= level).map(({ upgradeBonus }) => upgradeBonus)) +
        (turnover >= monthlyTurnover ? salary : 0)
      )
    }),
  )
}

const raffleOf = (turnovers: readonly number[]): number =>
  sum(prizesFor(sum(turnovers.map((turnover) => Math.floor(turnover / stakePerTicket)))))

const highestRank = ranks.at(-1)?.level ?? 0

/**
 * What every programme pays a group for a month in one category, worked out by the
 * platform's own rules, in minor units: for members of the highest rank, an agent
 * with the highest rates and the best contract, no other member in any contest.
 */
export async function paidFor(
  month: Month,
  category: string,
  bonuses: readonly MonthlyBonus[] = monthlyBonuses,
): Promise<Record<string, number>> {
  const salaries = async (kind: Contract['kind']): Promise<number> =>
    sum(await Promise.all(daily.map((day) => contractPays(month, category, kind, day))))
  const points = pointRule(category)
  const all = (account: readonly Day[]): readonly Day[] => account
  const given = month.map((account) => bonusesPay(bonuses, category, sumOf(account).turnover))
  return {
    commission: amountOf(
      daily.flatMap((day) => commissionsOf(whole, playsOf(month, category, day), chainsOf(month), commissionRates)),
    ),
    salaries: (await salaries('daily')) + (await salaries('hourly')) + (await salaries('realtime')),
    dividend: await contractPays(month, category, 'dividend', all),
    rebate: sum(
      month.map((account) => Math.floor((sumOf(account).turnover * rebateRate(highestRank, category)) / 10_000)),
    ),
    points: points ? sum(month.map((account) => pointsOf(points, sumOf(account).turnover, 0).points * pointWorth)) : 0,
    ranks: ranksPay(month),
    missions: missionsPay(month, category),
    ...promotionsPay(month, category),
    'bonus paid after play': sum(given.map(({ afterPlay }) => afterPlay)),
    'bonus to stake': sum(given.map(({ toStake }) => toStake)),
    raffle: sum(weeks.map((week) => raffleOf(month.map((account) => sumOf(week(account)).turnover)))),
  }
}

import { contractKinds, type ContractKind } from '@parlour/api-client/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '../../kernel/db/tables/index.ts'
import { share } from '../agent/share.ts'
import type { Contract } from '../contracts/kinds.ts'
import { commissionsOf, draftCommissions } from './commissions-of.ts'
import { countCommissions } from './count-commissions.ts'
import { countContracts } from './count-contracts.ts'
import { totalOf } from './draft.ts'
import type { Play } from './plays.ts'
import { settleContracts } from './settle-contracts.ts'

const period = { from: 1_000, until: 2_000 }
/** Agents on three levels, in two branches, by who is above them; a player of each has ten times its number. */
const uplines = new Map([
  [1, null],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 4],
])
const agents = [...uplines.keys()]
const above = (agent: number): number[] => {
  const upline = uplines.get(agent) ?? null
  return upline === null ? [] : [upline, ...above(upline)]
}
const chains = new Map<number, readonly number[]>([
  ...agents.map((agent) => [agent, above(agent)] as const),
  ...agents.map((agent) => [agent * 10, [agent, ...above(agent)]] as const),
])

const someAmount = fc.integer({ min: 0, max: 50_000_000 })
const play: fc.Arbitrary<Play> = fc
  .record({ agent: fc.constantFrom(...agents), turnover: someAmount, kept: fc.integer({ min: -100, max: 100 }) })
  .map(({ agent, turnover, kept }) => ({
    memberId: agent * 10,
    productType: 'RNG',
    turnover,
    netLoss: Math.trunc((turnover * kept) / 100),
    theoreticalLoss: share(turnover, 30_000),
  }))
const plays = fc.array(play, { maxLength: 12 })
const tier: fc.Arbitrary<Tier> = fc.record({
  minimumBet: someAmount,
  netLoss: fc.constant(0),
  activeMember: fc.integer({ min: 0, max: 3 }),
  rateType: fc.constantFrom('P', 'A'),
  rate: fc.integer({ min: 1, max: 20_000 }),
})
const tiersOfAll = fc.tuple(...agents.map(() => fc.array(tier, { minLength: 1, maxLength: 4 })))

const contractOf = (kind: ContractKind, memberId: number, tiers: readonly Tier[]): Contract => ({
  id: memberId,
  kind,
  category: 'CONS',
  uplineId: uplines.get(memberId) ?? null,
  memberId,
  period: 'daily',
  tiers,
  status: 'accepted',
  proposedBy: null,
  proposedAt: null,
  endRefusedAt: null,
  rejectReason: null,
  offeredAt: 0,
  acceptedAt: 0,
  endedAt: null,
  endReason: null,
})
const total = (drafts: readonly { readonly amount: number }[]) => drafts.reduce((all, { amount }) => all + amount, 0)

test.each(contractKinds)('[BEY-11] %s: of whatever was played, the parts of each payout add up to it', async (kind) => {
  await fc.assert(
    fc.asyncProperty(plays, tiersOfAll, someAmount, async (played, tiers, loss) => {
      const contracts = agents.map((agent, at) => contractOf(kind, agent, tiers[at] ?? []))
      const carries = new Map(agents.map((agent) => [`${agent}/CONS`, -loss]))
      const drafts = await settleContracts({
        period,
        kind,
        contracts,
        inForce: contracts,
        chains,
        plays: async () => played,
        carries,
        downlinePayments: [],
      })
      expect(drafts).toHaveLength(agents.length)
      for (const { gross, adjustments, adjustment, amount, carryIn, carryOut, netLoss } of drafts) {
        expect(totalOf(adjustments)).toBe(adjustment)
        expect(gross + adjustment).toBe(amount)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect([carryIn, carryOut]).toEqual(kind === 'dividend' ? [-loss, Math.min(0, netLoss - loss)] : [0, 0])
      }
      // What the operator's own contract gives is all that its tree is paid: no turnover is paid for twice.
      if (kind !== 'dividend') expect(total(drafts)).toBe(drafts.find(({ memberId }) => memberId === 1)?.gross)
    }),
    { numRuns: 200 },
  )
})

test('[BEY-11] a turnover pays each rate of commission once, and together no more than the highest', () => {
  const rate = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(plays, fc.tuple(...agents.map(() => rate)), (played, found) => {
      const rates = new Map(agents.map((agent, at) => [agent, { RNG: found[at] ?? 0 }]))
      const drafts = commissionsOf(period, played, chains, rates)
      for (const { gross, adjustments, adjustment, amount } of drafts) {
        expect(totalOf(adjustments)).toBe(adjustment)
        expect(gross + adjustment).toBe(amount)
        expect(amount).toBeGreaterThan(0)
      }
      const highest = ({ memberId }: Play) =>
        Math.max(0, ...(chains.get(memberId) ?? []).map((agent) => rates.get(agent)?.RNG ?? 0))
      const most = played.reduce((all, one) => all + (one.turnover * highest(one)) / 1_000_000, 0)
      // Each share is rounded down: what is taken off may be smaller by part of a centavo than what it is for.
      const roundings = agents.length * agents.length
      expect(total(drafts)).toBeLessThanOrEqual(most + roundings)
    }),
    { numRuns: 500 },
  )
})

const partsOf = (played: readonly Play[]): Play[][] =>
  agents.map((agent) => played.filter(({ memberId }) => memberId === agent * 10)).toReversed()

test('[BEY-11] commissions that are counted some members at a time are those of all at once', () => {
  const rate = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(plays, fc.tuple(...agents.map(() => rate)), (played, found) => {
      const rates = new Map(agents.map((agent, at) => [agent, { RNG: found[at] ?? 0 }]))
      const counts = partsOf(played).flatMap((part) => countCommissions(part, chains, rates))
      const byPayee = (a: { readonly memberId: number }, b: { readonly memberId: number }) => a.memberId - b.memberId
      expect(draftCommissions(period, counts).toSorted(byPayee)).toEqual(
        commissionsOf(period, played, chains, rates).toSorted(byPayee),
      )
    }),
  )
})

test('[BEY-11] what contracts count of some members at a time adds up to what they count of all at once', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (played) => {
      const contracts = agents.map((agent) => contractOf('daily', agent, []))
      const countOf = (part: readonly Play[]) =>
        countContracts({ period, contracts, inForce: contracts, chains, plays: async () => part })
      const added = new Map<number, number[]>()
      for (const part of partsOf(played))
        for (const { payeeId, turnover, netLoss, theoreticalLoss, activeMembers } of await countOf(part)) {
          const before = added.get(payeeId) ?? [0, 0, 0, 0]
          const here = [turnover, netLoss, theoreticalLoss, activeMembers]
          added.set(
            payeeId,
            before.map((figure, at) => figure + (here[at] ?? 0)),
          )
        }
      const whole = (await countOf(played)).map(
        ({ payeeId, turnover, netLoss, theoreticalLoss, activeMembers }) =>
          [payeeId, [turnover, netLoss, theoreticalLoss, activeMembers]] as const,
      )
      expect(added).toEqual(new Map(whole))
    }),
  )
})

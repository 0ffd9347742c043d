import type { ContractStanding, listContractStandings } from '@parlour/api-client/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { payouts, type Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, type Period } from '../../kernel/jobs/index.ts'
import { agentOf } from '../agent/agent-of.ts'
import { bestTier } from './best-tier.ts'
import { contractsOf } from './find-contracts.ts'
import { consolidated, isInForce, payoutKindOf, type Contract } from './kinds.ts'
import { periodsEndingIn } from './periods.ts'
import { figuresBetween } from './simulate.ts'
import { termsToHandOn } from './terms-to-hand-on.ts'
import { wireTiers } from './wire-tiers.ts'
import { present } from '../../kernel/objects/index.ts'

/** Longer than any period. */
const longest = 32 * dayMs

/** The period of a contract that is running. */
const running = (length: string, now: number): Period =>
  present(periodsEndingIn(length, { from: now, until: now + longest })[0], `a period of ${length}`)

/** The loss that the last settlement left to the next one; zero or below. */
async function carriedInto(db: Database, { memberId, kind, category }: Contract): Promise<number> {
  if (kind !== 'dividend') return 0
  const [last] = await db
    .select({ carryOut: payouts.carryOut })
    .from(payouts)
    .where(and(eq(payouts.memberId, memberId), eq(payouts.kind, payoutKindOf[kind]), eq(payouts.category, category)))
    .orderBy(desc(payouts.until))
    .limit(1)
  return last?.carryOut ?? 0
}

/** Where the contracts in force of a kind stand in their running periods. */
export const handleContractStandings: Handler<typeof listContractStandings> = async (call) => {
  const { db, ports } = call.gateway
  const { memberId } = agentOf(call)
  const { kind } = call.request
  const own = (await contractsOf(db, memberId, kind)).filter(isInForce)
  const apart = own.map(({ category }) => category).filter((category) => category !== consolidated)
  const rows: ContractStanding[] = []
  for (const contract of own) {
    const { category, period } = contract
    const { from, until } = running(period, call.now)
    const start = Math.max(from, contract.acceptedAt ?? from)
    const [found] = await figuresBetween(db, { memberId, category, apart }, [start, until])
    const figures = found ?? { turnover: 0, netLoss: 0, theoreticalLoss: 0, activeMembers: 0 }
    const carryIn = await carriedInto(db, contract)
    const { steps } = await termsToHandOn(db, ports, { memberId, kind, category })
    const counted = { ...figures, netLoss: figures.netLoss + carryIn }
    rows.push({
      contractId: contract.id,
      category,
      period,
      startTime: start,
      endTime: until,
      turnover: figures.turnover,
      netLoss: figures.netLoss,
      carryIn,
      activeMembers: figures.activeMembers,
      due: bestTier(steps, counted, kind === 'dividend' ? 'netLoss' : 'turnover').gross,
      tiers: wireTiers(steps),
    })
  }
  return rows
}

import type { ContractStanding, listContractStandings } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, type Period } from '../../kernel/jobs/index.ts'
import { agentOf } from '../agent/agent-of.ts'
import { bestTier, type Figures } from '../contracts/best-tier.ts'
import { isInForce, type Contract } from '../contracts/kinds.ts'
import { periodsEndingIn } from '../contracts/periods.ts'
import { inForceWithin, piecesOf } from '../contracts/pieces-of.ts'
import { figuresBetween } from '../contracts/simulate.ts'
import { termsToHandOn } from '../contracts/terms-to-hand-on.ts'
import { wireTiers } from '../contracts/wire-tiers.ts'
import { inForceOf, withCaps } from './contracts-in-period.ts'
import { carriesOf } from './earlier-dividends.ts'
import { present } from '../../kernel/objects/index.ts'

/** Longer than any period. */
const longest = 32 * dayMs

/** The period of a contract that is running. */
const running = (length: string, now: number): Period =>
  present(periodsEndingIn(length, { from: now, until: now + longest })[0], `a period of ${length}`)

/** A contract with the stretch of its running period in which it counts. */
interface Running {
  readonly contract: Contract
  readonly whole: Period
  readonly counted: Period
}

/** The contracts that count in a period that is running, in the order in which they are settled. */
const runningOf = (contracts: readonly Contract[], now: number): Running[] =>
  contracts
    .flatMap((contract) => {
      const whole = running(contract.period, now)
      const counted = inForceWithin(contract, whole)
      return counted ? [{ contract, whole, counted }] : []
    })
    .toSorted((a, b) => a.whole.until - b.whole.until || a.counted.from - b.counted.from)

const nothing: Figures = { turnover: 0, netLoss: 0, theoreticalLoss: 0, activeMembers: 0 }

/** Where the contracts of a kind stand in their running periods, those that have ended within it last. */
export const handleContractStandings: Handler<typeof listContractStandings> = async (call) => {
  const { db, ports } = call.gateway
  const { memberId } = agentOf(call)
  const { kind } = call.request
  const carries = kind === 'dividend' ? await carriesOf(db, [memberId]) : new Map<string, number>()
  const around = { from: call.now - longest, until: call.now + longest }
  const all = await inForceOf(db, { kind, period: around }, [memberId])
  const rows: ContractStanding[] = []
  for (const { contract, whole, counted } of runningOf(all, call.now)) {
    const { category, period } = contract
    const pieces = piecesOf(contract, all, whole)
    const [found] = await figuresBetween(db, { memberId, pieces }, [counted.from, counted.until])
    const figures = found ?? nothing
    const carryIn = carries.get(`${memberId}/${category}`) ?? 0
    const withCarry = { ...figures, netLoss: figures.netLoss + carryIn }
    if (kind === 'dividend') carries.set(`${memberId}/${category}`, Math.min(0, withCarry.netLoss))
    const { steps } = isInForce(contract)
      ? await termsToHandOn(db, ports, { memberId, kind, category })
      : { steps: (await withCaps(db, ports, [contract])).flatMap(({ tiers }) => tiers) }
    rows.push({
      contractId: contract.id,
      category,
      period,
      startTime: counted.from,
      endTime: whole.until,
      endedAt: isInForce(contract) ? null : contract.endedAt,
      turnover: figures.turnover,
      netLoss: figures.netLoss,
      carryIn,
      theoreticalLoss: figures.theoreticalLoss,
      activeMembers: figures.activeMembers,
      due: bestTier(steps, withCarry, kind === 'dividend' ? 'netLoss' : 'turnover').gross,
      tiers: wireTiers(steps),
    })
  }
  return rows.toSorted((a, b) => Number(a.endedAt !== null) - Number(b.endedAt !== null))
}

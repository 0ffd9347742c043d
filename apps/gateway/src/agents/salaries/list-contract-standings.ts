import type { ContractStanding, listContractStandings } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, type Period } from '../../kernel/jobs/index.ts'
import { agentOf } from '../agent/agent-of.ts'
import { bestTier } from '../contracts/best-tier.ts'
import { contractsOf } from '../contracts/find-contracts.ts'
import { isInForce } from '../contracts/kinds.ts'
import { periodsEndingIn } from '../contracts/periods.ts'
import { piecesOf } from '../contracts/pieces-of.ts'
import { figuresBetween } from '../contracts/simulate.ts'
import { termsToHandOn } from '../contracts/terms-to-hand-on.ts'
import { wireTiers } from '../contracts/wire-tiers.ts'
import { inForceOf } from './contracts-in-period.ts'
import { carriesOf } from './earlier-dividends.ts'
import { present } from '../../kernel/objects/index.ts'

/** Longer than any period. */
const longest = 32 * dayMs

/** The period of a contract that is running. */
const running = (length: string, now: number): Period =>
  present(periodsEndingIn(length, { from: now, until: now + longest })[0], `a period of ${length}`)

/** Where the contracts in force of a kind stand in their running periods. */
export const handleContractStandings: Handler<typeof listContractStandings> = async (call) => {
  const { db, ports } = call.gateway
  const { memberId } = agentOf(call)
  const { kind } = call.request
  const own = (await contractsOf(db, memberId, kind)).filter(isInForce)
  const carries = kind === 'dividend' ? await carriesOf(db, [memberId]) : new Map<string, number>()
  // Those too that ended in a period that is running: they counted their games until then.
  const around = { from: call.now - longest, until: call.now + longest }
  const others = await inForceOf(db, { kind, period: around }, [memberId])
  const rows: ContractStanding[] = []
  for (const contract of own) {
    const { category, period } = contract
    const whole = running(period, call.now)
    const from = Math.max(whole.from, contract.acceptedAt ?? whole.from)
    const counted = { from, until: whole.until }
    const pieces = piecesOf(contract, others, counted)
    const [found] = await figuresBetween(db, { memberId, pieces }, [from, whole.until])
    const figures = found ?? { turnover: 0, netLoss: 0, theoreticalLoss: 0, activeMembers: 0 }
    const carryIn = carries.get(`${memberId}/${category}`) ?? 0
    const { steps } = await termsToHandOn(db, ports, { memberId, kind, category })
    const withCarry = { ...figures, netLoss: figures.netLoss + carryIn }
    rows.push({
      contractId: contract.id,
      category,
      period,
      startTime: from,
      endTime: whole.until,
      turnover: figures.turnover,
      netLoss: figures.netLoss,
      carryIn,
      activeMembers: figures.activeMembers,
      due: bestTier(steps, withCarry, kind === 'dividend' ? 'netLoss' : 'turnover').gross,
      tiers: wireTiers(steps),
    })
  }
  return rows
}

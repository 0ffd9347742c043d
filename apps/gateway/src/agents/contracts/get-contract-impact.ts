import type { getContractImpact } from '@parlour/api-client/endpoints'
import { agentOf } from '../agent/agent-of.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfMonth } from '../../kernel/jobs/index.ts'
import { toEndedContracts } from './end-contracts.ts'
import { contractsOf, findContract } from './find-contracts.ts'
import { consolidated, isInForce, isWaiting, type Contract } from './kinds.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { byStep } from './by-step.ts'
import { periodsEndingIn } from './periods.ts'
import { figuresIn, paidIn, sumOf } from './simulate.ts'
import { wireTier, wireTiers } from './wire-tiers.ts'
import { present } from '../../kernel/objects/index.ts'

const side = (contract: Contract | undefined) =>
  contract ? { contractId: contract.id, period: contract.period, tiers: wireTiers(contract.tiers) } : null

/** Whose answer a waiting contract waits for: the upline's where the downline wants its end. */
const answererOf = ({ uplineId, memberId, proposedBy }: Contract): number | null =>
  proposedBy === 'downline' ? uplineId : memberId

/** What a yes to a waiting contract would change. @throws DomainError contract.offer.gone */
export const handleContractImpact: Handler<typeof getContractImpact> = async (call) => {
  const { db } = call.gateway
  const me = agentOf(call).memberId
  const contract = await findContract(db, call.request.contractId)
  if (!contract || !isWaiting(contract) || answererOf(contract) !== me) throw new DomainError('contract.offer.gone')
  const { memberId, kind, category } = contract
  const own = await contractsOf(db, memberId, kind)
  const current = own.find((other) => other.category === category && isInForce(other))
  const offered = contract.status === 'offered' ? contract : undefined
  const over = await conflictingContracts(db, { memberId, kind, own: ownAfter(own, contract) })
  const apart = own
    .filter((other) => isInForce(other) && other.category !== consolidated)
    .map((other) => other.category)
  const lastMonth = { from: startOfMonth(call.now, -1), until: startOfMonth(call.now) }
  const figuresOf = ({ period }: Contract) => figuresIn(db, { memberId, category, apart, period }, lastMonth)
  const counted = present(offered ?? current, 'the contract that counts or would count')
  const figures = await figuresOf(counted)
  const isAlike = !current || current.period === counted.period
  const before = current ? paidIn(kind, current.tiers, isAlike ? figures : await figuresOf(current)) : []
  const after = offered ? paidIn(kind, offered.tiers, figures) : []
  const steps = isAlike
    ? byStep(
        kind,
        [current?.tiers ?? [], offered?.tiers ?? []],
        figures,
        periodsEndingIn(counted.period, lastMonth).length,
      )
    : []
  return {
    contractId: contract.id,
    kind,
    category,
    current: side(current),
    next: side(offered),
    ending: await toEndedContracts(db, over),
    lastMonth: {
      startTime: lastMonth.from,
      endTime: lastMonth.until,
      turnover: sumOf(figures.map(({ turnover }) => turnover)),
      netLoss: sumOf(figures.map(({ netLoss }) => netLoss)),
      currentPaid: sumOf(before),
      nextPaid: sumOf(after),
      steps: steps.map(({ steps: [now, next], paid: [currentPaid = 0, nextPaid = 0], ...sums }) => ({
        ...sums,
        current: now ? wireTier(now) : null,
        next: next ? wireTier(next) : null,
        currentPaid,
        nextPaid,
      })),
    },
  }
}

import type { getContractImpact } from '@parlour/api-client/endpoints'
import { agentOf } from '../agent/agent-of.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfMonth } from '../../kernel/jobs/index.ts'
import { toEndedContracts } from './end-contracts.ts'
import { contractsOf, findContract } from './find-contracts.ts'
import { consolidated, isInForce, isWaiting, type Contract } from './kinds.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { simulate } from './simulate.ts'
import { wireTiers } from './wire-tiers.ts'
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
  const imagine = ({ period, tiers }: Contract) =>
    simulate(db, { memberId, kind, category, apart, period, tiers }, lastMonth)
  const before = current && (await imagine(current))
  const after = offered && (await imagine(offered))
  const { turnover, netLoss } = present(after ?? before, 'what the contract would have paid')
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
      turnover,
      netLoss,
      currentPaid: before?.paid ?? 0,
      nextPaid: after?.paid ?? 0,
    },
  }
}

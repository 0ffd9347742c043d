import type {
  answerDailySalaryOffer,
  answerDividendOffer,
  answerHourlySalaryOffer,
  answerRealtimeSalaryOffer,
  ContractKind,
  ContractOutcome,
} from '@parlour/api-client/endpoints'
import { agentOf } from '../agent/agent-of.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { answerContract } from './answer-contract.ts'
import { idsIn } from './ids-in.ts'
import { contractsOf, lockKind } from './find-contracts.ts'
import { isWaiting, type Contract } from './kinds.ts'

interface Reply {
  readonly status: 'A' | 'R' | 'C'
  readonly confirm: boolean
  readonly confirmed?: string | undefined
  readonly reason: string
}

/** Answers the contract of a kind that waits for this agent. @throws DomainError contract.offer.gone */
function answerWaiting(
  call: Call<Reply>,
  kind: ContractKind,
  named: (contract: Contract) => boolean,
): Promise<ContractOutcome> {
  const { memberId } = agentOf(call)
  const { status: action, confirm, confirmed, reason } = call.request
  return callWithIdempotency(call, { of: `answer-${kind}-offer`, memberId, body: call.request }, async (tx) => {
    await lockKind(tx, kind)
    const contract = (await contractsOf(tx, memberId, kind)).find(
      (found) => isWaiting(found) && found.proposedBy !== 'downline' && named(found),
    )
    if (!contract) throw new DomainError('contract.offer.gone')
    const reply = { contract, action, confirm, confirmed: idsIn(confirmed), reason }
    return answerContract(tx, { ...reply, now: call.now, ports: call.gateway.ports })
  })
}

/** Answers what waits among the dividends of a category: the offer that was read, where the call names it. */
export const handleDividend: Handler<typeof answerDividendOffer> = async (call) => {
  const { type, contractId } = call.request
  return answerWaiting(
    call,
    'dividend',
    ({ id, category }) => category === type && (contractId === undefined || id === contractId),
  )
}

/** Answers an offer or the proposed end of a daily salary. */
export const handleDailySalary: Handler<typeof answerDailySalaryOffer> = async (call) =>
  answerWaiting(call, 'daily', ({ id }) => id === call.request.id)

/** Answers an offer or the proposed end of an hourly salary. */
export const handleHourlySalary: Handler<typeof answerHourlySalaryOffer> = async (call) =>
  answerWaiting(call, 'hourly', ({ id }) => id === call.request.contractId)

/** Answers an offer or the proposed end of a real-time salary. */
export const handleRealtimeSalary: Handler<typeof answerRealtimeSalaryOffer> = async (call) =>
  answerWaiting(call, 'realtime', ({ id }) => id === call.request.contractId)

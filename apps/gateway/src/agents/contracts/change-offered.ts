import type { answerTermination, proposeTermination, withdrawOffer } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { agentOf } from '../agent/agent-of.ts'
import { contracts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { answerContract } from './answer-contract.ts'
import { contractsOf, findContract, lockKind } from './find-contracts.ts'
import { next } from './flow.ts'
import { idsIn } from './ids-in.ts'
import { isInForce, isWaiting, type Contract } from './kinds.ts'
import { notifyContract } from './notify-contract.ts'

/** A contract that may be changed, held with its kind until the transaction ends; null when there is none. */
export async function lockContract(tx: Database, id: number): Promise<Contract | null> {
  const found = await findContract(tx, id)
  if (!found) return null
  await lockKind(tx, found.kind)
  return findContract(tx, id)
}

/** Who wants the end of a contract, and when. */
export interface ProposedEnd {
  readonly proposedBy: 'upline' | 'downline'
  readonly now: number
}

/** Proposes the end of a contract in force, inside the transaction `tx`. @throws DomainError contract.offer.open */
export async function proposeEnd(tx: Database, ports: Notifier, contract: Contract, { proposedBy, now }: ProposedEnd) {
  const open = (await contractsOf(tx, contract.memberId, contract.kind)).find(
    (other) => other.category === contract.category && isWaiting(other),
  )
  const status = next(contract.status, 'proposeEnd')
  if (open || !status) throw new DomainError('contract.offer.open', { value: { contractId: (open ?? contract).id } })
  await tx
    .update(contracts)
    .set({ status, proposedBy, proposedAt: now, endRefusedAt: null })
    .where(eq(contracts.id, contract.id))
  const side = proposedBy === 'upline' ? 'downline' : 'upline'
  await notifyContract(tx, ports, 'ending', contract, { side, at: now })
  return { contractId: contract.id, state: 'terminating' as const, ended: [] }
}

/** Takes back an own offer. @throws DomainError contract.offer.gone */
export const handleWithdrawOffer: Handler<typeof withdrawOffer> = async (call) => {
  const { memberId } = agentOf(call)
  return callWithIdempotency(call, { of: 'withdrawOffer', memberId, body: call.request }, async (tx) => {
    const contract = await lockContract(tx, call.request.contractId)
    const status = contract?.uplineId === memberId ? next(contract.status, 'withdraw') : null
    if (!contract || !status) throw new DomainError('contract.offer.gone')
    await tx
      .update(contracts)
      .set({ status, endedAt: call.now, endReason: 'withdrawn' })
      .where(eq(contracts.id, contract.id))
    await notifyContract(tx, call.gateway.ports, 'withdrawn', contract, { side: 'downline', at: call.now })
    return { contractId: contract.id, state: 'withdrawn' as const, ended: [] }
  })
}

/**
 * Proposes to end a contract, as its upline or its downline.
 * @throws DomainError contract.not.found, contract.offer.open
 */
export const handleProposeTermination: Handler<typeof proposeTermination> = async (call) => {
  const { memberId } = agentOf(call)
  return callWithIdempotency(call, { of: 'proposeTermination', memberId, body: call.request }, async (tx) => {
    const contract = await lockContract(tx, call.request.contractId)
    const side = contract?.memberId === memberId ? 'downline' : contract?.uplineId === memberId ? 'upline' : null
    if (!contract || !side || !isInForce(contract)) throw new DomainError('contract.not.found')
    return proposeEnd(tx, call.gateway.ports, contract, { proposedBy: side, now: call.now })
  })
}

/** Answers, as the upline, a downline's wish to end a contract. @throws DomainError contract.offer.gone */
export const handleAnswerTermination: Handler<typeof answerTermination> = async (call) => {
  const { memberId } = agentOf(call)
  const { contractId, status: action, confirmed } = call.request
  return callWithIdempotency(call, { of: 'answerTermination', memberId, body: call.request }, async (tx) => {
    const contract = await lockContract(tx, contractId)
    if (contract?.uplineId !== memberId || contract.status !== 'terminating' || contract.proposedBy !== 'downline')
      throw new DomainError('contract.offer.gone')
    const reply = { contract, action, confirm: true, confirmed: idsIn(confirmed) }
    return answerContract(tx, { ...reply, now: call.now, ports: call.gateway.ports })
  })
}

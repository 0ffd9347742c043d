import type { ContractOutcome, EndedContract } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { contracts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { endContracts, toEndedContracts } from './end-contracts.ts'
import { checkWithin } from './check-within.ts'
import { contractsOf } from './find-contracts.ts'
import type { CapPorts } from './terms-to-hand-on.ts'
import { eventOf, next } from './flow.ts'
import { isInForce, type Contract } from './kinds.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { notifyContract, type ContractNews } from './notify-contract.ts'

/** An answer to a contract that waits: A accepts, R rejects, C confirms its end. */
export interface ContractReply {
  readonly contract: Contract
  readonly action: 'A' | 'R' | 'C'
  /** Whether contracts of downlines may end with it. */
  readonly confirm: boolean
  /** Those that may end; any, where it is left out. */
  readonly confirmed?: readonly number[] | undefined
  /** What is said to a rejection. */
  readonly reason?: string
  readonly now: number
  readonly ports: CapPorts & Notifier
}

/**
 * Carries out an answer to a waiting contract, inside the transaction `tx` that holds the kind's lock: a yes replaces
 * what was in force and ends what no longer fits for downlines, who each get a message, all in one step.
 * @throws DomainError contract.action.wrong, contract.downline.higher (value.contracts), contract.rate.exceeded
 */
export async function answerContract(
  tx: Database,
  { contract, action, confirm, confirmed, reason = '', now, ports }: ContractReply,
): Promise<ContractOutcome> {
  const event = eventOf(contract.status, action)
  const status = event && next(contract.status, event)
  if (!event || !status) throw new DomainError('contract.action.wrong')
  const change = tx.update(contracts)
  const { id, memberId, kind, category } = contract
  // Who made the offer, or wanted the end.
  const side = contract.proposedBy ?? 'upline'
  const notify = (became: ContractNews) => notifyContract(tx, ports, became, contract, { side, at: now, reason })
  if (event === 'keep') {
    await change.set({ status, proposedBy: null, endRefusedAt: now }).where(eq(contracts.id, id))
    await notify('kept')
    return { contractId: id, state: 'kept', ended: [] }
  }
  if (event === 'reject') {
    const ending = { endedAt: now, endReason: 'rejected' as const, rejectReason: reason || null }
    await change.set({ status, ...ending }).where(eq(contracts.id, id))
    await notify('rejected')
    return { contractId: id, state: 'rejected', ended: [] }
  }
  const { uplineId } = contract
  if (event === 'accept' && uplineId !== null)
    await checkWithin(tx, ports, { uplineId, memberId, kind, category }, contract.tiers)
  const own = await contractsOf(tx, memberId, kind)
  const over = await conflictingContracts(tx, { memberId, kind, own: ownAfter(own, contract) })
  const ended = await toEndedContracts(tx, over)
  const isUnseen = ({ contractId }: EndedContract) => !confirm || (confirmed && !confirmed.includes(Number(contractId)))
  if (ended.some(isUnseen)) throw new DomainError('contract.downline.higher', { value: { contracts: ended } })
  if (event === 'accept')
    await endContracts(
      tx,
      own.filter((other) => isInForce(other) && other.category === category),
      'replaced',
      now,
    )
  await endContracts(tx, over, 'outbid', now)
  for (const lost of over)
    await notifyContract(tx, ports, isInForce(lost) ? 'outbid' : 'withdrawn', lost, { side: 'downline', at: now })
  const after = event === 'accept' ? { acceptedAt: now } : { endedAt: now, endReason: 'agreed' as const }
  await change.set({ status, proposedBy: null, ...after }).where(eq(contracts.id, id))
  await notify(event === 'accept' ? 'accepted' : 'ended')
  return { contractId: id, state: event === 'accept' ? 'accepted' : 'terminated', ended }
}

import type { offerContract, ServedRequestOf } from '@parlour/api-client/endpoints'
import { agentOf } from '../agent/agent-of.ts'
import { directDownlineOf, isAgent } from '../../identity/index.ts'
import { contracts } from '../../kernel/db/index.ts'
import type { Database, Tier } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { toParts } from '../agent/share.ts'
import { checkWithin } from './check-within.ts'
import { contractsOf, lockKind } from './find-contracts.ts'
import { isWaiting, salaryPeriods } from './kinds.ts'
import { notifyContract } from './notify-contract.ts'
import type { CapPorts } from './terms-to-hand-on.ts'
import { present } from '../../kernel/objects/index.ts'

type Offer = ServedRequestOf<typeof offerContract>

/** An offer to write down; the operator is an upline without an id. */
export interface NewOffer {
  readonly uplineId: number | null
  readonly memberId: number
  readonly kind: Offer['kind']
  readonly category: Offer['category']
  readonly period: Offer['period']
  readonly tiers: readonly Tier[]
  readonly now: number
}

const asks = ['minimumBet', 'netLoss', 'activeMember'] as const

/** Whether each step asks for more than the one before it, and pays more where both pay in the same way. */
const rises = (steps: readonly Tier[]): boolean =>
  steps.every((step, at) => {
    const before = steps[at - 1]
    return (
      !before ||
      (asks.every((name) => step[name] >= before[name]) &&
        asks.some((name) => step[name] > before[name]) &&
        (step.rateType !== before.rateType || step.rate > before.rate))
    )
  })

/** The steps of a request as contracts keep them, whether they can be offered or not. */
const tiersAsked = ({ kind, tiers }: Pick<Offer, 'kind' | 'tiers'>): Tier[] =>
  tiers.map(({ minimumBet, netLoss, activeMember, rateType, rate = 0, amount = 0 }): Tier => ({
    minimumBet,
    netLoss: kind === 'dividend' ? netLoss : 0,
    activeMember,
    rateType,
    rate: rateType === 'P' ? toParts(rate) : amount,
  }))

/** The steps of a request as contracts keep them. @throws DomainError contract.tiers.wrong */
export function tiersOf(offer: Pick<Offer, 'kind' | 'tiers'>): Tier[] {
  const { kind } = offer
  const steps = tiersAsked(offer)
  if (!rises(steps) || (kind === 'dividend' && steps.some((step) => step.rateType === 'A')))
    throw new DomainError('contract.tiers.wrong')
  return steps
}

/**
 * Writes an offer down, inside the transaction `tx`; answers its id.
 * @throws DomainError contract.rate.exceeded, contract.offer.open
 */
export async function writeOffer(tx: Database, ports: CapPorts, offer: NewOffer): Promise<number> {
  const { uplineId, memberId, kind, category, tiers, now } = offer
  await lockKind(tx, kind)
  if (uplineId !== null) await checkWithin(tx, ports, { uplineId, memberId, kind, category }, tiers)
  const open = (await contractsOf(tx, memberId, kind)).find((other) => other.category === category && isWaiting(other))
  if (open) throw new DomainError('contract.offer.open', { value: { contractId: open.id } })
  const period = kind === 'dividend' ? offer.period : salaryPeriods[kind]
  const [row] = await tx
    .insert(contracts)
    .values({ kind, category, uplineId, memberId, period, tiers, status: 'offered', offeredAt: now })
    .returning({ id: contracts.id })
  return present(row, 'the new contract').id
}

/**
 * Offers a contract to a direct downline that is an agent.
 * @throws DomainError agent.downline.unknown, contract.downline.player, contract.tiers.wrong, contract.rate.exceeded,
 * contract.offer.open
 */
export const handleOfferContract: Handler<typeof offerContract> = async (call) => {
  const { memberId } = agentOf(call)
  const { kind, category, period } = call.request
  return callWithIdempotency(call, { of: 'offerContract', memberId, body: call.request }, async (tx) => {
    const tiers = tiersOf(call.request)
    const downline = await directDownlineOf(tx, memberId, call.request.account)
    if (!isAgent(downline.type)) throw new DomainError('contract.downline.player')
    const offer = { uplineId: memberId, memberId: downline.id, kind, category, period, tiers, now: call.now }
    const contractId = await writeOffer(tx, call.gateway.ports, offer)
    await notifyContract(tx, call.gateway.ports, 'offered', offer, { side: 'downline', at: call.now })
    return { contractId, state: 'offered' as const, ended: [] }
  })
}

import type { getContractImpact } from '@parlour/api-client/endpoints'
import { agentOf } from '../agent/agent-of.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfMonth } from '../../kernel/jobs/index.ts'
import { toEndedContracts } from './end-contracts.ts'
import { contractsOf, findContract } from './find-contracts.ts'
import { apartOf, isInForce, isWaiting, type Contract } from './kinds.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { byStep } from './by-step.ts'
import { coveredPay, coveringOf } from './covering.ts'
import { monthFigures } from './month-figures.ts'
import { periodsEndingIn } from './periods.ts'
import { paidIn, sumOf, type Counted } from './simulate.ts'
import { wireSide, wireTier } from './wire-tiers.ts'
import { present } from '../../kernel/objects/index.ts'

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
  const apart = apartOf(own)
  const lastMonth = { from: startOfMonth(call.now, -1), until: startOfMonth(call.now) }
  const read = (team: Counted & { readonly period: string }) =>
    monthFigures(db, { ...team, within: lastMonth }, call.now)
  const figuresOf = ({ period }: Contract) => read({ memberId, category, apart, period })
  const counted = present(offered ?? current, 'the contract that counts or would count')
  const figures = await figuresOf(counted)
  const isAlike = !current || current.period === counted.period
  const before = current ? paidIn(kind, current.tiers, isAlike ? figures : await figuresOf(current)) : []
  const after = offered ? paidIn(kind, offered.tiers, figures) : []
  // Where one side has no contract of its own for these games, the one for all pays for them.
  const covering = current && offered ? undefined : coveringOf(own, category)
  const covered = covering && (await coveredPay(read, { covering, own, category }))
  const besides = (hasOwn: boolean): number => (hasOwn ? covered?.withoutCategory : covered?.withCategory) ?? 0
  const isDivided = isAlike && !covered
  const steps = isDivided
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
    current: wireSide(current),
    next: wireSide(offered),
    covering: wireSide(covering),
    ending: await toEndedContracts(db, over),
    lastMonth: {
      startTime: lastMonth.from,
      endTime: lastMonth.until,
      turnover: covered?.turnover ?? sumOf(figures.map(({ turnover }) => turnover)),
      netLoss: covered?.netLoss ?? sumOf(figures.map(({ netLoss }) => netLoss)),
      currentPaid: sumOf(before) + besides(current !== undefined),
      nextPaid: sumOf(after) + besides(offered !== undefined),
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

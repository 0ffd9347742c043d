import type { previewOffer } from '@parlour/api-client/endpoints'
import { directDownlineOf, isAgent } from '../../identity/index.ts'
import type { Database, Tier } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfMonth, type Period } from '../../kernel/jobs/index.ts'
import { agentOf } from '../agent/agent-of.ts'
import { toWireRate } from '../agent/share.ts'
import { contractsOf } from './find-contracts.ts'
import { apartOf, isInForce, isWaiting, salaryPeriods } from './kinds.ts'
import { byStep } from './by-step.ts'
import { coveredPay, coveringOf } from './covering.ts'
import { boundsOf } from './check-within.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { toEndedContracts } from './end-contracts.ts'
import { periodsEndingIn } from './periods.ts'
import { monthFigures } from './month-figures.ts'
import { paidIn, sumOf, type Counted, type PeriodFigures } from './simulate.ts'
import type { HandedOn } from './terms-to-hand-on.ts'
import { wireSide, wireTier, wireTiers } from './wire-tiers.ts'
import { present } from '../../kernel/objects/index.ts'

const stepText = /^(\d{1,15})\/(\d{1,15})\/(\d{1,6})\/([AP])\/(\d{1,15})$/
const mostSteps = 10

/** The steps of a request, each `minimumBet/netLoss/activeMember/rateType/rate`. @throws DomainError contract.tiers.wrong */
function tiersIn(steps: string): Tier[] {
  const texts = steps.split(',').filter(Boolean)
  if (texts.length > mostSteps) throw new DomainError('contract.tiers.wrong')
  return texts.map((text) => {
    const [whole, minimumBet, netLoss, activeMember, rateType, rate] = stepText.exec(text) ?? []
    if (!whole) throw new DomainError('contract.tiers.wrong')
    return {
      minimumBet: Number(minimumBet),
      netLoss: Number(netLoss),
      activeMember: Number(activeMember),
      rateType: rateType === 'A' ? 'A' : 'P',
      rate: Number(rate),
    }
  })
}

/**
 * What an agent would have been paid for the turnover of a downline's team: in each period its own pay, by the part of
 * that turnover in all that it is paid for; rounded down.
 */
async function receivedFor(
  db: Database,
  kind: string,
  { contract, steps }: HandedOn,
  teams: { readonly own: Counted; readonly theirs: Counted },
  within: Period,
  now: number,
): Promise<number> {
  if (!contract) return 0
  const { period } = contract
  const own = await monthFigures(db, { ...teams.own, category: contract.category, period, within }, now)
  const theirs = new Map(
    (await monthFigures(db, { ...teams.theirs, period, within }, now)).map((each) => [each.bucket, each]),
  )
  const paid = paidIn(kind, steps, own)
  return own.reduce((sum, { bucket, turnover }, at) => {
    const part = turnover > 0 ? Math.min(1, (theirs.get(bucket)?.turnover ?? 0) / turnover) : 0
    return sum + Math.floor((paid[at] ?? 0) * part)
  }, 0)
}

/** Last month by the steps of an offer, as the answer tells it. */
const monthOf = (kind: string, tiers: readonly Tier[], figures: readonly PeriodFigures[], count: number) =>
  byStep(kind, [tiers], figures, count).map(({ steps: [step], paid: [handedOn = 0], ...sums }) => ({
    ...sums,
    step: step ? wireTier(step) : null,
    handedOn,
  }))

/**
 * What an offer may be and would come to; it changes nothing.
 * @throws DomainError agent.downline.unknown, contract.downline.player, contract.tiers.wrong
 */
export const handlePreviewOffer: Handler<typeof previewOffer> = async (call) => {
  const { db, ports } = call.gateway
  const { memberId } = agentOf(call)
  const { account, kind, category } = call.request
  const tiers = tiersIn(call.request.steps)
  const downline = await directDownlineOf(db, memberId, account)
  if (!isAgent(downline.type)) throw new DomainError('contract.downline.player')
  const contract = { uplineId: memberId, memberId: downline.id, kind, category }
  const [first, ...besides] = await boundsOf(db, ports, contract)
  const handedOn = present(first, 'what bounds the offer')
  const all = await contractsOf(db, downline.id, kind)
  const inCategory = all.filter((each) => each.category === category)
  const lastMonth = { from: startOfMonth(call.now, -1), until: startOfMonth(call.now) }
  const theirs = { memberId: downline.id, category, apart: apartOf(all) }
  const own = { memberId, category, apart: apartOf(await contractsOf(db, memberId, kind)) }
  const period = kind === 'dividend' ? call.request.period : salaryPeriods[kind]
  const figures = await monthFigures(db, { ...theirs, period, within: lastMonth }, call.now)
  const current = inCategory.find(isInForce)
  const covering = current ? undefined : coveringOf(all, category)
  const covered =
    covering &&
    (await coveredPay((team) => monthFigures(db, { ...team, within: lastMonth }, call.now), {
      covering,
      own: all,
      category,
    }))
  const after = ownAfter(all, { category, tiers, status: 'offered' })
  const over = tiers.length > 0 ? await conflictingContracts(db, { memberId: downline.id, kind, own: after }) : []
  return {
    own: wireSide(handedOn.contract),
    bears: handedOn.cap === undefined ? null : toWireRate(handedOn.cap),
    besides: besides.map((each) => ({ category: each.category, tiers: wireTiers(each.steps) })),
    current: wireSide(current),
    covering: wireSide(covering),
    waitingId: inCategory.find(isWaiting)?.id ?? null,
    ending: await toEndedContracts(db, over),
    lastMonth: {
      startTime: lastMonth.from,
      endTime: lastMonth.until,
      turnover: sumOf(figures.map(({ turnover }) => turnover)),
      received: await receivedFor(db, kind, handedOn, { own, theirs }, lastMonth, call.now),
      handedOn: sumOf(paidIn(kind, tiers, figures)),
      coveredNow: covered?.withCategory ?? null,
      coveredThen: covered?.withoutCategory ?? null,
      steps: tiers.length > 0 ? monthOf(kind, tiers, figures, periodsEndingIn(period, lastMonth).length) : [],
    },
  }
}

import type { DownlineContract } from '@parlour/api-client/endpoints'
import { describe, expect, it } from 'vitest'
import {
  addStep,
  checkSteps,
  compareTerms,
  contractActions,
  contractSearch,
  contractState,
  contractTimeline,
  contractView,
  draftTerm,
  firstSteps,
  highestAt,
  keptAt,
  monthByStep,
  moveStep,
  mostSteps,
  sentSteps,
  stepsText,
  termAt,
  waitsForMe,
  type DraftStep,
  type OfferBounds,
  type Term,
} from '../index.ts'

const term = (minimumBet: number, rate: number, more: Partial<Term> = {}): Term => ({
  minimumBet,
  netLoss: 0,
  activeMember: 1,
  rateType: 'P',
  rate,
  ...more,
})
const own = [term(2_000_000, 0.001), term(5_000_000, 0.0014), term(10_000_000, 0.0018)]
const bounds: OfferBounds = { own, besides: [], bears: null, loss: false }
const step = (id: number, minimumBet: number | null, percent: number | null, more: Partial<DraftStep> = {}) => ({
  id,
  minimumBet,
  netLoss: 0,
  activeMember: 1,
  rateType: 'P' as const,
  percent,
  amount: null,
  ...more,
})
const row = (more: Partial<DownlineContract>): DownlineContract => ({
  contractId: 7001,
  account: 'aprilsol22',
  kind: 'daily',
  category: 'CONS',
  period: 'daily',
  state: 'offered',
  proposedBy: null,
  proposedAt: null,
  endRefusedAt: null,
  endReason: null,
  rejectReason: null,
  changes: 0,
  tiers: [],
  offeredAt: 1_000,
  acceptedAt: null,
  endedAt: null,
  ...more,
})

describe('how a contract stands', () => {
  it('[AGT-04] the five letters of the platform have words for either side', () => {
    const cases = [
      [{ state: 'offered' }, 'asked', 'sent'],
      [{ state: 'offered', changes: 1 }, 'changeAsked', 'sent'],
      [{ state: 'terminating', proposedBy: 'upline' }, 'endAsked', 'endSent'],
      [{ state: 'terminating', proposedBy: 'downline' }, 'endSent', 'endAsked'],
      [{ state: 'accepted' }, 'inForce', 'inForce'],
      [{ state: 'rejected', endReason: 'rejected' }, 'rejected', 'rejected'],
      [{ state: 'withdrawn', endReason: 'withdrawn' }, 'withdrawn', 'withdrawn'],
      [{ state: 'withdrawn', endReason: 'outbid' }, 'lapsed', 'lapsed'],
      [{ state: 'terminated', endReason: 'agreed' }, 'ended', 'ended'],
      [{ state: 'terminated', endReason: 'replaced' }, 'replaced', 'replaced'],
      [{ state: 'terminated', endReason: 'outbid' }, 'outbid', 'outbid'],
    ] as const
    for (const [change, held, given] of cases)
      expect([contractState(row(change), 'held'), contractState(row(change), 'given')]).toEqual([held, given])
  })

  it('[AGT-04] each side can do what the state allows', () => {
    expect(contractActions('asked')).toEqual(['accept', 'reject'])
    expect(contractActions('endAsked')).toEqual(['confirmEnd', 'keep'])
    expect(contractActions('sent')).toEqual(['withdraw'])
    expect(contractActions('inForce')).toEqual(['proposeEnd'])
    for (const over of ['endSent', 'rejected', 'ended', 'outbid'] as const) expect(contractActions(over)).toEqual([])
    expect(
      ['asked', 'changeAsked', 'endAsked', 'sent', 'endSent', 'inForce'].map((each) => waitsForMe(each as 'sent')),
    ).toEqual([true, true, true, false, false, false])
  })

  it('[AGT-04] a timeline has what happened, and what it waits for', () => {
    const ids = (change: Partial<DownlineContract>) => contractTimeline(row(change), 'held').map(({ id }) => id)
    expect(ids({})).toEqual(['offered', 'waiting'])
    expect(ids({ state: 'accepted', acceptedAt: 2 })).toEqual(['offered', 'accepted'])
    expect(ids({ state: 'terminating', acceptedAt: 2, proposedAt: 3, proposedBy: 'upline' })).toEqual([
      'offered',
      'accepted',
      'endProposed',
      'waiting',
    ])
    expect(ids({ state: 'terminated', acceptedAt: 2, endedAt: 4, endReason: 'outbid' })).toEqual([
      'offered',
      'accepted',
      'over',
    ])
    expect(ids({ state: 'terminated', acceptedAt: 2, proposedAt: 3, endedAt: 4, endReason: 'agreed' })).toEqual([
      'offered',
      'accepted',
      'endProposed',
      'over',
    ])
    expect(ids({ state: 'accepted', acceptedAt: 2, proposedAt: 3 })).toEqual(['offered', 'accepted'])
    expect(ids({ state: 'accepted', acceptedAt: 2, proposedAt: 3, endRefusedAt: 4 })).toEqual([
      'offered',
      'accepted',
      'endProposed',
      'kept',
    ])
  })
})

describe('the address', () => {
  it('[AGT-04] says the tab, the contract, the kind and the page, and nothing that is usual', () => {
    const search = { tab: 'given', open: '7001', kind: 'daily', page: '2' }
    expect(contractSearch(contractView(search))).toEqual(search)
    expect(contractSearch(contractView({ tab: 'x', open: 'y', kind: 'z', page: '-1' }))).toEqual({})
    const offer = { tab: 'offer', kind: 'hourly', account: 'aprilsol22', category: 'FISH' }
    expect(contractSearch(contractView(offer))).toEqual(offer)
    expect(contractView({ tab: 'offer', account: ' aprilsol22 ', category: 'x' })).toMatchObject({
      account: 'aprilsol22',
      category: 'CONS',
    })
  })
})

describe('steps', () => {
  it('[BEY-10] two contracts stand beside each other step by step, without holes', () => {
    const rows = compareTerms([term(100, 0.001), term(500, 0.002)], [term(300, 0.0015), term(500, 0.0015)])
    expect(rows.map(({ minimumBet, now, next, change }) => [minimumBet, now?.rate, next?.rate, change])).toEqual([
      [100, 0.001, undefined, -1],
      [300, 0.001, 0.0015, 1],
      [500, 0.002, 0.0015, -1],
    ])
    const amount = term(100, 500, { rateType: 'A' })
    expect(compareTerms([term(100, 0.001)], [amount])[0]?.change).toBeNull()
    expect(termAt(own, { minimumBet: 1, netLoss: 0, activeMember: 9 })).toBeUndefined()
  })

  it('[BEY-10] puts last month beside the steps of both, with the periods that reached none and a pair of no row', () => {
    const [now, next] = [[term(100, 0.001), term(500, 0.002)], [term(300, 0.0015)]]
    const sums = { turnover: 1_000, netLoss: 10, currentPaid: 1, nextPaid: 2 }
    const rows = monthByStep(now, next, [
      { ...sums, current: null, next: null, periods: 3 },
      { ...sums, current: term(500, 0.002), next: term(300, 0.0015), periods: 5 },
      { ...sums, current: term(500, 0.002), next: null, periods: 2 },
    ])
    expect(rows.map(({ asks, periods, change }) => [asks?.minimumBet ?? null, periods, change])).toEqual([
      [null, 3, null],
      [100, 0, -1],
      [300, 0, 1],
      [500, 5, -1],
      [500, 2, null],
    ])
    expect(rows[3]).toMatchObject({ turnover: 1_000, nowPaid: 1, nextPaid: 2 })
    const written = [term(100, 0.07 / 100)]
    expect(monthByStep([], written, [{ ...sums, current: null, next: term(100, 0.0007), periods: 4 }])).toHaveLength(1)
  })

  it('[AGT-04] the first field that cannot be is named, with what it may be', () => {
    const cases: readonly [string, readonly DraftStep[], object | null, OfferBounds?][] = [
      ['fits', [step(0, 2_000_000, 0.04), step(1, 5_000_000, 0.14)], null],
      ['a hole', [step(0, null, 0.04)], { step: 0, field: 'minimumBet', code: 'missing' }],
      ['no rate', [step(0, 2_000_000, null)], { field: 'rate', code: 'missing' }],
      ['nothing', [step(0, 2_000_000, 0)], { field: 'rate', code: 'missing' }],
      ['too fine', [step(0, 2_000_000, 0.000_01)], { field: 'rate', code: 'missing' }],
      [
        'part of a member',
        [step(0, 2_000_000, 0.04, { activeMember: 1.5 })],
        { field: 'activeMember', code: 'missing' },
      ],
      [
        'falls',
        [step(0, 5_000_000, 0.04), step(1, 2_000_000, 0.05)],
        { step: 1, field: 'minimumBet', code: 'falls', limit: 5_000_000 },
      ],
      [
        'fewer members',
        [step(0, 2_000_000, 0.04, { activeMember: 5 }), step(1, 5_000_000, 0.05)],
        { field: 'activeMember', code: 'falls', limit: 5 },
      ],
      [
        'the same',
        [step(0, 2_000_000, 0.04), step(1, 2_000_000, 0.05)],
        { step: 1, field: 'minimumBet', code: 'same' },
      ],
      [
        'pays less',
        [step(0, 2_000_000, 0.04), step(1, 5_000_000, 0.04)],
        { field: 'rate', code: 'lower', limit: 0.0004 },
      ],
      ['above the own', [step(0, 4_000_000, 0.12)], { field: 'rate', code: 'own', limit: 0.001 }],
      ['before the own', [step(0, 1_000_000, 0.04)], { field: 'minimumBet', code: 'early', limit: 2_000_000 }],
      [
        'fewer than the own',
        [step(0, 2_000_000, 0.04, { activeMember: 0 })],
        { field: 'activeMember', code: 'early', limit: 1 },
      ],
      ['no amounts', [step(0, 2_000_000, null, { rateType: 'A', amount: 500 })], { field: 'rate', code: 'none' }],
      [
        'above the edge',
        [step(0, 2_000_000, 0.05)],
        { field: 'rate', code: 'edge', limit: 0.0004 },
        { ...bounds, bears: 0.0004 },
      ],
      [
        'an amount above the edge of the own step',
        [step(0, 9_000_000, null, { rateType: 'A', amount: 900 })],
        { field: 'rate', code: 'edge', limit: 800 },
        { ...bounds, own: [term(2_000_000, 5_000, { rateType: 'A' })], bears: 0.0004 },
      ],
      [
        'above a category that is paid for too',
        [step(0, 5_000_000, 0.14)],
        { field: 'rate', code: 'category', limit: 0.0012, category: 'RNG' },
        { ...bounds, besides: [{ category: 'RNG', own: [term(0, 0.0012)] }] },
      ],
    ]
    for (const [name, steps, issue, within = bounds] of cases) {
      const found = checkSteps(steps, within)
      if (issue) expect(found, name).toMatchObject(issue)
      else expect(found, name).toBeNull()
    }
  })

  it('[AGT-04] what stays of 1,000 staked, and what a step may pay at most', () => {
    expect(keptAt(bounds, step(0, 2_000_000, 0.04))).toBe(60)
    expect(keptAt(bounds, step(0, 4_000_000, 0.12))).toBeNull()
    expect(keptAt(bounds, step(0, null, 0.04))).toBeNull()
    const asks = { minimumBet: 5_000_000, netLoss: 0, activeMember: 3 }
    expect(highestAt(bounds, asks, 'P')).toBe(0.0014)
    expect(highestAt({ ...bounds, bears: 0.0004 }, asks, 'P')).toBe(0.0004)
    const paid = { own: [term(0, 900, { rateType: 'A' })], besides: [], bears: null, loss: false }
    expect(keptAt(paid, step(0, 100, null, { rateType: 'A', amount: 400 }))).toBe(500)
  })

  it('[AGT-04] steps are added, moved and sent as they are written', () => {
    const [first] = firstSteps([], own)
    expect(first).toMatchObject({ minimumBet: 2_000_000, percent: null })
    expect(firstSteps([term(100, 0.00045)], own)[0]).toMatchObject({ minimumBet: 100, percent: 0.045 })
    expect(firstSteps([], [])).toHaveLength(1)
    const two = addStep([step(7, 2_000_000, 0.04, { activeMember: 4 })])
    expect(two[1]).toMatchObject({ id: 8, minimumBet: null, activeMember: 4, percent: null })
    expect(moveStep(two, 1, -1).map(({ id }) => id)).toEqual([8, 7])
    expect(moveStep(two, 0, -1)).toBe(two)
    const full = Array.from({ length: mostSteps }, (_, id) => step(id, id, 0.01))
    expect(addStep(full)).toBe(full)
    expect(sentSteps([step(0, 2_000_000, 0.07), step(1, 3, null, { rateType: 'A', amount: 12 })])).toEqual([
      { minimumBet: 2_000_000, netLoss: 0, activeMember: 1, rateType: 'P', rate: 0.0007 },
      { minimumBet: 3, netLoss: 0, activeMember: 1, rateType: 'A', amount: 12 },
    ])
    expect(stepsText([step(0, 2_000_000, 0.07), step(1, 3, null, { rateType: 'A', amount: 12 })])).toBe(
      '2000000/0/1/P/700,3/0/1/A/12',
    )
    expect(draftTerm(step(0, 100, 0.07))?.rate).toBeCloseTo(0.0007, 9)
  })
})

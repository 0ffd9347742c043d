import {
  answerDailySalaryOffer,
  getContractImpact,
  listDownlineContracts,
  offerContract,
  previewOffer,
  proposeTermination,
  withdrawOffer,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000

const step = (minimumBet: number, rate: number) => ({ minimumBet, netLoss: 0, activeMember: 4, rateType: 'P', rate })
const own = [step(20_000, 0.001), step(50_000, 0.0014), step(100_000, 0.0018)]
const offered = [step(20_000, 0.0008), step(50_000, 0.0015), step(100_000, 0.0022), step(200_000, 0.0026)]

const contract = (contractId: number, account: string, more: object) => ({
  contractId,
  account,
  kind: 'daily',
  category: 'CONS',
  period: 'daily',
  state: 'accepted',
  tiers: own,
  ...more,
})

/** Last month under both: periods, turnover, the step that pays now and by the offer, and what each pays. */
const monthUnderBoth = (
  [
    [3, 42_000, -1, -1, 0, 0],
    [8, 284_000, 0, 0, 284, 227.2],
    [12, 918_000, 1, 1, 1285.2, 1377],
    [6, 842_000, 2, 2, 1515.6, 1852.4],
    [2, 431_000, 2, 3, 775.8, 1120.6],
  ] as const
).map(([periods, turnover, now, next, currentPaid, nextPaid]) => ({
  periods,
  turnover,
  netLoss: turnover / 25,
  current: own[now] ?? null,
  next: offered[next] ?? null,
  currentPaid,
  nextPaid,
}))

/** Last month under an offer of one step. */
const monthUnderOne = (minimumBet: number) => [
  { step: null, periods: 12, turnover: 97_700, netLoss: 3_900, handedOn: 0 },
  { step: step(minimumBet, 0.0004), periods: 19, turnover: 674_500, netLoss: 26_980, handedOn: 269.8 },
]

/** Lets a server tell the contracts of an agent on both sides, and what they would come to. */
export function answerContracts(
  server: FakeServer,
  at: number,
  nameOf: (name: string) => string = (name) => name,
): FakeServer {
  const agreed = { offeredAt: at - 60 * day, acceptedAt: at - 59 * day }
  const held = [
    contract(7104, '', { state: 'offered', changes: 1, tiers: offered, offeredAt: at - 3 * day }),
    contract(7103, '', { kind: 'hourly', state: 'terminating', proposedBy: 'upline', proposedAt: at - day, ...agreed }),
    contract(7102, '', agreed),
    contract(7101, '', {
      kind: 'dividend',
      category: 'RNG',
      period: 'monthly',
      state: 'rejected',
      endReason: 'rejected',
      rejectReason: 'Below what we have today',
      offeredAt: at - 90 * day,
      endedAt: at - 89 * day,
    }),
  ]
  const given = [
    contract(7204, nameOf('grace_ty'), { kind: 'realtime', state: 'offered', offeredAt: at - day }),
    contract(7203, nameOf('aprilsol22'), {
      state: 'terminating',
      proposedBy: 'downline',
      proposedAt: at - day,
      ...agreed,
    }),
    contract(7202, nameOf('lito.cabral'), agreed),
    contract(7201, nameOf('grace_ty'), { state: 'terminated', endReason: 'outbid', endedAt: at - day, ...agreed }),
  ]
  const waiting = (row: object, side: string) =>
    'state' in row &&
    (side === 'held' ? row.state === 'offered' || row.state === 'terminating' : row.state === 'terminating')
  const lastMonth = { startTime: at - 57 * day, endTime: at - 27 * day, turnover: 2_517_000 }
  return server
    .answer(listDownlineContracts, ({ side, state, contractId, kind, account }) => {
      const list = (side === 'held' ? held : given).filter(
        (row) =>
          (contractId === undefined || String(row.contractId) === String(contractId)) &&
          (!kind || ('kind' in row && row.kind === kind)) &&
          (state !== 'waiting' || waiting(row, side ?? 'given')),
      )
      // Every member that is asked for has the same contracts.
      const rows = account ? list.map((row) => ({ ...row, account })) : list
      return { list: rows, totals: null, totalPages: 1, totalCount: rows.length } as never
    })
    .answer(
      getContractImpact,
      ({ contractId }) =>
        ({
          contractId,
          kind: 'daily',
          category: 'CONS',
          current: { contractId: 7102, period: 'daily', tiers: own },
          next: Number(contractId) === 7104 ? { contractId: 7104, period: 'daily', tiers: offered } : null,
          ending: ['aprilsol22', 'lito.cabral'].map((name, index) => ({
            contractId: 7202 + index,
            account: nameOf(name),
            kind: 'daily',
            category: 'CONS',
          })),
          lastMonth: {
            ...lastMonth,
            netLoss: 98_000,
            currentPaid: 3860.6,
            nextPaid: Number(contractId) === 7104 ? 4577.2 : 0,
            steps:
              Number(contractId) === 7104
                ? monthUnderBoth
                : monthUnderBoth.map((each) => ({ ...each, next: null, nextPaid: 0 })),
          },
        }) as never,
    )
    .answer(
      previewOffer,
      ({ steps, category }) =>
        ({
          own: { contractId: 7102, period: 'daily', tiers: own },
          bears: null,
          besides: [],
          current: null,
          covering: category === 'CONS' ? null : { contractId: 7202, period: 'daily', tiers: own },
          waitingId: null,
          ending: [],
          lastMonth: {
            ...lastMonth,
            turnover: 772_200,
            received: 1081.08,
            handedOn: steps ? 269.8 : 0,
            ...(category === 'CONS' ? {} : { coveredNow: 412.6, coveredThen: 96.4 }),
            steps: steps ? monthUnderOne(Number(steps.split('/')[0]) / 100) : [],
          },
        }) as never,
    )
    .answer(offerContract, { contractId: 7204, state: 'offered', ended: [] } as never)
    .answer(answerDailySalaryOffer, { contractId: 7104, state: 'accepted', ended: [] } as never)
    .answer(withdrawOffer, { contractId: 7204, state: 'withdrawn', ended: [] } as never)
    .answer(proposeTermination, { contractId: 7202, state: 'terminating', ended: [] } as never)
}

/** Lets a server tell that an agent has no contracts. */
export const answerNoContracts = (server: FakeServer): FakeServer =>
  server.answer(listDownlineContracts, { list: [], totals: null, totalPages: 0, totalCount: 0 })

import type { TextStore } from '@parlour/api-client'
import {
  answerDailySalaryOffer,
  getContractImpact,
  getContracts,
  listDownlineContracts,
  listDownlines,
  offerContract,
  previewOffer,
  proposeTermination,
  withdrawOffer,
  type DownlineContract,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import screenKit from '@parlour/screen-kit/messages/EN.json'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { ContractSearch } from '../index.ts'
import { ContractsScreen } from '../react/index.ts'

const offeredAt = Date.UTC(2026, 10, 24, 8)
const tier = (minimumBet: number, rate: number) => ({ minimumBet, netLoss: 0, activeMember: 2, rateType: 'P', rate })
/** What the agent has: 0.07% and 0.1%, in major units as the wire has them. */
export const ownTiers = [tier(300, 0.0007), tier(2000, 0.001)]
const lower = [tier(300, 0.0003), tier(2000, 0.0006)]

/** A contract as the platform sends it. */
export const someContract = (contractId: number, more: Partial<DownlineContract> = {}) => ({
  contractId,
  account: '',
  kind: 'daily',
  category: 'CONS',
  period: 'daily',
  state: 'accepted',
  proposedBy: null,
  proposedAt: null,
  endRefusedAt: null,
  endReason: null,
  rejectReason: null,
  changes: 0,
  tiers: ownTiers,
  offeredAt,
  acceptedAt: offeredAt,
  endedAt: null,
  ...more,
})

const figures = {
  downlines: 0,
  teamSize: 0,
  balance: 0,
  deposits: 0,
  withdrawals: 0,
  turnover: 0,
  profit: 0,
  commission: 0,
}

const month = { startTime: Date.UTC(2026, 8, 30, 16), endTime: Date.UTC(2026, 9, 31, 16) }

/** The steps of a request as the platform tells them. */
const stepsIn = (steps: string) =>
  steps
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [bet = 0, , members = 0, , rate = 0] = text.split('/').map(Number)
      return { ...tier(bet / 100, rate / 1_000_000), activeMember: members }
    })

/** A server with contracts on both sides that keeps what is done to them. */
export function serveContracts() {
  const held = [
    someContract(7002, { state: 'offered', changes: 1, tiers: lower as never, acceptedAt: null }),
    someContract(7001),
  ]
  const given = [
    someContract(7004, { account: 'aprilsol22', kind: 'hourly', state: 'offered', acceptedAt: null }),
    someContract(7003, { account: 'aprilsol22' }),
  ]
  const change = (id: number, more: object) => {
    for (const row of [...held, ...given]) if (row.contractId === id) Object.assign(row, more)
    return { contractId: id, state: 'accepted', ended: [] }
  }
  const server = createFakeServer()
    .answer(listDownlineContracts, ({ side, state, contractId }) => {
      const all = side === 'held' ? held : given
      const list = all.filter(
        (row) =>
          (contractId === undefined || String(row.contractId) === String(contractId)) &&
          (state !== 'waiting' || (side === 'held' && row.state === 'offered')),
      )
      return { list, totals: null, totalPages: 1, totalCount: list.length } as never
    })
    .answer(getContractImpact, {
      contractId: 7002,
      kind: 'daily',
      category: 'CONS',
      current: { contractId: 7001, period: 'daily', tiers: ownTiers },
      next: { contractId: 7002, period: 'daily', tiers: lower },
      ending: [{ contractId: 7003, account: 'aprilsol22', kind: 'daily', category: 'CONS' }],
      lastMonth: {
        ...month,
        turnover: 10_000,
        netLoss: 500,
        currentPaid: 9.5,
        nextPaid: 5.5,
        steps: [
          { current: null, next: null, periods: 21, turnover: 0, netLoss: 0, currentPaid: 0, nextPaid: 0 },
          {
            current: ownTiers[1],
            next: lower[1],
            periods: 10,
            turnover: 10_000,
            netLoss: 500,
            currentPaid: 9.5,
            nextPaid: 5.5,
          },
        ],
      },
    } as never)
    .answer(getContracts, {} as never)
    .answer(answerDailySalaryOffer, ({ id, status, confirm, reason }) => {
      const row = held.find((each) => each.contractId === Number(id))
      if (row?.state !== 'offered') throw new FakeRefusal('contract.offer.gone')
      if (status === 'A' && !confirm) throw new FakeRefusal('contract.downline.higher', { value: { contracts: [] } })
      const over = { state: 'rejected', endReason: 'rejected', rejectReason: reason, endedAt: offeredAt }
      return change(Number(id), status === 'A' ? { state: 'accepted', acceptedAt: offeredAt } : over) as never
    })
    .answer(withdrawOffer, ({ contractId }) => {
      const over = { state: 'withdrawn', endReason: 'withdrawn', endedAt: offeredAt }
      return change(Number(contractId), over) as never
    })
    .answer(
      proposeTermination,
      ({ contractId }) => change(Number(contractId), { state: 'terminating', proposedBy: 'upline' }) as never,
    )
    .answer(listDownlines, {
      list: [
        { ...figures, memberId: 4, account: 'aprilsol22', type: 2, level: 1, upline: 'marcobay01', registeredAt: 1 },
      ],
      totals: null,
      totalPages: 1,
      totalCount: 1,
    } as never)
    .answer(
      previewOffer,
      ({ steps }) =>
        ({
          own: { contractId: 7001, period: 'daily', tiers: ownTiers },
          bears: null,
          besides: [],
          current: null,
          waitingId: null,
          ending: steps ? [{ contractId: 7009, account: 'benjie04', kind: 'daily', category: 'CONS' }] : [],
          lastMonth: {
            ...month,
            turnover: 10_000,
            received: 9.5,
            handedOn: steps ? steps.split(',').length * 2 : 0,
            steps: steps && [
              { step: null, periods: 21, turnover: 0, netLoss: 0, handedOn: 0 },
              { step: stepsIn(steps)[0], periods: 10, turnover: 10_000, netLoss: 500, handedOn: 2 },
            ],
          },
        }) as never,
    )
    .answer(offerContract, { contractId: 7004, state: 'offered', ended: [] } as never)
  return { server, change }
}

interface Shown {
  store?: TextStore
}

const Held = ({ first, store }: Shown & { first: ContractSearch }) => {
  const [search, setSearch] = useState(first)
  return (
    <ContractsScreen
      search={search}
      currency="PHP"
      categoryName={(code) => code}
      hrefOf={(to) => `?${new URLSearchParams(to as Record<string, string>).toString()}`}
      onSearch={setSearch}
      {...(store && { store })}
    />
  )
}

/** The page of contracts of an agent. */
export async function showContracts(server: FakeServer, search: ContractSearch = {}, shown: Shown = {}) {
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  return render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...screenKit, ...messages }}>
      <main>
        <Held first={search} {...shown} />
      </main>
    </Surroundings>,
  )
}

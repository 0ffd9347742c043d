import {
  getAgentDefaults,
  getCustomerRebate,
  getWithdrawPlan,
  getWithdrawSettings,
  listDownlineContracts,
  listDownlineRebates,
  listDownlines,
  listRecipients,
  promoteDownline,
  setDownlineRebate,
  transferToDownline,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import validation from '@parlour/validation/messages/EN.json'
import words from '@parlour/screen-kit/messages/EN.json'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { ListSearch } from '../index.ts'
import { TeamScreen } from '../react/index.ts'

/** 22 November 2026, 20:00 in Manila. */
export const teamNow = Date.UTC(2026, 10, 22, 12)

/** A member as the platform sends it; sums in major units. */
export const someMember = (memberId: number, account: string, upline = 'marcobay01', over: object = {}) => ({
  memberId,
  account,
  nickname: null,
  type: 0,
  level: upline === 'marcobay01' ? 1 : 2,
  upline,
  registeredAt: teamNow - memberId * 86_400_000,
  lastSeenAt: teamNow,
  downlines: 0,
  teamSize: 0,
  balance: 80,
  deposits: 100,
  withdrawals: 20,
  turnover: 500,
  profit: -30,
  commission: 0,
  active: 1,
  ...over,
})

const april = someMember(3, 'aprilsol22', 'marcobay01', {
  type: 2,
  downlines: 2,
  teamSize: 2,
  turnover: 1_500,
  active: 2,
})
const linh = someMember(4, 'linhtran88')
const hers = [someMember(5, 'jomar.reyes', 'aprilsol22'), someMember(6, 'kuyarod', 'aprilsol22')]
const everybody = [april, linh, ...hers]

const rate = { productType: 'RNG', rate: 0.005, lowest: 0.004, highest: 0.008, step: 0.0005, own: 0.008 }

/** A server that knows an agent with two direct members, one with a team of two. */
export const serveTeam = () =>
  createFakeServer()
    .answer(getAgentDefaults, {
      memberId: 2,
      account: 'marcobay01',
      nickname: 'Marco Bayani',
      type: 1,
      level: 1,
      transferEnabled: true,
    } as never)
    .answer(listDownlines, (input) => {
      const found = everybody.filter(
        ({ account, upline, type }) =>
          account.includes(input.account ?? '') &&
          (input.scope === 'team' || upline === (input.upline || 'marcobay01')) &&
          (input.show === 'agents' ? type === 2 : input.show === 'players' ? type === 0 : true),
      )
      const sum = (name: 'teamSize' | 'deposits' | 'withdrawals' | 'turnover' | 'profit' | 'active') =>
        found.reduce((all, row) => all + row[name], 0)
      return {
        list: found,
        totals: {
          downlines: 0,
          teamSize: sum('teamSize'),
          balance: 0,
          deposits: sum('deposits'),
          withdrawals: sum('withdrawals'),
          turnover: sum('turnover'),
          profit: sum('profit'),
          commission: 0,
          active: sum('active'),
        },
        totalPages: 1,
        totalCount: found.length,
        trail: input.upline ? [input.upline] : [],
      }
    })
    .answer(listDownlineRebates, {
      list: [{ memberId: '3', account: 'aprilsol22', type: 2, rates: { RNG: 0.005 } }],
      totals: {},
      totalPages: 1,
      totalCount: 1,
    })
    .answer(getCustomerRebate, { memberId: '3', account: 'aprilsol22', list: [rate] })
    .answer(setDownlineRebate, { memberId: '3', account: 'aprilsol22', rates: { RNG: 0.006 } })
    .answer(promoteDownline, { memberId: '4', account: 'linhtran88', type: 2 })
    .answer(listRecipients, { list: [{ recipientId: '3', name: 'aprilsol22', relation: 'downline' }] } as never)
    .answer(listDownlineContracts, {
      list: [
        {
          contractId: '71',
          account: 'aprilsol22',
          kind: 'daily',
          category: 'CONS',
          period: 'daily',
          state: 'accepted',
          tiers: [],
          offeredAt: teamNow,
        },
      ],
      totals: { offered: 0, inForce: 1, ended: 0 },
      totalPages: 1,
      totalCount: 1,
    } as never)
    .answer(getWithdrawPlan, { balance: 4_000, free: 3_000, tied: 1_000, forfeits: 0, withdrawable: 3_000, ties: [] })
    .answer(getWithdrawSettings, { paymentPasswordSet: true } as never)
    .answer(transferToDownline, ({ account, amount, password }) => {
      if (password === '111111') throw new FakeRefusal('invalid.payment.pw')
      return { transferId: 'T261122-1', account, amount: amount / 100, balance: 3_000 - amount / 100 }
    })

const names: Readonly<Record<string, string>> = { RNG: 'Slots' }

const Held = ({ first, told }: { first: ListSearch; told: ListSearch[] }) => {
  const [search, setSearch] = useState(first)
  return (
    <TeamScreen
      search={search}
      language="EN"
      currency="PHP"
      zone="Asia/Manila"
      categoryName={(code) => names[code] ?? code}
      places={{
        message: ({ account, id }) => `/messages?account=${account}&open=${id}`,
        offer: (account) => `/offer?account=${account}`,
        paymentPassword: '/security',
        register: '/register',
        transactions: (account) => `/transactions?account=${account}`,
      }}
      hrefOf={(next) => `/?${new URLSearchParams(next as Record<string, string>).toString()}`}
      onSearch={(next) => {
        told.push(next)
        setSearch(next)
      }}
    />
  )
}

/** The page of an agent. */
export const showTeam = async (server: FakeServer = serveTeam(), first: ListSearch = {}) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  const told: ListSearch[] = []
  const screen = await render(
    <Surroundings
      server={server}
      session={session}
      messages={{ ...failures, ...validation, ...words, ...messages }}
      client={{ now: teamNow }}
    >
      <main>
        <Held first={first} told={told} />
      </main>
    </Surroundings>,
  )
  return { screen, server, told }
}

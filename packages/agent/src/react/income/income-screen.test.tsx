import {
  getAgentDefaults,
  getPayout,
  listCommissions,
  listDailySalaries,
  listIncome,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { dayAt } from '@parlour/i18n'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { ListSearch } from '../../index.ts'
import { IncomeScreen } from '../index.ts'

/** 22 November 2026, 20:00 in Manila. */
const now = Date.UTC(2026, 10, 22, 12)
const dayMs = 86_400_000
const midnight = Date.UTC(2026, 10, 20, 16)
const paidAt = midnight + 600_000
const none = { commission: 0, dividend: 0, dailySalary: 0, hourlySalary: 0, realtimeSalary: 0 }
const rows = [
  { day: midnight, ...none, commission: 90, dailySalary: 10, total: 100 },
  { day: midnight - dayMs, ...none, commission: 60, total: 60 },
]
const payout = (payoutId: string, category: string, over: object = {}) => ({
  payoutId,
  kind: 'commission',
  account: 'marcobay01',
  contractId: null,
  category,
  startTime: midnight - dayMs,
  endTime: midnight,
  turnover: 14_230,
  netLoss: 820,
  activeMembers: 12,
  rateType: 'P',
  rate: 0.008,
  gross: 113.84,
  adjustment: -23.84,
  carryIn: 0,
  carryOut: 0,
  amount: 90,
  status: 'approved',
  createTime: midnight + 600_000,
  decidedTime: paidAt,
  ...over,
})
const pageWith = (list: object[]) =>
  ({
    list,
    totals: { turnover: 14_230, gross: 113.84, adjustment: -23.84, amount: 90 },
    totalPages: 1,
    totalCount: list.length,
  }) as never

const serve = () =>
  createFakeServer()
    .answer(getAgentDefaults, { memberId: 2, account: 'marcobay01', type: 1, level: 2, upline: 'topagent' } as never)
    .answer(listIncome, ({ startTime, endTime }) => {
      const list = rows.filter(({ day }) => day >= Number(startTime) && day <= Number(endTime))
      const sum = (name: 'commission' | 'dailySalary' | 'total') => list.reduce((all, row) => all + row[name], 0)
      return {
        list,
        totals: { ...none, commission: sum('commission'), dailySalary: sum('dailySalary'), total: sum('total') },
        totalPages: 1,
        totalCount: list.length,
      }
    })
    .answer(listCommissions, pageWith([payout('812', 'RNG')]))
    .answer(listDailySalaries, pageWith([payout('900', 'CONS', { kind: 'daily-salary', amount: 10 })]))
    .answer(getPayout, {
      ...payout('812', 'RNG'),
      transferId: 'T1',
      adjustments: [
        { account: 'aprilsol22', amount: -20 },
        { account: 'topagent', amount: -3.84 },
      ],
    } as never)

const Held = ({ first, told }: { first: ListSearch; told: ListSearch[] }) => {
  const [search, setSearch] = useState(first)
  return (
    <IncomeScreen
      search={search}
      language="EN"
      currency="PHP"
      zone="Asia/Manila"
      categoryName={(code) => (code === 'RNG' ? 'Slots' : code)}
      places={{
        bets: ({ from, to }) => `/bets?from=${from}&to=${to}`,
        betsOf: (payoutId) => `/bets?payout=${payoutId}`,
        team: ({ from, to }) => `/team?from=${from}&to=${to}`,
        member: (account) => `/team?open=${account}`,
        transactions: ({ from, to, kind }) => `/transactions?from=${from}&to=${to}&kind=${kind}`,
        contract: (contractId) => `/contracts?open=${contractId}`,
      }}
      hrefOf={(next) => `/?${new URLSearchParams(next as Record<string, string>).toString()}`}
      onSearch={(next) => {
        told.push(next)
        setSearch(next)
      }}
    />
  )
}

const show = async (server: FakeServer = serve(), first: ListSearch = {}, width = 1440) => {
  await page.viewport(width, 900)
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  const told: ListSearch[] = []
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }} client={{ now }}>
      <main>
        <Held first={first} told={told} />
      </main>
    </Surroundings>,
  )
  return { screen, server, told }
}
const panel = (name = 'Income of November 21') => page.getByRole('dialog', { name })

test.each([1440, 412])('[AGT-06] [AGT-07] at %d px: what was earned in all, by kind and by day', async (width) => {
  const { screen } = await show(serve(), {}, width)
  await expect.element(screen.getByRole('heading', { name: 'You earned \u20b1160.00 in these 7 days' })).toBeVisible()
  await expect.element(screen.getByText('\u20b10.00 in the 7 days before')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Day by day' })
  await expect.element(table.getByText('\u20b1100.00')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'By day' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-07] a head sorts the days on the platform, and a row leads to its day', async () => {
  const { screen, server, told } = await show()
  const table = screen.getByRole('table', { name: 'Day by day' })
  await table.getByRole('button', { name: 'Commission' }).click()
  expect(told.at(-1)).toEqual({ sort: '-commission' })
  await expect.poll(() => server.callsOf(listIncome).at(-1)?.input).toMatchObject({ sort: 'commission', order: 'desc' })
  await expect
    .element(table.getByRole('link', { name: /November 21/ }))
    .toHaveAttribute('href', '/?sort=-commission&open=2026-11-21')
})

test('[BEY-11] a day opens into the steps of a kind, every one with its rows, and into its payouts', async () => {
  const { server, told } = await show(serve(), { open: '2026-11-21' })
  const way = panel().getByRole('list', { name: 'How it came about' })
  await expect.element(way.getByText('\u20b1113.84')).toBeVisible()
  await expect.element(way.getByText('\u2212\u20b123.84')).toBeVisible()
  await expect.element(way.getByText('\u20b190.00')).toBeVisible()
  await expect
    .element(way.getByRole('link', { name: 'Bets × rate' }))
    .toHaveAttribute('href', '/bets?from=2026-11-20&to=2026-11-20')
  await expect
    .element(way.getByRole('link', { name: 'Paid' }))
    .toHaveAttribute('href', `/transactions?from=${dayAt(paidAt)}&to=${dayAt(paidAt)}&kind=agent_rebate`)
  await expect
    .element(panel().getByRole('link', { name: /^Slots/ }))
    .toHaveAttribute('href', '/?open=2026-11-21.commission.812')
  const payouts = panel().getByRole('table', { name: 'Payouts' })
  await expect.element(payouts.getByRole('row').nth(1)).toMatchTextContent(/\u2212\u20b123\.84.*\u20b190\.00$/)
  await expect.element(payouts.getByRole('row').last()).toMatchTextContent(/^Total.*\u2212\u20b123\.84.*\u20b190\.00$/)
  expect(server.callsOf(listCommissions)[0]?.input).toMatchObject({ by: 'paid' })
  expect(await axeFindings(document.body)).toEqual([])
  await panel().getByRole('button', { name: 'Daily salary' }).click()
  expect(told.at(-1)).toEqual({ open: '2026-11-21.dailySalary' })
  await expect.element(panel().getByRole('link', { name: /^All games/ })).toBeVisible()
})

test('[BEY-11] a payout opens into what was counted, handed on and not borne, with who got how much', async () => {
  const { told } = await show(serve(), { open: '2026-11-21.commission.812' })
  // A payout names its own days: one that was carried in opens under the day that led to it.
  await expect.element(panel('Commission').getByText('Nov 20, 2026', { exact: true })).toBeVisible()
  await expect.element(panel('Commission').getByText('Income of November 21')).not.toBeInTheDocument()
  const way = panel('Commission').getByRole('list', { name: 'How it came about' })
  await expect.element(way.getByText('\u20b114,230.00 × 0.8%')).toBeVisible()
  await expect.element(way.getByText('\u2212\u20b120.00')).toBeVisible()
  await expect.element(way.getByText('Not borne by the contract above')).toBeVisible()
  await expect.element(way.getByRole('link', { name: 'Bets × rate' })).toHaveAttribute('href', '/bets?payout=812')
  await expect
    .element(panel('Commission').getByRole('table', { name: 'Handed on' }).getByRole('link', { name: 'aprilsol22' }))
    .toHaveAttribute('href', '/team?open=aprilsol22')
  await expect
    .element(panel('Commission').getByRole('link', { name: 'All payouts of the day' }))
    .toHaveAttribute('href', '/?open=2026-11-21.commission')
  expect(await axeFindings(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(told.at(-1)).toEqual({})
})

test('[BEY-11] what was carried in and on, limited and not borne leads to the payouts, the bets and the contract', async () => {
  const dividend = {
    ...payout('820', 'CONS'),
    kind: 'dividend',
    contractId: 7001,
    netLoss: 1000,
    rate: 0.05,
    carryIn: -200,
    gross: 30,
    adjustment: -3.84,
    amount: 26.16,
  }
  const server = serve().answer(getPayout, {
    ...dividend,
    transferId: 'T2',
    adjustments: [{ account: 'topagent', amount: -3.84 }],
    carriedFrom: 801,
  } as never)
  await show(server, { open: '2026-11-21.commission.820' })
  const way = panel('Commission').getByRole('list', { name: 'How it came about' })
  const leads = async (name: string, href: string) =>
    expect.element(way.getByRole('link', { name })).toHaveAttribute('href', href)
  await leads('Carried in', '/?open=2026-11-21.commission.801')
  await leads('Limited by the bets', '/bets?payout=820')
  await leads('Not borne by the contract above', '/contracts?open=7001')
})

test('[BEY-11] a dividend that pays nothing says which loss was carried in and which goes on, and where', async () => {
  const server = serve().answer(getPayout, {
    ...payout('820', 'CONS', { kind: 'dividend', netLoss: 100, rate: 0, gross: 0, adjustment: 0, amount: 0 }),
    status: 'in-process',
    decidedTime: null,
    carryIn: -300,
    carryOut: -200,
    adjustments: [],
    carriedFrom: 801,
    carriedTo: '836',
  } as never)
  await show(server, { open: '2026-11-21.dividend.820' })
  const way = panel('Dividend').getByRole('list', { name: 'How it came about' })
  await expect.element(way.getByText('To be paid')).toBeVisible()
  await expect.element(way.getByText('Net loss of \u2212\u20b1300.00 from earlier counts here')).toBeVisible()
  await expect.element(way.getByText('Net loss of \u2212\u20b1200.00 goes on to the next payout')).toBeVisible()
  await expect
    .element(way.getByRole('link', { name: 'Carried out' }))
    .toHaveAttribute('href', '/?open=2026-11-21.dividend.836')
})

test('[BEY-11] the bets of a day are those of all its payouts, also of those on later pages', async () => {
  const more = {
    list: [payout('812', 'RNG')],
    totals: { turnover: 1, gross: 90, adjustment: 0, amount: 90, startTime: midnight - 3 * dayMs, endTime: midnight },
    totalPages: 2,
    totalCount: 21,
  }
  await show(serve().answer(listCommissions, more as never), { open: '2026-11-21.commission' })
  await expect
    .element(panel().getByRole('link', { name: 'Bets × rate' }))
    .toHaveAttribute('href', '/bets?from=2026-11-18&to=2026-11-20')
})

test('[BEY-11] a day without a kind says so, wherever the address came from', async () => {
  await show(serve().answer(listCommissions, { list: [], totals: null, totalPages: 0, totalCount: 0 }), {
    open: '2026-11-21.commission',
  })
  await expect.element(panel().getByText('None of this kind on this day')).toBeVisible()
})

test('[AGT-06] without income the page says when it comes, and a payout that is none says why it does not open', async () => {
  const { screen } = await show(
    serve().answer(listIncome, { list: [], totals: { ...none, total: 0 }, totalPages: 0, totalCount: 0 }),
  )
  await expect.element(screen.getByText('No income in these days')).toBeVisible()
  await screen.unmount()
  await show(
    serve().answer(getPayout, () => {
      throw new FakeRefusal('agent.payout.unknown')
    }),
    { open: '2026-11-21.commission.999' },
  )
  await expect.element(panel('Commission').getByRole('button', { name: 'Try again' })).toBeVisible()
})

import {
  getAgentDefaults,
  getPayout,
  listContractStandings,
  listDailySalaries,
  listDownlineContracts,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { ListSearch } from '../../index.ts'
import { ownTiers, someContract } from '../../testing/contract-world.tsx'
import { SalaryScreen } from '../index.ts'

const day = 86_400_000
const at = Date.UTC(2026, 10, 20, 4)
const payout = (payoutId: number, status: string, more: object = {}) => ({
  payoutId,
  kind: 'daily-salary',
  account: 'marcobay01',
  category: 'CONS',
  startTime: at - payoutId * day,
  endTime: at - (payoutId - 1) * day,
  turnover: 2400,
  netLoss: 0,
  activeMembers: 4,
  rateType: 'P',
  rate: 0.001,
  gross: 2.4,
  adjustment: -0.8,
  carryIn: 0,
  carryOut: 0,
  amount: 1.6,
  status,
  createTime: at,
  ...more,
})

const places = {
  bets: () => '#bets',
  betsOf: () => '#bets',
  team: () => '#team',
  member: (account: string) => `#${account}`,
  transactions: () => '#moves',
  contract: () => '#contract',
}

const serve = () =>
  createFakeServer()
    .answer(listContractStandings, [
      {
        contractId: 7001,
        category: 'CONS',
        period: 'daily',
        startTime: at,
        endTime: at + day,
        turnover: 1500,
        netLoss: 20,
        carryIn: 0,
        activeMembers: 2,
        due: 1.05,
        tiers: [ownTiers[0], { ...ownTiers[1], activeMember: 4 }],
      },
    ] as never)
    .answer(listDailySalaries, ({ status }) => {
      const all = [
        payout(1, 'in-process'),
        payout(2, 'approved'),
        payout(3, 'rejected', { rejectReason: 'Two accounts' }),
      ]
      const list = all.filter((row) => !status || row.status === status)
      const totals = { turnover: 7200, gross: 7.2, adjustment: -2.4, amount: 4.8 }
      return { list, totals, totalPages: 1, totalCount: list.length } as never
    })
    .answer(listDownlineContracts, ({ state }) => {
      const list = state === 'waiting' ? [] : [someContract(7001)]
      return { list, totals: null, totalPages: 1, totalCount: list.length } as never
    })

const Held = ({ first = {} }: { first?: ListSearch }) => {
  const [search, setSearch] = useState<ListSearch>(first)
  return (
    <SalaryScreen
      kind="daily"
      search={search}
      language="EN"
      currency="PHP"
      zone="Asia/Manila"
      categoryName={(code) => code}
      places={places}
      hrefOf={({ open }) => `#${open ?? ''}`}
      hrefOfContracts={(to) => `/agent/agentContracts?open=${to.open ?? ''}`}
      onSearch={setSearch}
    />
  )
}

const show = (server: FakeServer, first: ListSearch = {}, client = {}) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  return render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }} client={client}>
      <main>
        <Held first={first} />
      </main>
    </Surroundings>,
  )
}

test.each([1440, 412, 320])(
  '[AGT-05] at %d px a salary says where one stands, what is next, and what was paid',
  async (width) => {
    await page.viewport(width, 900)
    const screen = await show(serve())
    await expect.element(screen.getByText('₱1.05 so far in this period, All games')).toBeVisible()
    await expect.element(screen.getByText('Next step: 0.1%')).toBeVisible()
    await expect.element(screen.getByText('₱1,500.00 of ₱2,000.00 bet, 2 of 4 active players')).toBeVisible()
    await expect.element(screen.getByText('Then ₱2.00 at least')).toBeVisible()
    await expect.element(screen.getByText('Two accounts')).toBeVisible()
    await expect.element(screen.getByText('In force').first()).toBeVisible()
    expect(await axeFindings(screen.container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('[AGT-05] payouts are chosen by how they stand', async () => {
  await page.viewport(1440, 900)
  const server = serve()
  const screen = await show(server)
  await expect.element(screen.getByText('Two accounts')).toBeVisible()
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Approved')
  await expect.element(screen.getByText('Two accounts')).not.toBeInTheDocument()
  expect(server.callsOf(listDailySalaries).at(-1)?.input).toMatchObject({ status: 'approved' })
})

test('[BEY-11] a payout opens into the steps from the play to the money, and closes back to its list', async () => {
  await page.viewport(1440, 900)
  const server = serve()
    .answer(getAgentDefaults, { account: 'marcobay01', upline: null } as never)
    .answer(getPayout, {
      ...payout(2, 'approved'),
      transferId: 'T-1',
      decidedTime: at,
      adjustments: [{ account: 'aprilsol22', amount: -0.8 }],
    } as never)
  const screen = await show(server)
  await expect.element(screen.getByRole('link', { name: /Nov/ }).first()).toHaveAttribute('href', '#1')
  await screen.unmount()
  const opened = await show(server, { open: '2' })
  const panel = opened.getByRole('dialog', { name: 'How this payout was worked out' })
  await expect.element(panel.getByRole('link', { name: 'Bets × rate' })).toHaveAttribute('href', '#bets')
  await expect.element(panel.getByRole('link', { name: 'Paid' })).toHaveAttribute('href', '#moves')
  expect(server.callsOf(getPayout).at(-1)?.input).toMatchObject({ payoutId: '2' })
  expect(await axeFindings(opened.container)).toEqual([])
  await panel.getByRole('button', { name: 'Close the payout' }).click()
  await expect.element(panel).not.toBeInTheDocument()
})

test('[AGT-05] a period shorter than a day counts down to its settlement by the clock of the platform', async () => {
  await page.viewport(1440, 900)
  const end = at + 300_000
  const server = serve().answer(listContractStandings, [
    {
      contractId: 7001,
      category: 'CONS',
      period: 'daily',
      startTime: at,
      endTime: end,
      turnover: 1500,
      netLoss: 20,
      carryIn: 0,
      activeMembers: 2,
      due: 1.05,
      tiers: ownTiers,
    },
  ] as never)
  const screen = await show(server, {}, { now: end - 185_000 })
  await expect.element(screen.getByText('Settled in')).toBeVisible()
  await expect.element(screen.getByText(/^3:0[45]$/)).toBeVisible()
})

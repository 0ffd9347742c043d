import {
  getPayout,
  listAgentAnnouncements,
  listDownlineTransactions,
  listLotteryProfit,
  listTeamBets,
  listTeamProfit,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { ListSearch } from '../../index.ts'
import { AgentNoticesScreen, TeamBetsScreen, TeamProfitScreen, TeamTransactionsScreen } from '../index.ts'

/** 22 November 2026, 20:00 in Manila. */
const at = Date.UTC(2026, 10, 22, 12)
const categories = [
  { value: 'RNG', label: 'Slots' },
  { value: 'LIVE', label: 'Live casino' },
]

const bet = (index: number) => ({
  roundId: `round-${index}`,
  account: index % 2 ? 'tranvy92' : 'linhtran88',
  gameName: 'Fruit Parade',
  category: 'RNG',
  vassalage: 'KRW',
  settledAt: at - index * 60_000,
  stake: 20 + index,
  win: 0,
  profit: -20 - index,
})
const member = (account: string, profit: number) => ({
  memberId: account.length,
  account,
  type: 0,
  level: 1,
  rounds: 1_234,
  turnover: 1_000,
  win: 1_000 + profit,
  profit,
})
const money = { deposits: 500, withdrawals: 200, rewards: 15 }

const serve = () =>
  createFakeServer()
    .answer(listTeamBets, ({ page: asked }) => ({
      list: Array.from({ length: 10 }, (_, index) => bet(index + (asked ?? 1) * 10)),
      totals: { stake: 912, win: 700, profit: -212 },
      totalPages: 3,
      totalCount: 28,
    }))
    .answer(listTeamProfit, {
      list: [
        { ...member('linhtran88', -250), ...money },
        { ...member('tranvy92', 40), ...money },
      ],
      totals: {
        rounds: 2_468,
        turnover: 2_000,
        win: 1_790,
        profit: -210,
        deposits: 1_000,
        withdrawals: 400,
        rewards: 30,
      },
      totalPages: 1,
      totalCount: 2,
    })
    .answer(listLotteryProfit, { list: [], totalPages: 0, totalCount: 0 })
    .answer(listDownlineTransactions, {
      list: [
        {
          txId: 'DE1',
          txTypeId: 1,
          txTypeName: 'Deposit',
          codeType: 'deposit',
          txTimeInTimestamp: at,
          orderNo: 'DE1',
          remark: 'QR pay',
          amount: 500,
          customerName: 'linhtran88',
        },
      ],
      totals: { incoming: 500, outgoing: -120 },
      totalPages: 1,
      totalCount: 1,
    })
    .answer(listAgentAnnouncements, {
      list: [
        { id: 7, title: 'New rates from December', content: '<p>Read them.</p>', time: at },
        { id: 6, title: 'Holiday hours', content: '<p>Closed on 25 December.</p>', time: at - 86_400_000 },
      ],
      totalPages: 1,
      totalCount: 2,
    })

interface Place {
  readonly search: ListSearch
  readonly currency: string
  readonly zone: string
  readonly language: 'EN'
  readonly hrefOf: (search: ListSearch) => string
  readonly onSearch: (search: ListSearch) => void
}

function Kept({
  first,
  told,
  children,
}: {
  first: ListSearch
  told: ListSearch[]
  children: (place: Place) => ReactNode
}) {
  const [search, setSearch] = useState(first)
  return (
    <main>
      {children({
        search,
        language: 'EN',
        currency: 'PHP',
        zone: 'Asia/Manila',
        hrefOf: (next) => `/?${new URLSearchParams(next as Record<string, string>).toString()}`,
        onSearch: (next) => {
          told.push(next)
          setSearch(next)
        },
      })}
    </main>
  )
}

const show = async (children: (place: Place) => ReactNode, server: FakeServer = serve(), first: ListSearch = {}) => {
  await page.viewport(1440, 900)
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  const told: ListSearch[] = []
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <Kept first={first} told={told}>
        {children}
      </Kept>
    </Surroundings>,
  )
  return { screen, told, server }
}
const Drawn = ({ html }: { html: string }) => <p>Drawn: {html.replaceAll(/<[^>]*>/g, '')}</p>
const bets = (place: Place) => <TeamBetsScreen {...place} categories={categories} />
const profit = (place: Place) => (
  <TeamProfitScreen
    {...place}
    categories={categories}
    hrefOfBets={({ account, from, to }) => `/bets?account=${account}&from=${from}&to=${to}`}
  />
)

test('[AGT-02] [AGT-07] team betting shows the rounds with the sums of all pages, and the address says how', async () => {
  const { screen, told, server } = await show(bets)
  const table = screen.getByRole('table', { name: 'Team betting' })
  await expect.element(table.getByText('\u20b1912.00')).toBeVisible()
  await expect.element(screen.getByText('1 to 10 of 28')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await table.getByRole('button', { name: 'Stake' }).click()
  expect(told.at(-1)).toEqual({ sort: '-stake' })
  await expect.poll(() => server.calls.at(-1)?.input).toMatchObject({ sort: 'stake', order: 'desc', page: '1' })
  await expect.element(table.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('RNG')
  expect(told.at(-1)).toEqual({ sort: '-stake', kind: 'RNG' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Account' }), 'linh')
  await expect.poll(() => told.at(-1)).toEqual({ sort: '-stake', kind: 'RNG', account: 'linh' })
})

test('[BEY-11] the bets that a payout was counted from stand by themselves, with what of them counts', async () => {
  const payout = {
    payoutId: '812',
    kind: 'hourly-salary',
    account: 'marcobay01',
    category: 'RNG',
    startTime: at - 3_600_000,
    endTime: at,
    turnover: 812,
    netLoss: 0,
    activeMembers: 2,
    rateType: 'P',
    rate: 0.001,
    gross: 0.81,
    adjustment: 0,
    carryIn: 0,
    carryOut: 0,
    amount: 0.81,
    status: 'approved',
    createTime: at,
    adjustments: [],
  }
  const server = serve()
    .answer(getPayout, payout as never)
    .answer(listTeamBets, {
      list: [{ ...bet(1), turnover: 12 }],
      totals: { stake: 912, turnover: 812, win: 700, profit: -212 },
      totalPages: 1,
      totalCount: 1,
    })
  const { screen } = await show(bets, server, { payout: '812', from: '2026-11-01', to: '2026-11-20' })
  await expect.element(screen.getByText('Hourly salary: the bets of this payout')).toBeVisible()
  await expect.element(screen.getByText(/^Slots, .*\u20b1812\.00 of the stakes count\.$/)).toBeVisible()
  const table = screen.getByRole('table', { name: 'Team betting' })
  await expect.element(table.getByText('\u20b112.00')).toBeVisible()
  await expect.element(table.getByText('\u20b1812.00')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Category' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'All bets of the team' }))
    .toHaveAttribute('href', '/?from=2026-11-01&to=2026-11-20')
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-02] a round opens into its details, and closing keeps the page', async () => {
  const { screen, told } = await show(bets, serve(), { page: '2', open: 'round-21' })
  const details = screen.getByRole('dialog', { name: 'Fruit Parade' })
  await expect.element(details.getByText('round-21')).toBeVisible()
  await expect.element(details.getByText('tranvy92')).toBeVisible()
  await details.getByRole('button', { name: 'Close the round' }).click()
  expect(told.at(-1)).toEqual({ page: '2' })
})

test('[AGT-02] profit and loss has a row for each member that leads to its rounds; the lotteries stand by themselves', async () => {
  const { screen, told } = await show(profit)
  const table = screen.getByRole('table', { name: 'All games' })
  await expect.element(table.getByText('\u2212\u20b1210.00')).toBeVisible()
  const link = table.getByRole('link', { name: /linhtran88/ })
  await expect.element(link).toHaveAttribute('href', '/bets?account=linhtran88&from=2026-11-16&to=2026-11-22')
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('tab', { name: 'Lottery' }).click()
  expect(told.at(-1)).toEqual({ tab: 'lottery' })
  await expect.element(screen.getByText('Nothing in these days')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Category' })).not.toBeInTheDocument()
})

test('[AGT-02] transactions say whose they are, and what came in and went out in all', async () => {
  const { screen, told, server } = await show((place) => <TeamTransactionsScreen {...place} />)
  const table = screen.getByRole('table', { name: 'Transactions' })
  await expect.element(table.getByText('QR pay')).toBeVisible()
  await expect.element(table.getByText('\u2212\u20b1120.00')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('deposit')
  expect(told.at(-1)).toEqual({ kind: 'deposit' })
  await expect.poll(() => server.calls.at(-1)?.input).toMatchObject({ codeTypes: 'deposit' })
})

test('[AGT-02] days that are no longer kept are said with the first that are, and the choice stays', async () => {
  const server = serve().answer(listTeamBets, () => {
    throw new FakeRefusal('records.period.archived', { value: { from: at - 86_400_000 } })
  })
  const { screen } = await show(bets, server)
  await expect.element(screen.getByText(/Figures for this many days start on/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Days: / })).toBeVisible()
})

test('[AGT-02] an announcement opens beside the list, through what the site draws HTML with', async () => {
  const { screen, told } = await show((place) => <AgentNoticesScreen {...place} Html={Drawn} />)
  await expect.element(screen.getByText('Choose an announcement to read it.')).toBeVisible()
  await screen.getByRole('button', { name: /Holiday hours/ }).click()
  expect(told.at(-1)).toEqual({ open: '6' })
  await expect.element(screen.getByText('Drawn: Closed on 25 December.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Holiday hours' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-02] without announcements the page says what would stand there', async () => {
  const server = serve().answer(listAgentAnnouncements, { list: [], totalPages: 0, totalCount: 0 })
  const { screen } = await show((place) => <AgentNoticesScreen {...place} Html={Drawn} />, server)
  await expect.element(screen.getByText('No announcements')).toBeVisible()
})

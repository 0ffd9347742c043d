import {
  getAgentDefaults,
  getContracts,
  getMemberInfo,
  getTeamAttention,
  getTeamOverview,
} from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import { AgentCentre, OverviewScreen, useAgentCentre } from './index.ts'

const figures = {
  deposits: 149_100,
  withdrawals: 94_300,
  turnover: 912_640.2,
  win: 1,
  profit: 22_232.5,
  income: 1,
  activeMembers: 131,
  newMembers: 9,
}
const day = (index: number) => ({ ...figures, day: Date.UTC(2026, 10, 7 + index, 16) })

const self = { memberId: 3, account: 'marcobay01', nickname: 'Marco', type: 1, level: 2, registeredAt: 1 }
const attention = {
  startTime: day(0).day,
  endTime: day(2).day,
  changed: [
    { account: 'linhtran88', turnover: 3_000, before: 6_000 },
    { account: 'aprilsol22', turnover: 900, before: 0 },
  ],
  withoutDeposit: 7,
  newest: [{ account: 'bea22', registeredAt: day(1).day }],
}
const places = {
  contracts: '#contracts',
  team: () => '#team',
  member: (account: string, view: object) => encodeURIComponent(JSON.stringify({ account, ...view })),
}
const overview = {
  search: {},
  language: 'EN',
  currency: 'PHP',
  zone: 'Asia/Manila',
  places,
  onSearch: () => undefined,
} as const
const centreProps = {
  page: 'agentTeamOverview',
  shows: 'page',
  hrefOf: () => '#',
  picture: '',
  memberHref: '#',
  onClose: () => undefined,
  onLogout: () => undefined,
} as const

const serve = () =>
  createFakeServer()
    .answer(getContracts, {} as never)
    .answer(getAgentDefaults, self as never)
    .answer(getTeamAttention, attention)
    .answer(getTeamOverview, {
      startTime: day(0).day,
      endTime: day(2).day,
      balance: 186_420.75,
      members: 214,
      agents: 9,
      newToday: 9,
      totals: figures,
      before: { ...figures, deposits: 137_546, activeMembers: 0 },
      days: [day(0), day(1), day(2)],
    })

const show = async (children: ReactNode, type = 1, server = serve()) => {
  await page.viewport(1440, 900)
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: type }, 'marcobay01')
  server.answer(getMemberInfo, { id: 2, account: 'marcobay01', type, memberLabel: [] })
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }}>
      <main>{children}</main>
    </Surroundings>,
  )
  return { screen, server }
}

const Shown = ({ merchant }: { merchant: boolean }) => (useAgentCentre(merchant) ? <p>Agent centre</p> : <p>None</p>)

test.for([1, 2, 41, 42])('[AGT-01] type %i has an agent centre once its contracts are loaded', async (type) => {
  const { screen } = await show(<Shown merchant />, type)
  await expect.element(screen.getByText('Agent centre')).toBeVisible()
})

test.for([0, 3, 4])('[AGT-01] type %i has none, and nothing is asked for it', async (type) => {
  const { screen, server } = await show(<Shown merchant />, type)
  await expect.element(screen.getByText('None')).toBeVisible()
  expect(server.calls.some(({ endpoint }) => endpoint === 'getContracts')).toBe(false)
})

test('[AGT-01] without the merchant there is none', async () => {
  const { screen, server } = await show(<Shown merchant={false} />)
  await expect.poll(() => server.calls.some(({ endpoint }) => endpoint === 'getContracts')).toBe(true)
  await expect.element(screen.getByText('None')).toBeVisible()
})

test('[AGT-02] the team overview tells sums, their change, and money in and out by the days of the house', async () => {
  const asked: object[] = []
  const { screen } = await show(
    <OverviewScreen
      search={{}}
      language="EN"
      currency="PHP"
      zone="Asia/Manila"
      places={places}
      onSearch={(view) => asked.push(view)}
    />,
  )
  await expect.element(screen.getByText('\u20b1186,420.75')).toBeVisible()
  await expect.element(screen.getByText('214 members, 9 new today')).toBeVisible()
  await expect.element(screen.getByText('8.4%')).toBeVisible()
  await expect.element(screen.getByText('Nov 8', { exact: true })).toBeInTheDocument()
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('radio', { name: '30 days' }).click({ force: true })
  expect(asked).toHaveLength(1)
})

test('[AGT-02] what did not load says so', async () => {
  const server = serve()
  server.fail('503', getTeamOverview)
  const { screen } = await show(<OverviewScreen {...overview} />, 1, server)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[AGT-02] the overview names whom to look after, each a link to the member with the days that are shown', async () => {
  const { screen } = await show(<OverviewScreen {...overview} />)
  const part = screen.getByRole('region', { name: 'Who to look after' })
  await expect.element(part.getByText('50% less than \u20b16,000.00 before')).toBeVisible()
  await expect.element(part.getByText('\u20b10.00 before')).toBeVisible()
  await expect.element(part.getByRole('heading', { name: '7 new members without a deposit' })).toBeVisible()
  const { from, to } = JSON.parse(
    decodeURIComponent(
      part
        .getByRole('link', { name: /^linhtran88/ })
        .element()
        .getAttribute('href') ?? '',
    ),
  )
  expect([from, to]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to])
  await expect.element(part.getByRole('link', { name: 'bea22' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-02] where each member bets as before and none is new without a deposit, the overview says so', async () => {
  const server = serve().answer(getTeamAttention, { ...attention, changed: [], withoutDeposit: 0, newest: [] })
  const { screen } = await show(<OverviewScreen {...overview} />, 1, server)
  await expect.element(screen.getByText('Every member bets as in the days before.')).toBeVisible()
  await expect.element(screen.getByText('There are none in these days.')).toBeVisible()
})

test('[AGT-04] contracts that wait are counted in the menu, and the overview leads to them', async () => {
  const server = serve().answer(getAgentDefaults, { ...self, contractsWaiting: 2 })
  const { screen } = await show(<OverviewScreen {...overview} />, 1, server)
  await expect.element(screen.getByText('2 contracts wait for your answer')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See the contracts' })).toHaveAttribute('href', '#contracts')
  await screen.unmount()
  const centre = await show(<AgentCentre {...centreProps}>Team</AgentCentre>, 1, server)
  await expect.element(centre.screen.getByRole('link', { name: /Contracts.*2 wait for you/ })).toBeInTheDocument()
})

test('[AGT-02] the centre names the agent, its level, and the page', async () => {
  const { screen } = await show(<AgentCentre {...centreProps}>Team</AgentCentre>)
  await expect.element(screen.getByText('Agent, level 2')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible()
})

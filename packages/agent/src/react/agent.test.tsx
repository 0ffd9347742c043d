import { getAgentDefaults, getContracts, getTeamOverview } from '@parlour/api-client/endpoints'
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

const serve = () =>
  createFakeServer()
    .answer(getContracts, {} as never)
    .answer(getAgentDefaults, {
      memberId: 3,
      account: 'marcobay01',
      nickname: 'Marco',
      type: 1,
      level: 2,
      registeredAt: 1,
    } as never)
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
  const { screen } = await show(
    <OverviewScreen search={{}} language="EN" currency="PHP" zone="Asia/Manila" onSearch={() => undefined} />,
    1,
    server,
  )
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[AGT-02] the centre names the agent, its level, and the page', async () => {
  const { screen } = await show(
    <AgentCentre
      page="agentTeamOverview"
      shows="page"
      hrefOf={() => '#'}
      picture=""
      memberHref="#"
      onClose={() => undefined}
      onLogout={() => undefined}
    >
      Team
    </AgentCentre>,
  )
  await expect.element(screen.getByText('Agent, level 2')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible()
})

import {
  getMemberInfo,
  listClaimHistory,
  listMyApplications,
  listPointHistory,
  listRebates,
  listRedemptions,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import kit from '@parlour/screen-kit/messages/EN.json'
import { savedFile } from '@parlour/vitest/saved-file'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import { answerMissions, answerRebate, answerRewards } from '../testing/index.ts'
import { createPointsShop } from '../testing/points-shop.ts'
import { PointsShopScreen, RebateScreen, RewardsScreen } from './index.ts'

const at = Date.UTC(2026, 10, 22, 12)
const nothing = () => undefined
const setting = {
  language: 'EN',
  currency: 'PHP',
  categoryName: (code: string) => code,
  recordHref: '#record',
} as const

const rewards = (tab: 'history' | 'applications', shown = 1) => (
  <RewardsScreen
    {...setting}
    view={{ tab, page: shown }}
    onView={nothing}
    hrefOf={({ page: to }) => `#page=${to}`}
    hasMissions
    hasRebate
    promotionsHref="#promotions"
  />
)
const points = (view: string) => (
  <PointsShopScreen
    {...setting}
    passwordHref="#security"
    category=""
    onCategory={nothing}
    historyView={view}
    onHistoryView={nothing}
    onLogin={nothing}
  />
)
const served = () => answerMissions(answerRebate(answerRewards(createFakeServer(), at), at), at)

async function show(server: FakeServer, screen: ReactNode): Promise<void> {
  server.answer(getMemberInfo, { id: 1, account: 'linhtran88', type: 0, memberLabel: [] })
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  await render(
    <Surroundings
      server={server}
      session={session}
      messages={{ ...failures, ...kit, ...messages }}
      client={{ now: at, capabilities: { idempotency: 'honoured' } }}
    >
      {screen}
    </Surroundings>,
  )
}

test.each([
  ['rewards', listClaimHistory, served, () => rewards('history'), /Catch of the day.*,Claimed,88,"?To play/],
  ['applications', listMyApplications, served, () => rewards('applications'), /Catch of the day,.*,Rejected,/],
  ['rebates', listRebates, served, () => <RebateScreen {...setting} page={1} hrefOfPage={() => '#'} />, /,20\.18,/],
  [
    'redemptions',
    listRedemptions,
    createPointsShop,
    () => points('redemptions'),
    /₱5 cash,P260115002,[^,]*,Approved,,5,₱10\.00 to be played.*,45/,
  ],
  ['points', listPointHistory, createPointsShop, () => points('points'), /Redeemed,P260115003,[^,]*,-120,320/],
] as const)(
  '[BEY-22] %s of the last 30 days are saved as a file, a hundred rows a call, each sum with its terms',
  async (name, record, serve, screen, row) => {
    const server = serve()
    await show(server, screen())
    const file = await savedFile(() => page.getByRole('button', { name: 'Save as CSV' }).click())
    expect(file.split('\n')[0]).toBe(`${name}.csv`)
    expect(file).toMatch(row)
    expect(server.callsOf(record).map(({ input }) => input)).toContainEqual(expect.objectContaining({ size: '100' }))
  },
)

test.each([
  ['rewards', listClaimHistory, () => rewards('history', 9)],
  ['applications', listMyApplications, () => rewards('applications', 9)],
  ['rebates', listRebates, () => <RebateScreen {...setting} page={9} hrefOfPage={(to) => `#page=${to}`} />],
] as const)('[MEM-04] a page after the last one of %s says so and leads to the first', async (_, record, screen) => {
  await show(served().answer(record, { list: [], totalPages: 2, totalCount: 12 }), screen())
  await expect.element(page.getByText('This page of the list is empty')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '#page=1')
})

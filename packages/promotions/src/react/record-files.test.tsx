import {
  listClaimHistory,
  listMyApplications,
  listPointHistory,
  listRebates,
  listRedemptions,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import type { ListPaging } from '@parlour/screen-kit'
import { savedFile } from '@parlour/vitest/saved-file'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerMissions, answerRebate, answerReferral, answerRewards } from '../testing/index.ts'
import { createPointsShop } from '../testing/points-shop.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { MissionsScreen, PointsShopScreen, RebateScreen, ReferralScreen, RewardsScreen } from './index.ts'

const at = Date.UTC(2026, 10, 22, 12)
const nothing = () => undefined
const setting = {
  language: 'EN',
  currency: 'PHP',
  categoryName: (code: string) => code,
  recordHref: '#record',
} as const

type Shown = (paging: ListPaging, onPaging?: (paging: ListPaging) => void) => ReactNode

const rewards =
  (tab: 'history' | 'applications'): Shown =>
  (paging, onPaging = nothing) => (
    <RewardsScreen
      {...setting}
      view={{ tab, ...paging }}
      onView={({ tab: _tab, ...next }) => onPaging(next)}
      hrefOf={({ page: to }) => `#page=${to}`}
      hasMissions
      hasRebate
      promotionsHref="#promotions"
    />
  )
const list = (paging: ListPaging, onPaging: (paging: ListPaging) => void) => ({
  paging,
  hrefOf: ({ page: to }: ListPaging) => `#page=${to}`,
  onPaging,
})
const rebates: Shown = (paging, onPaging = nothing) => <RebateScreen {...setting} {...list(paging, onPaging)} />
const points =
  (view: string): Shown =>
  (paging, onPaging = nothing) => (
    <PointsShopScreen
      {...setting}
      {...list(paging, onPaging)}
      passwordHref="#security"
      category=""
      onCategory={nothing}
      historyView={view}
      onHistoryView={nothing}
      onLogin={nothing}
    />
  )
const served = () => answerMissions(answerRebate(answerRewards(createFakeServer(), at), at), at)

const show = (server: FakeServer, screen: ReactNode) => showScreen(server, screen, { now: at })

const records = [
  {
    name: 'rewards',
    caption: 'History',
    record: listClaimHistory,
    serve: served,
    screen: rewards('history'),
    by: 'amount',
    head: 'Worth',
  },
  {
    name: 'applications',
    caption: 'Applications',
    record: listMyApplications,
    serve: served,
    screen: rewards('applications'),
    by: 'amount',
    head: 'Worth',
  },
  {
    name: 'rebates',
    caption: 'Rebates taken',
    record: listRebates,
    serve: served,
    screen: rebates,
    by: 'amount',
    head: 'Rebate',
  },
  {
    name: 'redemptions',
    caption: 'Redeemed',
    record: listRedemptions,
    serve: createPointsShop,
    screen: points('redemptions'),
    by: 'points',
    head: 'Points',
  },
  {
    name: 'points',
    caption: 'Changes of points',
    record: listPointHistory,
    serve: createPointsShop,
    screen: points('points'),
    by: 'points',
    head: 'Points',
  },
] as const

const rowsOf = {
  rewards: /Catch of the day.*,Claimed,88,"?To play/,
  applications: /Catch of the day,.*,Rejected,/,
  rebates: /,20\.18,/,
  redemptions: /₱5 cash,P260115002,[^,]*,Approved,,5,₱10\.00 to be played.*,45/,
  points: /Redeemed,P260115003,[^,]*,-120,320/,
}

test.each(records)(
  '[BEY-22] $name of the last 30 days are saved as a file, a hundred rows a call, each sum with its terms',
  async ({ name, record, serve, screen }) => {
    const server = serve()
    await show(server, screen({ page: 1 }))
    const file = await savedFile(() => page.getByRole('button', { name: 'Save as CSV' }).click())
    expect(file.split('\n')[0]).toBe(`${name}.csv`)
    expect(file).toMatch(rowsOf[name])
    expect(server.callsOf(record).map(({ input }) => input)).toContainEqual(expect.objectContaining({ size: '100' }))
  },
)

test.each(records)('[MEM-04] a page after the last one of $name says so and leads to the first', async (row) => {
  const server = row.serve().answer(row.record, { list: [], totalPages: 2, totalCount: 12 })
  await show(server, row.screen({ page: 9 }))
  await expect.element(page.getByText('This page of the list is empty')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '#page=1')
})

test.each(records)(
  '[AGT-07] $name are asked for in the order of the address, and a head leads to another one',
  async ({ record, serve, screen, by, head, caption }) => {
    await page.viewport(1440, 900)
    const server = serve()
    const onPaging = vi.fn()
    await show(server, screen({ page: 2, sort: { id: by, direction: 'ascending' } }, onPaging))
    const column = page.getByRole('table', { name: caption }).getByRole('columnheader', { name: head })
    await expect.element(column).toHaveAttribute('aria-sort', 'ascending')
    expect(server.callsOf(record)[0]?.input).toMatchObject({ sort: by, order: 'asc', page: '2' })
    await column.getByRole('button').click()
    expect(onPaging).toHaveBeenLastCalledWith({ page: 1, sort: { id: by, direction: 'descending' } })
  },
)

test.each([
  [
    'friends',
    () => answerReferral(createFakeServer(), at),
    () => (
      <ReferralScreen
        {...setting}
        page={1}
        siteName="Vesper"
        timeZone="Asia/Manila"
        linkOf={(code) => `https://vesper.example/register?referralCode=${code}`}
        hrefOfPage={() => '#'}
        onPage={nothing}
      />
    ),
    /^kar\*\*\*77,2026-11-12T12:00:00.000Z,Rewarded,200,1000,150,To play before it is paid: 50 times/m,
  ],
  [
    'leaderboard-7',
    served,
    () => (
      <MissionsScreen {...setting} view={{ status: 'O', open: '7', page: 1 }} onView={nothing} hrefOf={() => '#'} />
    ),
    /^1,mar\*\*\*21,412380.5,123.71,To play before you withdraw: 1 time the bonus/m,
  ],
] as const)(
  '[BEY-22] %s are saved as a file of all pages, each sum with its terms',
  async (name, serve, screen, row) => {
    await show(serve(), screen())
    const file = await savedFile(() => page.getByRole('button', { name: 'Save as CSV' }).click())
    expect(file.split('\n')[0]).toBe(`${name}.csv`)
    expect(file).toMatch(row)
  },
)

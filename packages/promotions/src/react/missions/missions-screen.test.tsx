import {
  claimMilestone,
  getMissionLeaderboard,
  listMissionMilestones,
  listMissions,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { missionSearch, missionView, type MissionSearch } from '../../index.ts'
import { answerMissions, answerNoMissions } from '../../testing/index.ts'
import { termsOf } from '../../testing/terms.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { MissionsScreen } from '../index.ts'

const at = Date.UTC(2026, 10, 22, 12)
const serve = () => answerMissions(createFakeServer(), at)

function Missions({ search }: { search: MissionSearch }) {
  const [view, setView] = useState(missionView(search))
  return (
    <main>
      <MissionsScreen
        language="EN"
        currency="PHP"
        view={view}
        onView={setView}
        hrefOf={(next) => `?${new URLSearchParams(Object.entries(missionSearch(next))).toString()}`}
        categoryName={(code) => ({ RNG: 'Slots' })[code] ?? code}
        recordHref="#record"
      />
    </main>
  )
}

const show = async (server: FakeServer = serve(), search: MissionSearch = {}) => {
  const screen = await showScreen(server, <Missions search={search} />, { now: at })
  return { screen, server, findings: () => axeFindings(screen.container) }
}
const take = () => page.getByRole('button', { name: 'Take ₱38.00: Bet race' })

test('[MIS-01] the open missions say what counts, how far the member is, and what waits to be taken', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show()
  await expect.element(screen.getByRole('heading', { name: 'Bet race' })).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Milestone 3 of 3' }))
    .toHaveAttribute('aria-valuetext', '₱6,420.00 of ₱50,000.00')
  await expect.element(screen.getByText('1 to take')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Milestone 2 of 3' }))
    .toHaveAttribute('aria-valuetext', '64 of 100')
  await expect.element(screen.getByText('Counts: Slots.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Bet race', exact: true })).toHaveAttribute('href', '?open=7')
  expect(await findings()).toEqual([])
})

test('[MIS-01] [BEY-02] the first prize of a mission is what it is now beside the most that it can come to, with what bounds it and its terms', async () => {
  const { screen } = await show()
  await expect.element(screen.getByText('₱123.71 now, at most ₱5,000.00')).toBeVisible()
  await expect.element(screen.getByText('nothing yet, at most ₱188.00')).toBeVisible()
  const bound = /^A prize is 0\.03% of what its winner has staked.* To play before you withdraw: 1 time the bonus/
  await expect.element(screen.getByText(bound).first()).toBeVisible()
  expect(document.body.textContent).not.toContain('₱0.00')
})

test('[MIS-01] a platform that does not say what the first place is paid now promises no more than the most', async () => {
  const server = serve().answer(listMissions, {
    list: [
      {
        missionId: 7,
        title: 'Bet race',
        measure: 'STAKE',
        categories: [],
        claimableMilestones: [],
        topPrize: 5_000,
        terms: termsOf(1),
      },
    ],
    totalCount: 1,
  })
  const { screen } = await show(server)
  await expect.element(screen.getByText('at most ₱5,000.00', { exact: true })).toBeVisible()
})

test('[MIS-01] [BEY-02] a mission opens to its milestones with their terms and to its places, with the own one wherever it is', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show(serve(), { open: '7' })
  await expect.element(screen.getByRole('heading', { name: 'Bet race: ₱6,420.00 in bets' })).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Milestone 2: ₱38.00' })).toBeVisible()
  await expect.element(take()).toBeVisible()
  await expect.element(screen.getByText(/did not take waits in the reward centre for 14 days\.$/)).toBeVisible()
  const board = screen.getByRole('table', { name: 'Leaderboard' })
  await expect.element(board.getByRole('columnheader', { name: 'Prize now' })).toBeVisible()
  await expect.element(board.getByRole('row', { name: /^1 mar\*\*\*21 ₱412,380\.50 ₱123\.71/ })).toBeVisible()
  await expect.element(board.getByRole('row', { name: /^3,481 You ₱6,420\.00/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?open=7&page=2')
  expect(await findings()).toEqual([])
})

test('[MIS-01] [BEY-02] beside the leaderboard stand what each place is paid now and at most, the other missions and how it counts', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show(serve(), { open: '7' })
  await expect.element(screen.getByRole('heading', { name: 'Prizes by place' })).toBeVisible()
  await expect.element(screen.getByText('₱123.71 now, at most ₱5,000.00')).toBeVisible()
  await expect.element(screen.getByText('₱683.60 now, at most ₱10,850.00')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Reel runner' })).toHaveAttribute('href', '?open=8')
  await expect.element(screen.getByRole('heading', { name: 'How it counts' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Bet race' })).not.toBeInTheDocument()
  const at1440 = (name: string) => screen.getByRole('heading', { name, exact: true }).element().getBoundingClientRect()
  expect(at1440('Prizes by place').left).toBeGreaterThan(
    screen.getByRole('table').element().getBoundingClientRect().right,
  )
  expect(await findings()).toEqual([])
})

test('[MIS-01] [BEY-02] before the first round every place says that its prize is nothing yet, and never ₱0.00', async () => {
  const server = serve().answer(getMissionLeaderboard, {
    measure: 'STAKE',
    list: [{ rank: 1, customerName: 'mar***21', reachedValue: 10, prize: 0, mine: false }],
    prizes: [
      { place: 1, amount: 0, most: 5_000 },
      { place: 2, count: 9, amount: 0, most: 300 },
    ],
    terms: termsOf(1),
    totalPages: 1,
    totalCount: 1,
  })
  const { screen } = await show(server, { open: '7' })
  await expect.element(screen.getByText('Place 1', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('nothing yet, at most ₱5,000.00')).toBeVisible()
  await expect.element(screen.getByText('Places 2 to 10, each')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^1 mar\*\*\*21 ₱10\.00 nothing yet/ })).toBeVisible()
  expect(document.body.textContent).not.toContain('₱0.00')
})

test('[MIS-01] a closed mission promises no prize any more', async () => {
  const { screen } = await show(
    serve().answer(getMissionLeaderboard, {
      measure: 'STAKE',
      list: [],
      prizes: [{ place: 1, amount: 0, most: 5_000 }],
      terms: termsOf(1),
      totalCount: 0,
    }),
    { tab: 'closed', open: '5' },
  )
  await expect.element(screen.getByText('No places yet')).toBeVisible()
  await expect.element(screen.getByText(/at most/)).not.toBeInTheDocument()
})

test('[MIS-01] a milestone that is reached is taken once, and the page says where the money is', async () => {
  const { screen, server } = await show(serve(), { open: '7' })
  await take().click()
  await expect
    .element(screen.getByText('₱38.00 is in your bonus money. Play it through before you withdraw it.'))
    .toBeVisible()
  expect(server.callsOf(claimMilestone)).toHaveLength(1)
  await expect.poll(() => server.callsOf(listMissionMilestones).length).toBeGreaterThan(1)
})

test('[MIS-01] a mission that ends while its page is open refuses in words, and the page is read again', async () => {
  const server = serve().answer(claimMilestone, () => {
    throw new FakeRefusal('mission.closed')
  })
  const { screen } = await show(server, { open: '7' })
  await take().click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.poll(() => server.callsOf(listMissions).length).toBeGreaterThan(1)
})

test('[MIS-01] closed missions have a tab of their own, each opens by its address, and one that is not there any more says so', async () => {
  const { screen } = await show()
  await screen.getByRole('tab', { name: 'Closed' }).click()
  await expect.element(screen.getByText(/^Ended Nov/)).toBeVisible()
  await screen.unmount()
  const closed = await show(serve(), { open: '5' })
  await expect.element(closed.screen.getByRole('heading', { name: /^Bet race/ })).toBeVisible()
  await closed.screen.unmount()
  const gone = await show(serve(), { open: '99' })
  await expect.element(gone.screen.getByText('This mission is not here any more')).toBeVisible()
  await expect.element(gone.screen.getByRole('link', { name: 'All missions' })).toBeVisible()
})

test('[MIS-01] no missions and missions that do not load say so', async () => {
  const none = await show(answerNoMissions(createFakeServer()))
  await expect.element(none.screen.getByText('No open missions')).toBeVisible()
  await none.screen.unmount()
  const failed = await show(serve().fail('503', listMissions))
  await expect.element(failed.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

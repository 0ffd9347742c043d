import { getRankProgress } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { OwnRank } from '../index.ts'

const progress = {
  playerRankName: 'VIP2',
  rankLevel: 2,
  nextRankName: 'VIP3',
  nextRankLevel: 3,
  monthlyTurnover: { actual: 8_400, expected: 10_000 },
  totalTurnover: { actual: 38_000, expected: 1_500_000 },
  ranks: [],
  terms: null,
}

const show = async (server: FakeServer) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings
      server={server}
      session={session}
      messages={{ ...failures, ...messages }}
      client={{ now: Date.UTC(2026, 10, 22, 12) }}
    >
      <main>
        <h1>Account</h1>
        <OwnRank currency="PHP" timeZone="Asia/Manila" />
      </main>
    </Surroundings>,
  )
}

test.each([1440, 412])('[MEM-02] at %d px: the account says its rank and how far the next one is', async (width) => {
  await page.viewport(width, 900)
  const screen = await show(createFakeServer().answer(getRankProgress, progress))
  await expect.element(screen.getByRole('heading', { name: 'VIP2' })).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Bets this month' }))
    .toHaveAttribute('aria-valuetext', expect.stringContaining('8,400.00'))
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[MEM-02] without ranks, or where they do not load, the rest of the account stands', async () => {
  const server = createFakeServer().answer(getRankProgress, () => {
    throw new FakeRefusal('system.busy')
  })
  const screen = await show(server)
  await expect.element(screen.getByRole('heading', { name: 'Account' })).toBeVisible()
  await expect.poll(() => server.callsOf(getRankProgress).length).toBeGreaterThan(0)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})

import { isRefused } from '@parlour/api-client'
import { getBalance, getMemberInfo, getRankProgress } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import signs from '@parlour/auth/messages/EN.json'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { FailedOf } from '@parlour/screen-kit/react'
import { RankScreen } from '../index.ts'

/** 22 November 2026, 20:00 in Manila: the month ends in eight days and four hours. */
const at = Date.UTC(2026, 10, 22, 12)

const ranks = [0, 1, 2, 3].map((rankLevel) => ({
  rankLevel,
  rankName: `VIP${rankLevel}`,
  color: '#93b8ff',
  color2: '#27325a',
  monthlyTurnover: [0, 500, 2_000, 10_000][rankLevel],
  totalTurnover: [0, 2_000, 10_000, 1_500_000][rankLevel],
  upgradeBonus: rankLevel * 19,
  salary: rankLevel > 1 ? rankLevel * 9 : 0,
  rebates: { RNG: 0.1 + rankLevel / 100, FISH: 0.1 + rankLevel / 100, LIVE: 0.01 },
}))
const terms = {
  wagerMultiple: 3,
  wagerOn: 'bonus',
  excludedCategories: ['LIVE'],
  maxBet: 50,
  validDays: 30,
  timeZone: 'Asia/Manila',
}
const progress = {
  playerRankName: 'VIP2',
  rankLevel: 2,
  nextRankName: 'VIP3',
  nextRankLevel: 3,
  monthlyTurnover: { actual: 8_400, expected: 10_000 },
  totalTurnover: { actual: 38_000, expected: 1_500_000 },
  ranks,
  terms,
  claimDays: 30,
}

const serve = (answer: object = progress) =>
  createFakeServer()
    .answer(getMemberInfo, { id: 1, account: 'linhtran88', nickname: 'Linh', type: 0, memberLabel: [] })
    .answer(getBalance, { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] })
    .answer(getRankProgress, answer as never)

const show = async (server: FakeServer = serve(), failed?: FailedOf) => {
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={who} messages={{ ...failures, ...signs, ...messages }} client={{ now: at }}>
      <main>
        <RankScreen
          currency="PHP"
          timeZone="Asia/Manila"
          categoryName={(code) => ({ RNG: 'Slots', FISH: 'Fishing', LIVE: 'Live casino' })[code] ?? code}
          {...(failed && { failed })}
        />
      </main>
    </Surroundings>,
  )
  return { screen, server, findings: () => axeFindings(screen.container) }
}

test('[MEM-02] the rank says how far the next one is, what is left of it, and when the month ends', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show()
  await expect.element(screen.getByRole('heading', { name: 'VIP2' })).toBeVisible()
  const month = screen.getByRole('progressbar', { name: 'Bets this month' })
  await expect.element(month).toHaveAttribute('aria-valuetext', '\u20b18,400.00 of \u20b110,000.00, 84%')
  await expect.element(screen.getByText('\u20b11,600.00 to VIP3')).toBeVisible()
  await expect.element(screen.getByText('8 days left, to the end of Nov 30, 2026, Asia/Manila time')).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Bets in total' })).toHaveAttribute('aria-valuenow', '2')
  expect(await findings()).toEqual([])
})

test('[MEM-02] one table says what every rank asks for and gives, with the own column marked', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show()
  const table = screen.getByRole('table', { name: 'All levels' })
  await expect.element(table.getByRole('columnheader', { name: 'VIP2 You' })).toHaveAttribute('data-current')
  const cells = (name: string) =>
    [...table.getByRole('rowheader', { name }).element().parentElement!.querySelectorAll('td')].map(
      ({ textContent }) => textContent,
    )
  expect(cells('To reach it: bets in total')).toEqual(['\u2014', '2,000', '10,000', '1.5M'])
  expect(cells('Salary a month')).toEqual(['\u2014', '\u2014', '18', '27'])
  expect(cells('Rebate: Slots and Fishing')).toEqual(['0.1%', '0.11%', '0.12%', '0.13%'])
})

test('[BEY-02] upgrade bonus and salary carry their terms; without terms no figure of either is shown', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show()
  await expect.element(screen.getByText('Upgrade bonus at VIP3')).toBeVisible()
  await expect.element(screen.getByText('\u20b157.00')).toBeVisible()
  expect(
    screen.getByText(/3 times the bonus \u00b7 Time to play it: 30 days from when it is given/).elements(),
  ).toHaveLength(2)
  await expect.element(screen.getByText(/Highest stake of a round that counts: \u20b150\.00/)).toBeVisible()
  await expect.element(screen.getByText(/Does not count: Live casino/)).toBeVisible()
  await expect
    .element(screen.getByText(/Claim each in the reward centre within 30 days after it is earned\.$/))
    .toBeVisible()
  await expect.element(screen.getByText(/Asia\/Manila\. Your own money is staked first\./)).toBeVisible()
  await screen.unmount()
  const { screen: bare } = await show(serve({ ...progress, terms: null }))
  await expect.element(bare.getByRole('rowheader', { name: 'To reach it: bets in total' })).toBeVisible()
  await expect.element(bare.getByText(/bonus|salary/i)).not.toBeInTheDocument()
})

test('[MEM-02] the highest rank has nothing left to reach, an account without one is told so', async () => {
  const { screen } = await show(
    serve({
      ...progress,
      playerRankName: 'VIP3',
      rankLevel: 3,
      nextRankName: null,
      nextRankLevel: null,
      monthlyTurnover: { actual: 8_400, expected: 10_000 },
    }),
  )
  await expect.element(screen.getByText('This is the highest level.')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/\u20b11,600\.00 in bets to go this month/)).toBeVisible()
  await screen.unmount()
  const { screen: none } = await show(
    serve({ ...progress, playerRankName: '', rankLevel: 0, nextRankName: null, nextRankLevel: null, ranks: [] }),
  )
  await expect.element(none.getByText('There are no VIP levels here')).toBeVisible()
})

test('[MEM-02] on a phone of 320 the ranks are cards, the own one open, and nothing scrolls sideways', async () => {
  await page.viewport(320, 700)
  const { screen, findings } = await show()
  const list = screen.getByRole('list', { name: 'All levels' })
  await expect.element(list.getByText('\u20b138.00').last()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await findings()).toEqual([])
})

test('[MEM-08] what an account may not have is said in the words of the site', async () => {
  const demo = serve().answer(getRankProgress, () => {
    throw new FakeRefusal('in_need_true_account')
  })
  const { screen } = await show(demo, (error) => (
    <p>{isRefused(error, 'in_need_true_account') ? 'This takes an account of your own' : 'Something else'}</p>
  ))
  await expect.element(screen.getByText('This takes an account of your own')).toBeVisible()
})

test('[MEM-02] a rank that did not load is asked for again', async () => {
  const server = serve().fail('503', getRankProgress, 3)
  const { screen, findings } = await show(server)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'VIP2' })).toBeVisible()
})

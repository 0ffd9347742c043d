import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Answering } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import type { Bet, BoardAnswer, SportsbookOpening, Fixture } from '../calls/sportsbook.ts'
import { Sportsbook } from './sportsbook.tsx'

const noon = Date.UTC(2026, 10, 21, 4)
const minute = 60_000

const fixture = (id: number, changes: Partial<Fixture> = {}): Fixture => ({
  id,
  league: 'FIVEHILLS',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: noon + 10 * minute,
  state: 'open',
  news: null,
  live: null,
  markets: [
    {
      kind: 'result',
      line: null,
      picks: [
        { pick: 'home', odds: 185 },
        { pick: 'draw', odds: 340 },
        { pick: 'away', odds: 410 },
      ],
    },
    {
      kind: 'goals',
      line: 25,
      picks: [
        { pick: 'over', odds: 190 },
        { pick: 'under', odds: 191 },
      ],
    },
    {
      kind: 'both',
      line: null,
      picks: [
        { pick: 'yes', odds: 180 },
        { pick: 'no', odds: 198 },
      ],
    },
  ],
  ...changes,
})
const playing = fixture(3, {
  state: 'live',
  startsAt: noon - 3 * minute,
  markets: [],
  live: { phase: 'play', part: 2, clock: 67, home: 2, away: 1, rounds: null, last: { side: 'home', clock: 61 } },
})

const opening = {
  now: noon,
  balance: 100_000,
  fixtures: [fixture(1), fixture(2, { news: -1 }), playing, fixture(4, { startsAt: noon + 26 * 60 * minute })],
  bets: [],
  leagues: [
    {
      code: 'FIVEHILLS',
      name: 'Five Hills Quick League',
      sport: 'soccer',
      timing: { parts: 2, partMs: 180_000, breakMs: 60_000, minutes: 45 },
    },
  ],
  stakes: [2_000, 5_000, 10_000],
  least: 2_000,
  most: 100_000,
  mostLegs: 10,
  mostReturn: 50_000_000,
  returns: [{ market: 'result', percent: 95.1, simulated: 95.08, interval: 0.1 }],
  returnToPlayer: { percent: 94.1, interval: 0.08, rounds: 10_000_000 },
} satisfies Partial<SportsbookOpening>

const bet = (changes: Partial<Bet> = {}): Bet => ({
  id: 'bet-1',
  stake: 5_000,
  odds: 185,
  possible: 9_250,
  state: 'open',
  win: null,
  placedAt: noon,
  settledAt: null,
  legs: [
    {
      fixture: 1,
      league: 'FIVEHILLS',
      home: 'Home 1',
      away: 'Away 1',
      startsAt: noon + 10 * minute,
      market: 'result',
      line: null,
      pick: 'home',
      odds: 185,
      state: 'open',
      score: null,
    },
  ],
  ...changes,
})
const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  now: noon + 5_000,
  fixtures: [],
  bets: [],
  balance: 100_000,
  ...changes,
})

interface Setting {
  readonly told?: Partial<SportsbookOpening>
  readonly look?: () => BoardAnswer
  readonly place?: Answering
  readonly width?: number
  readonly tell?: (type: string) => void
}

async function open({
  told = {},
  look = () => board(),
  place = () => ({ bets: [bet()], balance: 95_000 }),
  width = 1280,
  tell = () => undefined,
}: Setting = {}) {
  await page.viewport(width, 860)
  const calls = answerCalls({ '/api/sportsbook/board': look, '/api/sportsbook/bet': place })
  const frame = makeFrame<SportsbookOpening>('sportsbook', { opening: { ...opening, ...told }, tell })
  return { host: show(<Sportsbook frame={frame} />), calls, frame }
}
const pick = (name: string) => page.getByRole('button', { name, exact: true })
const odds = (of: string, market = 'Result') => page.getByRole('group', { name: `${of}: ${market}` })
const status = () => page.getByRole('status').first()

test('the fixtures stand by day and league, what is played stands with score and minute in text', async () => {
  await open()
  await expect.element(page.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: 'Five Hills Quick League' })).toBeVisible()
  await expect.element(page.getByText('News: Home 2 is not at full strength')).toBeVisible()
  await page.getByRole('tab', { name: 'Live 1' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Live 1' })
  await expect.element(panel).toMatchTextContent(/Minute 67Home 32Away 31Last goal: Home 3, minute 61/)
})

test('a slip that the balance does not cover says what lacks and the ways out, and cannot be placed', async () => {
  const { calls } = await open({ told: { balance: 3_000 } })
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await page.getByRole('textbox').fill('50')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Your balance is ₱20.00 short of this. Lower the stake or take a pick off, or make a deposit.')
  await expect.element(page.getByRole('button', { name: 'Place bet' })).toBeDisabled()
  expect(calls.filter(({ path }) => path === '/api/sportsbook/bet')).toEqual([])
})

test('odds are toggles: on the slip and off again, and each is said', async () => {
  await open()
  const home = odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' })
  await expect.element(home).toHaveAttribute('aria-pressed', 'false')
  await home.click()
  await expect.element(home).toHaveAttribute('aria-pressed', 'true')
  await expect.element(status()).toMatchTextContent('On the slip: Home 1, 1.85')
  await expect.element(page.getByRole('region', { name: 'Bet slip' })).toMatchTextContent(/Possible return₱37\.00/)
  await home.click()
  await expect.element(status()).toMatchTextContent('Off the slip: Home 1')
  await expect.element(page.getByText('Nothing on it yet. Press odds in the list.')).toBeVisible()
})

test('a slip is placed once with the odds it shows, and becomes an open bet', async () => {
  const tell = vi.fn()
  const { calls } = await open({ tell })
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await page.getByLabelText('Stake', { exact: true }).first().fill('50')
  await pick('Place bet').click()
  await expect.element(status()).toMatchTextContent('Placed: ₱50.00 staked, ₱92.50 possible')
  const asked = calls.filter(({ path }) => path === '/api/sportsbook/bet')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).toEqual({
    kind: 'single',
    stake: 5_000,
    legs: [{ fixture: 1, market: 'result', pick: 'home', odds: 185 }],
  })
  await expect.element(page.getByText('₱950.00')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /My bets/ })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => document.activeElement?.id).toBe('side-tab-bets')
  expect(tell).toHaveBeenCalledWith('balance-changed')
})

test('a parlay multiplies odds; two picks of one fixture are not joined', async () => {
  await open()
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await odds('Home 2 – Away 2').getByRole('button', { name: 'Draw 3.40' }).click()
  await pick('Parlay').click()
  const side = page.getByRole('region', { name: 'Bet slip' })
  await expect.element(side).toMatchTextContent(/Odds6\.29Total stake₱20\.00Possible return₱125\.80/)
  await expect.element(pick('Place bet')).toBeEnabled()
  await odds('Home 2 – Away 2').getByRole('button', { name: 'Away 2 4.10' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Picks of one fixture cannot be joined.')
  await expect.element(pick('Place bet')).toBeDisabled()
})

test('the server refuses odds that have changed; the slip says both and asks, and the next bet has the new ones', async () => {
  const moved = fixture(1, {
    news: -1,
    markets: [
      {
        kind: 'result',
        line: null,
        picks: [
          { pick: 'home', odds: 210 },
          { pick: 'draw', odds: 330 },
          { pick: 'away', odds: 350 },
        ],
      },
    ],
  })
  let places = 0
  const { calls } = await open({
    look: () => board({ fixtures: [moved] }),
    place: () =>
      places++ === 0
        ? { refused: 'sportsbook.odds.changed', message: 'The odds have changed.', status: 200 }
        : { bets: [bet({ odds: 210 })], balance: 98_000 },
  })
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await pick('Place bet').click()
  await expect.element(status()).toMatchTextContent('The odds have changed.')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The odds have changed since you made this slip. Do you take the new ones?')
  await expect.element(page.getByText('1.85 before, now 2.10')).toBeVisible()
  await expect.element(pick('Place bet')).toBeDisabled()
  await pick('Take the new odds').click()
  await pick('Place bet').click()
  await expect.element(status()).toMatchTextContent('Placed:')
  expect(
    calls
      .filter(({ path }) => path === '/api/sportsbook/bet')
      .map(({ body }) => (body['legs'] as { odds: number }[])[0]?.odds),
  ).toEqual([185, 210])
})

test('a reload finds the slip again', async () => {
  sessionStorage.setItem(
    'sportsbook/10273',
    JSON.stringify({
      kind: 'single',
      stake: '75.50',
      legs: [
        { fixture: 1, market: 'result', line: null, pick: 'away', odds: 410 },
        { fixture: 99, market: 'result', line: null, pick: 'home', odds: 150 },
      ],
    }),
  )
  await open()
  await expect
    .element(odds('Home 1 – Away 1').getByRole('button', { name: 'Away 1 4.10' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByLabelText('Stake', { exact: true }).first()).toHaveValue('75.50')
  await odds('Home 2 – Away 2').getByRole('button', { name: 'Home 2 1.85' }).click()
  expect(JSON.parse(sessionStorage.getItem('sportsbook/10273') ?? '').legs).toHaveLength(2)
})

test('a settled bet is told plainly: what was paid, or that the stake is lost', async () => {
  const looks = [
    board({
      bets: [bet({ state: 'lost', win: 0, settledAt: noon })],
      balance: 95_000,
      fixtures: [fixture(1, { startsAt: noon + 5_100 })],
    }),
  ]
  await open({
    told: { bets: [bet()], fixtures: [fixture(1, { startsAt: noon + 100 })] },
    look: () => looks.at(-1) ?? board(),
  })
  await expect.element(status()).toMatchTextContent('Settled: the stake of ₱50.00 is lost')
  expect(document.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
  await page.getByRole('tab', { name: /My bets/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Settled' })).toBeVisible()
})

test('all of it by keyboard: days by arrows, markets opened, a pick taken, the stake typed, the bet placed', async () => {
  const { calls } = await open()
  page.getByRole('tab', { name: 'Today' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Tomorrow' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{ArrowRight}{Tab}{Tab}{Tab}{Tab}{Enter}')
  await expect
    .element(page.getByRole('button', { name: 'Fewer markets: Home 1 – Away 1' }))
    .toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(status()).toMatchTextContent('On the slip: Over 2.5, 1.90')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('tab', { name: /^Bet slip/ })).toHaveFocus()
  page.getByLabelText('Stake', { exact: true }).first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toMatchTextContent('Placed:')
  expect(calls.filter(({ path }) => path === '/api/sportsbook/bet')).toHaveLength(1)
})

test('on a phone the slip is a sheet that says what happens and gives the key back', async () => {
  await open({ width: 412 })
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await page.getByRole('button', { name: 'Bet slip: 1' }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Bet slip' })
  await expect.element(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Place bet' }).click()
  await expect.element(sheet.getByRole('status')).toMatchTextContent('Placed:')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Bet slip: 0' })).toHaveFocus()
})

test('axe finds nothing, with a slip and with bets, and nothing is wider than the page', async () => {
  await open({ told: { bets: [bet(), bet({ id: 'bet-2', state: 'won', win: 9_250, settledAt: noon })] } })
  await odds('Home 1 – Away 1').getByRole('button', { name: 'Home 1 1.85' }).click()
  await page.getByRole('button', { name: 'All markets: Home 2 – Away 2' }).click()
  expect(await findings()).toEqual([])
  await page.viewport(1280, 860)
  await page.getByRole('tab', { name: /My bets/ }).click()
  expect(await findings([1440])).toEqual([])
})

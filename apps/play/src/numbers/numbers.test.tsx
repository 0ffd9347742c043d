import { render } from 'preact'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Answering } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import { Numbers } from './numbers.tsx'
import type { GameTold, Lottery, NumbersOpening, PlayKind, Ticket } from './told.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 21, 12)
const digits = Array.from({ length: 10 }, (_, at) => String(at))
const plays: readonly PlayKind[] = [
  {
    name: 'lastTwo', about: 'lastTwo', middle: null, take: 1, distinct: false, pays: [9500], percent: 95,
    places: [{ name: 'tens', options: digits }, { name: 'units', options: digits }],
  },
  { name: 'bigSmall', about: 'big.digits', middle: null, take: 1, distinct: false, pays: [190], percent: 95, places: [{ name: 'side', options: ['big', 'small'] }] },
]
const mekong: Lottery = {
  code: 'MEKONG4D', gameId: 10_001, title: 'Mekong 4D', area: 'VN', group: 'VN_SOUTH', kind: '4D', interval: minute, numero: '202611211141', before: '202611211140',
  opensAt: start + minute, closesAt: start + minute - 5000, last: { numero: '202611211140', openedAt: start, numbers: [1, 2, 3, 4] },
}
const keno: Lottery = { ...mekong, code: 'RUBYKENO', gameId: 10_044, title: 'Ruby Keno', area: 'ELOTT', group: 'KENO', kind: 'KENO' }
const hash = 'ab'.repeat(32)
const told: GameTold = {
  now: start + 10_000, lottery: mekong, seal: hash, stakes: [1000, 2000, 5000], plays, mostCombinations: 1000, mostLines: 10, tickets: [], balance: 100_000,
  results: [{ numero: '202611211140', openedAt: start, numbers: [1, 2, 3, 4], seal: hash, secret: 'cd'.repeat(32) }],
  returnToPlayer: { percent: 95, interval: null, rounds: null },
}
const ticket: Ticket = {
  id: 't1', code: 'MEKONG4D', title: 'Mekong 4D', numero: mekong.numero, drawAt: mekong.opensAt, soldAt: start + 11_000, stake: 2000, win: null, numbers: null, seal: hash,
  lines: [{ play: 'lastTwo', chosen: ['4', '2 7'], stake: 1000, combinations: 2 }],
}
const drawn = (win: number): GameTold => ({
  ...told, now: start + minute + 900, lottery: { ...mekong, numero: '202611211142', opensAt: start + 2 * minute, closesAt: start + 2 * minute - 5000 },
  results: [{ numero: mekong.numero, openedAt: mekong.opensAt, numbers: [9, 9, 4, 2], seal: hash, secret: hash }, ...told.results],
  tickets: [{ ...ticket, win, numbers: [9, 9, 4, 2] }], balance: 98_000 + win,
})

const open = (answers: Readonly<Record<string, Answering>>, changes: Partial<GameTold> = {}) => {
  const calls = answerCalls(answers)
  const frame = makeFrame<NumbersOpening>('numbers', { opening: { ...told, ...changes } })
  return { calls, host: show(<Numbers frame={frame} />) }
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
const status = () => page.getByRole('status').first()

test('numbers go on the slip with their price, and one press buys the ticket', async () => {
  const { calls } = open({ '/api/numbers/ticket': () => ({ ticket, balance: 98_000 }) })
  const tens = page.getByRole('group', { name: 'Tens' })
  const units = page.getByRole('group', { name: 'Units' })
  await tens.getByRole('button', { name: '4', exact: true }).click()
  await units.getByRole('button', { name: '7', exact: true }).click()
  await units.getByRole('button', { name: '2', exact: true }).click()
  await expect.element(page.getByText('Combinations: 2')).toBeVisible()
  await press('Add to slip')
  await expect.element(status()).toHaveTextContent('On the slip: Last two (đề): 4 | 2 7, ₱ 20.00')
  await press('Buy ticket: ₱ 20.00')
  await expect.element(status()).toHaveTextContent('Ticket for draw 202611211141 bought for ₱ 20.00')
  expect(calls).toMatchObject([{ body: { game: 'MEKONG4D', numero: '202611211141', lines: [{ play: 'lastTwo', chosen: ['4', '2 7'], stake: 1000 }] } }])
  expect(calls[0]?.key).toMatch(/^[\w-]{8,64}$/)
  await expect.element(page.getByText('Waits for its draw')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Buy ticket', exact: true })).toBeDisabled()
  await expect.element(page.getByText('₱ 980.00')).toBeVisible()
})

test('the slip is there after a reload, and a draw that closed in between leaves it as it is', async () => {
  const { host } = open({})
  await page.getByRole('button', { name: 'Big or small' }).click()
  await page.getByRole('button', { name: 'Big', exact: true }).click()
  await press('Add to slip')
  render(null, host)
  open({ '/api/numbers/ticket': () => ({ refused: 'lottery.draw.closed', message: 'No more tickets', status: 200 }) })
  await press('Buy ticket: ₱ 10.00')
  await expect.element(status()).toHaveTextContent('No more tickets')
  await expect.element(page.getByText('Big or small: Big')).toBeVisible()
  await press('Remove Big or small: Big')
  await expect.element(page.getByText('Nothing yet.', { exact: false })).toBeVisible()
})

test('after the draw the page tells what the ticket paid, and cheers only what is above the stake', async () => {
  open({ '/api/numbers/game': () => drawn(95_000) }, { now: start + minute - 60, tickets: [ticket] })
  await expect.element(status()).toHaveTextContent('Draw 202611211141: 9 9 4 2. You won ₱ 950.00')
  await expect.element(status()).toHaveAttribute('data-tone', 'won')
  await expect.element(page.getByRole('img', { name: '9 9 4 2' }).first()).toBeVisible()
})

test('a win below the stake and a loss are told plainly', async () => {
  open({ '/api/numbers/game': () => drawn(1900) }, { now: start + minute - 60, tickets: [ticket] })
  await expect.element(status()).toHaveTextContent('₱ 19.00 of your ₱ 20.00 comes back')
  await expect.element(status()).not.toHaveAttribute('data-tone')
})

test('arrows lead through the numbers, and each place is one stop of the tab key', async () => {
  open({})
  const tens = page.getByRole('group', { name: 'Tens' })
  const zero = tens.getByRole('button', { name: '0', exact: true }).element() as HTMLElement
  zero.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} {End} ')
  await expect.element(tens.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tens.getByRole('button', { name: '9', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(zero)
  expect([...document.querySelectorAll<HTMLElement>('.place .option')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2)
})

test('tickets are not sold between the close and the draw, and the page says so', async () => {
  open({}, { now: start + minute - 4000 })
  await expect.element(page.getByText('No more tickets for this draw. It follows in a moment.')).toBeVisible()
})

test('the lobby shows the games of an area with countdown and last draw, and leads to one and back', async () => {
  location.hash = 'v=lobby'
  open({
    '/api/numbers/lobby': () => ({ now: told.now, games: [mekong, keno] }),
    '/api/numbers/game': () => ({ ...told, lottery: { ...keno, title: 'Ruby Keno' } }),
  })
  const card = page.getByRole('button', { name: /Mekong 4D/ })
  await expect.element(card).toHaveTextContent('Draw in00:')
  await expect.element(page.getByText('Ruby Keno')).not.toBeInTheDocument()
  await press('Electronic')
  await press(/Ruby Keno/)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ruby Keno' })).toBeVisible()
  await press('All draws')
  await expect.element(page.getByRole('heading', { level: 1, name: 'All draws' })).toBeVisible()
  history.replaceState(null, '', location.pathname)
})

test('both pages fit from 320 to 1440 pixels and have no axe finding', async () => {
  open({ '/api/numbers/lobby': () => ({ now: told.now, games: [mekong, keno] }) }, { tickets: [ticket, { ...ticket, id: 't2', win: 95_000, numbers: [9, 9, 4, 2] }] })
  await press('Add to slip')
  expect(await findings()).toEqual([])
  await press('All draws')
  await expect.element(page.getByRole('button', { name: /Mekong 4D/ })).toBeVisible()
  expect(await findings()).toEqual([])
})

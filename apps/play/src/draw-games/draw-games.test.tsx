import { render } from 'preact'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Answering } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import { storeSlip } from './stored-slip.ts'
import { DrawGames } from './draw-games.tsx'
import type { DrawGameState, Lottery, NumbersOpening, PlayKind, Ticket } from '../calls/draw-games.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 21, 12)
const digits = Array.from({ length: 10 }, (_, at) => String(at))
const plays: readonly PlayKind[] = [
  {
    name: 'lastTwo',
    about: 'lastTwo',
    middle: null,
    take: 1,
    distinct: false,
    pays: [9500],
    percent: 95,
    places: [
      { name: 'tens', options: digits },
      { name: 'units', options: digits },
    ],
  },
  {
    name: 'bigSmall',
    about: 'big.digits',
    middle: null,
    take: 1,
    distinct: false,
    pays: [190],
    percent: 95,
    places: [{ name: 'side', options: ['big', 'small'] }],
  },
]
const mekong: Lottery = {
  code: 'MEKONG4D',
  gameId: 10_001,
  title: 'Mekong 4D',
  area: 'VN',
  group: 'VN_SOUTH',
  kind: '4D',
  interval: minute,
  numero: '202611211141',
  before: '202611211140',
  opensAt: start + minute,
  closesAt: start + minute - 5000,
  last: { numero: '202611211140', openedAt: start, numbers: [1, 2, 3, 4] },
}
const keno: Lottery = {
  ...mekong,
  code: 'RUBYKENO',
  gameId: 10_044,
  title: 'Ruby Keno',
  area: 'ELOTT',
  group: 'KENO',
  kind: 'KENO',
}
const hash = 'ab'.repeat(32)
const told: DrawGameState = {
  now: start + 10_000,
  lottery: mekong,
  seal: hash,
  stakes: [1000, 2000, 5000],
  plays,
  mostCombinations: 1000,
  mostLines: 10,
  tickets: [],
  balance: 100_000,
  results: [{ numero: '202611211140', openedAt: start, numbers: [1, 2, 3, 4], seal: hash, secret: 'cd'.repeat(32) }],
  returnToPlayer: { percent: 95, interval: null, rounds: null },
}
const ticket: Ticket = {
  id: 't1',
  code: 'MEKONG4D',
  title: 'Mekong 4D',
  numero: mekong.numero,
  drawAt: mekong.opensAt,
  soldAt: start + 11_000,
  stake: 2000,
  win: null,
  numbers: null,
  seal: hash,
  lines: [{ play: 'lastTwo', chosen: ['4', '2 7'], stake: 1000, combinations: 2 }],
}
const drawn = (win: number): DrawGameState => ({
  ...told,
  now: start + minute + 900,
  lottery: { ...mekong, numero: '202611211142', opensAt: start + 2 * minute, closesAt: start + 2 * minute - 5000 },
  results: [
    { numero: mekong.numero, openedAt: mekong.opensAt, numbers: [9, 9, 4, 2], seal: hash, secret: hash },
    ...told.results,
  ],
  tickets: [{ ...ticket, win, numbers: [9, 9, 4, 2] }],
  balance: 98_000 + win,
})

const open = (answers: Readonly<Record<string, Answering>>, changes: Partial<DrawGameState> = {}) => {
  const calls = answerCalls(answers)
  const frame = makeFrame<NumbersOpening>('draw-games', { opening: { ...told, ...changes } })
  return { calls, host: show(<DrawGames frame={frame} />) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const press = async (name: string | RegExp, within = page.getByRole('main')) => {
  const exact = typeof name === 'string'
  await expect
    .poll(() => within.getByRole('button', { name, exact }).elements().length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  ;(within.getByRole('button', { name, exact }).first().element() as HTMLElement).click()
  await settled()
}
const textOf = (selector: string) => document.querySelector(selector)?.textContent.replaceAll('\u00A0', ' ') ?? ''
const said = () => expect.poll(() => textOf('.line'), { timeout: 20_000 })
const shown = () => expect.poll(() => textOf('main'), { timeout: 20_000 })
const place = (name: string) => page.getByRole('group', { name })

test('numbers go on the slip with their price, and one press buys the ticket', async () => {
  const { calls } = open({ '/api/draw-games/ticket': () => ({ ticket, balance: 98_000 }) })
  await press('4', place('Tens'))
  await press('7', place('Units'))
  await press('2', place('Units'))
  await shown().toContain('Combinations: 2 ₱20.00')
  await press('Add to slip')
  await said().toBe('On the slip: Last two (đề): 4 | 2 7, ₱20.00')
  await press('Buy ticket: ₱20.00')
  await said().toBe('Ticket for draw 202611211141 bought for ₱20.00')
  expect(calls).toMatchObject([
    {
      body: {
        game: 'MEKONG4D',
        numero: '202611211141',
        lines: [{ play: 'lastTwo', chosen: ['4', '2 7'], stake: 1000 }],
      },
    },
  ])
  expect(calls[0]?.key).toMatch(/^[\w-]{8,64}$/)
  await shown().toContain('Waits for its draw')
  await shown().toContain('₱980.00')
  expect(page.getByRole('button', { name: 'Buy ticket', exact: true }).element()).toHaveProperty('disabled', true)
})

test('the slip is there after a reload, and a draw that closed in between leaves it as it is', async () => {
  const { host } = open({})
  await press('Big or small')
  await press('Big')
  await press('Add to slip')
  await shown().toContain('Big or small: Big')
  render(null, host)
  open({
    '/api/draw-games/ticket': () => ({ refused: 'lottery.draw.closed', message: 'No more tickets', status: 200 }),
  })
  await press('Buy ticket: ₱10.00')
  await said().toBe('No more tickets')
  await shown().toContain('Big or small: Big')
  await press('Remove Big or small: Big')
  await shown().toContain('Nothing yet.')
})

test('after the draw the page tells what the ticket paid, and cheers only what is above the stake', async () => {
  open({ '/api/draw-games/game': () => drawn(95_000) }, { now: start + minute - 60, tickets: [ticket] })
  await said().toBe('Draw 202611211141: 9 9 4 2. You won ₱950.00')
  expect(document.querySelector('.line')?.getAttribute('data-tone')).toBe('won')
  expect(document.querySelector('.board .balls')?.getAttribute('aria-label')).toBe('9 9 4 2')
  await shown().toContain('Paid ₱950.00')
})

test('a win below the stake and a loss are told plainly', async () => {
  open({ '/api/draw-games/game': () => drawn(1900) }, { now: start + minute - 60, tickets: [ticket] })
  await said().toBe('Draw 202611211141: 9 9 4 2. ₱19.00 of your ₱20.00 comes back')
  expect(document.querySelector('.line')?.hasAttribute('data-tone')).toBe(false)
})

test('a purchase whose answer never came is checked with its own key, and its slip goes then', async () => {
  const body = { game: 'MEKONG4D', numero: ticket.numero, lines: ticket.lines }
  const pending = { path: '/api/draw-games/ticket', body, key: 'key-of-before' } as const
  const calls = answerCalls({ '/api/draw-games/ticket': () => ({ ticket, balance: 98_000 }) })
  storeSlip('MEKONG4D', ticket.lines)
  show(<DrawGames frame={makeFrame<NumbersOpening>('draw-games', { opening: told, pending })} />)
  await press('Check')
  await said().toBe('Ticket for draw 202611211141 bought for ₱20.00')
  expect(calls.map(({ key }) => key)).toEqual(['key-of-before'])
  await shown().toContain('Nothing yet.')
})

test('arrows lead through the numbers, and each place is one stop of the tab key', async () => {
  open({})
  const options = [...(document.querySelector('.place')?.querySelectorAll<HTMLElement>('.option') ?? [])]
  const key = async (name: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
    await settled()
  }
  options[0]?.focus()
  await key('ArrowRight')
  await key('ArrowRight')
  expect(document.activeElement).toBe(options[2])
  await key('End')
  expect(document.activeElement).toBe(options[9])
  await key('ArrowLeft')
  await key('Home')
  expect(document.activeElement).toBe(options[0])
  expect(
    [...document.querySelectorAll<HTMLElement>('.place .option')].filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(2)
})

test('tickets are not sold between the close and the draw, and the page says so', async () => {
  open({}, { now: start + minute - 4000 })
  await shown().toContain('No more tickets for this draw. It follows in a moment.')
})

test('the lobby shows the games of an area with countdown and last draw, and leads to one and back', async () => {
  location.hash = 'v=lobby'
  open({
    '/api/draw-games/lobby': () => ({ now: told.now, games: [mekong, keno] }),
    '/api/draw-games/game': () => ({ ...told, lottery: keno }),
  })
  await shown().toMatch(/Mekong 4D.*1234Draw in00:/)
  expect(document.body.textContent).not.toContain('Ruby Keno')
  await press('Electronic')
  await press(/Ruby Keno/)
  await expect.poll(() => document.querySelector('h1')?.textContent, { timeout: 20_000 }).toBe('Ruby Keno')
  await press('All draws')
  await expect.poll(() => document.querySelector('h1')?.textContent, { timeout: 20_000 }).toBe('All draws')
  history.replaceState(null, '', location.pathname)
})

test('a page that nobody has touched for a quarter of an hour asks no more, until it is touched', async () => {
  const clock = vi.spyOn(Date, 'now')
  const { calls } = open({ '/api/draw-games/game': () => told }, { lottery: { ...mekong, opensAt: told.now + 400 } })
  clock.mockReturnValue(performance.timeOrigin + performance.now() + 15 * minute)
  // oxlint-disable-next-line parlour/no-time-bars -- what does not happen has no event; a slow machine cannot fail this
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(calls).toHaveLength(0)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  clock.mockRestore()
})

test('both pages fit from 320 to 1440 pixels and have no axe finding', async () => {
  open(
    { '/api/draw-games/lobby': () => ({ now: told.now, games: [mekong, keno] }) },
    { tickets: [ticket, { ...ticket, id: 't2', win: 95_000, numbers: [9, 9, 4, 2] }] },
  )
  await press('Add to slip')
  expect(await findings()).toEqual([])
  await press('All draws')
  await shown().toContain('Mekong 4D')
  expect(await findings()).toEqual([])
}, 120_000)

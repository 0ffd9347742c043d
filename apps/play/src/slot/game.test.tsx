import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import { Slot } from './game.tsx'
import './slot.css'
import type { SlotOpening, Spin } from '../calls/slot.ts'

const signs = ['sun', 'comet', 'moon', 'lantern', 'carp', 'fan', 'leaf', 'drop', 'peak', 'stone']
const reel = [...signs, ...signs.toReversed()]
const shown = Array.from({ length: 5 }, (_, at) => reel.slice(at, at + 3))
const pays = Object.fromEntries(signs.filter((name) => name !== 'comet').map((name, at) => [name, [10 + at, 40, 150]]))
const opening = {
  stakes: [100, 200],
  reels: Array.from({ length: 5 }, () => reel),
  lines: Array.from({ length: 20 }, (_, at) => Array.from({ length: 5 }, () => at % 3)),
  linePays: pays,
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  freeTimes: 2,
  waiting: null,
}
const roundId = '6f8e1c1e-5f0b-4a53-9e39-0a4ad4e4a111'
const nothing: Spin = {
  stops: [0, 0, 0, 0, 0],
  window: shown,
  lines: [],
  scatters: 0,
  scatterWin: 0,
  win: 0,
  stake: 100,
  freeSpins: 0,
  roundId,
  feature: null,
  balance: 99_900,
}
const draw = (more: Partial<SlotOpening> = {}, language: 'EN' | 'VI' = 'EN') =>
  show(<Slot frame={makeFrame<SlotOpening>('slot', { opening: { ...opening, ...more }, language })} />)
const line = () => page.getByRole('status').first()

test('the space key spins with the stake that was chosen, and what it paid is said', async () => {
  const calls = answerCalls({
    '/api/slot/spin': () => ({
      ...nothing,
      stake: 200,
      win: 600,
      balance: 100_400,
      lines: [{ line: 1, symbol: 'moon', count: 3, win: 600 }],
    }),
  })
  draw()
  await page.getByRole('button', { name: 'Higher stake' }).click()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(line()).toMatchTextContent(/You won ₱6\.00/)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual({ stake: 200 })
  await expect.element(page.getByText('₱1,004.00')).toBeVisible()
})

test('a loss is told plainly, and what comes back of a stake is never called a win', async () => {
  let win = 0
  answerCalls({ '/api/slot/spin': () => ({ ...nothing, win }) })
  const host = draw()
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect.element(line()).toMatchTextContent(/No win this time/)
  win = 45
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect.element(line()).toMatchTextContent(/₱0\.45 back of ₱1\.00/)
  expect(host.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
  expect(host.querySelector('[data-risen]')).toBeNull()
})

test('free spins run one after the other from one press, each with a key of its own, until the last has paid', async () => {
  let left = 3
  const calls = answerCalls({
    '/api/slot/spin': () => ({
      ...nothing,
      scatters: 3,
      scatterWin: 200,
      win: 200,
      freeSpins: 3,
      feature: { left, played: 0, won: 200 },
    }),
    '/api/slot/free': () => {
      left--
      return {
        ...nothing,
        win: 50,
        feature: { left, played: 3 - left, won: 200 + 50 * (3 - left) },
        balance: left === 0 ? 100_250 : 99_900,
      }
    },
  })
  draw()
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect.element(line()).toMatchTextContent(/3 free spins\. Every win in them counts twice\./)
  await expect.element(page.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
  await page.getByRole('button', { name: 'Free spins: 3' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeEnabled()
  await expect
    .element(line(), { timeout: 20_000 })
    .toMatchTextContent(/The free spins are over\. The round won ₱3\.50\./)
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/slot/spin',
    ...Array.from({ length: 3 }, () => '/api/slot/free'),
  ])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(4)
  expect(calls[1]?.body).toEqual({ roundId })
  await expect.element(page.getByRole('button', { name: 'Spin' })).toBeEnabled()
  await expect.element(page.getByText('₱1,002.50')).toBeVisible()
})

test('a reload in the middle shows what is left, and Pause stops after the spin that turns', async () => {
  let left = 5
  const calls = answerCalls({
    '/api/slot/free': () => ({ ...nothing, feature: { left: --left, played: 8 - left, won: 900 } }),
  })
  draw({ waiting: { roundId, stake: 200, window: shown, feature: { left: 5, played: 3, won: 900 } } })
  await expect.element(line()).toMatchTextContent(/Your free spins wait: 5 left\./)
  await expect.element(page.getByRole('group', { name: 'Stake' })).toMatchTextContent(/₱2\.00/)
  await expect.element(page.getByText('₱9.00')).toBeVisible()
  await page.getByRole('button', { name: 'Free spins: 5' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Free spins: 4' })).toBeEnabled()
  expect(calls).toHaveLength(1)
})

test('free spins that the server has played meanwhile lead back to the stakes', async () => {
  answerCalls({
    '/api/slot/free': () => ({ refused: 'game.round.none', message: 'This round is over.', status: 400 }),
    '/api/slot/session': () => ({ ...opening, balance: 123_400 }),
    '/api/slot/spin': () => nothing,
  })
  draw({ waiting: { roundId, stake: 200, window: shown, feature: { left: 5, played: 3, won: 900 } } })
  await page.getByRole('button', { name: 'Free spins: 5' }).click()
  await expect.element(line()).toMatchTextContent(/This round is over/)
  await expect.element(page.getByText('₱1,234.00')).toBeVisible()
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect.element(line()).toMatchTextContent(/No win this time/)
})

test('free spins that wait from another tab are gone on with here', async () => {
  answerCalls({
    '/api/slot/spin': () => ({
      refused: 'game.round.unfinished',
      message: 'A round of yours is not over.',
      status: 200,
    }),
    '/api/slot/session': () => ({
      ...opening,
      balance: 99_900,
      waiting: { roundId, stake: 100, window: shown, feature: { left: 4, played: 4, won: 900 } },
    }),
  })
  draw()
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect.element(line()).toMatchTextContent(/A round of yours is not over/)
  await expect.element(page.getByRole('button', { name: 'Free spins: 4' })).toBeEnabled()
})

test('no finding of axe and nothing wider than the page, with free spins and in its rules', async () => {
  draw({ waiting: { roundId, stake: 200, window: shown, feature: { left: 12, played: 8, won: 123_456_00 } } }, 'VI')
  expect(await findings([320, 412, 1440])).toEqual([])
  await page.getByRole('button', { name: 'Luật chơi' }).click()
  expect(await findings()).toEqual([])
})

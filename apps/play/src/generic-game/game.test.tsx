import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import './generic-game.css'
import type { GenericGameOpening, GenericGameRound } from '../calls/generic-game.ts'
import { GenericGame } from './game.tsx'

const roundId = '6f8e1c1e-5f0b-4a53-9e39-0a4ad4e4a111'
const outcomes = [
  { multiplier: 50, weight: 800 },
  { multiplier: 200, weight: 900 },
  { multiplier: 2500, weight: 40 },
]
const table = [
  { multiplier: 190, weight: 4700 },
  { multiplier: 500, weight: 100 },
]
const game = { id: 10_270, title: 'Jade Dragon', studio: 'Kirin Works', category: 'RNG' }
const opening = { stakes: [1000, 2000], outcomes, ways: 10_000, doubles: 0, waiting: null, game }
const tables = { outcomes: table, doubles: 3, game: { ...game, title: 'Thirteen', category: 'PVP' } }
const waiting = { roundId, stake: 2000, win: 3800, way: 12, doublesLeft: 3 }
const answer = (more: Partial<GenericGameRound>): GenericGameRound => ({
  roundId,
  stake: 1000,
  way: 9000,
  multiplier: 0,
  win: 0,
  balance: 99_000,
  isOpen: false,
  doublesLeft: 0,
  ...more,
})
const draw = (more: Partial<GenericGameOpening> = {}, language: 'EN' | 'VI' = 'EN') =>
  show(
    <GenericGame
      frame={makeFrame<GenericGameOpening>('generic-game', { opening: { ...opening, ...more }, language })}
    />,
  )
const line = () => page.getByRole('status').first()

test('the space key plays the stake that was chosen; the line, the table and the way say what was drawn', async () => {
  const calls = answerCalls({
    '/api/generic-game/round': () =>
      answer({ stake: 2000, multiplier: 2500, win: 50_000, way: 1701, balance: 148_000 }),
  })
  const host = draw()
  await page.getByRole('button', { name: 'Higher stake' }).click()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(line()).toMatchTextContent(/25 times the stake: you won ₱500\.00/)
  expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/generic-game/round', { stake: 2000 }]])
  await expect.element(page.getByText('Drawn: 1,702 of 10,000')).toBeVisible()
  await expect.element(page.getByText('₱1,480.00')).toBeVisible()
  expect(host.querySelector('[data-lit]')?.textContent).toBe('× 250.4%')
  expect(host.querySelector('.generic-game-body')?.hasAttribute('data-risen')).toBe(true)
})

test('a loss is told plainly, and a part of the stake that comes back is not celebrated', async () => {
  let told = answer({})
  answerCalls({ '/api/generic-game/round': () => told })
  const host = draw()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(line()).toMatchTextContent(/No win this time/)
  told = answer({ way: 3, multiplier: 50, win: 500 })
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(line()).toMatchTextContent(/₱5\.00 back of ₱10\.00/)
  expect(host.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
  expect(host.querySelector('[data-risen]')).toBeNull()
})

test('what stands beside the drawn place is empty, so that nothing looks nearly won', async () => {
  answerCalls({ '/api/generic-game/round': () => answer({ multiplier: 200, win: 2000, way: 900 }) })
  const host = draw()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(line()).toMatchTextContent(/you won ₱20\.00/)
  expect([...host.querySelectorAll('.strip__place')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    '–',
    '× 2',
    '–',
  ])
})

test('a win on the table waits: the main button collects it, the other one doubles it', async () => {
  const calls = answerCalls({
    '/api/generic-game/round': () => answer({ multiplier: 190, win: 1900, isOpen: true, doublesLeft: 3 }),
    '/api/generic-game/choice': ({ body }) =>
      body['choice'] === 'double'
        ? answer({ multiplier: 380, win: 3800, isOpen: true, doublesLeft: 2 })
        : answer({ multiplier: 380, win: 3800, balance: 102_800 }),
  })
  const host = draw(tables)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(line()).toMatchTextContent(/1\.9 times the stake: ₱19\.00 waits/)
  await expect.element(page.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
  await page.getByRole('button', { name: 'Double or nothing' }).click()
  await expect.element(page.getByRole('button', { name: 'Collect ₱38.00' })).toBeEnabled()
  expect(host.querySelectorAll('.ladder [data-lit]')).toHaveLength(2)
  await page.getByRole('button', { name: 'Collect ₱38.00' }).click()
  await expect.element(line()).toMatchTextContent(/Collected: ₱38\.00/)
  await expect.element(page.getByText('₱1,028.00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeEnabled()
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { roundId, choice: 'double' },
    { roundId, choice: 'collect' },
  ])
})

test('a reload in mid-round shows the win that waits; one that the server has collected meanwhile leads back to the stakes', async () => {
  answerCalls({
    '/api/generic-game/choice': () => ({ refused: 'game.round.none', message: 'This round is over.', status: 400 }),
    '/api/generic-game/session': () => ({ balance: 123_400, waiting: null }),
  })
  draw({ ...tables, waiting })
  await expect.element(line()).toMatchTextContent(/1\.9 times the stake: ₱38\.00 waits/)
  await page.getByRole('button', { name: 'Collect ₱38.00' }).click()
  await expect.element(line()).toMatchTextContent(/This round is over/)
  await expect.element(page.getByText('₱1,234.00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeEnabled()
})

test('a win that was doubled and lost is told plainly', async () => {
  answerCalls({ '/api/generic-game/choice': () => answer({}) })
  draw({ ...tables, waiting })
  await page.getByRole('button', { name: 'Double or nothing' }).click()
  await expect.element(line()).toMatchTextContent(/Lost: the win is gone/)
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeEnabled()
})

test.for(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'])(
  'no finding of axe and nothing wider than the page, before a round and after it: %s',
  async (category) => {
    answerCalls({ '/api/generic-game/round': () => answer({ multiplier: 200, win: 2000, way: 900 }) })
    draw(
      {
        game: { ...game, title: 'A Title That Runs Over Two Lines On A Phone', category },
        doubles: category === 'PVP' ? 3 : 0,
      },
      'VI',
    )
    expect(await findings([320, 412, 820, 1440])).toEqual([])
    await page.getByRole('button', { name: 'Chơi' }).click()
    await expect.element(line()).toMatchTextContent(/bạn thắng/)
    expect(await findings([320, 1440])).toEqual([])
    await page.getByRole('button', { name: 'Luật chơi' }).click()
    expect(await findings()).toEqual([])
  },
)

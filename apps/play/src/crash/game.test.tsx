import type { Opening } from '../calls/frame.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Asked } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import { checkRound, freshSalt } from './check-round.ts'
import './crash.css'
import type { CrashOpening, Ended, Flight } from '../calls/crash.ts'
import { Crash } from './game.tsx'

const roundId = '6f8e1c1e-5f0b-4a53-9e39-0a4ad4e4a111'
// Worked out by the server's own rules, for the check in the browser.
const secret = 'ab'.repeat(32)
const hash = '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a'
const salt = '0000000000000000'
const point = 121
const opening: Omit<CrashOpening, keyof Opening> = {
  stakes: [1000, 2000],
  growth: 0.000_1,
  least: 101,
  most: 100_000,
  nextHash: hash,
  round: null,
  last: [],
}
const flight = (more: Partial<Flight> = {}): Flight => ({
  roundId,
  stake: 1000,
  auto: null,
  startsAt: 1_000_000,
  hash,
  salt,
  now: 1_000_000,
  ...more,
})
const ended = (more: Partial<Ended> = {}): Ended => ({
  roundId,
  stake: 1000,
  times: 0,
  win: 0,
  point,
  secret,
  salt,
  hash,
  ...more,
})
const returnToPlayer = { percent: 97, interval: null, rounds: null }

const draw = (more: Partial<CrashOpening> = {}, language: 'EN' | 'VI' = 'EN') =>
  show(
    <Crash frame={makeFrame<CrashOpening>('crash', { opening: { ...opening, returnToPlayer, ...more }, language })} />,
  )
const line = () => page.getByRole('status').first()
const rising = { '/api/crash/watch': () => ({ isOver: false, now: 1_000_500 }) }

test('a round is started with the stake, what was set and a number of the browser, and cashed out by the space key', async () => {
  const calls = answerCalls({
    ...rising,
    '/api/crash/start': ({ body }: Asked) => ({
      balance: 99_000,
      round: flight({ auto: Number(body['auto']), salt: String(body['salt']) }),
    }),
    '/api/crash/out': () => ({
      balance: 101_340,
      ended: ended({ times: 234, win: 2340, point: 500 }),
      nextHash: 'f'.repeat(64),
    }),
  })
  draw()
  await page.getByRole('button', { name: 'Cash out later' }).click()
  await expect.element(page.getByRole('group', { name: 'Cash out at' })).toMatchTextContent(/1\.10×/)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByRole('button', { name: 'Cash out', exact: true })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
  const started = calls.find(({ path }) => path === '/api/crash/start')
  expect(started?.body).toMatchObject({ stake: 1000, auto: 110 })
  expect(String(started?.body['salt'])).toMatch(/^[\da-f]{16}$/)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(line()).toMatchTextContent(/Cashed out at 2\.34×: ₱23\.40/)
  expect(calls.find(({ path }) => path === '/api/crash/out')?.body).toEqual({ roundId })
  await expect.element(page.getByText('₱1,013.40')).toBeVisible()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/5\.00×/)
})

test('when the server says that the round is over the page asks how it ended, and a loss is told plainly', async () => {
  const calls = answerCalls({
    '/api/crash/watch': () => ({ isOver: true, now: 1_002_000 }),
    '/api/crash/out': () => ({ balance: 99_000, ended: ended(), nextHash: 'e'.repeat(64) }),
  })
  draw({ round: flight() })
  await expect.element(line()).toMatchTextContent(/The round ended at 1\.21×\. The stake of ₱10\.00 is lost\./)
  expect(calls.filter(({ path }) => path === '/api/crash/out')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeEnabled()
})

test('a reload goes on with the round that is under way, and its words say where it stands', async () => {
  answerCalls({ '/api/crash/watch': () => ({ isOver: false, now: 1_000_000 }) })
  // The round stands still where it is while its words are read.
  const own = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  onTestFinished(() => own.mockRestore())
  draw({ round: flight({ stake: 2000, startsAt: 1_000_000 - 7000, now: 1_000_000 }) })
  await expect.element(page.getByRole('button', { name: 'Cash out', exact: true })).toBeEnabled()
  await expect.element(page.getByRole('group', { name: 'Stake' })).toMatchTextContent(/₱20\.00/)
  await expect.element(line()).toMatchTextContent(/2\.00× · Worth now ₱40\.00/)
  expect(document.querySelector('dl.unseen')?.textContent).toMatch(/Multiplier2\.01×Worth now₱40\.20/)
})

test('a round that was settled without the page is read anew', async () => {
  answerCalls({
    '/api/crash/watch': () => ({ isOver: true, now: 1_002_000 }),
    '/api/crash/out': () => ({ refused: 'game.round.none', message: 'This round is settled already.', status: 400 }),
    '/api/crash/session': () => ({ ...opening, balance: 123_400, round: null, last: [ended()] }),
  })
  draw({ round: flight() })
  await expect.element(line()).toMatchTextContent(/The stake of ₱10\.00 is lost/)
  await expect.element(page.getByText('₱1,234.00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect.element(page.getByText(/the secret fits its hash/)).toBeVisible()
})

test('a round that flies from another tab is gone on with here', async () => {
  answerCalls({
    ...rising,
    '/api/crash/start': () => ({
      refused: 'game.round.unfinished',
      message: 'A round of yours is not over.',
      status: 200,
    }),
    '/api/crash/session': () => ({ ...opening, balance: 99_000, round: flight() }),
  })
  draw()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByRole('button', { name: 'Cash out', exact: true })).toBeEnabled()
})

test.each([
  ['lost', {}, /Your round went on without you and ended at 1\.21×\. The stake of ₱10\.00 was lost\./],
  ['cashed out', { times: 201, win: 2010, point: 500 }, /was cashed out at 2\.01×: ₱20\.10/],
])('[LAU-05] a round that ran on while its player was away is told on the return: %s', async (_, end, says) => {
  draw({ last: [ended({ isLeft: true, ...end })] })
  await expect.element(line()).toMatchTextContent(says)
})

test('a round that ended while nobody was here is checked after a reload too', async () => {
  draw({ last: [ended()] })
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
  await expect.element(page.getByText(/the secret fits its hash/)).toBeVisible()
})

test('the rules show what the last round was drawn from, and the browser works it out again', async () => {
  answerCalls({
    '/api/crash/watch': () => ({ isOver: true, now: 1_002_000 }),
    '/api/crash/out': () => ({ balance: 99_000, ended: ended(), nextHash: 'e'.repeat(64) }),
  })
  draw({ round: flight() })
  await expect.element(line()).toMatchTextContent(/The round ended/)
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/the long-run return is 97% of what is staked/)
  await expect.element(page.getByText(secret)).toBeVisible()
  await expect.element(page.getByText('e'.repeat(64))).toBeVisible()
  await expect.element(page.getByText(/the secret fits its hash/)).toBeVisible()
})

test('a secret of another hash, and a round that ended elsewhere, do not fit', async () => {
  const how = { shown: hash, percent: 97, most: 100_000 }
  expect(await checkRound(ended(), how)).toBe(true)
  expect(await checkRound(ended(), { ...how, shown: 'a'.repeat(64) })).toBe(false)
  expect(await checkRound(ended({ point: point + 1 }), how)).toBe(false)
  expect(await checkRound(ended({ salt: '0000000000000001' }), how)).toBe(false)
  expect(new Set(Array.from({ length: 50 }, freshSalt)).size).toBe(50)
})

test('no finding of axe and nothing wider than the page, in mid-round and in the rules', async () => {
  answerCalls(rising)
  draw(
    { round: flight(), last: Array.from({ length: 10 }, (_, at) => ended({ point: 100 + at * 9000, times: at % 2 })) },
    'VI',
  )
  await expect.element(page.getByRole('button', { name: 'Chốt', exact: true })).toBeEnabled()
  expect(await findings([320, 412, 1440])).toEqual([])
  await page.getByRole('button', { name: 'Luật chơi' }).click()
  expect(await findings()).toEqual([])
})

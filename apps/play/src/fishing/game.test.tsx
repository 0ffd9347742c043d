import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Asked } from '../testing/answer-calls.ts'
import type { Frame } from '../frame/start.tsx'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import './fishing.css'
import type { FishingOpening, SpeciesCode } from '../calls/fishing.ts'
import { Fishing } from './game.tsx'

const pays: Readonly<Record<SpeciesCode, number>> = {
  sprat: 2,
  clown: 3,
  puffer: 5,
  turtle: 8,
  jelly: 12,
  ray: 20,
  angler: 40,
  shark: 100,
  whale: 250,
}
const codes = Object.keys(pays) as SpeciesCode[]
const species = codes.map((code) => ({ code, pays: pays[code] }))
const opening = { stakes: [100, 500, 2000], species, returnToPlayer: { percent: 96, interval: null, rounds: null } }
const path = '/api/fishing/shot'

const draw = (pending: Frame['pending'] = null, language: 'EN' | 'VI' = 'EN') =>
  show(<Fishing frame={makeFrame<FishingOpening>('fishing', { opening, language, pending })} />)
/** The server's answer to a shot: the balance is that of the tests, less the stake, with what was caught. */
const answering =
  (caught: (species: string) => boolean) =>
  ({ body }: Asked) => {
    const stake = Number(body['stake'])
    const code = String(body['species']) as SpeciesCode
    const win = caught(code) ? stake * pays[code] : 0
    return { roundId: 'r', stake, species: code, caught: caught(code), win, balance: 100_000 - stake + win }
  }
const line = () => page.getByRole('status').first()
const shoot = () => page.getByRole('button', { name: 'Shoot', exact: true })
const kind = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+×, shoot`) })

test('a shot at what is chosen is asked for once with stake and species; a catch is told with its sum', async () => {
  const calls = answerCalls({ [path]: answering(() => true) })
  draw()
  await page.getByRole('radio', { name: 'Cannon 2, ₱5.00 a shot' }).click({ force: true })
  await kind('Clownfish').click()
  await expect.element(line()).toMatchTextContent(/Clownfish caught, 3×: ₱15\.00/)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ path, body: { stake: 500, species: 'clown' } })
  expect(calls[0]?.key).toMatch(/^[\w-]{8,64}$/)
  await expect.element(page.getByText('₱1,010.00')).toBeVisible()
})

test('what gets away is told plainly, without a word of winning', async () => {
  answerCalls({ [path]: answering(() => false) })
  draw()
  await shoot().click()
  await expect.element(line()).toMatchTextContent(/^Sprat got away\. The stake of ₱1\.00 is lost\.$/)
  expect(document.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
})

test('all of it by keyboard: arrows choose among what is in the water, space and enter shoot, figures choose a cannon', async () => {
  const calls = answerCalls({ [path]: answering(() => false) })
  draw()
  await waitFor(() => expect(document.querySelectorAll('.kind:not([data-away])').length).toBeGreaterThan(3))
  await userEvent.keyboard('3{ArrowRight}')
  const [, second] = document.querySelectorAll<HTMLElement>('.kind:not([data-away])')
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-current')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await expect.element(line()).toMatchTextContent(/got away/)
  expect(calls[0]?.body).toEqual({ stake: 2000, species: second?.dataset['code'] })
  second?.blur()
  await waitFor(async () => {
    await userEvent.keyboard(' ')
    expect(calls).toHaveLength(2)
  })
  expect(calls[1]?.body).toEqual(calls[0]?.body)
})

test('a press on the water shoots at the one that is there, and one beside it costs nothing', async () => {
  const calls = answerCalls({ [path]: answering(() => false) })
  draw()
  await waitFor(() => expect(document.querySelectorAll('.kind:not([data-away])').length).toBeGreaterThan(3))
  const canvas = document.querySelector<HTMLCanvasElement>('.deep__water')
  if (!canvas) throw new Error('no canvas')
  const { width, height } = canvas.getBoundingClientRect()
  const pressAt = (x: number, y: number) => {
    const { left, top } = canvas.getBoundingClientRect()
    canvas.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, button: 0, clientX: left + x, clientY: top + y }),
    )
  }
  pressAt(2, height - 2)
  await expect.element(line()).toMatchTextContent(/No fish there\. Nothing was staked\./)
  expect(calls).toHaveLength(0)
  for (let y = 30; y < height * 0.8 && calls.length === 0; y += 18)
    for (let x = 10; x < width && calls.length === 0; x += 18) pressAt(x, y)
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('shots in a row are single shots, each with a key of its own, at least a second apart, and stop when asked', async () => {
  // A clock that moves when the test waits: what a busy machine does late is not late by it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const times: number[] = []
  const calls = answerCalls({ [path]: (asked) => (times.push(performance.now()), answering(() => false)(asked)) })
  draw()
  await page.getByRole('button', { name: 'More auto shots' }).click()
  await page.getByRole('button', { name: '10 shots' }).click()
  await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(3))
  await expect.element(page.getByRole('button', { name: 'More auto shots' })).toBeDisabled()
  await page.getByRole('button', { name: /^Stop/ }).click()
  await expect.element(page.getByRole('button', { name: '10 shots' })).toBeVisible()
  const fired = calls.length
  expect(new Set(calls.map(({ key }) => key)).size).toBe(fired)
  for (const [at, time] of times.entries()) if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(1000)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toHaveLength(fired)
})

test('a shot that is turned down ends the row, says why and takes nothing', async () => {
  const calls = answerCalls({
    [path]: () => ({ refused: 'insufficient.balance', message: 'Your balance is too low.', status: 400 }),
  })
  draw()
  await page.getByRole('button', { name: 'More auto shots' }).click()
  await page.getByRole('button', { name: '10 shots' }).click()
  await expect.element(line()).toMatchTextContent(/Your balance is too low\./)
  await expect.element(page.getByRole('button', { name: '10 shots' })).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect.element(page.getByText('₱1,000.00')).toBeVisible()
})

test('after a reload, what is not known yet is checked with its own key before anything else', async () => {
  const calls = answerCalls({ [path]: answering(() => true) })
  draw({ path, body: { stake: 100, species: 'ray' }, key: 'key-of-before' })
  await kind('Sprat').click({ force: true })
  await userEvent.keyboard('2')
  expect(calls).toHaveLength(0)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(line()).toMatchTextContent(/Manta ray caught, 20×: ₱20\.00/)
  expect(calls).toMatchObject([{ key: 'key-of-before', body: { stake: 100, species: 'ray' } }])
  await expect.element(shoot()).toBeVisible()
})

test('the rules say who decides, what each pays and how likely it is caught', async () => {
  draw()
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/The server decides each shot by the species alone\./)
  await expect.element(page.getByRole('row', { name: /Whale/ })).toMatchTextContent(/250×0\.384%/)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Return to player 96%, worked out exactly/)
})

test('no finding of axe and nothing wider than the page, at play and in the rules', async () => {
  draw(null, 'VI')
  await expect.element(page.getByRole('button', { name: 'Bắn', exact: true })).toBeVisible()
  expect(await findings([320, 412, 1440])).toEqual([])
  await page.getByRole('button', { name: 'Luật chơi' }).click()
  expect(await findings()).toEqual([])
})

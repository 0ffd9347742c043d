import { waitFor } from '@parlour/vitest/wait-for'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { show } from '../testing/show.ts'
import { readStored } from './stored-session.ts'
import type { Opening } from '../calls/frame.ts'
import type { Frame } from './start.tsx'
import { usePlay } from './use-play.ts'

const path = '/api/slot/spin'
const id = '10273'

function Spinner({ frame, late = false }: { frame: Frame<Opening>; late?: boolean }) {
  const play = usePlay(frame, 'Ready')
  return (
    <main>
      <p role="status">{play.line.text}</p>
      <output>{play.balance}</output>
      <button
        type="button"
        disabled={play.busy}
        onClick={() => void (play.unsure ? play.check() : play.act(path, { stake: 100 }, { late }))}
      >
        {play.unsure ? 'Check' : 'Spin'}
      </button>
      <button type="button" onClick={() => play.setBalance(99_900)}>
        Reveal
      </button>
    </main>
  )
}

const draw = (options: Partial<Parameters<typeof makeFrame<Opening>>[1]> = {}) =>
  show(<Spinner frame={makeFrame<Opening>('slot', { opening: {}, ...options })} />)
const spin = () => page.getByRole('button', { name: 'Spin' })
const said = () => page.getByRole('status').first()

afterEach(() => void vi.useRealTimers())

test('an act carries the session and a key of its own, and its balance shows', async () => {
  const calls = answerCalls({ [path]: () => ({ balance: 99_900 }) })
  const tell = vi.fn()
  draw({ tell })
  await spin().click()
  await expect.element(page.getByText('99900')).toBeVisible()
  await spin().click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[0]).toMatchObject({ body: { stake: 100 }, token: 'token-of-a-session' })
  expect(calls[0]?.key).not.toBe(calls[1]?.key)
  expect(tell).toHaveBeenCalledWith('balance-changed')
  expect(readStored(id)).toEqual({ token: 'token-of-a-session', pending: null })
})

test('[LAU-07] the site hears of a balance that shows late when it shows, so that it does not give the end away, and once', async () => {
  const calls = answerCalls({ [path]: () => ({ balance: 99_900 }) })
  const tell = vi.fn()
  show(<Spinner late frame={makeFrame<Opening>('slot', { opening: {}, tell })} />)
  await spin().click()
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(spin()).toBeEnabled()
  expect(tell).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Reveal' }).click()
  await page.getByRole('button', { name: 'Reveal' }).click()
  expect(tell.mock.calls).toEqual([['balance-changed']])
})

test('an act whose answer never came is asked for again with the same key, and is known then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isUp = false
  const calls = answerCalls({ [path]: () => (isUp ? { balance: 99_500 } : new TypeError('Failed to fetch')) })
  const host = draw()
  host.querySelector('button')?.click()
  await waitFor(async () => {
    await vi.runAllTimersAsync()
    expect(host.querySelector('button')?.textContent).toBe('Check')
  })
  expect(host.querySelector('[role=status]')?.textContent).toContain('it is never booked twice')
  expect(readStored(id)?.pending).toMatchObject({ path, body: { stake: 100 }, key: calls[0]?.key })
  isUp = true
  host.querySelector('button')?.click()
  await waitFor(() => expect(host.querySelector('output')?.textContent).toBe('99500'))
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(readStored(id)?.pending).toBeNull()
})

test('a visitor who is kept out after a lost answer is not told that nothing was booked', async () => {
  let asked = 0
  answerCalls({
    [path]: () =>
      asked++ === 0
        ? new TypeError('Failed to fetch')
        : { refused: 'system.restricted', message: 'Not in your country.', status: 403 },
  })
  const host = draw()
  host.querySelector('button')?.click()
  await waitFor(() => expect(host.querySelector('button')?.textContent).toBe('Check'))
  expect(readStored(id)?.pending).toMatchObject({ path, body: { stake: 100 } })
})

test('what was pending before a reload is checked first, with its key', async () => {
  const calls = answerCalls({ [path]: () => ({ balance: 98_000 }) })
  draw({ pending: { path, body: { stake: 200 }, key: 'key-before-reload' } })
  await expect.element(said()).toMatchTextContent(/The connection broke/)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('98000')).toBeVisible()
  expect(calls).toEqual([{ path, body: { stake: 200 }, key: 'key-before-reload', token: 'token-of-a-session' }])
})

test('a refusal says what the server said, and nothing is left to check', async () => {
  answerCalls({ [path]: () => ({ refused: 'insufficient.balance', message: 'The balance is too low.', status: 400 }) })
  draw()
  await spin().click()
  await expect.element(said()).toMatchTextContent(/The balance is too low\./)
  await expect.element(spin()).toBeEnabled()
  expect(readStored(id)?.pending).toBeNull()
})

test('a second press while the first is under way asks for nothing', async () => {
  const calls = answerCalls({ [path]: () => ({ balance: 99_900 }) })
  const host = draw()
  const button = host.querySelector('button')
  button?.click()
  button?.click()
  await expect.element(page.getByText('99900')).toBeVisible()
  expect(calls).toHaveLength(1)
})

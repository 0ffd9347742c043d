import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findings, show } from '../testing/show.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { Balance, Go, Stake } from './bar.tsx'
import { Layout } from './layout.tsx'
import type { Opening } from '../calls/frame.ts'

const draw = (
  options: Partial<Parameters<typeof makeFrame<Opening>>[1]> = {},
  line = { text: 'You won ₱5.00', tone: 'won' as const },
) => {
  const frame = makeFrame<Opening>('slot', { opening: {}, ...options })
  const bar = (
    <>
      <Balance speech={frame.speech} sum={100_000} />
      <Stake speech={frame.speech} stakes={[100, 200]} value={100} disabled={false} onValue={() => undefined} />
      <Go label="Spin" onPress={() => undefined} />
    </>
  )
  return show(
    <Layout frame={frame} line={line} rules={<p>What it pays</p>} bar={bar}>
      <p>The game</p>
    </Layout>,
  )
}

test('every game says that it is play money, in its head and with the return in its rules', async () => {
  draw()
  await expect.element(page.getByText('Play money', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Return to player 96\.25%, worked out exactly\. Play money, not real money\./)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/What it pays/)
})

test('a simulated return is told with its interval and how many rounds it stands on', async () => {
  draw({ opening: { returnToPlayer: { percent: 96.512, interval: 0.041, rounds: 10_000_000 } } })
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/96\.512%, give or take 0\.041 with 99% certainty, over 10,000,000 simulated rounds/)
})

test('the rules open and close by keyboard, and the key goes back to where it was', async () => {
  draw()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Rules')
})

test('the line is read out, a demo says what it is, and Close tells the site', async () => {
  const tell = vi.fn()
  draw({ opening: { trial: true }, tell })
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/You won ₱5\.00/)
  await expect.element(page.getByText(/For fun: this balance is not money/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(tell).toHaveBeenCalledExactlyOnceWith('close')
})

test('no finding of axe and nothing wider than the page, from 320 to 1440 px, in long words too', async () => {
  draw({
    language: 'VI',
    opening: {
      game: { id: 1, title: 'A Title That Runs Over Two Lines On A Phone', studio: 'Ninefold', category: 'RNG' },
    },
  })
  expect(await findings([320, 412, 1440])).toEqual([])
  await page.getByRole('button', { name: 'Luật chơi' }).click()
  expect(await findings()).toEqual([])
})

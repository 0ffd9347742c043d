import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { BalanceBreakdown } from './balance-breakdown.tsx'
import * as stories from './balance-breakdown.stories.tsx'

checkStories(stories)

const parts = [
  { id: 'main', name: 'Main wallet', value: '₱30.00', amount: 3000, color: 'gold' },
  { id: 'bonus', name: 'Locked', value: '₱0.00', amount: 0, color: 'edge' },
  { id: 'providers', name: 'With providers', value: '₱10.00', amount: 1000, color: 'info' },
] as const

test('[MEM-07] each part of the total has its words, and its share of the bar', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<BalanceBreakdown label="Total balance" sum="₱40.00" parts={parts} />)
  const words = screen.getByRole('definition').elements()
  expect(words.map(({ textContent }) => textContent)).toEqual(['₱30.00', '₱0.00', '₱10.00'])
  const shares = [...screen.container.querySelectorAll('.p-breakdown__share')].map(
    (share) => share.getBoundingClientRect().width,
  )
  expect(shares).toHaveLength(2)
  expect(shares[0]! / shares[1]!).toBeCloseTo(3, 0)
})

test('[MEM-07] on a phone the stub stands under the total', async () => {
  await page.viewport(412, 823)
  const screen = await render(
    <BalanceBreakdown
      label="Total balance"
      sum="₱40.00"
      parts={parts}
      stub={<button type="button">Bring all</button>}
    />,
  )
  const [sum, stub] = ['.p-breakdown__sum', '.p-breakdown__stub'].map((at) =>
    screen.container.querySelector(at)!.getBoundingClientRect(),
  )
  expect(stub!.top).toBeGreaterThan(sum!.bottom)
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(412)
})

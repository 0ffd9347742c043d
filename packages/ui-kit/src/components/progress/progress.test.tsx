import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { ProgressList } from './progress-list.tsx'
import { Progress } from './progress.tsx'
import * as stories from './progress.stories.tsx'

checkStories(stories)

const partFilled = (container: Element): number => {
  const bar = container.querySelector<HTMLElement>('.p-progress__bar')
  const done = container.querySelector<HTMLElement>('.p-progress__done')
  return (done?.offsetWidth ?? 0) / (bar?.offsetWidth ?? 1)
}

test('the bar is filled as far as it is, reads its figures out, and no further than full', async () => {
  const screen = await render(<Progress label="Bets" value="₱50.00 of ₱200.00, 25 %" percent={25} />)
  const bar = screen.getByRole('progressbar', { name: 'Bets' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '₱50.00 of ₱200.00, 25 %')
  expect(partFilled(screen.container)).toBeCloseTo(0.25, 2)
  await screen.rerender(<Progress label="Bets" value="₱800.00 of ₱200.00, 400 %" percent={400} />)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100')
  expect(partFilled(screen.container)).toBe(1)
})

test('a name that a head of a table shows is only read out', async () => {
  const screen = await render(<Progress label="Bets" labelHidden value="₱50.00 of ₱200.00" percent={25} />)
  await expect.element(screen.getByRole('progressbar', { name: 'Bets' })).toBeVisible()
  expect(screen.container.querySelector('.p-progress__label')).toBeNull()
})

test('from right to left it is filled from the right', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Progress label="Bets" value="25 %" percent={25} />
    </div>,
  )
  const right = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().right
  expect(right('.p-progress__done')).toBe(right('.p-progress__bar'))
})

test('[MIS-01] where it leads somewhere, its name is the link, and the whole of it takes the press', async () => {
  const { container } = await render(<Progress label="Reel runner" href="#there" value="64 of 100" percent={64} />)
  const link = container.querySelector('a')!
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Reel runner', '#there'])
  expect(container.querySelector('[role=progressbar]')!.getAttribute('aria-labelledby')).toBe(link.parentElement!.id)
  const box = container.querySelector('.p-progress__bar')!.getBoundingClientRect()
  expect(document.elementFromPoint(box.right - 2, box.top + 2)).toBe(link)
})

test('[MIS-01] goals stand beside each other, and one below the other on a phone', async () => {
  await page.viewport(900, 700)
  const { container } = await render(
    <ProgressList label="Milestones">
      <li>One</li>
      <li>Two</li>
    </ProgressList>,
  )
  const boxes = () => [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
  expect(boxes()[0]?.top).toBe(boxes()[1]?.top)
  await page.viewport(412, 823)
  expect(boxes()[1]?.top).toBeGreaterThan(boxes()[0]?.bottom ?? 0)
})

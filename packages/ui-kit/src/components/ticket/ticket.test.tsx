import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Ticket } from './ticket.tsx'
import * as stories from './ticket.stories.tsx'

checkStories(stories)

test.each(['ltr', 'rtl'] as const)(
  '%s: the notch stands over the perforation, and the whole ticket is the way',
  async (direction) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await page.viewport(600, 600)
    const screen = await render(<Ticket title="Cashback" text="Weekly" value="3.5%" href="#there" />)
    const ticket = screen.getByRole('article').element()
    const { left, right, top, bottom } = ticket.getBoundingClientRect()
    const stub = ticket.querySelector('.p-ticket__stub')!.getBoundingClientRect()
    expect(direction === 'ltr' ? right - stub.left : stub.right - left).toBe(108)
    expect(getComputedStyle(ticket).maskImage).toContain(direction === 'ltr' ? 'calc(100% - 108px)' : 'at 108px')
    for (const [x, y] of [
      [left + 6, top + 40],
      [right - 6, bottom - 40],
    ] as const)
      expect(document.elementFromPoint(x, y)?.closest('a')).not.toBeNull()
  },
)

test('without a sum there is no stub and no notch', async () => {
  const screen = await render(<Ticket title="Cashback" text="Weekly" level={2} href="#there" />)
  const ticket = screen.getByRole('article').element()
  expect(ticket.querySelector('.p-ticket__stub')).toBeNull()
  expect(getComputedStyle(ticket).maskImage).toBe('none')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Cashback' })).toBeVisible()
})

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { DayStrip } from './day-strip.tsx'
import * as stories from './day-strip.stories.tsx'

checkStories(stories)

test('the day that counts now is the current one, and what is done says so', async () => {
  const screen = await render(
    <DayStrip
      label="Daily login"
      days={[
        { id: '1', name: 'Day 1', value: '₱1.00', state: 'done', note: 'Taken' },
        { id: '2', name: 'Today', value: '₱2.00', state: 'now', note: 'Ready' },
      ]}
    />,
  )
  const days = screen.getByRole('list', { name: 'Daily login' }).getByRole('listitem')
  await expect.element(days.nth(0)).toHaveTextContent('Day 1₱1.00Taken')
  await expect.element(days.nth(1)).toHaveAttribute('aria-current', 'date')
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Chip, Chips } from './chip.tsx'
import * as stories from './chip.stories.tsx'

checkStories(stories)

test('36 high with a mouse and hit in 44, 44 high on a phone', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Chip>Hot</Chip>)
  const chip = screen.getByRole('button').element()
  expect(chip.getBoundingClientRect().height).toBe(36)
  expect(Number.parseFloat(getComputedStyle(chip, '::after').height)).toBeGreaterThanOrEqual(44)
  await page.viewport(412, 823)
  expect(chip.getBoundingClientRect().height).toBe(44)
})

test('a row that is too long scrolls in itself, not the page', async () => {
  await page.viewport(412, 823)
  const screen = await render(
    <Chips label="Kind">
      {Array.from({ length: 20 }, (_, index) => (
        <Chip key={index}>{`Kind ${index}`}</Chip>
      ))}
    </Chips>,
  )
  const row = screen.getByRole('group').element()
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(412)
})

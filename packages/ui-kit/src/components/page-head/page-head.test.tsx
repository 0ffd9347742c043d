import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { PageHead } from './page-head.tsx'
import * as stories from './page-head.stories.tsx'

checkStories(stories)

test.each([
  [1440, '38px'],
  [412, '24px'],
])('at %i px the title has %s, and is the one h1', async (width, size) => {
  await page.viewport(width, 900)
  const screen = await render(<PageHead title="Slots" hint="1,284 games" />)
  expect(getComputedStyle(screen.getByRole('heading', { level: 1, name: 'Slots' }).element()).fontSize).toBe(size)
})

test('a title that the header carries on a phone takes no room there and is read out all the same', async () => {
  await page.viewport(412, 823)
  const screen = await render(<PageHead title="Slots" hint="1,284 games" phone="hidden" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument()
  expect(screen.container.querySelector<HTMLElement>('.p-page-head')?.offsetHeight).toBe(0)
})

test('room for a count that is still to come is held', async () => {
  const waiting = await render(<PageHead title="Slots" hint={'\u00a0'} />)
  const before = waiting.container.querySelector<HTMLElement>('.p-page-head')?.offsetHeight
  await waiting.rerender(<PageHead title="Slots" hint="1,284 games" />)
  expect(waiting.container.querySelector<HTMLElement>('.p-page-head')?.offsetHeight).toBe(before)
})

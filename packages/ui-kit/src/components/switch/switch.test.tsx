import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Switch } from './switch.tsx'
import * as stories from './switch.stories.tsx'

checkStories(stories)

test('44 x 26 with a knob of 17 in a row of 44', async () => {
  const screen = await render(<Switch label="Sound" />)
  const track = screen.getByRole('switch').element()
  const { width, height } = track.getBoundingClientRect()
  expect([width, height, getComputedStyle(track, '::after').width]).toEqual([44, 26, '17px'])
  expect(track.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test.each([
  ['ltr', 17],
  ['rtl', -17],
])('%s the knob travels %i px', async (dir, way) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Switch label="Sound" defaultChecked />)
  await expect
    .poll(() => new DOMMatrix(getComputedStyle(screen.getByRole('switch').element(), '::after').transform).m41)
    .toBe(way)
})

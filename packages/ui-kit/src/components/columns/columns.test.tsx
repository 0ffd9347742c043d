import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Columns } from './columns.tsx'
import * as stories from './columns.stories.tsx'

checkStories(stories)

const boxes = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('.p-columns > div')].map((column) => column.getBoundingClientRect())

test('the side column is 392 px wide, 32 px after the main one, at the end of the line', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  const screen = await render(<Columns aside="Side">Main</Columns>)
  const [main, side] = boxes(screen)
  expect([side?.width, (side?.left ?? 0) - (main?.right ?? 0)]).toEqual([392, 32])
  document.documentElement.dir = 'rtl'
  const [mirrored, start] = boxes(screen)
  expect((mirrored?.left ?? 0) - (start?.right ?? 0)).toBe(32)
})

test('below 1100 px the side column comes after the main one', async () => {
  await page.viewport(1099, 900)
  const [main, side] = boxes(await render(<Columns aside="Side">Main</Columns>))
  expect([main?.width, side?.top]).toEqual([side?.width, (main?.bottom ?? 0) + 32])
})

import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Drawer } from './drawer.tsx'
import * as stories from './drawer.stories.tsx'

checkStories(stories)

const edges = async () => {
  const screen = await render(
    <Drawer open label="Menu" closeLabel="Close" onClose={vi.fn()}>
      Places
    </Drawer>,
  )
  const box = screen.getByRole('dialog').element()
  await settled()
  const { left, right, width, height } = box.getBoundingClientRect()
  return { left, right, width, height }
}

test('it is 316 px wide at the inline start, as high as the window', async () => {
  await page.viewport(412, 823)
  expect(await edges()).toEqual({ left: 0, right: 316, width: 316, height: 823 })
})

test('it leaves 44 px of the page on a narrow phone', async () => {
  await page.viewport(320, 640)
  expect((await edges()).width).toBe(276)
})

test('from right to left it stands at the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(412, 823)
  expect(await edges()).toMatchObject({ left: 96, right: 412 })
})

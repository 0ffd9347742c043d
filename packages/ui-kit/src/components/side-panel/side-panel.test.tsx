import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SidePanel } from './side-panel.tsx'
import * as stories from './side-panel.stories.tsx'

checkStories(stories)

const edges = async () => {
  const screen = await render(
    <SidePanel open name="memberPanel" label="linhtran88" closeLabel="Close" onClose={vi.fn()}>
      Facts
    </SidePanel>,
  )
  const box = screen.getByRole('dialog').element()
  await settled()
  const { left, right, width, height } = box.getBoundingClientRect()
  return { left, right, width, height }
}

test('it is 420 px wide at the inline end, as high as the window', async () => {
  await page.viewport(1440, 900)
  expect(await edges()).toEqual({ left: 1020, right: 1440, width: 420, height: 900 })
})

test('on a phone it takes the whole width', async () => {
  await page.viewport(320, 640)
  expect(await edges()).toMatchObject({ left: 0, width: 320, height: 640 })
})

test('from right to left it stands at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(1440, 900)
  expect(await edges()).toMatchObject({ left: 0, right: 420 })
})

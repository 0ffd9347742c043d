import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { panel } from '../../testing/pictures.ts'
import { WaitingScreen } from './waiting-screen.tsx'
import * as stories from './waiting-screen.stories.tsx'

checkStories(stories)

test.each(['ltr', 'rtl'] as const)(
  '[SYS-16] %s: the words stand clear of the dense part of the picture, beside it or above it',
  async (direction) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { container } = await render(
      <WaitingScreen title="System Maintenance" text="Please come back in a while." art={panel} />,
    )
    const box = (part: string) => container.querySelector(part)!.getBoundingClientRect()
    await page.viewport(1440, 900)
    const [words, art] = [box('.p-waiting__words'), box('.p-waiting__art')]
    const inside = direction === 'ltr' ? words.right - art.left : art.right - words.left
    expect(inside).toBeLessThan(art.width * 0.1)
    await page.viewport(412, 823)
    expect(box('.p-waiting__words').bottom).toBeLessThan(box('.p-waiting__art').top + 60)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
  },
)

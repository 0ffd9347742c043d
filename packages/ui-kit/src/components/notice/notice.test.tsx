import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'
import * as stories from './notice.stories.tsx'

checkStories(stories)

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const strip = (
  <main className="p-shell__main">
    <section aria-label="Fruit Parade was still open">
      <Notice
        title="Fruit Parade was still open"
        actions={
          <>
            <Button size="sm" variant="primary">
              Go back to it
            </Button>
            <Button size="sm">Copy the details</Button>
            <Button size="sm" variant="text">
              No more of it
            </Button>
          </>
        }
      >
        <p>Its page closed at 18:00 without leaving the game.</p>
      </Notice>
    </section>
    <div className="next">The banner</div>
  </main>
)

test('several ways on stand at the end of a notice, which keeps 24 px from what follows it', async () => {
  await page.viewport(1440, 900)
  await render(strip)
  expect(box('.p-notice__actions').left).toBeGreaterThanOrEqual(box('.p-notice__words').right)
  expect(box('.p-notice').right - box('.p-notice__actions').right).toBe(16)
  expect(box('.next').top - box('.p-notice').bottom).toBe(24)
})

test('on a phone they stand below its words, 10 px away, under the words and not under the sign', async () => {
  await page.viewport(412, 823)
  await render(strip)
  expect(box('.p-notice__actions').top - box('.p-notice__words').bottom).toBeGreaterThanOrEqual(10)
  expect(box('.p-notice__actions').left).toBe(box('.p-notice__words').left)
  expect(box('.next').top - box('.p-notice').bottom).toBe(16)
})

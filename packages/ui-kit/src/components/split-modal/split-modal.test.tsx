import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SplitModal } from './split-modal.tsx'
import * as stories from './split-modal.stories.tsx'

checkStories(stories)

test('[MOD-01] two halves from 768 on, the form alone on a phone', async () => {
  await page.viewport(1000, 800)
  await render(
    <SplitModal
      open
      name="loginPopupModal"
      title="Welcome back"
      closeLabel="Close"
      onClose={() => undefined}
      art={<img src="data:," alt="" />}
    >
      Form
    </SplitModal>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  const art = document.querySelector('.p-split__art')
  expect(art?.checkVisibility()).toBe(true)
  await page.viewport(412, 800)
  expect(art?.checkVisibility()).toBe(false)
})

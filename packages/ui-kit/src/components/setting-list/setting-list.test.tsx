import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SettingList } from './setting-list.tsx'
import * as stories from './setting-list.stories.tsx'

checkStories(stories)

const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0

test('[MEM-02] on a phone the state stands under the words, elsewhere beside them', async () => {
  await page.viewport(412, 823)
  await render(
    <SettingList
      label="Security"
      rows={[
        { id: 'a', icon: null, title: 'Login password', sub: 'Changed today', state: { tone: 'ok', text: 'Set' } },
      ]}
    />,
  )
  expect(top('.p-settings__state')).toBeGreaterThan(top('.p-settings__sub'))
  await page.viewport(1440, 900)
  expect(top('.p-settings__state')).toBeLessThan(top('.p-settings__sub') + 2)
})

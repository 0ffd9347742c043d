import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { FactList } from './fact-list.tsx'
import * as stories from './fact-list.stories.tsx'

checkStories(stories)

test('[MEM-02] what is not known has no line', async () => {
  const screen = await render(
    <FactList
      facts={[
        { id: 'a', name: 'Account', value: 'linhtran88' },
        { id: 'b', name: 'Nickname', value: null },
      ]}
    />,
  )
  await expect.element(screen.getByText('linhtran88')).toBeVisible()
  expect(screen.getByText('Nickname').elements()).toHaveLength(0)
})

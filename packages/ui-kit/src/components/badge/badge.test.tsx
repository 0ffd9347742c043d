import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Badge } from './badge.tsx'
import * as stories from './badge.stories.tsx'

checkStories(stories)

test('it is 22 high', async () => {
  const { container } = await render(<Badge tone="ok">Received</Badge>)
  expect(container.querySelector('.p-badge')?.getBoundingClientRect().height).toBe(22)
})

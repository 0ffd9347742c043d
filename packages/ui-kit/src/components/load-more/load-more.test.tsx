import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { LoadMore } from './load-more.tsx'
import * as stories from './load-more.stories.tsx'

checkStories(stories)

test('it asks by itself when it comes near the screen, and not while it is busy', async () => {
  const onMore = vi.fn()
  const screen = await render(<LoadMore auto busy label="More" onMore={onMore} />)
  await screen.rerender(<LoadMore auto label="More" onMore={onMore} />)
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce())
})

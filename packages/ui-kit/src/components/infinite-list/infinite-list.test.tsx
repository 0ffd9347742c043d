import { waitFor } from '@parlour/vitest/wait-for'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { InfiniteList } from './infinite-list.tsx'
import * as stories from './infinite-list.stories.tsx'

checkStories(stories)

const look = { label: 'Names', keyOf: (name: string) => name, rowHeight: 20, moreLabel: 'More', shown: 'some' }

test('after its pages have come it asks no more by itself; another list begins anew', async () => {
  const onMore = vi.fn()
  const list = (items: string[], busy: boolean) => (
    <InfiniteList {...look} items={items} busy={busy} pagesByThemselves={2} onMore={onMore}>
      {(name) => name}
    </InfiniteList>
  )
  const screen = await render(list(['Ana'], false))
  for (const asked of [1, 2]) {
    await waitFor(() => expect(onMore).toHaveBeenCalledTimes(asked))
    await screen.rerender(list(['Ana'], true))
    await screen.rerender(list(['Ana'], false))
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(onMore).toHaveBeenCalledTimes(2)
  await screen.rerender(list(['Ben'], false))
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(3))
})

test('a page that did not come is said at once, keeps the rows and is asked for again by a button', async () => {
  const onMore = vi.fn()
  await render(
    <InfiniteList
      {...look}
      items={['Ana', 'Ben']}
      onMore={onMore}
      problem={{ text: 'Check the network.', retryLabel: 'Try again' }}
    >
      {(name) => name}
    </InfiniteList>,
  )
  await expect.element(page.getByRole('alert').getByText('Check the network.')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onMore).toHaveBeenCalledOnce()
})

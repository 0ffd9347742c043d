import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { inNewWindow, Link } from './link.tsx'
import * as stories from './link.stories.tsx'

checkStories(stories)

test('[MOD-08] a link to a window of its own says nothing of the page to it', async () => {
  const screen = await render(
    <>
      <Link href="https://desk.example/" {...inNewWindow}>
        Customer service
      </Link>
      <Link href="/help">Help</Link>
    </>,
  )
  const [apart, here] = screen.getByRole('link').elements() as HTMLAnchorElement[]
  expect([apart?.target, apart?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  expect([here?.target, here?.rel]).toEqual(['', ''])
})

import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { IconButton } from './icon-button.tsx'
import * as stories from './icon-button.stories.tsx'

checkStories(stories)

const place = (container: Element) => {
  const [box, dot] = [container.querySelector('.p-icon-button'), container.querySelector('.p-icon-button__count')].map(
    (one) => one?.getBoundingClientRect(),
  )
  return { box, dot }
}

test('44 x 44 with a dot of 16 at the top right, and at the top left right-to-left', async () => {
  const screen = await render(<IconButton label="Messages, 3 new" icon={<svg width="20" height="20" />} count={3} />)
  const { box, dot } = place(screen.container)
  expect([box?.width, box?.height, dot?.width, dot?.height]).toEqual([44, 44, 16, 16])
  expect(dot?.left).toBeGreaterThan((box?.left ?? 0) + 22)
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const turned = place(screen.container)
  expect(turned.dot?.right).toBeLessThan((turned.box?.left ?? 0) + 22)
})

test('without pressed it is no toggle', async () => {
  const screen = await render(<IconButton label="Close" icon={null} />)
  expect(screen.getByRole('button').element().hasAttribute('aria-pressed')).toBe(false)
})

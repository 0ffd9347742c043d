import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { mark } from '../../testing/shell.tsx'
import { Brand } from './brand.tsx'
import * as stories from './brand.stories.tsx'

checkStories(stories)

test('it can be hit in 44 px, with and without a word', async () => {
  const screen = await render(
    <>
      <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />
      <Brand href="/" label="Kalesa, home" name="kalesa" />
    </>,
  )
  for (const link of screen.container.querySelectorAll('a')) expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
})

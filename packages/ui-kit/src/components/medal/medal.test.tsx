import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Medal } from './medal.tsx'
import * as stories from './medal.stories.tsx'

checkStories(stories)

const signColor = (container: Element): string => {
  const sign = container.querySelector('.p-medal__sign')
  return sign ? getComputedStyle(sign).fill : ''
}

test('it has the colours of the rank, and those of the theme for what is no colour', async () => {
  const screen = await render(<Medal sign="2" color="#5fd8a5" ground="#1d3843" />)
  expect(signColor(screen.container)).toBe('rgb(95, 216, 165)')
  await screen.rerender(<Medal sign="2" color="url(https://other.example/a)" ground="#1d3843" />)
  expect(screen.container.innerHTML).not.toContain('other.example')
  expect(signColor(screen.container)).not.toBe('rgb(95, 216, 165)')
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Section } from './section.tsx'
import * as stories from './section.stories.tsx'

checkStories(stories)

const section = (
  <Section title="Hot now" hint="In the last hour" action={{ label: 'All hot games', shortLabel: 'All', href: '/hot' }}>
    <p>Games</p>
  </Section>
)

test.each([
  [1440, 'All hot games', '24px', true],
  [412, 'All', '20px', false],
])('at %i px its link says "%s"', async (width, words, size, hint) => {
  await page.viewport(width, 900)
  const screen = await render(section)
  const link = screen.getByRole('link', { name: 'All hot games' })
  expect((link.element() as HTMLElement).innerText.trim()).toBe(words)
  expect((link.element() as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(getComputedStyle(screen.getByRole('heading').element()).fontSize).toBe(size)
  expect(screen.getByText('In the last hour').query()?.checkVisibility()).toBe(hint)
})

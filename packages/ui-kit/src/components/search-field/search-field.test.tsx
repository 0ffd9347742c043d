import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SearchField } from './search-field.tsx'
import * as stories from './search-field.stories.tsx'

checkStories(stories)

test('44 high, text of 16 px on a phone, a clear button that can be hit in 44', async () => {
  await page.viewport(412, 823)
  const screen = await render(<SearchField label="Search" clearLabel="Clear" value="jade" onValue={() => undefined} />)
  expect(screen.container.querySelector('.p-search')?.getBoundingClientRect().height).toBe(44)
  expect(getComputedStyle(screen.getByRole('searchbox').element()).fontSize).toBe('16px')
  expect(
    Number.parseFloat(getComputedStyle(screen.getByRole('button').element(), '::after').height),
  ).toBeGreaterThanOrEqual(44)
})

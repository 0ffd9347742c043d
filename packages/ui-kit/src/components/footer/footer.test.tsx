import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { AgeMark } from '../age-mark/age-mark.tsx'
import { Footer } from './footer.tsx'
import * as stories from './footer.stories.tsx'

checkStories(stories)

const footer = (
  <Footer
    brand="vesper"
    about="One account."
    columns={[
      {
        title: 'Play',
        links: [
          { label: 'Slots', href: '#' },
          { label: 'Sports', href: '##' },
        ],
      },
    ]}
    age={<AgeMark label="21 or over">21+</AgeMark>}
    ageText="Only for players aged 21 or over."
    copyright="© 2025 Vesper"
  />
)

test('the ground stays ink by day, and the age mark is on every page', async () => {
  const screen = await render(<div data-theme="light">{footer}</div>)
  expect(getComputedStyle(screen.getByRole('contentinfo').element()).backgroundColor).toBe('rgb(38, 39, 67)')
  await expect.element(screen.getByText('21+')).toBeVisible()
})

test('on a phone its links are 44 px high', async () => {
  await page.viewport(412, 823)
  const { container } = await render(footer)
  const [first, second] = [...container.querySelectorAll('.p-footer__column li')].map(
    (link) => link.getBoundingClientRect().top,
  )
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(44)
})

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './summary.stories.tsx'
import { Summary } from './summary.tsx'

checkStories(stories)

test('[BEY-08] the sums have a name each, the total beside its own, in a region that is named', async () => {
  const screen = await render(
    <Summary
      title="Summary"
      facts={[{ id: 'fee', name: 'Fee', value: '0.00' }]}
      total={{ name: 'You receive', value: '200.00' }}
    />,
  )
  const region = screen.getByRole('region', { name: 'Summary' })
  await expect.element(region.getByText('You receive')).toBeVisible()
  expect(
    region
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['0.00', '200.00'])
  expect(screen.container.querySelector('.p-summary__stub')).toBeNull()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { RewardCard, RewardGrid } from './reward-card.tsx'
import * as stories from './reward-card.stories.tsx'

checkStories(stories)

test('[PNT-01] four rewards a row on a wide page, one on a phone, a picture in place of the sign', async () => {
  await page.viewport(1100, 900)
  const card = (index: number) => (
    <RewardCard
      key={index}
      name={`Reward ${index}`}
      sign={<svg data-sign />}
      picture={index ? null : 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='}
      cost="45"
      costLabel="points"
      action={null}
    />
  )
  const screen = await render(<RewardGrid label="Rewards">{[0, 1, 2, 3].map(card)}</RewardGrid>)
  const tops = () =>
    new Set(
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.getBoundingClientRect().top),
    ).size
  expect(tops()).toBe(1)
  expect(screen.container.querySelectorAll('[data-sign]')).toHaveLength(3)
  await page.viewport(412, 900)
  expect(tops()).toBe(4)
})

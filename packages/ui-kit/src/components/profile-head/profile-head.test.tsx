import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { BalanceCard } from './balance-card.tsx'
import * as stories from './profile-head.stories.tsx'

checkStories(stories)

const card = (refreshing: boolean, hidden = false) => (
  <BalanceCard
    label="Balance"
    sum="₱ 4,821.50"
    refreshing={refreshing}
    hidden={hidden}
    refreshLabel="Refresh balance"
    onRefresh={() => undefined}
  />
)

test('the sum stays while it refreshes, and nothing moves', async () => {
  const screen = await render(card(false))
  const places = () =>
    [...screen.container.querySelectorAll('.p-balance__card, .p-balance__sum, button')].map(
      (part) => part.getBoundingClientRect().toJSON() as unknown,
    )
  const before = places()
  await screen.rerender(card(true))
  expect(places()).toEqual(before)
  await expect.element(screen.getByText('₱ 4,821.50')).toBeVisible()
})

test('a hidden sum is three stars, and is nowhere in the page', async () => {
  const screen = await render(card(false, true))
  await expect.element(screen.getByText('***')).toBeVisible()
  expect(screen.container.innerHTML).not.toContain('4,821')
})

test('refresh can be hit in 44 × 44', async () => {
  const { container } = await render(card(false))
  const button = container.querySelector('button')
  expect([button?.offsetWidth, button?.offsetHeight]).toEqual([44, 44])
})

import { expect, isPhone, test } from './fixtures.ts'
import { expectMoved, openFromTile, sumIn } from './play.ts'

test('[LAU-07] a bet on a fixture stands after a reload, and is paid for once', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/sports', 'Virtual Liga')
  const before = await sumIn(game)
  // The next fixture may begin at any moment, the one after it not.
  await game.locator('.fixture').nth(1).locator('.pick').first().click()
  if (isPhone(page)) await game.locator('.bar').getByRole('button', { name: 'Bet slip: 1' }).click()
  await game.getByRole('button', { name: 'Place bet' }).click()
  await expect(game.getByText(/^Placed:/).first()).toBeVisible()
  await page.reload()
  await expect(game.locator('.bar .gold')).toContainText(/\d/)
  if (!isPhone(page)) await expect(game.getByRole('tab', { name: /My bets 1/ })).toBeVisible()
  await expectMoved(page, game, before)
})

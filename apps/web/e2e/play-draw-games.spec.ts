import { expect, test } from './fixtures.ts'
import { expectMoved, join, openAs, sumIn } from './play.ts'

test('[LAU-07] a lottery ticket is there after a reload, and is paid for once', async ({ page, baseURL }) => {
  // An account of its own: a bet of an earlier journey that is settled now would move the sum.
  const game = await openAs(await join(baseURL), page, '/lott', 'Mekong 4D')
  const before = await sumIn(game)
  await game.getByRole('button', { name: 'Big or small' }).click()
  await game.getByRole('button', { name: 'Big', exact: true }).click()
  await game.getByRole('button', { name: 'Add to slip' }).click()
  const buy = game.getByRole('button', { name: /^Buy ticket/ })
  // Between two draws nothing is sold for some seconds: the slip stays.
  await expect(async () => {
    await buy.click({ timeout: 1_000 })
    await expect(game.getByRole('status').first()).toHaveText(/^Ticket for draw/, { timeout: 2_000 })
  }).toPass()
  await page.reload()
  await expect(game.getByRole('tabpanel').getByText('Big or small').first()).toBeVisible()
  await expectMoved(page, game, before)
})

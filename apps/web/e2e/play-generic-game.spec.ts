import { expect, test } from './fixtures.ts'
import { expectMoved, openFromTile, playOn, sumIn } from './play.ts'

test('[LAU-06] a table of a provider with a wallet of its own opens in its frame, says it is play money, and plays a round', async ({
  page,
  request,
}) => {
  const table = await openFromTile(page, request, '/live', 'Northern Blackjack')
  await playOn(table)
  await expect(table.getByRole('status').first()).toHaveText(/you won|No win this time|back/i)
})

test('[LAU-07] a win on the table of another provider waits over a reload, and is collected once', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const game = await openFromTile(page, request, '/pvp', 'Tiến Lên')
  const collect = game.getByRole('button', { name: /^Collect/ })
  for (let round = 0; round < 20 && !(await collect.isVisible()); round++) await playOn(game)
  const before = await sumIn(game)
  await page.reload()
  await expect(game.getByRole('status').first()).toContainText('waits')
  await collect.click()
  await expect(game.getByRole('status').first()).toContainText('Collected')
  await expectMoved(page, game, before)
})

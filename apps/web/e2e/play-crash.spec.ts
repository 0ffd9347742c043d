import { expect, test } from './fixtures.ts'
import { expectMoved, openFromTile, sumIn } from './play.ts'

test('[LAU-07] crash goes on after a reload in mid-flight, and ends in the balance', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/inhouse', 'Orbit Crash')
  const before = await sumIn(game)
  await game.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => sumIn(game)).not.toBe(before)
  await page.reload()
  const out = game.getByRole('button', { name: 'Cash out', exact: true })
  await expect(game.getByRole('button', { name: /^(Start|Cash out)$/ })).toBeEnabled()
  if (await out.isVisible()) await out.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(game.getByRole('button', { name: 'Start' })).toBeEnabled()
  await expectMoved(page, game, before)
})

import { expect, once, test } from './fixtures.ts'
import { expectMoved, join, lineOf, openAs, sumIn, tileOf } from './play.ts'

test('[LAU-07] crash goes on after a reload in mid-flight, and ends in the balance', async ({ page, baseURL }) => {
  // An account of its own: a bet of an earlier journey that is settled now would move the sum.
  const game = await openAs(await join(baseURL), page, '/inhouse', 'Orbit Crash')
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

test(
  '[LAU-05] a crash round that ran on is not called safe, and the return says what became of it',
  once,
  async ({ page, baseURL }) => {
    const game = await openAs(await join(baseURL), page, '/inhouse', 'Orbit Crash')
    await game.getByRole('button', { name: 'Start' }).click()
    await expect(game.getByRole('button', { name: 'Cash out', exact: true })).toBeEnabled()
    const stop = page.getByText(
      'Your round of Orbit Crash is still running, and it goes on without you. If you cash out too late, the stake is lost.',
    )
    const other = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
    // Away until the round is over and booked: then another game opens. The round may fly for a minute.
    await expect(async () => {
      await page.goto('/inhouse?q=Fruit+Parade')
      await tileOf(page, 'Fruit Parade').click()
      await expect.poll(async () => (await stop.isVisible()) || (await other.isVisible())).toBe(true)
      await expect(page.getByText(/safe/)).toHaveCount(0)
      expect(await other.isVisible()).toBe(true)
    }).toPass({ intervals: [8_000], timeout: 180_000 })
    await page.goto('/inhouse?q=Orbit+Crash')
    await tileOf(page, 'Orbit Crash').click()
    await expect(lineOf(page.frameLocator('iframe'))).toHaveText(
      /^Your round went on without you and (ended at .*×\. The stake of ₱10\.00 was lost\.|was cashed out)/,
    )
  },
)

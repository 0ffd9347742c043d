import { expect, expectAccessible, goDownTo, once, test } from './fixtures.ts'

test('[LOB-01] the rows of home show titles with a game of their own: none is a demonstration', async ({ page }) => {
  // The sign that is looked for is the one that a tile of a demonstration has.
  await page.goto('/rng')
  await expect(page.getByRole('listitem').getByText('Demonstration').first()).toBeVisible()
  await page.goto('/')
  for (const name of ['Hot now', 'New this week', 'Popular games']) {
    const row = page.getByRole('region', { name })
    await goDownTo(page, page.getByRole('heading', { name }))
    await expect(row.getByRole('listitem').first()).toBeVisible()
    await expect(row.getByText('Demonstration')).toHaveCount(0)
  }
})

test(
  '[BEY-23] a title without a game of its own says so on its tile and in its details, before it is opened',
  once,
  async ({ page }) => {
    await page.goto('/rng')
    const tile = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Demonstration', { exact: true }) })
      .first()
    await tile.getByRole('button', { name: /^Details of / }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'A demonstration: this title runs on a shared machine, not on the game of its provider.',
    )
    await expectAccessible(page)
  },
)

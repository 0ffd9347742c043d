import { expect, test } from './fixtures.ts'
import { watchCall, expectOnSite, join, keyTo, lineOf, openAs, sumAfter, sumIn } from './play.ts'

test('[LAU-07] chips are laid and cards dealt by keyboard alone; a reload in mid-deal shows how that round ended, booked once', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const round = watchCall(page, '/api/baccarat/round')
  const table = await openAs(await join(baseURL), page, '/live', 'Velvet Baccarat')
  const line = lineOf(table)
  await expect(line).toHaveText('Choose a chip and put it on a field.')
  await keyTo(page, table.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('radio').nth(1)).toBeChecked()
  await keyTo(page, table.getByRole('button', { name: /^Banker \d/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await keyTo(page, table.getByRole('button', { name: /^Player \d/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(line).toHaveText(/ on Player$/)
  await keyTo(page, table.getByRole('button', { name: 'Deal' }))
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: 'Show at once' })).toBeVisible()
  await expect.poll(() => round.told.length).toBe(1)

  await page.reload()
  await expect(line).toHaveText(/(wins, \d to \d|A tie at \d)\. (You|Your|₱)/)
  const after = sumAfter(round.told)
  expect(await sumIn(table)).toBe(after)
  await expect(table.getByText(/^Player \d: .*; Banker \d: /)).toHaveCount(1)
  await expect(table.getByRole('button', { name: 'Deal' })).toBeVisible()
  expect(round.times).toBe(1)
  await expectOnSite(page, after)
})

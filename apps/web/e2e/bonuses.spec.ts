import type { FrameLocator, Page } from '@playwright/test'
import { expect, expectAccessible, once, test } from './fixtures.ts'
import { join, lineOf, openAs, playOn, spinDecided } from './play.ts'
import { openTab, payIn, takeTicket } from './sessions.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Played so far' })
const balance = (page: Page) => page.getByRole('group', { name: 'Balance' })

/** Spins until a round is over: one that gives free spins goes on. */
async function spin(game: FrameLocator): Promise<void> {
  const line = lineOf(game)
  do {
    await playOn(game)
    await expect(line).toHaveText(spinDecided)
  } while (/free spins/i.test(await line.innerText()))
}

test('[BEY-09] a bonus says how far it is, moves with a stake, and is given up in two steps: the sum, the record and another tab show it', async ({
  page,
  context,
  request,
  operate,
  baseURL,
}) => {
  const member = await join(baseURL)
  await operate('issue-ticket', member.username, '50', '9', 'Evening gift')
  await takeTicket(request, member.token)
  await payIn(request, member.token, 50_000)
  await openTab(page, member.token, member.username)
  await page.goto('/member/bonusDetails')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Evening gift' })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /^₱0\.00 of ₱450\.00, 0/)
  await expect(page.getByRole('table', { name: 'What counts' }).getByRole('row', { name: /^Slots 100%/ })).toBeVisible()
  await expectAccessible(page)

  await spin(await openAs(member, page, '/inhouse', 'Fruit Parade'))
  await page.goto('/member/bonusDetails')
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /^₱(?!0\.00)[\d.]+ of ₱450\.00/)

  const other = await context.newPage()
  await openTab(other, member.token, member.username)
  await other.goto('/member/bonusDetails')
  await expect(other.getByRole('heading', { level: 2, name: 'Evening gift' })).toBeVisible()

  await page.bringToFront()
  const giveUp = page.getByRole('button', { name: 'Give up this bonus: Evening gift' })
  await giveUp.click()
  const dialog = page.getByRole('dialog', { name: 'Give up Evening gift?' })
  await expect(dialog).toContainText('₱50.00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the bonus' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(bar(page)).toBeVisible()
  await giveUp.click()
  await dialog.getByRole('button', { name: 'Give up ₱50.00' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Evening gift is given up' })).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  const ended = page.getByRole('table', { name: 'Finished' }).getByRole('row', { name: /Evening gift/ })
  await expect(ended).toContainText('Given up')
  await expect(other.getByRole('heading', { level: 2, name: 'Evening gift' })).toHaveCount(0)
  await expect(other.getByRole('table', { name: 'Finished' })).toContainText('Evening gift')
  await other.close()

  await page.getByRole('link', { name: 'See it in the account record' }).click()
  await expect(page).toHaveURL(/\/member\/transactionHistory\?kind=dividend/)
  await expect(page.getByRole('cell', { name: /[-−]₱50\.00/ }).first()).toBeVisible()
})

test(
  '[MEM-07] what a bonus locks in the wallet leads to the page of bonuses',
  once,
  async ({ page, request, operate, baseURL }) => {
    const member = await join(baseURL)
    await operate('issue-ticket', member.username, '20', '9', 'Morning gift')
    await takeTicket(request, member.token)
    await openTab(page, member.token, member.username)
    await page.goto('/member/transferFund')
    await page.getByRole('link', { name: 'See bonus' }).click()
    await expect(page).toHaveURL(/\/member\/bonusDetails/)
    await expect(page.getByRole('heading', { level: 2, name: 'Morning gift' })).toBeVisible()
    await expect(balance(page)).toContainText('₱1,020.00')
  },
)

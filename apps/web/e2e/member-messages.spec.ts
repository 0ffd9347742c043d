import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, logIn, player, test } from './fixtures.ts'

const upline = { username: 'aprilsol22', password: 'vesper2025' }

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: /^Messages/ })

const row = (page: Page, title: string, { unread = false } = {}) =>
  page.getByRole('main').getByRole('button', { name: unread ? `${title} (not read)` : title })

/** How many messages the menu says are unread. */
const unreadOf = async (page: Page): Promise<number> => Number(/(\d+) unread/.exec(await entry(page).innerText())?.[1])

const write = async (page: Page, to: string, title: string, content: string) => {
  await page.goto('/member/messageV2?tab=write')
  await page.getByRole('combobox', { name: /^To/ }).selectOption({ label: to })
  await page.getByRole('textbox', { name: /^Subject/ }).fill(title)
  await page.getByRole('textbox', { name: /^Message/ }).fill(content)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL('/member/messageV2?tab=outbox')
  await expect(row(page, title).first()).toBeVisible()
}

test('[CHT-02] [MEM-02] a message of the upline is read, and the badge falls in every tab; the answer arrives, and is deleted with time to undo', async ({
  page,
  context,
}) => {
  const stamp = Date.now().toString(36)
  const [question, answer] = [`Friday ${stamp}`, `About ${stamp}`]
  const april = await context.newPage()
  await april.goto('/')
  await logIn(april, upline)
  await write(april, `${player.username}, your downline`, question, 'Do you come on Friday?\nAt eight.')

  await page.goto('/')
  await logIn(page)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const tab = await context.newPage()
  await tab.goto('/')
  await tab.evaluate((all) => Object.entries(all).forEach(([key, text]) => sessionStorage.setItem(key, text)), kept)
  await tab.goto('/member')
  await expect(entry(tab)).toContainText('unread')
  const before = await unreadOf(tab)

  await page.goto('/member/messageV2')
  await page.getByRole('radio', { name: /^Unread/ }).click()
  await expect(page).toHaveURL('/member/messageV2?unread=1')
  await expectAccessible(page)
  await row(page, question, { unread: true }).click()
  await expect(page).toHaveURL(/[?&]open=\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  await expect(page.getByText('At eight.')).toBeVisible()
  await expect(entry(tab)).toContainText(before > 1 ? `${before - 1} unread` : /^Messages$/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/member/messageV2?unread=1')
  await expect(row(page, question)).toBeHidden()
  if (isPhone(page)) await page.getByRole('link', { name: 'Back to the member centre' }).click()
  await expect(entry(page)).toContainText(before > 1 ? `${before - 1} unread` : /^Messages$/)

  await write(page, `${upline.username}, your upline`, answer, 'I do.')
  await april.goto('/member/messageV2')
  await row(april, answer, { unread: true }).click()
  await expect(april.getByText('I do.')).toBeVisible()
  await april.getByRole('button', { name: 'Delete' }).click()
  await expect(row(april, answer)).toBeHidden()
  await april.getByRole('button', { name: 'Undo' }).click()
  await row(april, answer).click()
  await april.getByRole('button', { name: 'Delete' }).click()
  await expect(row(april, answer)).toBeHidden()
  const deleted = april.waitForResponse((response) => response.request().method() === 'DELETE')
  // Who leaves the page does not wait for the ten seconds.
  if (isPhone(april)) await april.getByRole('link', { name: 'Back to the member centre' }).click()
  await april.getByRole('link', { name: 'My account' }).click()
  expect((await deleted).status()).toBe(200)
  await april.goto('/member/messageV2')
  await expect(april.getByRole('tab', { name: /^Received/ })).toBeVisible()
  await expect(april.getByRole('main').getByRole('navigation', { name: 'Received' })).toBeVisible()
  await expect(row(april, answer)).toBeHidden()
})

test('[MEM-02] [ANN-01] the announcements are a part of the messages, and a copied address opens the same one', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/messageV2')
  await page.getByRole('tab', { name: 'Announcements' }).click()
  await expect(page).toHaveURL('/member/messageV2?tab=notices')
  const list = page.getByRole('main').getByRole('navigation', { name: 'Announcements', exact: true })
  await list.getByRole('button').first().click()
  await expect(page).toHaveURL(/tab=notices&open=\d+$/)
  const title = page.getByRole('main').getByRole('tabpanel').getByRole('heading').first()
  const words = await title.innerText()
  await expectAccessible(page)
  await page.reload()
  await expect(title).toHaveText(words)
})

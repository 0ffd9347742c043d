import { expect, expectAccessible, test } from './fixtures.ts'
import { join } from './play.ts'
import { openTab } from './sessions.ts'

test('[MEM-06] the reward of the day and a code are taken once by two presses: their terms stand before, and a second try says so', async ({
  page,
  baseURL,
}) => {
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto('/member/rewardCenter')
  await page.getByRole('button', { name: /^Take ₱[\d.]+: Daily login$/ }).dblclick()
  await expect(page.getByRole('status').getByText(/It can be played, not withdrawn/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Today's reward is taken\./)).toBeVisible()

  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('no such code')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(code).toHaveAccessibleDescription(/code/i)
  await code.fill(' vesper 88 ')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByText('To play before it is paid')).toBeVisible()
  await expectAccessible(page)
  const take = page.getByRole('button', { name: /^Take ₱[\d.]+$/ })
  const [given = ''] = /₱[\d.]+/.exec(await take.innerText()) ?? []
  await take.dblclick()
  await expect(page.getByRole('status').getByText(`${given} is yours once you have played for it.`)).toBeVisible()
  await code.fill('VESPER88')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByText('You have taken this code already.')).toBeVisible()

  await page.goto('/member/bonusDetails')
  await expect(page.getByText(given).first()).toBeVisible()
})

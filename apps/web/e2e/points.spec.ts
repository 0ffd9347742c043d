import { expect, expectAccessible, player, test } from './fixtures.ts'
import { apiLogin, openTab } from './sessions.ts'

test('[PNT-01] points buy money: they leave, the bonus with its terms is there, and the list of what was redeemed says so', async ({
  page,
  request,
}) => {
  await openTab(page, await apiLogin(request, player))
  await page.goto('/pointMall')
  await expect(page.getByRole('heading', { level: 1, name: 'Points shop' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Deck of cards' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Redeem ₱5 cash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem ₱5 cash' })
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill('111111')
  await dialog.getByRole('button', { name: 'Redeem for 45 points' }).click()
  await expect(
    dialog
      .getByText(/password/)
      .filter({ hasText: /wrong|not right|tries/ })
      .first(),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill('246810')
  await dialog.getByRole('button', { name: 'Redeem for 45 points' }).dblclick()
  await expect(dialog.getByText('Redeemed. It is yours now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('tab', { name: 'Redeemed' }).click()
  await expect(page.getByText('₱5 cash')).toHaveCount(1)
  await page.goto('/member/bonusDetails')
  await expect(page.getByText('₱5 cash').first()).toBeVisible()
})

import { getPointBalance, listRedemptions, setPaymentPassword } from '@parlour/api-client/endpoints'
import { expect, expectAccessible, player, test } from './fixtures.ts'
import { join } from './play.ts'
import { apiLogin, memberClient, openTab } from './sessions.ts'

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

test('[PNT-01] points become money by two presses: they leave once, and the record shows the sum', async ({
  page,
  request,
  operate,
  baseURL,
}) => {
  const member = await join(baseURL)
  const client = memberClient(request, member.token)
  const paymentPassword = '246810'
  await client.call(setPaymentPassword, {
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
    password: player.password,
  })
  await operate('give-points', member.username, '120', 'For your patience')
  await openTab(page, member.token, member.username)
  await page.goto('/pointMall')
  await page.getByRole('button', { name: 'Convert to money' }).click()
  const dialog = page.getByRole('dialog', { name: 'Points to money' })
  await dialog.getByRole('textbox', { name: 'How many points' }).fill('100')
  await expectAccessible(page, ['dialog[open]'])
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(paymentPassword)
  const send = dialog.getByRole('button', { name: /^Convert to ₱/ })
  const [sum = ''] = /₱[\d.]+/.exec(await send.innerText()) ?? []
  await send.dblclick()
  await expect(dialog.getByRole('status').getByText(sum)).toBeVisible()
  expect(await client.call(getPointBalance, {})).toBe(20)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/member/transactionHistory')
  await expect(page.getByText(sum).first()).toBeVisible()
})

test('[PNT-01] a gift goes to an address: it waits, is sent or rejected by the operator, and a rejected one gives its points back', async ({
  page,
  request,
  operate,
}) => {
  await operate('give-points', player.username, '120', 'For your patience')
  const token = await apiLogin(request, player)
  await openTab(page, token)
  const client = memberClient(request, token)
  const order = async () => {
    await page.goto('/pointMall')
    await page.getByRole('button', { name: 'Redeem Deck of cards' }).click()
    const dialog = page.getByRole('dialog', { name: 'Redeem Deck of cards' })
    await dialog.getByRole('button', { name: 'Redeem for 60 points' }).click()
    await expect(dialog.getByText('Type the address the gift is sent to.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0101')
    await dialog.getByRole('textbox', { name: 'Address to send it to' }).fill('12 Mabini St, Manila')
    await dialog.getByRole('textbox', { name: 'Payment password' }).fill('246810')
    await expectAccessible(page, ['dialog[open]'])
    await dialog.getByRole('button', { name: 'Redeem for 60 points' }).dblclick()
    await expect(dialog.getByText('Ordered. It is sent once the order has been checked.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('tab', { name: 'Redeemed' }).click()
    const [newest] = (await client.call(listRedemptions, { page: 1, size: 1 })).list
    return newest?.refNo ?? ''
  }
  const sent = await order()
  await expect(page.getByText('In process')).toHaveCount(1)
  await operate('approve-redemption', sent)
  const refused = await order()
  const left = await client.call(getPointBalance, {})
  await operate('reject-redemption', refused, 'address')
  expect(await client.call(getPointBalance, {})).toBe(left + 60)
  await page.reload()
  await expect(page.getByText('Rejected')).toHaveCount(1)
  await expect(page.getByText('In process')).toHaveCount(0)
  const { list } = await client.call(listRedemptions, { page: 1, size: 2 })
  expect(list.map(({ refNo, status }) => [refNo, status])).toEqual([
    [refused, 'rejected'],
    [sent, 'approved'],
  ])
})

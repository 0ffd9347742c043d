import type { Page } from '@playwright/test'
import { expect, expectAccessible, freshName, isPhone, logIn, test } from './fixtures.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const secret = 'Evening2026'

/** The accounts of the agent's direct members whose name has this part. */
const membersNamed = (page: Page, name: string): Promise<{ account: string; type: number }[]> =>
  page.evaluate(async (account) => {
    const headers = { Authorization: sessionStorage.getItem('token') ?? '', Merchant: 'vesper' }
    const { value } = await (await fetch(`/wps/agent/downlines?account=${account}`, { headers })).json()
    return value.list as { account: string; type: number }[]
  }, name)

test('[AGT-02] an agent opens an account with rates; its owner logs in with the first password and stands in the team', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent/registerCenter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account registration' })).toBeVisible()
  await page.getByRole('radio', { name: /^Agent/ }).check()
  const name = page.getByRole('textbox', { name: 'Username' })
  await name.fill(agent.username)
  await expect(page.getByText('This username is taken. Choose another one.')).toBeVisible()
  const account = freshName()
  await name.fill(account)
  await expect(page.getByText('This name is free').first()).toBeVisible()
  const rate = page.getByRole('textbox', { name: 'Slots' })
  await rate.fill('99')
  await expect(page.getByText(/^Choose a rate from 0% to/)).toBeVisible()
  await rate.fill('0.1')
  await expect(page.getByRole('slider', { name: 'Slots' })).toHaveValue('0.1')
  await expectAccessible(page)
  const password = await page.getByRole('textbox', { name: 'First password' }).inputValue()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText(`${account} is in your team now.`)).toBeVisible()
  await expect(page.getByText(password, { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await membersNamed(page, account)).toMatchObject([{ account, type: 2 }])

  const owner = await elsewhere()
  await owner.goto('/')
  await owner.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const window = owner.getByRole('dialog')
  await window.getByRole('textbox', { name: 'Username' }).fill(account)
  await window.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await window.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(owner.getByText(/^Choose a password of your own to go on/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(password, { exact: true })).toHaveCount(0)
})

test('[AGT-06] an agent makes a link, somebody registers by it and stands in its list, and the link is deleted', async ({
  page,
  elsewhere,
}) => {
  const link = `Radio ${freshName()}`
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent/registerCenter?tab=links')
  await page.getByRole('button', { name: 'New link' }).click()
  const making = page.getByRole('dialog', { name: 'New invitation link' })
  await making.getByRole('textbox', { name: 'Name of the link' }).fill(link)
  await making.getByRole('textbox', { name: 'Slots' }).fill('0.1')
  await expectAccessible(page)
  await making.getByRole('button', { name: 'Make link' }).click()
  const card = isPhone(page) ? page.getByRole('dialog', { name: link }) : page.getByRole('main')
  await expect(card.getByRole('img', { name: `QR code of ${link}` })).toBeVisible()
  await expectAccessible(page)
  const code = /affiliateCode=(\w+)/.exec(await card.getByRole('figure').innerText())?.[1] ?? ''
  expect(code).toHaveLength(8)

  const guest = await elsewhere()
  await guest.goto(`/register?affiliateCode=${code}`)
  await guest.getByRole('radio', { name: 'Username' }).check()
  const account = freshName()
  const field = (name: string) => guest.getByRole('main').getByRole('textbox', { name, exact: true })
  await field('Username').fill(account)
  await guest.getByLabel('Full name').fill('Linh Tran')
  await field('Password').fill(secret)
  await guest.getByLabel('Repeat the password').fill(secret)
  await guest.getByRole('checkbox', { name: 'I am 21 or older' }).check()
  await guest.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(guest.getByRole('dialog', { name: 'Your account is open' })).toBeVisible()

  await page.goto('/agent/registerCenter?tab=links')
  const row = page.getByRole('table', { name: 'Invitation links' }).getByRole('row', { name: new RegExp(`^${link}`) })
  await expect(row).toContainText('100%')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/open=\d+/)
  if (isPhone(page)) await page.getByRole('dialog', { name: link }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('table', { name: /^People who came by/ }).getByText(account)).toBeVisible()

  if (isPhone(page)) await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Delete link' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${link}?` })
    .getByRole('button', { name: 'Delete link' })
    .click()
  await expect(page.getByText('The link is deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

import type { APIRequestContext, Page } from '@playwright/test'
import { closeWelcome, expect, expectAccessible, isPhone, logIn, test } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'

const password = 'vesper2025'
const own = 'Evening2026'

/** An account of the seed for each size: both have a verified number and address, and end as they began. */
const memberOf = (page: Page) =>
  isPhone(page) ? { username: 'marcobay01', number: '9170000101' } : { username: 'aprilsol22', number: '9170000122' }

const window = (page: Page, name: string) => page.locator(`[data-modal="${name}"]`)

/** The newest text that went to a number or an address. */
async function newest(request: APIRequestContext, command: 'sms' | 'mail', target: string): Promise<string> {
  const answer = await request.post(`/operator/${command}`, {
    data: { args: [target] },
    headers: { 'Operator-Token': operatorToken },
  })
  const { value } = (await answer.json()) as { value: readonly { text: string }[] | string }
  return typeof value === 'string' ? '' : (value[0]?.text ?? '')
}

async function openRecovery(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await window(page, 'loginPopupModal').getByRole('button', { name: 'Forgot it?' }).click()
  const recovery = window(page, 'forgetPassModal')
  await expect(recovery).toBeVisible()
  return recovery
}

async function logInAgain(page: Page, username: string, typed: string) {
  const login = window(page, 'loginPopupModal')
  await expect(login.getByRole('textbox', { name: 'Username' })).toHaveValue(username)
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(typed)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('[FGT-02] [PWD-01] [PWD-02] a mailed password lets in and must be changed; there is no way around it', async ({
  page,
  request,
}) => {
  const { username } = memberOf(page)
  const recovery = await openRecovery(page)
  await recovery.getByRole('textbox', { name: 'Username' }).fill(username)
  await recovery.getByRole('textbox', { name: 'E-mail' }).fill('linh')
  await recovery.getByRole('button', { name: 'Send me a password' }).click()
  await expect(recovery.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await recovery.getByRole('textbox', { name: 'E-mail' }).fill(`${username}@example.com`)
  await expectAccessible(page)
  await recovery.getByRole('button', { name: 'Send me a password' }).click()
  await expect(recovery.getByText(/^If username and address belong together/)).toBeVisible()
  await expectAccessible(page)
  await recovery.getByRole('button', { name: 'To the login' }).click()
  const [sent = ''] =
    /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await newest(request, 'mail', `${username}@example.com`)) ?? []
  const login = window(page, 'loginPopupModal')
  await login.getByRole('textbox', { name: 'Username' }).fill(username)
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(sent)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()

  const change = window(page, 'changePassModal')
  await expect(change).toBeVisible()
  await expect(change.getByLabel('Password until now')).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(change).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(sent)
  await page.reload()
  await expect(change.getByLabel('Password until now')).toBeVisible()
  await change.getByLabel('Password until now').fill(sent)
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill('short')
  await change.getByLabel('New password again').fill('other')
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(change.getByRole('textbox', { name: 'New password', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await change.getByLabel('New password again').fill(password)
  await change.getByRole('button', { name: 'Change password' }).click()
  await logInAgain(page, username, password)
  await closeWelcome(page)
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱')
})

test('[FGT-03] [REG-06] [LOG-06] a code by text sets a new password and logs in; the welcome leads on to another', async ({
  page,
  request,
  context,
}) => {
  const { username, number } = memberOf(page)
  const other = await context.newPage()
  const second = await openRecovery(other)
  await second.getByRole('radio', { name: 'Mobile number' }).check()
  const recovery = await openRecovery(page)
  await recovery.getByRole('radio', { name: 'Mobile number' }).check()
  const ask = recovery.getByRole('button', { name: 'Get code' })
  await expect(ask).toBeDisabled()
  await recovery.getByRole('textbox', { name: 'Mobile number' }).fill(`+63 ${number}`)
  await expect(recovery.getByRole('button', { name: 'Country code, Philippines +63' })).toBeVisible()
  await ask.click()
  await expect(recovery.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await expect(second.getByRole('button', { name: /^Again in/ })).toBeVisible()
  // Both count down to the same moment: when each shows another second is a matter of its machine.
  const kept = (from: Page) => from.evaluate(() => sessionStorage.getItem('parlour:1:codes'))
  await expect.poll(() => kept(other)).not.toBeNull()
  expect(await kept(other)).toBe(await kept(page))
  await other.close()
  await expect(recovery.getByText(/^Sent to \+63 ••••/).first()).toBeVisible()
  await expectAccessible(page)

  const [code = ''] = /\d{6}/.exec(await newest(request, 'sms', number)) ?? []
  await recovery.getByLabel('Code from the text message').fill(code)
  await recovery.getByRole('textbox', { name: 'New password', exact: true }).fill(own)
  await recovery.getByRole('button', { name: 'Set it and log in' }).click()
  const welcome = window(page, 'afterLoginModal')
  await expect(welcome).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(welcome.getByText('Last login')).toBeVisible()
  await expectAccessible(page)
  await welcome.getByRole('button', { name: 'Change password' }).click()

  const change = window(page, 'changePassModal')
  await change.getByLabel('Password until now').fill('wrong1234')
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await change.getByLabel('New password again').fill(password)
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(change.getByLabel('Password until now')).toHaveAttribute('aria-invalid', 'true')
  await change.getByLabel('Password until now').fill(own)
  await change.getByRole('button', { name: 'Change password' }).click()
  await logInAgain(page, username, password)
  await closeWelcome(page)
})

test('[FGT-04] a stranger learns nothing: known or unknown, the words and the window are the same', async ({
  page,
}) => {
  const sights: string[] = []
  for (const username of ['linhtran88', 'nobody1234']) {
    const recovery = await openRecovery(page)
    await recovery.getByRole('textbox', { name: 'Username' }).fill(username)
    await recovery.getByRole('textbox', { name: 'E-mail' }).fill('stranger@example.com')
    await recovery.getByRole('button', { name: 'Send me a password' }).click()
    await expect(recovery.getByRole('button', { name: 'To the login' })).toBeVisible()
    sights.push(await recovery.innerText())
  }
  for (const number of ['9170000188', '9175550777']) {
    const recovery = await openRecovery(page)
    await recovery.getByRole('radio', { name: 'Mobile number' }).check()
    await recovery.getByRole('textbox', { name: 'Mobile number' }).fill(number)
    await recovery.getByLabel('Code from the text message').fill('000000')
    await recovery.getByRole('textbox', { name: 'New password', exact: true }).fill(own)
    await recovery.getByRole('button', { name: 'Set it and log in' }).click()
    await expect(recovery.getByLabel('Code from the text message')).toHaveAttribute('aria-invalid', 'true')
    sights.push(await recovery.innerText())
  }
  const [mailed, unmailed, known, unknown] = sights
  expect(unmailed).toBe(mailed)
  expect(unknown).toBe(known)
})

test('[LOG-06] the window after a login says who and when, and goes by Enter', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const login = window(page, 'loginPopupModal')
  await login.getByRole('textbox', { name: 'Username' }).fill('linhtran88')
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  const welcome = window(page, 'afterLoginModal')
  await expect(welcome.getByText('This device')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(welcome).toBeHidden()
})

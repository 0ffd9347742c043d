import { login } from '@parlour/api-client/endpoints'
import type { APIRequestContext, Page } from '@playwright/test'
import { closeWelcome, expect, expectAccessible, freshName, isPhone, player, test } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'
import { callFromElsewhere } from './sessions.ts'

const password = player.password
const dialogOf = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Log in', exact: true })
const alert = (page: Page) => dialogOf(page).getByRole('alert')

/**
 * The journeys of both sizes share one gateway: each has a member of its own, as a number is sent one code a minute.
 */
const memberOf = (page: Page) =>
  isPhone(page) ? { username: 'marcobay01', number: '9170000101' } : { username: 'linhtran88', number: '9170000188' }

const open = async (page: Page, address = '/'): Promise<void> => {
  await page.goto(address)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

const enter = async (page: Page, username: string, typed: string): Promise<void> => {
  await dialogOf(page).getByRole('textbox', { name: 'Username' }).fill(username)
  await dialogOf(page).getByRole('textbox', { name: 'Password', exact: true }).fill(typed)
  await submit(page).click()
}

/** The code of the newest message to a number. */
const codeTo = async (request: APIRequestContext, number: string): Promise<string> => {
  const answer = await request.post('/operator/sms', {
    data: { args: [`+63${number}`] },
    headers: { 'Operator-Token': operatorToken },
  })
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? ''
}

const expectMember = async (page: Page, username: string): Promise<void> => {
  const account = page.getByRole('button', { name: `Account of ${username}` })
  await expect(account).toBeVisible()
  await expect(account).toBeFocused()
  await expect(page.getByText(`You are logged in as ${username}.`)).toBeAttached()
}

test('[LOG-01] a press on the page that the server drew opens the window once the scripts are there', async ({
  page,
}) => {
  let arrive = () => undefined as void
  const scripts = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('[LOG-03] by name: Enter sends, home opens, and the focus lands on the account', async ({ page }) => {
  await page.goto('/slots')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expectAccessible(page)
  await dialogOf(page).getByRole('textbox', { name: 'Username' }).fill(player.username)
  await dialogOf(page).getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await closeWelcome(page)
  await expect(page).toHaveURL('/')
  await expectMember(page, player.username)
})

test('[LOG-01] by message: a code comes, counts down, and lets in', async ({ page, request }) => {
  const { username, number } = memberOf(page)
  await open(page)
  await dialogOf(page).getByRole('radio', { name: 'Text message' }).check()
  await dialogOf(page).getByRole('textbox', { name: 'Mobile number' }).fill(number)
  await dialogOf(page).getByRole('button', { name: 'Get code' }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^Again in/ })).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('textbox', { name: /^Code/ }).fill('000000')
  await submit(page).click()
  await expect(dialogOf(page).getByText(/^The code is wrong/)).toBeVisible()
  await dialogOf(page)
    .getByRole('textbox', { name: /^Code/ })
    .fill(await codeTo(request, number))
  await submit(page).click()
  await closeWelcome(page)
  await expectMember(page, username)
})

test('[LOG-08] as a demo: the window says what it is, and a press opens it', async ({ page }) => {
  await open(page)
  await expect(dialogOf(page).getByText('Play money, nothing to withdraw. It is gone when you leave.')).toBeVisible()
  const asked = page.waitForRequest('**/wps/session/login/freeplay')
  await dialogOf(page).getByRole('button', { name: 'Look around with a demo account' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    platform: 'W',
    'X-Gateway-Version': 3,
    Encryption: expect.stringMatching(/^[0-9a-f]{200,}$/),
  })
  await closeWelcome(page)
  await expect(page.getByRole('button', { name: /^Account of trial/ })).toBeVisible()
})

test('[S9] from a new place: the code of a message comes second, and a wrong one is said', async ({
  page,
  request,
  operate,
  baseURL,
}) => {
  // A place is new to a member only once: the journey of the desktop looks at both sizes.
  if (isPhone(page)) return
  const member = { username: 'aprilsol22', number: '9170000122' }
  await callFromElsewhere(page, login, baseURL ?? '')
  await operate('module', 'LOGINIPVERF3', 'on')
  try {
    await open(page)
    await enter(page, member.username, password)
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await expectAccessible(page)
    const code = await codeTo(request, member.number)
    await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await expect(dialogOf(page).getByText(/^The code is wrong/)).toBeVisible()
    await page.keyboard.type(code)
    await closeWelcome(page)
    await expectMember(page, member.username)
  } finally {
    await operate('module', 'LOGINIPVERF3', 'off')
  }
})

test('[LOG-04] five wrong tries: what is left is said, the picture joins, and then the login rests', async ({
  page,
}) => {
  await open(page)
  const name = freshName()
  await enter(page, name, 'wrong-0-pass')
  await expect(dialogOf(page).getByText('Username and password do not match. 4 tries left.')).toBeVisible()
  for (let attempt = 1; attempt < 5; attempt++) {
    const picture = attempt >= 2 ? page.waitForResponse('**/wps/captcha*') : null
    await enter(page, name, `wrong-${attempt}-pass`)
    await expect(
      dialogOf(page).getByText(
        attempt === 4 ? /last try for now/ : `${4 - attempt} ${attempt === 3 ? 'try' : 'tries'} left`,
      ),
    ).toBeVisible()
    if (!picture) continue
    await expect(dialogOf(page).getByRole('img', { name: 'Picture with signs to type' })).toBeVisible()
    await dialogOf(page)
      .getByRole('textbox', { name: 'Captcha' })
      .fill((await (await picture).allHeaders())['x-test-captcha'] ?? '')
  }
  await submit(page).click()
  await expect(
    alert(page)
      .getByText(/^Too many wrong tries\. You can log in again at/)
      .first(),
  ).toBeVisible()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})

test('[LOG-04] a closed account is told so, once its password is right', async ({ page, operate }) => {
  await operate('block', 'aprilsol22')
  try {
    await open(page)
    await enter(page, 'aprilsol22', password)
    await expect(alert(page)).toContainText('This account is blocked.')
  } finally {
    await operate('unblock', 'aprilsol22')
  }
})

test('[LOG-07] the name is remembered for a day, the password never', async ({ page }) => {
  await open(page)
  await dialogOf(page)
    .getByLabel(/^Remember my username/)
    .check()
  await enter(page, player.username, password)
  await closeWelcome(page)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).toContain(player.username)
  expect(kept).not.toContain(password)
})

test('[LOG-13] the address of the login opens its window over home; the ways out of it open theirs', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await dialogOf(page).getByRole('button', { name: 'Forgot it?' }).click()
  await expect(page.locator('[data-modal="forgetPassModal"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await dialogOf(page).getByRole('button', { name: 'Open an account' }).click()
  await expect(page.locator('[data-modal="registerModal"]')).toBeVisible()
})

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, freshName, logIn, player, test } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'

const password = 'Evening2026'
const modes = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3']

let numbers = 0
/** A mobile number that no other journey uses. */
const freshNumber = (): string =>
  `917${String(Date.now() % 100_000).padStart(5, '0')}${String((numbers += 1)).padStart(2, '0')}`

const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const signUp = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign up' })
const agree = (page: Page) => page.getByRole('checkbox', { name: 'I am 21 or older' }).check()

async function byName(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Username' }).check()
}

async function fillName(page: Page, name = freshName()): Promise<string> {
  await field(page, 'Username').fill(name)
  await page.getByLabel('Full name').fill('Linh Tran')
  await field(page, 'Password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await agree(page)
  return name
}

/** The code that the carrier would have delivered. */
async function codeFor(request: APIRequestContext, number: string): Promise<string> {
  const answer = await request.post('/operator/sms', {
    data: { args: [`+63${number}`] },
    headers: { 'Operator-Token': operatorToken },
  })
  return /\b(\d{6}) is your code/.exec(await answer.text())?.[1] ?? ''
}

async function askForCode(page: Page, request: APIRequestContext, number = freshNumber()): Promise<string> {
  await field(page, 'Mobile number').fill(number)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await field(page, 'Code from the text message').fill(await codeFor(request, number))
  return number
}

async function expectWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Your account is open' })
  await expect(welcome).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱1,000.00')
}

/** Runs with modules switched otherwise, and switches them back. */
async function withModules(
  operate: (name: string, ...args: string[]) => Promise<void>,
  changes: Readonly<Record<string, 'on' | 'off'>>,
  journey: () => Promise<void>,
) {
  for (const [id, state] of Object.entries(changes)) await operate('module', id, state)
  try {
    await journey()
  } finally {
    for (const [id, state] of Object.entries(changes))
      await operate('module', id, modes.includes(id) ? 'on' : state === 'on' ? 'off' : 'on')
  }
}

test('[REG-08] a guest registers by name, is logged in, and lands on home with a welcome', async ({ page }) => {
  await byName(page)
  await fillName(page)
  await expect(page.getByText('This name is free').first()).toBeVisible()
  await expectAccessible(page)
  await signUp(page).click()
  await expectWelcome(page)
})

test('[REG-01][REG-09] by number, code and password: the account number is told first', async ({ page, request }) => {
  await page.goto('/register')
  await expect(page.getByRole('radio', { name: 'Mobile number' })).toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Linh Tran')
  await field(page, 'Password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await agree(page)
  await askForCode(page, request)
  await signUp(page).click()
  const told = page.getByRole('dialog', { name: 'Registration complete' })
  await expect(told.getByText(/ph\d{8}/)).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button').last().click()
  await expectWelcome(page)
})

test('[REG-01] by number without a password, where only that is open: no tabs', async ({ page, request, operate }) => {
  await withModules(operate, { USERNAMEREG3: 'off', MOBILENUMPASSREG3: 'off' }, async () => {
    await page.goto('/register')
    await page.getByLabel('Full name').fill('Linh Tran')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(field(page, 'Password')).toHaveCount(0)
    await agree(page)
    await askForCode(page, request)
    await signUp(page).click()
    await expect(page.getByRole('dialog', { name: 'Registration complete' })).toBeVisible()
  })
})

test('[REG-08] by name with a code, where the platform verifies numbers', async ({ page, request, operate }) => {
  await withModules(operate, { REGMOBVERF3: 'on' }, async () => {
    await byName(page)
    await fillName(page)
    await askForCode(page, request)
    await signUp(page).click()
    await expectWelcome(page)
  })
})

test('[REG-05] a captcha where the setting says so: a wrong one is told beside it, with another picture', async ({
  page,
  operate,
}) => {
  await withModules(operate, { CAPTCHA3: 'on' }, async () => {
    await byName(page)
    await fillName(page)
    const picture = page.getByRole('img', { name: 'Picture with signs to type' })
    await expect(picture).toBeVisible()
    const first = await picture.getAttribute('src')
    await field(page, 'Captcha').fill('0000')
    await signUp(page).click()
    await expect(page.getByText('These are not the signs of the picture. Type the new ones.')).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await expect(field(page, 'Captcha')).toHaveValue('')
    await expectAccessible(page)
  })
})

test('[REG-02] a broken rule and a name that is taken are said beside their fields, and nothing is lost', async ({
  page,
}) => {
  await byName(page)
  await field(page, 'Username').fill(player.username)
  await page.getByLabel('Full name').fill('Linh2')
  await field(page, 'Password').fill(password)
  await page.getByLabel('Repeat the password').fill('other')
  await signUp(page).click()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The two passwords differ.')).toBeVisible()
  await page.getByLabel('Full name').fill('Linh Tran')
  await page.getByLabel('Repeat the password').fill(password)
  await agree(page)
  await signUp(page).click()
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).toHaveValue('Linh Tran')
  await expect(field(page, 'Password')).toHaveValue(password)
  await expectAccessible(page)
})

test('[VAL-01][REG-12] an empty form: the first wrong field has the focus, its label stands below the header', async ({
  page,
}) => {
  await byName(page)
  await signUp(page).click()
  await expect(field(page, 'Username')).toBeFocused()
  await expect(page.getByText(/^Only people of 21 or over/)).toBeVisible()
  const top = async (part: Locator, end: 0 | 1) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + end * (box?.height ?? 0)
  }
  const label = page.locator('label', { hasText: /^Username\*?$/ }).last()
  await expect.poll(() => top(label, 0)).toBeGreaterThanOrEqual(await top(page.getByRole('banner'), 1))
})

test('[REG-07] an invitation code that nobody gave out stops the form with a dialog; one of an agent hides the field', async ({
  page,
  context,
}) => {
  await byName(page)
  await fillName(page)
  await page.getByLabel('Invitation code').fill('NOBODY99')
  await signUp(page).click()
  const warning = page.getByRole('dialog', { name: 'This invitation code does not exist' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await warning.getByRole('button').last().click()
  await expect(page.getByRole('textbox', { name: 'Invitation code' })).toBeFocused()

  const agent = await context.newPage()
  await agent.goto('/')
  await logIn(agent, { username: 'marcobay01', password: player.password })
  const code = await agent.evaluate(async () => {
    const headers = { Authorization: sessionStorage.getItem('token') ?? '', Merchant: 'vesper' }
    const { value } = await (await fetch('/wps/relay/MCSFE_getReferralDetails?autoGenerate=true', { headers })).json()
    return value.referralCode as string
  })
  await page.goto(`/register?affiliateCode=${code}`)
  await page.getByRole('radio', { name: 'Username' }).check()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(page.getByLabel('Invitation code')).toHaveCount(0)
  await page.goto('/register?affiliateCode=NOBODY99')
  await expect(page.getByLabel('Invitation code')).toHaveValue('NOBODY99')
})

test('[REG-06] no code for a number that is none; a wrong code is told beside its field', async ({ page, request }) => {
  await page.goto('/register')
  await field(page, 'Mobile number').fill('12')
  await expect(page.getByRole('button', { name: 'Get code' })).toBeDisabled()
  await page.getByLabel('Full name').fill('Linh Tran')
  await field(page, 'Password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await agree(page)
  await askForCode(page, request)
  await field(page, 'Code from the text message').fill('000000')
  await signUp(page).click()
  await expect(page.getByText('The code is wrong or no longer good.')).toBeVisible()
  await expect(field(page, 'Code from the text message')).toBeFocused()
})

test('[REG-03] the window keeps what was typed when it is closed from outside, but for secrets; terms open over it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open an account' }).click()
  const window = page.getByRole('dialog', { name: 'Open an account' })
  await window.getByRole('radio', { name: 'Username' }).check()
  await window.getByRole('textbox', { name: 'Username', exact: true }).fill('kept4711')
  await window.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await expectAccessible(page)
  await window.getByRole('button', { name: 'terms of use' }).click()
  const terms = page.getByRole('dialog').last()
  await expect(terms.getByRole('listitem').or(terms.getByRole('paragraph')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open an account' }).click()
  await expect(window.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('kept4711')
  await expect(window.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  await window.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[REG-11] offers for new members stand beside the form, each with its condition, and can be held', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/register')
  const offers = page.getByRole('region', { name: 'Offers for new members' })
  await expect(offers.getByText(/Play it 3 times before you withdraw/)).toBeAttached()
  await offers.getByRole('button', { name: 'Hold the offers' }).click()
  await expect(offers.getByRole('button', { name: 'Let the offers run' })).toBeVisible()
  await offers.getByRole('button', { name: /Offer 2 of 2/ }).click()
  await expect(offers.getByRole('group', { name: 'Offer 2 of 2' })).toHaveAttribute('data-current', 'true')
})

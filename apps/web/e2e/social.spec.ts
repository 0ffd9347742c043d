import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

const openLogin = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  return dialog
}

const press = async (page: Page, provider: string) => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Continue with ${provider}` })
      .click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Demonstration sign-in' })).toBeVisible()
  return popup
}

const signIn = async (page: Page, provider: string, name: string) => {
  const popup = await press(page, provider)
  await popup.getByLabel(/^A name/).fill(name)
  await popup.getByRole('button', { name: 'Continue as this person' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
}

const fresh = () => `anna ${Date.now()} ${Math.random()}`

test('[LOG-09] [X13] nothing of a sign-in elsewhere loads before a press, and no script of others ever runs on the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const dialog = await openLogin(page)
  expect(asked.filter((url) => url.includes('connect.localhost') || /connector|firebase/.test(url))).toEqual([])
  await expectAccessible(page)
  const popup = await press(page, 'Google')
  await expect(dialog.getByText('Sign in with Google in the window that opened.')).toBeVisible()
  expect(asked.filter((url) => !new URL(url).host.startsWith('localhost:') && url.startsWith('http'))).toEqual([])
  await popup.close()
  await expect(dialog.getByText('You closed the window of Google before you were signed in.')).toBeVisible()
  await expectAccessible(page)
})

for (const provider of ['Google', 'Facebook', 'Telegram'])
  test(`[S12] [REG-12] ${provider} opens an account after agreeing, and logs in to it the next time`, async ({
    page,
  }) => {
    const name = fresh()
    const dialog = await openLogin(page)
    await signIn(page, provider, name)
    await expect(dialog.getByText(`No account here belongs to this ${provider} account yet.`)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Open an account' }).last().click()
    await expect(dialog.getByRole('checkbox', { name: /21 or older/ })).toBeVisible()
    await dialog.getByRole('checkbox', { name: /21 or older/ }).check()
    await dialog.getByRole('button', { name: 'Open an account' }).last().click()
    await page.getByRole('dialog', { name: 'Registration complete' }).getByRole('button').last().click()
    await expect(page.getByRole('dialog', { name: /account is open/i })).toBeVisible()
    const account = await page.evaluate(
      () =>
        Object.values(sessionStorage)
          .join(' ')
          .match(/ph\d{8}/)?.[0],
    )
    expect(account).toBeTruthy()
    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await signIn(page, provider, name)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden()
    expect(await page.evaluate(() => Object.values(sessionStorage).join(' '))).toContain(account)
  })

test('[REG-12] what is agreed to after a sign-in elsewhere opens over it, and the sign-in waits', async ({ page }) => {
  const dialog = await openLogin(page)
  await signIn(page, 'Google', fresh())
  await dialog.getByRole('button', { name: 'privacy notice' }).click()
  const privacy = page.locator('dialog[data-modal=termsModal]')
  await expect(privacy.getByRole('listitem').or(privacy.getByRole('paragraph')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog.getByRole('checkbox', { name: /21 or older/ })).toBeVisible()
})

test('[S12] who cancels at the provider is told so, and may try again', async ({ page }) => {
  const dialog = await openLogin(page)
  const popup = await press(page, 'Facebook')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('You closed the window of Facebook before you were signed in.')).toBeVisible()
  await signIn(page, 'Facebook', fresh())
  await expect(dialog.getByText('No account here belongs to this Facebook account yet.')).toBeVisible()
})

test('[D16] a blocked window says so, and its button opens it by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let first = true
    window.open = (...args: Parameters<typeof open>) => {
      if (!first) return open(...args)
      first = false
      return null
    }
  })
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Continue with Telegram' }).click()
  await expect(dialog.getByText('Your browser blocked the window of Telegram.')).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Open the window' }).click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Demonstration sign-in' })).toBeVisible()
})

test('[D16] [SVC-01] in the browser of an app, which has one window only, the page stays and says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      if (address) location.assign(address)
      return window
    }
  })
  const dialog = await openLogin(page)
  const address = page.url()
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(dialog.getByText(/blocked the window of Google.*open this site in your own browser/)).toBeVisible()
  await page.goto('/helpmc')
  await page.getByRole('button', { name: 'Contact us' }).first().click()
  await expect(page.getByText('The window was blocked')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the customer service' })).toHaveAttribute('href', /^http/)
  expect([address, page.url()].map((url) => new URL(url).pathname)).toEqual(['/', '/helpmc'])
})

test('[T10] a connector that does not answer is given up after five seconds', async ({ page, context }) => {
  await context.route('**/sign-in?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Nothing</title>' }),
  )
  const dialog = await openLogin(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await expect(dialog.getByText('Google does not answer.')).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
})

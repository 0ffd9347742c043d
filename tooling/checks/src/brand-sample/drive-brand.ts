import assert from 'node:assert/strict'
import AxeBuilder from '@axe-core/playwright'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type Page } from 'playwright'

/** A window of a visitor. */
export interface Visit {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
}

const seen = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
    `what axe finds on ${name}`,
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`)
}

const logIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Username').fill('linhtran88')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
}

/**
 * Speak English, search, log in with a wrong and a right password,
 * play, come back, log out: with nothing amiss on the way.
 */
async function journey(page: Page, address: string, playOrigin: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { name: 'Kalesa' }).waitFor()
  await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'fil')
  await page.getByRole('button', { name: 'English' }).click()
  await page
    .getByRole('button', { name: /^Play / })
    .nth(23)
    .waitFor()
  await seen(page, 'the games')
  await page.getByRole('button', { name: 'Show more games' }).click()
  await page
    .getByRole('button', { name: /^Play / })
    .nth(24)
    .waitFor()
  await page.getByLabel('Find a game').fill('fruit parade')
  await page.getByRole('button', { name: 'Search' }).click()
  const game = page.getByRole('button', { name: 'Play Fruit Parade' })
  await game.waitFor()
  await page.getByText('Games found: 1').waitFor()
  await game.click()
  await seen(page, 'the login')
  await logIn(page, 'not the password')
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: /\w/ }).waitFor()
  await logIn(page, 'vesper2025')
  const frame = page.locator('dialog iframe')
  await frame.waitFor()
  assert.ok((await frame.getAttribute('src'))?.startsWith(`${playOrigin}/`), 'the game is on its own host')
  assert.doesNotMatch((await frame.getAttribute('sandbox')) ?? '', /top-navigation|modals|popups/)
  await page.frameLocator('dialog iframe').getByRole('button').first().waitFor()
  await seen(page, 'the game')
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await page.getByText('You are linhtran88').waitFor()
  await page.getByText(/Balance ₱[\d,]+\.\d\d/).waitFor()
  await frame.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('You are linhtran88').waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  assert.equal(await page.evaluate(() => sessionStorage.getItem('token')), null)
}

// The browser logs a refused login as a failed resource; the journey asserts what came of it.
const expected = /status of 40[01]/

/**
 * Goes through the site in each window.
 * @throws when a step does not come, axe finds something, or the browser complains
 */
export async function driveBrand(address: string, playOrigin: string, visits: readonly Visit[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    for (const { name, viewport } of visits) {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
      })
      await journey(page, address, playOrigin).catch(async (cause: unknown) => {
        throw new Error(
          `on ${name} the page says: ${(await page.locator('body').innerText()).slice(0, 500)}\n${complaints.join('\n')}`,
          { cause },
        )
      })
      assert.deepEqual(complaints, [], `what the browser complains of on ${name}`)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

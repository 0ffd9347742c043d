import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type Browser, type Page } from 'playwright'
import type { Player } from './open-player.ts'

/** How long a step may take: the machine may be busy with six servers. */
const patienceMs = 120_000

/** A visit of the site, and what went wrong in the page meanwhile. */
export interface Visit {
  /** Which address the browser was led to from the one without TLS. */
  readonly arrived: string
  /** Stakes that the game's server has answered. */
  readonly stakes: number
  readonly faults: readonly string[]
}

/** Opens a browser that finds every name on this machine, at these ports. */
export const openBrowser = (http: number, https: number): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP *:443 127.0.0.1:${https}, MAP *:80 127.0.0.1:${http}`],
  })

/** English, and no popup over the page. */
function setUp(): void {
  try {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', 'EN')
    const read = Storage.prototype.getItem
    const memory = JSON.stringify({ seen: ['login:calm'], opened: [], promoted: true })
    Storage.prototype.getItem = function (name) {
      if (this === sessionStorage && name === 'loginMark') return 'calm'
      return read.call(this, name) ?? (this === sessionStorage && name === 'parlour:1:interruptions' ? memory : null)
    }
  } catch {
    // A sandboxed frame has no storage.
  }
}

async function logIn(page: Page, { username, password }: Player): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  const welcome = page.locator('[data-modal="afterLoginModal"]')
  await welcome.waitFor()
  await page.keyboard.press('Escape')
  await welcome.waitFor({ state: 'hidden' })
}

async function stakeOnce(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/inhouse?q=${encodeURIComponent('Fruit Parade')}`)
  await page
    .locator('.p-tile')
    .filter({ hasText: 'Fruit Parade' })
    .first()
    .getByRole('button', { name: 'Fruit Parade', exact: true })
    .click()
  const game = page.frameLocator('iframe')
  await game.locator('.bar .gold').filter({ hasText: /\d/ }).waitFor()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/slot/spin') && answer.ok())
  await game.locator('.go').click()
  await answered
  await game
    .locator('.go:enabled')
    .filter({ hasText: /^(Spin|Play|Free spins: \d+|Collect .*)$/ })
    .waitFor()
}

async function logOut(page: Page, site: string): Promise<void> {
  await page.goto(site)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
}

/**
 * Comes without TLS, logs in, stakes once in an in-house game, and logs out.
 * @throws Error when a step is not there in time
 */
export async function visit(browser: Browser, site: string, player: Player): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(setUp)
  await context.addCookies([{ name: 'lang', value: 'EN', url: site }])
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const domain = new URL(site).hostname.replace(/^www\./, '')
  const faults: string[] = []
  let stakes = 0
  page.on('pageerror', ({ message }) => faults.push(`page: ${message}`))
  page.on('request', (asked) => {
    const { hostname, pathname, protocol } = new URL(asked.url())
    if (protocol.startsWith('http') && hostname !== domain && !hostname.endsWith(`.${domain}`))
      faults.push(`foreign: ${asked.url()}`)
    if (pathname === '/csp') faults.push(`policy: ${asked.postData()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`)
    if (answer.url().endsWith('/api/slot/spin') && answer.ok()) stakes += 1
  })
  try {
    await page.goto(site.replace('https:', 'http:'))
    const arrived = page.url()
    await logIn(page, player)
    await stakeOnce(page, site)
    await logOut(page, site)
    return { arrived, stakes, faults }
  } finally {
    await context.close()
  }
}

import AxeBuilder from '@axe-core/playwright'
import { shiftDate } from '@parlour/vitest/clock'
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { operatorToken } from './operator-token.ts'

interface Watched {
  /** Pages have the gateway's time, as a visitor's machine has the world's. */
  clock: void
  /** Speaks English from the first page on; the site's own default is Tagalog. */
  english: void
  /** Whether popups and announcements may stand before the page by themselves: only where a journey is about them. */
  interrupted: boolean
  calm: void
  /** An error of the page or the console that a journey brings about itself. */
  ownFault: RegExp | null
  /**
   * Fails the journey on a console error, a page error, a policy report, or a request to a host that is not configured.
   */
  watched: void
  /** Gives the gateway an operator's command. */
  operate: (name: string, ...args: string[]) => Promise<void>
  /** A page of another visitor, in a browser of its own that is as large, speaks English and is as calm. */
  elsewhere: () => Promise<Page>
}

const allowed = /^(http:\/\/(localhost|127\.0\.0\.1|(www|play|connect|chat)\.localhost):\d+\/|data:|blob:)/
// The browser itself logs every refused or lost request as a failed resource; what fails is asserted by the journeys.
const expected = /status of (401|404|409|429|503)|ERR_INTERNET_DISCONNECTED/

/** Makes the sessions of a context ones that have seen their popup and the announcements after the login. */
const keepCalm = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const read = Storage.prototype.getItem
    const memory = JSON.stringify({ seen: ['login:calm'], opened: [], promoted: true })
    Storage.prototype.getItem = function (name) {
      if (this === sessionStorage && name === 'loginMark') return 'calm'
      return read.call(this, name) ?? (this === sessionStorage && name === 'parlour:1:interruptions' ? memory : null)
    }
  })

export const test = base.extend<Watched>({
  clock: [
    async ({ context, request }, use) => {
      const { date = '' } = (await request.get('/wps/system/status', { headers: { Merchant: 'vesper' } })).headers()
      await context.addInitScript(shiftDate, Date.parse(date) - Date.now())
      await use()
    },
    { auto: true },
  ],
  english: [
    async ({ context, baseURL }, use) => {
      await context.addInitScript(() => {
        try {
          if (!localStorage.getItem('lang')) localStorage.setItem('lang', 'EN')
        } catch {
          // A sandboxed frame has no storage.
        }
      })
      await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }])
      await use()
    },
    { auto: true },
  ],
  interrupted: [false, { option: true }],
  calm: [
    async ({ context, interrupted }, use) => {
      if (!interrupted) await keepCalm(context)
      await use()
    },
    { auto: true },
  ],
  operate: async ({ request }, give) => {
    await give(async (name, ...args) => {
      const answer = await request.post(`/operator/${name}`, {
        data: { args },
        headers: { 'Operator-Token': operatorToken },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    })
  },
  elsewhere: async ({ browser, baseURL, viewport }, give) => {
    const opened: BrowserContext[] = []
    await give(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en', viewport })
      opened.push(context)
      await keepCalm(context)
      await context.addInitScript(() => localStorage.setItem('lang', 'EN'))
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  ownFault: [null, { option: true }],
  watched: [
    async ({ page, ownFault }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text()) && !ownFault?.test(message.text()))
          faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', ({ message }) => ownFault?.test(message) || faults.push(`page: ${message}`))
      page.on('request', (request) => {
        if (!allowed.test(request.url())) faults.push(`foreign: ${request.url()}`)
        if (request.url().endsWith('/csp')) faults.push(`policy: ${request.postData()}`)
      })
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The longest fade, in milliseconds; what takes longer, as the dot of a banner does, changes no colour. */
const longestFade = 1_000

/** What moves in has arrived, in the page and in its frames: half-drawn colours are not judged. */
const settled = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate((longest) => {
        const fades = document
          .getAnimations()
          .filter(
            ({ effect, playState, timeline }) =>
              playState === 'running' &&
              timeline instanceof DocumentTimeline &&
              Number(effect?.getComputedTiming().endTime) <= longest,
          )
        return Promise.allSettled(fades.map(({ finished }) => finished))
      }, longestFade),
    ),
  )

/** The page has one name, unless a dialog lies over it: that one names itself. */
async function expectOneName(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) === 0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/**
 * No finding of axe on what is on the screen now, in frames of whatever origin too; a whole page has one `h1`.
 * @param within a part of it alone: the selector of each frame on the way, then its own
 */
export async function expectAccessible(page: Page, within?: string[]): Promise<void> {
  await settled(page)
  if (!within) await expectOneName(page)
  // Selectors are made for what is found alone: those of the thousands of nodes that pass take most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

/** A fresh account name that fits the rules of the seeded operator. */
export const freshName = (): string => `e2e${Date.now().toString(36)}`.slice(0, 13)

/** Whether this journey runs on a phone-sized window. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Goes down the page until something is there that loads when it comes near. */
export const goDownTo = (page: Page, place: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await place.isVisible()).toBe(true)
  }).toPass({ intervals: [100] })

/** Marks a journey that is the same at every width: it runs on the desktop. */
export const once = { tag: '@once' }

/** Marks what takes minutes and runs when it is asked for, by a command of its own. */
export const long = { tag: '@long' }

/** Marks a journey that measures time: it runs on the desktop, alone, after all others. */
export const timed = { tag: '@timed' }

/** The seeded player of the demo accounts. */
export const player = { username: 'linhtran88', password: 'vesper2025' }

/** Logs in through the window of the header, and closes the welcome that follows. */
export async function logIn(page: Page, { username, password } = player): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await closeWelcome(page)
}

/** Closes the window after a login. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.locator('[data-modal="afterLoginModal"]')
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
}

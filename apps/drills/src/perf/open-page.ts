import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Member } from '../people/open-member.ts'
import type { Profile } from './bars.ts'
import { watchPage } from './watch-page.ts'

/** A page with its debugger. */
export interface Opened {
  readonly page: Page
  readonly session: CDPSession
}

const devices = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 } },
} satisfies Record<Profile, object>

const slow = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * A browser that has never been here, in English. What watches a page
 * draws frames until its marks are there: `watch` leaves it out.
 */
export async function freshContext(
  browser: Browser,
  profile: Profile,
  origin: string,
  watch = true,
): Promise<BrowserContext> {
  const context = await browser.newContext(devices[profile])
  await context.addCookies([{ name: 'lang', value: 'EN', url: origin }])
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'))
  if (watch) await context.addInitScript(watchPage)
  return context
}

/**
 * The same in a session that has seen what opens over a page by itself: a popup takes the wheel and the mouse from what
 * is measured. With a member, it has logged in.
 */
export async function calmContext(
  browser: Browser,
  profile: Profile,
  origin: string,
  member?: Member,
  watch = true,
): Promise<BrowserContext> {
  const context = await freshContext(browser, profile, origin, watch)
  const kept = {
    loginMark: 'calm',
    'parlour:1:interruptions': JSON.stringify({ seen: ['login:calm'], opened: [], promoted: true }),
    ...(member && { token: member.token, account: member.username, username: member.username }),
  }
  await context.addInitScript((entries) => {
    if (self === top)
      for (const [name, value] of entries)
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value)
  }, Object.entries(kept))
  return context
}

/**
 * Opens a page as the profile says: mobile is four times slower,
 * and on a line of 1.6 Mbps and 150 ms unless it is freed.
 */
export async function openPage(context: BrowserContext, profile: Profile, { network = true } = {}): Promise<Opened> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (profile === 'mobile') {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.emulateNetworkConditions', network ? slow : free)
  }
  return { page, session }
}

/**
 * Waits until nothing loads; ten seconds at most, since a page that asks for something again and again is never quiet.
 */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)

/** How long a page may take to come to rest, in milliseconds. */
const patience = 60_000

/**
 * Opens an address and waits until four tiles have their pictures and nothing loads any more.
 * @throws when it does not come to that
 */
export async function settle({ page }: Opened, url: string): Promise<void> {
  await page.goto(url)
  for (const end = Date.now() + patience; await page.evaluate(() => Number.isNaN(window.watched.tiles));) {
    if (Date.now() > end) throw new Error(`${url} shows no four tiles with pictures`)
    await page.waitForTimeout(100)
  }
  await quiet(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** What the browser counts of a page: durations in seconds of its main thread's own time, sizes in bytes. */
export async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const all = new Map(metrics.map(({ name, value }) => [name, value]))
  return (name) => all.get(name) ?? Number.NaN
}

/** Frees what is no longer referenced. */
export async function collect(session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.enable')
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.disable')
}

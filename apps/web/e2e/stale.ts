import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What becomes of a part that a newer version took away. */
export interface Way {
  readonly name: string
  readonly fault: (route: Route) => Promise<void> | void
  /** Whether the newer version lacks its parts too. */
  readonly lasting?: boolean
  /** How often the page may load itself again. Source: D2, one time a build. */
  readonly reloads: number
}

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
const home = '<!doctype html><title>Home</title>'

/** How a part can be missing. */
export const ways = {
  gone: { name: '404', fault: gone, reloads: 1 },
  html: {
    name: 'the page in its place, with 200',
    fault: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: home }),
    reloads: 1,
  },
  text: {
    name: 'a type that is no script',
    fault: (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: 'export {}' }),
    reloads: 1,
  },
  noScript: {
    name: 'the page, sent as a script',
    fault: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: home }),
    reloads: 1,
  },
  silent: { name: 'no answer within two minutes', fault: () => undefined, reloads: 1 },
  blocked: { name: '404, and the browser keeps nothing', fault: gone, reloads: 0 },
  paying: { name: '404, while a call that moves something is on its way', fault: gone, reloads: 0 },
  lasting: { name: '404, from the newer version as well', fault: gone, lasting: true, reloads: 2 },
} as const satisfies Record<string, Way>

/** What happened since the deploy. */
export interface Deploy {
  /** Parts that were asked for and did not come. */
  readonly missed: string[]
  /** How often the page was loaded again. */
  reloads: number
  /** Texts of pages with next to nothing on them. */
  readonly blank: string[]
  /** Puts the newer version on the server: other addresses for every part, and the older ones gone. */
  deploy(way: Way): void
  /** Ends the faults. */
  mend(): void
}

const nameOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? ''

/** Stands between a page and its server, ready to put a newer version there. Call it before the first page. */
export async function standBetween(page: Page): Promise<Deploy> {
  const had = new Set<string>()
  let now: Way | null = null
  const state: Deploy = {
    missed: [],
    reloads: 0,
    blank: [],
    deploy: (way) => void (now = way),
    mend: () => void (now = now && { ...now, lasting: false }),
  }
  const older = async (route: Route): Promise<void> => {
    const name = nameOf(route.request().url())
    if (!now) had.add(name)
    if (!now || !name.endsWith('.js')) return route.continue()
    state.missed.push(name)
    await now.fault(route)
  }
  const newer = async (route: Route): Promise<void> => {
    const url = route.request().url()
    if (now?.lasting && nameOf(url).endsWith('.js') && !had.has(nameOf(url))) await now.fault(route)
    else await route.continue({ url: url.replace('/assets-b/', '/assets/') })
  }
  await page.route('**/assets/**', older)
  await page.route('**/assets-b/**', newer)
  await page.route(
    (url) => !/\.|^\/(wps|img|assets)/.test(url.pathname),
    async (route) => {
      if (!now || route.request().resourceType() !== 'document' || route.request().frame().parentFrame())
        return route.fallback()
      state.reloads += 1
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replaceAll('/assets/', '/assets-b/') })
    },
  )
  await page.exposeFunction('sawBlank', (text: string) => now && state.blank.push(text))
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const look = (): void => {
        const text = document.body.innerText.trim()
        // Before it has started, the page is what the server drew: of pages without a frame, nothing yet.
        if (window.parlourPress === '' && text.length < 20)
          (window as unknown as { sawBlank(seen: string): void }).sawBlank(text)
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      look()
    }),
  )
  return state
}

/** A browser that keeps nothing for the site. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })

/** Sends a call that moves something, and holds it until it is let go: with what this gives. */
export async function holdCall(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/MCSFE_addFavoriteGameV2*', async (route) => {
    await released
    await route.fulfill({ json: { success: true, value: true } })
  })
  const sent = page.waitForRequest('**/MCSFE_addFavoriteGameV2*')
  await page
    .getByRole('button', { name: /^Keep .* as a favourite$/ })
    .first()
    .click()
  await sent
  return async () => {
    const answered = page.waitForResponse('**/MCSFE_addFavoriteGameV2*')
    release()
    await (await answered).finished()
  }
}

/** The page is one of the newer version. */
export const expectNewer = (page: Page): Promise<void> =>
  expect(page.locator('script[src^="/assets-b/"]').first()).toBeAttached()

/** The page has started, stands, and has no more to do. */
export async function expectWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => window.parlourPress === '')
  await expect(page.locator('#main')).not.toBeEmpty()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

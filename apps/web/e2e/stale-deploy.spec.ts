import type { Page } from '@playwright/test'
import { expect, long, once, test as base } from './fixtures.ts'
import { apiLogin, openTab } from './sessions.ts'
import { blockStorage, expectNewer, expectWhole, holdCall, standBetween, ways, type Way } from './stale.ts'

// Refused parts are the matter of this journey: the browser may say so.
const test = base.extend({ watched: ({ page }, go) => go(void page) })

const agent = { username: 'marcobay01', password: 'vesper2025' }
/** The gateway under test says which paths the site has. */
const list = new URL('../../gateway/src/content/site/site-routes.ts', import.meta.url).href
const { sitePaths } = (await import(list)) as { sitePaths: ReadonlySet<string> }
const paths = [...sitePaths]
/** Home is there already. */
const withParts = paths.filter((path) => path !== '/')

/** Goes on within the page, as a link would. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

async function open(page: Page, way: Way, token: string | null): Promise<void> {
  if (way === ways.blocked) await blockStorage(page)
  else await openTab(page, token, agent.username)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

for (const [at, way] of Object.values<Way>(ways).entries())
  for (const path of paths) {
    const short = path === withParts[(at * 5) % withParts.length]
    test(`[SYS-20][T20] ${path} after a deploy: ${way.name}`, short ? once : long, async ({ page, request }) => {
      const asGuest = way === ways.blocked || (way !== ways.paying && ['/register', '/login'].includes(path))
      const misses = withParts.includes(path) && (asGuest || path !== '/register')
      const reloads = misses ? way.reloads : 0
      const state = await standBetween(page)
      if (way === ways.silent) await page.clock.install()
      await open(page, way, asGuest ? null : await apiLogin(request, agent))
      const letGo = way === ways.paying ? await holdCall(page) : null

      state.deploy(way)
      await follow(page, path)
      if (misses) await expect.poll(() => state.missed.length).toBeGreaterThan(0)
      // A guard and the screen that says why are two parts: each may be late.
      await expect
        .poll(async () => {
          if (way === ways.silent && state.reloads < reloads) await page.clock.fastForward(121_000)
          return state.reloads
        })
        .toBe(reloads)
      if (reloads > 0) await expectNewer(page)

      const stuck = misses && (reloads === 0 || way.lasting === true)
      if (stuck) {
        await expect(retry(page)).toBeVisible()
        await letGo?.()
        state.mend()
        await retry(page).click()
        await expectNewer(page)
      }
      await expectWhole(page)
      await expect(retry(page)).toBeHidden()
      expect(state.reloads).toBe(reloads + (stuck ? 1 : 0))
      expect(state.blank).toEqual([])
    })
  }

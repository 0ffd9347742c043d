import type { Page } from 'playwright'
import { openMember } from '../people/open-member.ts'
import { growing, heldBy } from './heap-snapshot.ts'
import { collect, freshContext, metricsOf, openPage } from './open-page.ts'
import type { Part } from './part.ts'

/** How often each path is visited. Source: T25. */
const visits = 7
/** Visits that come before: caches and late parts are there after them. */
const first = 2

/** The gateway says which paths the site has. */
const list = new URL('../../../gateway/src/site/site-routes.ts', import.meta.url).href

/** Goes to a path within the page and back to the home, as links would. */
async function visit(page: Page, path: string): Promise<void> {
  for (const to of [path, '/']) {
    await page.evaluate((next) => history.pushState({}, '', next), to)
    await page.waitForTimeout(250)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Each path of the site seven times as a member: what grows by the visit, and what is left at the end. */
export const leaks: Part = async ({ browser, profile, origin, say }) => {
  const { sitePaths } = (await import(list)) as { sitePaths: ReadonlySet<string> }
  const { token, username } = await openMember(origin)
  const context = await freshContext(browser, profile, origin)
  await context.addInitScript(([kept, name]) => {
    sessionStorage.setItem('token', kept)
    for (const place of ['account', 'username']) sessionStorage.setItem(place, name)
  }, [token, username] as const)
  const total = { growing: 0, listeners: 0, detached: 0, heap: 0 }
  for (const path of sitePaths) {
    const { page, session } = await openPage(context, profile, { network: false })
    await page.goto(origin)
    await page.locator('#main section').nth(3).waitFor()
    for (let turn = 0; turn < first; turn++) await visit(page, path)
    await collect(session)
    const [before, held] = [await metricsOf(session), await heldBy(session)]
    for (let turn = 0; turn < visits; turn++) await visit(page, path)
    await collect(session)
    const [after, left] = [await metricsOf(session), await heldBy(session)]
    const more = growing(held, left, visits)
    const listeners = Math.max(0, after('JSEventListeners') - before('JSEventListeners'))
    const detached = Math.max(0, left.detached - held.detached)
    const heap = after('JSHeapUsedSize') / before('JSHeapUsedSize')
    say(`${path}: ${more.map(([name, growth]) => `${name} +${growth}`).join(', ') || 'nothing grows by the visit'}; listeners +${listeners}, detached +${detached}, heap x ${heap.toFixed(3)}`)
    total.growing += more.length
    total.listeners = Math.max(total.listeners, listeners)
    total.detached = Math.max(total.detached, detached)
    total.heap = Math.max(total.heap, heap)
    await page.close()
  }
  await context.close()
  return Object.fromEntries(Object.entries(total).map(([name, value]) => [`leaks.${name}`, value]))
}

import { listGames } from '@parlour/api-client/endpoints'
import type { Page } from 'playwright'
import { openMember, type Member } from '../people/open-member.ts'
import { growing, growingAgain, heldBy } from './heap-snapshot.ts'
import { calmContext, collect, metricsOf, openPage, settle } from './open-page.ts'
import type { Part } from './part.ts'

/** How often each path is visited. Source: T25. */
const visits = 7
/** Visits that come before: caches and late parts are there after them. */
const first = 2
/** How long a visit lasts, and the first one, in which parts and answers still come; in milliseconds. */
const [stay, firstStay] = [250, 1_000]

/** The gateway says which paths the site has. */
const list = new URL('../../../gateway/src/content/site/site-routes.ts', import.meta.url).href

/** What is added to the paths that show a game: an in-house one. */
async function gameSearch({ api }: Member): Promise<string> {
  const {
    games: [game],
  } = await api.call(listGames, { gameType: 'RNG', vassalage: 'XGS', language: 'EN', pageSize: 1 })
  if (!game) throw new Error('the house has no games')
  return `?${new URLSearchParams({ node: String(game.nodeId), vendor: game.vassalage, room: game.roomId, name: game.nodeName })}`
}

/** Goes to an address within the page and back to the home, as links would. */
async function visit(page: Page, address: string, lasts = stay): Promise<void> {
  for (const to of [address, '/']) {
    await page.evaluate((next) => history.pushState({}, '', next), to)
    await page.waitForTimeout(lasts)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Each path of the site seven times as a member: what grows by the visit, and what is left at the end. */
export const leaks: Part = async ({ browser, profile, origin, say }) => {
  const { sitePaths } = (await import(list)) as { sitePaths: ReadonlySet<string> }
  const member = await openMember(origin)
  const game = await gameSearch(member)
  const context = await calmContext(browser, profile, origin, member)
  const total = { paths: sitePaths.size, growing: 0, listeners: 0, detached: 0, heap: 0 }
  for (const path of sitePaths) {
    const address = path === '/game' || path === '/seamless' ? path + game : path
    const opened = await openPage(context, profile, { network: false })
    const { page, session } = opened
    await settle(opened, origin)
    for (let turn = 0; turn < first; turn++) await visit(page, address, firstStay)
    await collect(session)
    const [before, held] = [await metricsOf(session), await heldBy(session)]
    for (let turn = 0; turn < visits; turn++) await visit(page, address)
    await collect(session)
    const [after, left] = [await metricsOf(session), await heldBy(session)]
    const listeners = Math.max(0, after('JSEventListeners') - before('JSEventListeners'))
    const detached = Math.max(0, left.detached - held.detached)
    const heap = after('JSHeapUsedSize') / before('JSHeapUsedSize')
    const once = growing(held, left, visits)
    for (let turn = 0; once.length > 0 && turn < visits; turn++) await visit(page, address)
    if (once.length > 0) await collect(session)
    const more = once.length > 0 ? growingAgain(once, growing(left, await heldBy(session), visits)) : once
    say(
      `${path}: ${more.map(([name, growth]) => `${name} +${growth}`).join(', ') || 'nothing grows by the visit'}; listeners +${listeners}, detached +${detached}, heap x ${heap.toFixed(3)}`,
    )
    total.growing += more.length
    total.listeners = Math.max(total.listeners, listeners)
    total.detached = Math.max(total.detached, detached)
    total.heap = Math.max(total.heap, heap)
    await page.close()
  }
  await context.close()
  return Object.fromEntries(Object.entries(total).map(([name, value]) => [`leaks.${name}`, value]))
}

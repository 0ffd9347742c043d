import type { Locator } from 'playwright'
import { countFrames, paceOf } from './frames.ts'
import { calmContext, collect, metricsOf, openPage, settle, type Opened } from './open-page.ts'
import type { Part } from './part.ts'

/**
 * How far the wheel is turned for what is held against bars, and how far
 * at once, in pixels; and how fast, in pixels a second. Source: section 4.
 */
const [measured, stretch, speed] = [15_000, 5_000, 2_500]
/** Turns of the wheel in which the page may stay where it is before it counts as ended. */
const patience = 5

/**
 * Turns the wheel over a list for `distance` pixels, or until it ends; asks
 * for more where the list waits to be asked. Resolves to how far it went.
 */
async function turnWheel({ page, session }: Opened, more: Locator, distance: number): Promise<number> {
  const top = (): Promise<number> => page.evaluate(() => scrollY)
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 }
  const began = await top()
  for (let at = began, still = 0; at - began < distance && still < patience;) {
    await session.send('Input.synthesizeScrollGesture', {
      x: Math.round(width / 2),
      y: Math.round(height * 0.7),
      yDistance: -Math.min(stretch, distance - (at - began)),
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
    const now = await top()
    still = now - at < 50 ? still + 1 : 0
    at = now
    if (still === 0) continue
    if ((await more.isVisible()) && (await more.isEnabled())) await more.click()
    await page.waitForTimeout(300)
  }
  return (await top()) - began
}

const elements = ({ page }: Opened): Promise<number> => page.evaluate(() => document.getElementsByTagName('*').length)

/** The longest list of games: 15,000 pixels beside the floors; then, of the product, on to its end. */
export const scroll: Part = async ({ browser, profile, origin, own }) => {
  const context = await calmContext(browser, profile, origin)
  const opened = await openPage(context, profile, { network: false })
  const { page, session } = opened
  await settle(opened, `${origin}/rng`)
  const more = page.getByRole('button', { name: 'Load more' })
  const before = await metricsOf(session)
  const stop = await countFrames(page)
  const pixels = await turnWheel(opened, more, measured)
  const { dropped, p95, longest } = paceOf(await stop())
  const after = await metricsOf(session)
  const worked = (...names: string[]): number =>
    (names.reduce((sum, name) => sum + after(name) - before(name), 0) * 1_000_000) / pixels
  const dom = await elements(opened)
  await collect(session)
  const figures = {
    'scroll.pixels': pixels,
    'scroll.dropped': dropped,
    'scroll.p95': p95,
    'scroll.longest': longest,
    'scroll.script': worked('ScriptDuration'),
    'scroll.layout': worked('LayoutDuration', 'RecalcStyleDuration'),
    'scroll.cpu': worked('TaskDuration'),
    'scroll.dom': dom,
    'scroll.heap': (await metricsOf(session))('JSHeapUsedSize'),
  }
  if (!own) {
    await context.close()
    return figures
  }
  const stopToEnd = await countFrames(page)
  const all = pixels + (await turnWheel(opened, more, Infinity))
  const onwards = paceOf(await stopToEnd())
  // Each tile says which of how many it is.
  const games = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('#main li[aria-posinset]')].map((tile) =>
        Number(tile.getAttribute('aria-posinset')),
      ),
    ),
  )
  const end = await elements(opened)
  await collect(session)
  const heap = (await metricsOf(session))('JSHeapUsedSize')
  await context.close()
  return {
    ...figures,
    'end.games': games,
    'end.pixels': all,
    'end.dropped': onwards.dropped,
    'end.p95': onwards.p95,
    'end.dom': end,
    'end.heap': heap,
  }
}

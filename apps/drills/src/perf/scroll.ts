import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { countFrames } from './frames.ts'
import { collect, freshContext, metricsOf, openPage } from './open-page.ts'
import type { Part } from './part.ts'

/** A frame that came after one or more had been left out took longer than this, in milliseconds. */
const late = 25

/** Turns the wheel until the page does not grow any more, and asks for more games where the list waits to be asked. Resolves to how far it went, in pixels. */
async function toTheEnd(page: Page): Promise<number> {
  const place = () => page.evaluate(() => ({ top: scrollY, left: document.documentElement.scrollHeight - innerHeight - scrollY }))
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 }
  await page.mouse.move(width * 0.6, height * 0.6)
  const more = page.getByRole('button', { name: 'Load more' })
  let still = 0
  let { top, left } = await place()
  for (const end = Date.now() + 300_000; still < 15 && Date.now() < end;) {
    await page.mouse.wheel(0, 700)
    await wait(left > 4 ? 60 : 400)
    const now = await place()
    still = now.left <= 4 && now.top === top && now.left === left ? still + 1 : 0
    if (still === 3 && (await more.isVisible())) {
      await more.click()
      still = 0
    }
    ;({ top, left } = now)
  }
  return top
}

/** The longest list of games, scrolled to its end: what the frames, the document and the memory make of it. */
export const scroll: Part = async ({ browser, profile, origin }) => {
  const context = await freshContext(browser, profile, origin)
  const { page, session } = await openPage(context, profile, { network: false })
  await page.goto(`${origin}/rng`)
  await page.locator('#main li img').nth(12).waitFor()
  const before = await metricsOf(session)
  const stop = await countFrames(page)
  const pixels = await toTheEnd(page)
  const gaps = await stop()
  const after = await metricsOf(session)
  const { dom, shown } = await page.evaluate(() => ({ dom: document.getElementsByTagName('*').length, shown: document.querySelectorAll('#main li img').length }))
  await collect(session)
  const heap = (await metricsOf(session))('JSHeapUsedSize')
  await context.close()
  const perThousand = (name: string): number => ((after(name) - before(name)) * 1000) / (pixels / 1000)
  return {
    'scroll.pixels': pixels,
    'scroll.frames': gaps.length,
    'scroll.dropped': gaps.filter((gap) => gap > late).length / Math.max(1, gaps.length),
    'scroll.p95': gaps[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
    'scroll.longest': gaps.at(-1) ?? Number.NaN,
    'scroll.script': perThousand('ScriptDuration'),
    'scroll.cpu': perThousand('TaskDuration'),
    'scroll.dom': dom,
    'scroll.tiles': shown,
    'scroll.heap': heap,
  }
}

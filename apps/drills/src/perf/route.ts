import { freshContext, metricsOf, openPage } from './open-page.ts'
import { median } from './median.ts'
import type { Part } from './part.ts'

/** How many categories of the home are opened from it, one after the other. */
const visited = 4

/** From a press on a category of the home until the paint after it, and until its page with its pictures is there. */
export const route: Part = async ({ browser, profile, origin }) => {
  const context = await freshContext(browser, profile, origin)
  const { page, session } = await openPage(context, profile)
  await page.goto(origin)
  const links = page.locator('#main nav a')
  await page.locator('#main section').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  const next: number[] = []
  const shown: number[] = []
  const cpu: number[] = []
  for (let at = 0; at < visited; at++) {
    const link = links.nth(at)
    await link.scrollIntoViewIfNeeded()
    const before = await metricsOf(session)
    const there = page.evaluate(() => new Promise<number>((resolve) => {
      window.watched.inputs.length = 0
      const from = location.pathname
      let pressed = Number.NaN
      addEventListener('click', ({ timeStamp }) => { pressed = timeStamp }, { capture: true, once: true })
      const look = (): void => {
        const drawn = [...document.querySelectorAll<HTMLImageElement>('#main li img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        if (location.pathname !== from && drawn && document.querySelector('#main h1')) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        else requestAnimationFrame(look)
      }
      look()
    }))
    await link.click()
    shown.push(await there)
    next.push((await page.evaluate(() => Math.max(...window.watched.inputs))))
    cpu.push(((await metricsOf(session))('TaskDuration') - before('TaskDuration')) * 1000)
    await page.goBack()
    await page.locator('#main section').nth(3).waitFor()
  }
  await context.close()
  return { 'route.next': median(next), 'route.shown': median(shown), 'route.cpu': median(cpu) }
}

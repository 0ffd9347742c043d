import { median } from './median.ts'
import { calmContext, openPage, quiet, settle } from './open-page.ts'
import type { Part } from './part.ts'
import { answered, listAfterClick, pressHere, reach } from './press.ts'

/** How many categories of the home are opened from it, one after the other. */
const visited = 4

/** From a press on a category of the home until the paint after it, and until its page with its pictures is there. */
export const route: Part = async ({ browser, profile, origin }) => {
  const context = await calmContext(browser, profile, origin)
  const opened = await openPage(context, profile)
  const { page } = opened
  await settle(opened, origin)
  const figures: { next: number; shown: number; cpu: number; script: number }[] = []
  for (let at = 0; at < visited; at++) {
    await reach(page, page.locator('#main nav a').nth(at))
    const shown = listAfterClick(page)
    const { inp, cpu, script } = await answered(opened, async () => {
      await pressHere(page)
      await shown
    })
    figures.push({ next: inp, shown: await shown, cpu, script })
    await page.goBack()
    await page.locator('#main section').first().waitFor()
    await quiet(page)
  }
  await context.close()
  const middle = (name: keyof (typeof figures)[number]): number => median(figures.map((each) => each[name]))
  return {
    'route.next': middle('next'),
    'route.shown': middle('shown'),
    'route.cpu': middle('cpu'),
    'route.script': middle('script'),
  }
}

import type { Part } from './part.ts'
import { freshContext, openPage } from './open-page.ts'
import { visit } from './visit.ts'

const named = (name: string, figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([metric, value]) => [`${name}.${metric}`, value]))

/** The first visit of a browser that has never been here, and the second one. */
export const load: Part = async ({ browser, profile, origin }) => {
  const context = await freshContext(browser, profile, origin)
  const first = await openPage(context, profile)
  const cold = await visit(first, `${origin}/`)
  await first.page.close()
  const again = await visit(await openPage(context, profile), `${origin}/`)
  await context.close()
  return { ...named('load', cold), ...named('again', again) }
}

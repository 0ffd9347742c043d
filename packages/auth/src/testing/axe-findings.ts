import axe from 'axe-core'

/** What axe finds on a page once nothing moves any more but what blinks for ever or follows a scroll: rule and first element. */
export async function axeFindings(page: Document): Promise<string[]> {
  const ends = page.getAnimations().filter(({ effect, timeline }) => timeline === page.timeline && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ends.map(({ finished }) => finished))
  const { violations } = await axe.run(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

import axe from 'axe-core'

/** What axe finds on a page once nothing moves any more: rule and first element. */
export async function axeFindings(page: Document): Promise<string[]> {
  await Promise.allSettled(page.getAnimations().map((animation) => animation.finished))
  const { violations } = await axe.run(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

import type { AffiliateUrl } from '@parlour/api-client/endpoints'

/** How often something was opened, and how many registered by it. */
export interface Opened {
  readonly opened: number | null
  readonly registered: number | null
}

/**
 * How many of a hundred who opened a link have registered.
 *
 * @returns 0 to 100; null while it was not opened
 * @example conversionOf({ opened: 40, registered: 3 }) // 7.5
 */
export const conversionOf = ({ opened, registered }: Opened): number | null =>
  opened ? Math.min(100, ((registered ?? 0) / opened) * 100) : null

/**
 * The link with the highest conversion; of equal ones that with more registered.
 *
 * @returns null where none has brought somebody
 * @example bestLink(links)?.code // 'T8HNB1'
 */
export function bestLink(links: readonly AffiliateUrl[]): AffiliateUrl | null {
  const worth = (link: AffiliateUrl) => [conversionOf(link) ?? 0, link.registered ?? 0] as const
  const brought = links.filter(({ registered }) => (registered ?? 0) > 0)
  return (
    brought.toSorted((one, other) => {
      const [[oneRate, oneCount], [otherRate, otherCount]] = [worth(one), worth(other)]
      return otherRate - oneRate || otherCount - oneCount
    })[0] ?? null
  )
}

import type { ProviderCard } from '@parlour/api-client/endpoints'

/** The logo of a vendor: white, and in ink for light grounds where there is one; undefined where there is none. */
export function logoOf({
  smallIcon,
  lagerIcon,
}: Pick<ProviderCard, 'smallIcon' | 'lagerIcon'>): { src: string; inkSrc?: string } | undefined {
  const src = smallIcon ?? lagerIcon
  return src === null ? undefined : { src, ...(lagerIcon === null ? {} : { inkSrc: lagerIcon }) }
}

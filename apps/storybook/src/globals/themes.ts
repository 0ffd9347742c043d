import { themes, type Theme } from '@parlour/ui-kit/tokens'

/** The brands that the kit has themes for, the default first. */
export const brands: readonly string[] = [...new Set(themes.map(({ brand }) => brand))]

/** A name as it stands at the start of a line. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The theme of a brand by night or by day. */
export const themeOf = (brand: string, scheme: string): Theme => {
  const found =
    themes.find((theme) => theme.brand === brand && theme.scheme === scheme) ??
    themes.find((theme) => theme.scheme === scheme)
  if (!found) throw new Error(`no theme of ${brand} is ${scheme}`)
  return found
}

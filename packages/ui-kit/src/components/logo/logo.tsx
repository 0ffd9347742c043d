import type { ReactNode } from 'react'

/**
 * A provider's logo: `src` in white for the dark theme, `inkSrc`
 * for the light one (else the white one is inverted); `width` and
 * `height` in px.
 */
export type LogoSource = { src: string; inkSrc?: string; width?: number; height?: number }

/**
 * What stands for a wallet, a bank or a provider in a list: a logo or an icon on a tile of 64 × 36 px, so that wide and
 * narrow ones take the same room.
 *
 * @example <LogoTile><Logo src="/img/logos/XGS-white.svg" alt="" /></LogoTile>
 */
export const LogoTile = ({ children }: { children: ReactNode }) => <span className="p-logo-tile">{children}</span>

/**
 * A logo in the colour of the theme, about 24 px high. `src` is white,
 * `inkSrc` dark; `width` and `height` are in px; `alt` is the provider's name.
 *
 * @example <Logo src="/img/logos/XGS-white.svg" inkSrc="/img/logos/XGS-ink.svg" alt="Tessera" />
 */
export const Logo = ({ src, inkSrc, width = 120, height = 26, alt }: LogoSource & { alt: string }) => {
  const box = { width, height, loading: 'lazy' as const, decoding: 'async' as const }
  return inkSrc === undefined ? (
    <img className="p-logo" data-shade="any" src={src} alt={alt} {...box} />
  ) : (
    <>
      <img className="p-logo" data-shade="dark" src={src} alt={alt} {...box} />
      <img className="p-logo" data-shade="light" src={inkSrc} alt={alt} {...box} />
    </>
  )
}

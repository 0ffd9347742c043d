/**
 * A provider's logo: `src` in white for the dark theme, `inkSrc`
 * for the light one (else the white one is inverted); `width` and
 * `height` in px.
 */
export type LogoSource = { src: string; inkSrc?: string; width?: number; height?: number }

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

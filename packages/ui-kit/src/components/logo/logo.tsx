/** A studio's logo: `src` in white for the dark theme, `inkSrc` for the light one (else the white one is inverted). */
export type LogoSource = { src: string; inkSrc?: string; width?: number; height?: number }

/** A logo in the shade that the theme needs, about 24 px high. */
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

/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Lch = readonly [l: number, c: number, h: number]
type Triple = readonly [number, number, number]

const toLab = ([l, c, h]: Lch): Triple => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]

const toLinear = ([l, a, b]: Triple): Triple => {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const fits = (linear: Triple) => linear.every((channel) => channel >= -0.0008 && channel <= 1.0008)

const byte = (channel: number) => {
  const c = Math.min(1, Math.max(0, channel))
  const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

const hexOfLab = (lab: Triple): string => {
  const [l, a, b] = lab
  const c = Math.hypot(a, b)
  for (let chroma = c; chroma > 0; chroma -= 0.004) {
    const linear = toLinear([l, (a * chroma) / c, (b * chroma) / c])
    if (fits(linear)) return `#${linear.map(byte).join('')}`
  }
  return `#${toLinear([l, 0, 0]).map(byte).join('')}`
}

/** Writes an OKLCH colour as six hex digits; chroma falls until the colour fits sRGB. */
export const hex = (colour: Lch): string => hexOfLab(toLab(colour))

/** Mixes two colours along a straight line in OKLab; `share` is the part of the second, 0 to 1. */
export const mix = (first: Lch, second: Lch, share: number): string => {
  const a = toLab(first)
  const b = toLab(second)
  return hexOfLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

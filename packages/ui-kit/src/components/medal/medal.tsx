import type { CSSProperties } from 'react'

/** Props of `Medal`. */
export type MedalProps = {
  /** What stands on it: the number of the rank, three characters at most. */
  sign: string
  /** Colours of sign and ground as `#rgb` or `#rrggbb`; anything else is left to the theme. */
  color?: string | null
  ground?: string | null
  size?: 28 | 40 | 88
}

type MedalStyle = CSSProperties & { '--medal'?: string; '--medal-ground'?: string }

const isColor = (text: string | null | undefined): text is string => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text ?? '')

const octagon = (radius: number): string => {
  const cut = Math.round(radius * 0.414 * 10) / 10
  const [near, far] = [32 - radius, 32 + radius]
  const [low, high] = [32 - cut, 32 + cut]
  return `M${low} ${near}H${high}L${far} ${low}V${high}L${high} ${far}H${low}L${near} ${high}V${low}z`
}

const edge = octagon(30)
const face = octagon(27)
const table = octagon(18)
const facets =
  'M20.8 5 24.5 14M43.2 5 39.5 14M59 20.8 50 24.5M59 43.2 50 39.5M43.2 59 39.5 50M20.8 59 24.5 50M5 43.2 14 39.5M5 20.8 14 24.5'

/**
 * A cut stone with the number of a rank as its `sign`, in its `color` and on its `ground`, `size` px wide. Decoration: the
 * name of the rank stands beside it.
 *
 * @example <Medal sign="2" color="#5fd8a5" ground="#1d3843" size={40} />
 */
export const Medal = ({ sign, color, ground, size = 40 }: MedalProps) => {
  const style: MedalStyle = isColor(color) && isColor(ground) ? { '--medal': color, '--medal-ground': ground } : {}
  return (
    <svg className="p-medal" viewBox="0 0 64 64" width={size} height={size} style={style} aria-hidden="true">
      <path className="p-medal__edge" d={edge} />
      <path className="p-medal__face" d={face} />
      <path className="p-medal__sheen" d="M20.8 5h22.4L59 20.8 5 37V20.8z" />
      <path className="p-medal__facets" d={facets} />
      <path className="p-medal__table" d={table} />
      <text className="p-medal__sign" x="32" y="32" data-long={sign.length > 1 || undefined}>
        {sign}
      </text>
    </svg>
  )
}

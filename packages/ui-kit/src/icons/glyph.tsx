import type { ReactElement, SVGAttributes } from 'react'

/** Props of every icon: `size` in px (20 by default); `duo` fills category icons with coral. */
export type IconProps = SVGAttributes<SVGSVGElement> & { size?: number; variant?: 'regular' | 'duo' }

/** An icon component; it is decoration, so it is hidden from assistive technology. */
export type Icon = (props: IconProps) => ReactElement

/** Makes an icon from a path on Phosphor's 256 grid and, for two-tone icons, the path of the fill. */
export const glyph = (line: string, fill?: string): Icon =>
  function Glyph({ size = 20, variant = 'regular', ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 256 256"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        {variant === 'duo' && fill ? <path d={fill} fill="var(--color-accent)" /> : null}
        <path d={line} />
      </svg>
    )
  }

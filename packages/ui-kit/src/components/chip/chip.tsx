import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Props of `Chip`. */
export type ChipProps = ComponentProps<'button'> & {
  selected?: boolean
  icon?: ReactNode
  /** Makes it a link; the selected one is then the current page. */
  href?: string
}

/** A choice among a few, 36 px high with a mouse and 44 on a phone. */
export const Chip = ({ selected = false, icon, href, children, type = 'button', ...rest }: ChipProps) =>
  href === undefined ? (
    <button {...rest} type={type} className="p-chip" data-selected={selected || undefined} aria-pressed={selected}>
      {icon}
      {children}
    </button>
  ) : (
    <Link href={href} className="p-chip" data-selected={selected || undefined} aria-current={selected ? 'page' : undefined}>
      {icon}
      {children}
    </Link>
  )

/** A row of chips that scrolls sideways when it is too long; with `wrap` it goes on in the next line. */
export const Chips = ({ label, wrap = false, children }: { label: string; wrap?: boolean; children: ReactNode }) => (
  <div className="p-chips" role="group" aria-label={label} data-wrap={wrap || undefined}>
    {children}
  </div>
)

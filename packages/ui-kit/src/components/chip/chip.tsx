import { useId, type ComponentProps, type ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Props of `Chip`. */
export type ChipProps = ComponentProps<'button'> & {
  selected?: boolean
  icon?: ReactNode
  /** Makes it a link; the selected one is then the current page. */
  href?: string
}

/**
 * A choice among a few, 36 px high with a mouse and 44 on a phone.
 *
 * @example <Chip selected={category === 'RNG'} onClick={() => setCategory('RNG')}>Slots</Chip>
 */
export const Chip = ({ selected = false, icon, href, children, type = 'button', ...rest }: ChipProps) =>
  href === undefined ? (
    <button {...rest} type={type} className="p-chip" data-selected={selected || undefined} aria-pressed={selected}>
      {icon}
      {children}
    </button>
  ) : (
    <Link
      href={href}
      className="p-chip"
      data-selected={selected || undefined}
      aria-current={selected ? 'page' : undefined}
    >
      {icon}
      {children}
    </Link>
  )

/** Props of `Chips`. */
export type ChipsProps = {
  /** Accessible name of the group. */
  label: string
  wrap?: boolean
  /** Why some of them cannot be chosen; stands below the row and describes it. */
  hint?: ReactNode
  children: ReactNode
}

/**
 * A row of chips that scrolls sideways when it is too long; with `wrap` it breaks into lines.
 *
 * @example
 * <Chips label="Categories">
 *   <Chip selected>Slots</Chip>
 *   <Chip>Live</Chip>
 * </Chips>
 */
export const Chips = ({ label, wrap = false, hint, children }: ChipsProps) => {
  const id = useId()
  const row = (
    <div
      className="p-chips"
      role="group"
      aria-label={label}
      aria-describedby={hint ? id : undefined}
      data-wrap={wrap || undefined}
    >
      {children}
    </div>
  )
  return hint ? (
    <div>
      {row}
      <p className="p-chips__hint" id={id}>
        {hint}
      </p>
    </div>
  ) : (
    row
  )
}

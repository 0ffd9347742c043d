import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/**
 * Mark and name of the brand, linked to `href`, the home page.
 * `name` may be a drawn wordmark; `label` is the accessible name.
 *
 * @example <Brand href="/" label="Vesper, home" name="Vesper" />
 */
export const Brand = ({
  href,
  label,
  mark,
  name,
}: {
  href: string
  label: string
  mark?: ReactNode
  name: ReactNode
}) => (
  <Link className="p-brand" href={href} aria-label={label}>
    {mark}
    <span className="p-brand__name">{name}</span>
  </Link>
)

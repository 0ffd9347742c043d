import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Mark and word of the brand, linked to the home page; `name` may be a drawn wordmark. */
export const Brand = ({ href, label, mark, name }: { href: string; label: string; mark?: ReactNode; name: ReactNode }) => (
  <Link className="p-brand" href={href} aria-label={label}>
    {mark}
    <span className="p-brand__name">{name}</span>
  </Link>
)

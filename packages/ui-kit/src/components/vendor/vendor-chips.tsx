import type { Vendor } from './vendor-grid.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** Props of `VendorChips`. */
export type VendorChipsProps = {
  label: string
  /** The chip that takes the choice back; selected when `current` is undefined. */
  all?: { label: string; href: string }
  vendors: readonly Vendor[]
  /** Id of the chosen studio. */
  current?: string
}

/** One studio in a row of choices, 56 px high. */
export const VendorChip = ({ name, href, logo, current }: Vendor & { current?: boolean }) => (
  <Link className="p-vendor-chip" href={href} aria-current={current ? 'true' : undefined}><Logo {...logo} alt={name} /></Link>
)

/** Studios as a row of choices that scrolls sideways. */
export const VendorChips = ({ label, all, vendors, current }: VendorChipsProps) => (
  <nav className="p-chips" aria-label={label}>
    {all ? <Link className="p-vendor-chip" href={all.href} aria-current={current === undefined ? 'true' : undefined}>{all.label}</Link> : null}
    {vendors.map((vendor) => <VendorChip key={vendor.id} {...vendor} current={vendor.id === current} />)}
  </nav>
)

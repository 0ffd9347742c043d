import type { LogoSource } from '../logo/logo.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** A studio: its name, its page, its logo. */
export type Vendor = { id: string; name: string; href: string; logo: LogoSource }

/** Studios in cells of 76 px, six a row and three on a phone. */
export const VendorGrid = ({ label, vendors }: { label: string; vendors: readonly Vendor[] }) => (
  <ul className="p-vendors" aria-label={label}>
    {vendors.map(({ id, name, href, logo }) => (
      <li key={id} className="p-vendors__cell">
        <Link className="p-vendors__link" href={href}><Logo {...logo} alt={name} /></Link>
      </li>
    ))}
  </ul>
)

import type { LogoSource } from '../logo/logo.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** A studio: its name, its page, its logo. */
export type Vendor = {
  id: string
  name: string
  href: string
  logo: LogoSource
  /** The logo in its own colours, shown under a mouse in the grid. */
  colorSrc?: string
}

/** Studios in cells of 76 px, six a row and three on a phone. */
export const VendorGrid = ({ label, vendors }: { label: string; vendors: readonly Vendor[] }) => (
  <ul className="p-vendors" aria-label={label}>
    {vendors.map(({ id, name, href, logo, colorSrc }) => (
      <li key={id} className="p-vendors__cell">
        <Link className="p-vendors__link" href={href}>
          <Logo {...logo} alt={name} />
          {colorSrc ? <img className="p-vendors__color" src={colorSrc} alt="" width={logo.width} height={26} loading="lazy" /> : null}
        </Link>
      </li>
    ))}
  </ul>
)

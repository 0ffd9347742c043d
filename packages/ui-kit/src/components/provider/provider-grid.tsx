import type { LogoSource } from '../logo/logo.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** A provider: its name, its page, its logo. */
export type Provider = {
  id: string
  name: string
  href: string
  logo: LogoSource
  /** The logo in its own colours, shown under a mouse in the grid. */
  colorSrc?: string
}

/**
 * Providers in cells of 76 px, six a row and three on a phone. `label` is the accessible name.
 *
 * @example <ProviderGrid label="Providers" providers={providers} />
 */
export const ProviderGrid = ({ label, providers }: { label: string; providers: readonly Provider[] }) => (
  <ul className="p-providers" aria-label={label}>
    {providers.map(({ id, name, href, logo, colorSrc }) => (
      <li key={id} className="p-providers__cell">
        <Link className="p-providers__link" href={href}>
          <Logo {...logo} alt={name} />
          {colorSrc ? (
            <img className="p-providers__color" src={colorSrc} alt="" width={logo.width} height={26} loading="lazy" />
          ) : null}
        </Link>
      </li>
    ))}
  </ul>
)

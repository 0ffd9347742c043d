import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One channel of the brand; `label` names it. */
export type SocialLink = { id: string; label: string; href: string; icon: ReactNode }

/**
 * The brand's social channels as a row of icons. `label` is the accessible name.
 *
 * @example <SocialLinks label="Follow us" links={[{ id: 'fb', label: 'Facebook', href: 'https://facebook.com/vesper', icon: <IconFacebook /> }]} />
 */
export const SocialLinks = ({ label, links }: { label: string; links: readonly SocialLink[] }) => (
  <ul className="p-social" aria-label={label}>
    {links.map(({ id, label: name, href, icon }) => (
      <li key={id}>
        <Link href={href} aria-label={name} className="p-social__link">
          {icon}
        </Link>
      </li>
    ))}
  </ul>
)

import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One channel of the brand; `label` names it. */
export type SocialLink = { id: string; label: string; href: string; icon: ReactNode }

/** The brand's channels as a row of icons. */
export const SocialLinks = ({ label, links }: { label: string; links: readonly SocialLink[] }) => (
  <ul className="p-social" aria-label={label}>
    {links.map(({ id, label: name, href, icon }) => (
      <li key={id}>
        <Link href={href} aria-label={name} className="p-social__link">{icon}</Link>
      </li>
    ))}
  </ul>
)

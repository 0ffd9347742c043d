import { useRef } from 'react'
import type { Vendor } from './vendor-grid.tsx'
import { useChosenInView } from '../chip/use-chosen-in-view.ts'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** A studio in a row of choices: `href` leads to its games; without it `onOpen` opens its one game. */
export type VendorChoice = Omit<Vendor, 'href'> & { href?: string; onOpen?: () => void }

/** Props of `VendorChips`. */
export type VendorChipsProps = {
  label: string
  /** The chip that takes the choice back; selected when `current` is undefined. */
  all?: { label: string; href: string }
  vendors: readonly VendorChoice[]
  /** Id of the chosen studio. */
  current?: string
}

/** One studio in a row of choices, 56 px high. */
export const VendorChip = ({ name, href, onOpen, logo, current }: VendorChoice & { current?: boolean }) => {
  const inner = logo.src ? <Logo {...logo} alt={name} /> : name
  if (href === undefined) return <button className="p-vendor-chip" type="button" onClick={onOpen}>{inner}</button>
  return <Link className="p-vendor-chip" href={href} aria-current={current ? 'true' : undefined}>{inner}</Link>
}

/** Studios as a row of choices that scrolls sideways, the chosen one in view. */
export const VendorChips = ({ label, all, vendors, current }: VendorChipsProps) => {
  const row = useRef<HTMLElement>(null)
  useChosenInView(row, current)
  return (
    <nav ref={row} className="p-chips" aria-label={label}>
      {all ? <Link className="p-vendor-chip" href={all.href} aria-current={current === undefined ? 'true' : undefined}>{all.label}</Link> : null}
      {vendors.map((vendor) => <VendorChip key={vendor.id} {...vendor} current={vendor.id === current} />)}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { useFold } from './use-fold.ts'

/** One place in the category row of the header. */
export type HeaderPlace = { id: string; label: string; href: string; current?: boolean }

/** Props of `Header`. */
export type HeaderProps = {
  /** Name of the category row. */
  label: string
  brand: ReactNode
  /** Category row; shown from 1100 px, as much of it as one line takes. */
  nav?: readonly HeaderPlace[]
  /** Burger or back arrow; only on a phone. */
  start?: ReactNode
  /** Takes the brand's place on a phone, for sub-pages. */
  title?: ReactNode
  /** Before `end`, from 768 px: theme switch. */
  endWide?: ReactNode
  /** Always shown at the end: balance, or log in and sign up. */
  end?: ReactNode
  /** After `end`, from 768 px: withdraw, messages, avatar. */
  wideEnd?: ReactNode
}

/**
 * The bar at the top, 64 px high, 56 px on a phone.
 *
 * @example <Header label="Categories" brand={brand} nav={[{ id: 'slots', label: 'Slots', href: '/slots' }]} end={<Button>Log in</Button>} />
 */
export const Header = ({ label, brand, nav, start, title, endWide, end, wideEnd }: HeaderProps) => {
  const row = useFold(nav?.map((place) => place.label).join())
  return (
    <header className="p-header">
      <div className="p-header__row">
        {start ? <div className="p-header__start">{start}</div> : null}
        <div className="p-header__brand" data-phone={title ? 'away' : undefined}>
          {brand}
        </div>
        {title ? <div className="p-header__title">{title}</div> : null}
        <nav ref={row} className="p-header__nav" aria-label={label} hidden={!nav?.length}>
          {nav?.map((place) => (
            <Link
              key={place.id}
              className="p-header__place"
              href={place.href}
              aria-current={place.current ? 'page' : undefined}
            >
              {place.label}
            </Link>
          ))}
        </nav>
        <div className="p-header__end">
          {endWide ? <div className="p-header__wide">{endWide}</div> : null}
          {end}
          {wideEnd ? <div className="p-header__wide">{wideEnd}</div> : null}
        </div>
      </div>
    </header>
  )
}

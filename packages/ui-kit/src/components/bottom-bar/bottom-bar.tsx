import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One of the five places in the bar; a link when it has `href`, else a button. */
export type BottomBarItem = {
  id: string
  label: string
  href?: string
  onClick?: () => void
  icon: ReactNode
  iconCurrent?: ReactNode
  current?: boolean
  /** Unread count. */
  count?: ReactNode
}

/**
 * The navigation bar at the bottom of a phone: five `items`, 60 px plus the safe area. `label` is its accessible name.
 *
 * @example <BottomBar label="Main" items={[{ id: 'home', label: 'Home', href: '/', icon: <IconHome />, current: true }]} />
 */
export const BottomBar = ({ label, items }: { label: string; items: readonly BottomBarItem[] }) => (
  <nav className="p-bar" aria-label={label}>
    {items.map(({ id, label: name, href, onClick, icon, iconCurrent, current, count }) => {
      const look = { className: 'p-bar__item', 'aria-current': current ? ('page' as const) : undefined, onClick }
      const inner = (
        <>
          {current ? (iconCurrent ?? icon) : icon}
          {name}
          {count ? <span className="p-bar__count">{count}</span> : null}
        </>
      )
      return href === undefined ? (
        <button key={id} type="button" {...look}>
          {inner}
        </button>
      ) : (
        <Link key={id} href={href} {...look}>
          {inner}
        </Link>
      )
    })}
  </nav>
)

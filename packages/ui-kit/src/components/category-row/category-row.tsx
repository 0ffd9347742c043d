import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One category: two-tone icon, name, number of games. */
export type CategoryItem = { id: string; label: string; href: string; icon: ReactNode; count?: ReactNode }

/**
 * The categories under the banner: a row, on a phone round tiles that scroll sideways. `label` is the accessible name.
 *
 * @example <CategoryRow label="Categories" items={[{ id: 'RNG', label: 'Slots', href: '/slots', icon: <IconSlots /> }]} />
 */
export const CategoryRow = ({ label, items }: { label: string; items: readonly CategoryItem[] }) => (
  <nav className="p-categories" aria-label={label}>
    {items.map(({ id, label: name, href, icon, count }) => (
      <Link key={id} className="p-categories__item" href={href}>
        <span className="p-categories__icon">{icon}</span>
        {name}
        {count === undefined ? null : <span className="p-categories__count">{count}</span>}
      </Link>
    ))}
  </nav>
)

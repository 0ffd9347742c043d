import { IconCaretRight } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'

/**
 * The path from home to this page; the last item is the current
 * page. Hidden on a phone, unless it is the only way up (`phone`). `label` is its accessible name.
 *
 * @example <Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Slots' }]} />
 */
export const Breadcrumb = ({
  label,
  items,
  phone,
}: {
  label: string
  items: readonly { label: string; href?: string }[]
  phone?: boolean
}) => (
  <nav className="p-crumbs" aria-label={label} data-phone={phone || undefined}>
    <ol className="p-crumbs__list">
      {items.map((item, index) => (
        <li key={item.label} className="p-crumbs__item">
          {index > 0 ? <IconCaretRight size={16} /> : null}
          {item.href === undefined || index === items.length - 1 ? (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
          ) : (
            <Link href={item.href}>{item.label}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

import type { ReactNode } from 'react'
import type { SideMenuItem } from './side-menu-item.ts'
import { SideMenuRow } from './side-menu-row.tsx'

/** Props of `SideMenu`. */
export type SideMenuProps = {
  /** Name of the landmark. */
  label: string
  /** Rows in groups; a hairline stands between groups. */
  groups: readonly (readonly SideMenuItem[])[]
  /** 72 px wide with small labels under the icons; from 768 to 1100 it is so anyway. */
  collapsed?: boolean
  /** `rail` opens sub-lists beside itself, `drawer` opens them in place. */
  variant?: 'rail' | 'drawer'
  /** Under the groups: social links. */
  foot?: ReactNode
  /** Last rows: the collapse switch. */
  tail?: readonly SideMenuItem[]
}

/**
 * The navigation at the side of the page and in a phone's drawer.
 *
 * @example <SideMenu label="Menu" groups={[[{ id: 'slots', label: 'Slots', href: '/slots', icon: <IconSlots /> }]]} />
 */
export const SideMenu = ({ label, groups, collapsed = false, variant = 'rail', foot, tail }: SideMenuProps) => (
  <nav className="p-menu" aria-label={label} data-variant={variant} data-collapsed={collapsed || undefined}>
    {groups.map((group) => (
      <ul key={group[0]?.id} className="p-menu__group">
        {group.map((item) => (
          <SideMenuRow key={item.id} item={item} inPlace={variant === 'drawer'} />
        ))}
      </ul>
    ))}
    {foot ? <div className="p-menu__foot">{foot}</div> : null}
    {tail ? (
      <ul className="p-menu__tail">
        {tail.map((item) => (
          <SideMenuRow key={item.id} item={item} inPlace />
        ))}
      </ul>
    ) : null}
  </nav>
)

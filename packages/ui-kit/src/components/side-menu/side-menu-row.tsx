import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import type { SideMenuItem } from './side-menu-item.ts'
import { lazy, memo, Suspense, useRef, useState } from 'react'
import { IconCaretRight } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'
import { useHoverIntent } from './use-hover-intent.ts'

// Asked for by the first hover or key: most visits open no sub-list.
const SideMenuFlyout = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./side-menu-flyout.tsx')).SideMenuFlyout,
}))

type Opened = 'closed' | 'hover' | 'keys'

const byMouse = (event: MouseEvent) =>
  event.nativeEvent instanceof PointerEvent ? event.nativeEvent.pointerType === 'mouse' : event.detail > 0

interface SideMenuRowProps {
  item: SideMenuItem
  inPlace: boolean
}

/**
 * A row of the side menu; with a sub-list a mouse follows its link, Enter or a tap opens the list. Drawn again only
 * with another item: one switch among thirty rows would draw them all.
 */
export const SideMenuRow = /* @__PURE__ */ memo(function SideMenuRow({ item, inPlace }: SideMenuRowProps) {
  const [opened, setOpened] = useState<Opened>('closed')
  const row = useRef<HTMLLIElement>(null)
  const head = useRef<HTMLElement>(null)
  const open = opened !== 'closed'
  const hover = useHoverIntent((enter) => setOpened((now) => (enter ? (now === 'closed' ? 'hover' : now) : 'closed')))
  const { sub } = item

  const close = (refocus: boolean) => {
    setOpened('closed')
    if (refocus) head.current?.focus()
  }
  const onClick = (event: MouseEvent) => {
    item.onClick?.()
    if (!sub || (byMouse(event) && !inPlace)) return close(false)
    event.preventDefault()
    setOpened(open ? 'closed' : 'keys')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close(true)
    }
    if (event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') && sub && !open && !inPlace)
      setOpened('keys')
  }
  const onBlur = (event: FocusEvent) => {
    if (!inPlace && !event.currentTarget.contains(event.relatedTarget)) setOpened('closed')
  }

  const look = {
    className: 'p-menu__row',
    'aria-current': item.current ? ('page' as const) : undefined,
    'aria-expanded': sub ? open : undefined,
    onClick,
  }
  const inner = (
    <>
      {item.current ? (item.iconCurrent ?? item.icon) : item.icon}
      <span className="p-menu__label">{item.label}</span>
      {item.count === undefined ? null : <span className="p-menu__count">{item.count}</span>}
      {sub || item.subLater ? <IconCaretRight size={16} className="p-menu__caret" /> : item.end}
    </>
  )
  return (
    <li ref={row} className="p-menu__item" onKeyDown={onKeyDown} onBlur={onBlur} {...(sub && !inPlace ? hover : {})}>
      {item.href === undefined ? (
        <button
          {...look}
          type="button"
          ref={(node) => {
            head.current = node
          }}
        >
          {inner}
        </button>
      ) : (
        <Link
          {...look}
          href={item.href}
          ref={(node) => {
            head.current = node
          }}
        >
          {inner}
        </Link>
      )}
      {sub && open ? (
        <Suspense>
          <SideMenuFlyout sub={sub} anchor={row} inPlace={inPlace} opened={opened} onLeave={() => close(false)} />
        </Suspense>
      ) : null}
    </li>
  )
})

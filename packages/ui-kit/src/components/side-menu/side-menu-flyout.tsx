import type { CSSProperties, KeyboardEvent, RefObject } from 'react'
import type { SideMenuLink, SideMenuSub } from './side-menu-item.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { IconGrid } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { useLostPointer } from './use-lost-pointer.ts'

type Props = {
  sub: SideMenuSub
  anchor: RefObject<HTMLElement | null>
  inPlace: boolean
  /** By `keys` the focus goes into it; by `hover` it closes when the mouse is elsewhere. */
  opened: 'keys' | 'hover' | 'closed'
  onLeave: () => void
}

const steps: Record<string, readonly [ltr: number, rtl: number]> = {
  ArrowDown: [2, 2],
  ArrowUp: [-2, -2],
  ArrowRight: [1, -1],
  ArrowLeft: [-1, 1],
}

/** One line of a sub-list. */
const Line = ({
  line: { label, href, onClick, icon, count, logo },
  onLeave,
}: {
  line: SideMenuLink
  onLeave: () => void
}) => {
  const inner = logo ? (
    <Logo {...logo} alt={label} />
  ) : (
    <>
      {icon}
      <span className="p-menu__label">{label}</span>
      {count === undefined ? null : <span className="p-menu__count">{count}</span>}
    </>
  )
  const go = () => {
    onLeave()
    onClick?.()
  }
  return href === undefined ? (
    <button type="button" className="p-menu__link" onClick={go}>
      {inner}
    </button>
  ) : (
    <Link className="p-menu__link" href={href} onClick={go}>
      {inner}
    </Link>
  )
}

/** The sub-list of a row, 440 px wide beside the menu or in place in the drawer. */
export const SideMenuFlyout = ({ sub, anchor, inPlace, opened, onLeave }: Props) => {
  const box = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<CSSProperties>()
  useLostPointer(anchor, opened === 'hover', onLeave)

  useLayoutEffect(() => {
    const from = anchor.current?.getBoundingClientRect()
    if (inPlace || !box.current || !from) return
    const middle = from.top + from.height / 2
    const lowest = window.innerHeight - box.current.offsetHeight - 12
    const top = Math.max(72, Math.min(middle - 40, lowest))
    setPlace({ insetBlockStart: top, '--arrow': `${middle - top}px` } as CSSProperties)
    if (opened === 'keys') box.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [anchor, inPlace, opened])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]?.[document.dir === 'rtl' ? 1 : 0]
    if (step === undefined || inPlace) return
    event.preventDefault()
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const next = links.findIndex((link) => link === document.activeElement) + step
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
  }

  return (
    <ul ref={box} className="p-menu__sub" data-place={inPlace ? 'in' : 'beside'} style={place} onKeyDown={onKeyDown}>
      {sub.all && (
        <li>
          <Link className="p-menu__all" href={sub.all.href} onClick={onLeave}>
            {sub.all.icon ?? <IconGrid />}
            <span className="p-menu__label">{sub.all.label}</span>
            {sub.all.count === undefined ? null : <span className="p-menu__count">{sub.all.count}</span>}
          </Link>
        </li>
      )}
      {sub.links.map((line) => (
        <li key={line.id}>
          <Line line={line} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

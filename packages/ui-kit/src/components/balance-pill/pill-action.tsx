import type { ReactNode } from 'react'
import { IconPlus } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'

/**
 * The action at the end of the pill, for example Deposit, a link to
 * `href` or a button. A phone shows a plus and reads out the text.
 *
 * @example <PillAction href="/deposit">Deposit</PillAction>
 */
export const PillAction = ({
  href,
  onClick,
  children,
}: {
  href?: string
  onClick?: () => void
  children: ReactNode
}) => {
  const inner = (
    <>
      <span className="p-pill__words">{children}</span>
      <IconPlus className="p-pill__plus" />
    </>
  )
  return href === undefined ? (
    <button type="button" className="p-pill__action" onClick={onClick}>
      {inner}
    </button>
  ) : (
    <Link className="p-pill__action" href={href} onClick={onClick}>
      {inner}
    </Link>
  )
}

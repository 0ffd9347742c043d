import type { ReactNode } from 'react'
import { IconPlus } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'

/** The coral end of the pill, for example Deposit; a phone shows a plus and reads out the words. */
export const PillAction = ({ href, onClick, children }: { href?: string; onClick?: () => void; children: ReactNode }) => {
  const inner = (
    <>
      <span className="p-pill__words">{children}</span>
      <IconPlus className="p-pill__plus" />
    </>
  )
  return href === undefined
    ? <button type="button" className="p-pill__action" onClick={onClick}>{inner}</button>
    : <Link className="p-pill__action" href={href} onClick={onClick}>{inner}</Link>
}

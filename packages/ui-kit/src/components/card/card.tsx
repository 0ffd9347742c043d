import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Content that is one object; never a card inside a card. `tight` takes the padding away. */
export const Card = ({ as: Element = 'div', tight, children }: { as?: 'div' | 'section' | 'article' | 'aside'; tight?: boolean; children: ReactNode }) => (
  <Element className="p-card" data-tight={tight || undefined}>{children}</Element>
)

/** The one link of a card, as a rule its title: it covers the card, which then lifts by 4 px under the pointer. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => <Link className="p-card__link" href={href}>{children}</Link>

/** The top of a card: its title, a tag after it, and what can be done at the end. */
export const CardHead = ({ id, title, tag, end }: { id?: string; title: ReactNode; tag?: ReactNode; end?: ReactNode }) => (
  <div className="p-card__head">
    <h2 className="p-card__title" id={id}>{title}</h2>
    {tag}
    {end ? <div className="p-card__end">{end}</div> : null}
  </div>
)

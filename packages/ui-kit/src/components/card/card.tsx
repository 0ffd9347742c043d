import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/**
 * Content that is one object; never a card inside a card. `tight` takes the padding away.
 *
 * @example
 * <Card>
 *   <CardHead title="Last withdrawal" />
 *   ₱500.00
 * </Card>
 */
export const Card = ({
  as: Element = 'div',
  tight,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'aside'
  tight?: boolean
  children: ReactNode
}) => (
  <Element className="p-card" data-tight={tight || undefined}>
    {children}
  </Element>
)

/**
 * The link of a card, usually its title: it covers the card,
 * which rises by 4 px under the pointer. `href` is its address.
 *
 * @example <CardLink href="/promotions/103">Cashback</CardLink>
 */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="p-card__link" href={href}>
    {children}
  </Link>
)

/**
 * The top of a card: title, a tag after it, and actions at the end. `id` is that of the title, for `aria-labelledby`.
 *
 * @example <CardHead title="Bonuses" />
 */
export const CardHead = ({
  id,
  title,
  tag,
  end,
}: {
  id?: string
  title: ReactNode
  tag?: ReactNode
  end?: ReactNode
}) => (
  <div className="p-card__head">
    <h2 className="p-card__title" id={id}>
      {title}
    </h2>
    {tag}
    {end ? <div className="p-card__end">{end}</div> : null}
  </div>
)

/**
 * A sentence or two in a card that explain what is in it.
 *
 * @example <CardText>All of it is optional.</CardText>
 */
export const CardText = ({ children }: { children: ReactNode }) => <p className="p-card__text">{children}</p>

/**
 * What stands below figures and is read last, such as when they were read.
 *
 * @example <CardNote>As of Nov 22, 2026, 4:00 PM</CardNote>
 */
export const CardNote = ({ children }: { children: ReactNode }) => <p className="p-card__note">{children}</p>

/**
 * A few cards beside each other, equally wide and equally high; one under the other where each would be under 320 px.
 *
 * @example <CardRow><Card>What counts</Card><Card>What does not</Card></CardRow>
 */
export const CardRow = ({ children }: { children: ReactNode }) => <div className="p-card-row">{children}</div>

import type { ReactNode } from 'react'
import { IconClock } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'

/** Props of `Ticket`. */
export type TicketProps = {
  /** Heading. */
  title: string
  text: ReactNode
  /** When it ends or for whom it is. */
  meta?: ReactNode
  metaIcon?: ReactNode
  /** The amount or percentage on the stub; without it there is no stub. */
  value?: ReactNode
  valueLabel?: ReactNode
  /** Where the ticket links to. */
  href?: string
  /** Instead of `href`: the whole ticket is one button, for terms that open in place. */
  onClick?: () => void
  /** Level of its heading: 3 under a titled section, 2 straight under the title of the page. */
  level?: 2 | 3
}

/**
 * A promotion in the shape of a ticket, with the amount on its stub.
 *
 * @example <Ticket title="Cashback" text="Every Monday" value="0.08 %" valueLabel="of turnover" href="/promotions/103" />
 */
export const Ticket = ({ title, text, meta, metaIcon, value, valueLabel, href, onClick, level = 3 }: TicketProps) => {
  const Heading = `h${level}` as const
  return (
    <article className="p-ticket" data-whole={value ? undefined : ''}>
      <div className="p-ticket__body">
        <Heading className="p-ticket__title">
          {href !== undefined ? (
            <Link className="p-ticket__link" href={href}>
              {title}
            </Link>
          ) : null}
          {href === undefined && onClick ? (
            <button type="button" className="p-ticket__link" onClick={onClick}>
              {title}
            </button>
          ) : null}
          {href === undefined && !onClick ? title : null}
        </Heading>
        <p className="p-ticket__text">{text}</p>
        {meta ? (
          <p className="p-ticket__meta">
            {metaIcon ?? <IconClock size={16} />}
            {meta}
          </p>
        ) : null}
      </div>
      {value ? (
        <div className="p-ticket__stub">
          <span className="p-ticket__value">{value}</span>
          {valueLabel ? <span className="p-ticket__label">{valueLabel}</span> : null}
        </div>
      ) : null}
    </article>
  )
}

/**
 * Tickets three a row, one a row on a phone.
 *
 * @example <TicketGrid><Ticket title="Cashback" text="Every Monday" href="/promotions/103" /></TicketGrid>
 */
export const TicketGrid = ({ children }: { children: ReactNode }) => <div className="p-ticket-grid">{children}</div>

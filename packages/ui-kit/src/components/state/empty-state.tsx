import type { ReactNode } from 'react'

/** Props of `EmptyState` and `ErrorState`. */
export type StateProps = {
  /** One line: what is missing or what failed. */
  title: string
  text?: ReactNode
  action?: ReactNode
  art?: ReactNode
  /** The whole page says this: the title is its heading, in larger type and without a frame. */
  page?: true
}

/**
 * Shown in place of an empty list: a drawing, one line, one action.
 *
 * @example <EmptyState title="No favourites yet" action={<LinkButton href="/slots">Browse slots</LinkButton>} />
 */
export const EmptyState = ({ title, text, action, art, page }: StateProps) => {
  const Title = page ? 'h1' : 'p'
  return (
    <div className="p-state" data-page={page}>
      {art ?? <TicketArt />}
      <Title className="p-state__title">{title}</Title>
      {text ? <p className="p-state__text">{text}</p> : null}
      {action}
    </div>
  )
}

const TicketArt = () => (
  <svg className="p-state__art" width="80" height="56" viewBox="0 0 80 56" aria-hidden="true">
    <rect width="80" height="56" rx="4" fill="var(--color-s3)" />
    <path
      d="M12 14h56v8a6 6 0 0 0 0 12v8H12v-8a6 6 0 0 0 0-12zM48 14v28"
      fill="none"
      stroke="var(--color-t2)"
      strokeWidth="1.5"
      strokeDasharray="4 4"
    />
    <path d="M29 38a11 11 0 0 1 22 0z" fill="var(--color-accent)" />
  </svg>
)

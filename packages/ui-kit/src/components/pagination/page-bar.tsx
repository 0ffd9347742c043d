import type { ReactNode } from 'react'
import { Pagination, type PaginationProps } from './pagination.tsx'

/** Props of `PageBar`. */
export type PageBarProps = PaginationProps & {
  /** A sentence about the part that is shown. */
  children: ReactNode
}

/**
 * Says which part of something long is shown, with the way to the others beside it; below it on a phone.
 *
 * @example
 * <PageBar label="Parts" page={2} pages={13} hrefOf={(part) => `?part=${part}`} prevLabel="Later" nextLabel="Earlier">
 *   Part 2 of 13.
 * </PageBar>
 */
export const PageBar = ({ children, ...pages }: PageBarProps) => (
  <div className="p-page-bar">
    <p className="p-card__text">{children}</p>
    <Pagination {...pages} />
  </div>
)

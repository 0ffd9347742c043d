import type { ReactNode } from 'react'
import { IconCaretLeft, IconCaretRight } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'
import { pageWindow } from './page-window.ts'

/** Props of `Pagination`. */
export type PaginationProps = {
  /** Accessible name. */
  label: string
  /** The current page, counted from 1. */
  page: number
  /** How many pages there are. */
  pages: number
  /** Address of a page; without it the cells are buttons. */
  hrefOf?: (page: number) => string
  /** Goes to a page; a link that has it is followed by it. */
  onPage?: (page: number) => void
  /** Accessible name of the arrow back. */
  prevLabel: string
  /** Accessible name of the arrow forward. */
  nextLabel: string
  /** Accessible name of a page, for example "Page 3". */
  pageLabel?: (page: number) => string
}

type CellProps = Pick<PaginationProps, 'hrefOf' | 'onPage'> & {
  to: number
  label?: string
  current?: boolean
  edge?: boolean
  rel?: string
  children: ReactNode
}

const Cell = ({ to, hrefOf, onPage, label, current, edge, rel, children }: CellProps) => {
  const look = {
    className: 'p-pages__cell',
    'data-edge': edge || undefined,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (hrefOf)
    return (
      <Link
        {...look}
        href={hrefOf(to)}
        rel={rel}
        onClick={(event) => {
          // Another window, and the menu of the browser, take the address.
          if (!onPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onPage(to)
        }}
      >
        {children}
      </Link>
    )
  return (
    <button {...look} type="button" onClick={() => onPage?.(to)}>
      {children}
    </button>
  )
}

/**
 * Pages as cells of 44 px.
 *
 * @example <Pagination label="Pages" page={2} pages={9} hrefOf={(page) => `?page=${page}`} prevLabel="Previous" nextLabel="Next" />
 */
export const Pagination = ({
  label,
  page,
  pages,
  hrefOf,
  onPage,
  prevLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) => {
  const go = { hrefOf, onPage }
  return (
    <nav className="p-pages" aria-label={label}>
      {page > 1 ? (
        <Cell {...go} to={page - 1} label={prevLabel} rel="prev">
          <IconCaretLeft />
        </Cell>
      ) : (
        <span className="p-pages__cell" data-off="" aria-hidden="true">
          <IconCaretLeft />
        </span>
      )}
      {pageWindow(page, pages).map((n, index, all) =>
        n === 0 ? (
          <span key={`after-${all[index - 1]}`} className="p-pages__gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Cell
            {...go}
            key={n}
            to={n}
            label={pageLabel?.(n)}
            current={n === page}
            edge={(n === 1 || n === pages) && Math.abs(n - page) > 1}
          >
            {n}
          </Cell>
        ),
      )}
      {page < pages ? (
        <Cell {...go} to={page + 1} label={nextLabel} rel="next">
          <IconCaretRight />
        </Cell>
      ) : (
        <span className="p-pages__cell" data-off="" aria-hidden="true">
          <IconCaretRight />
        </span>
      )}
    </nav>
  )
}

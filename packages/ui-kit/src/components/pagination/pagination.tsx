import { IconCaretLeft, IconCaretRight } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'
import { pageWindow } from './page-window.ts'

/** Props of `Pagination`; pages are counted from 1. */
export type PaginationProps = {
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  prevLabel: string
  nextLabel: string
  /** Name of a page for those who listen, for example "Page 3". */
  pageLabel?: (page: number) => string
}

/** Pages as cells of 44 px; the current one has a coral base. */
export const Pagination = ({ label, page, pages, hrefOf, prevLabel, nextLabel, pageLabel }: PaginationProps) => (
  <nav className="p-pages" aria-label={label}>
    {page > 1 ? <Link className="p-pages__cell" href={hrefOf(page - 1)} aria-label={prevLabel} rel="prev"><IconCaretLeft /></Link> : null}
    {pageWindow(page, pages).map((n, index, all) =>
      n === 0
        ? <span key={`after-${all[index - 1]}`} className="p-pages__gap" aria-hidden="true">…</span>
        : <Link key={n} className="p-pages__cell" href={hrefOf(n)} aria-label={pageLabel?.(n)} aria-current={n === page ? 'page' : undefined}>{n}</Link>,
    )}
    {page < pages ? <Link className="p-pages__cell" href={hrefOf(page + 1)} aria-label={nextLabel} rel="next"><IconCaretRight /></Link> : null}
  </nav>
)

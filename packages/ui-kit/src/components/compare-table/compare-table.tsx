import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { IconCaretDown } from '../../icons/index.ts'
import { useNarrow } from '../../use-narrow.ts'
import { useScrolls } from '../data-table/use-scrolls.ts'
import { FactList } from '../fact-list/fact-list.tsx'

/** A thing that is compared. */
export type CompareColumn = {
  id: string
  /** A picture of 40, above the name. */
  mark?: ReactNode
  title: string
  sub?: ReactNode
  /** It is the one that the reader has: its column is marked, on a phone its card is open. */
  current?: boolean
}

/** What is compared. */
export type CompareRow = {
  id: string
  name: string
  /** By the id of a column. */
  cells: Readonly<Record<string, ReactNode>>
  /** A closed card of a phone shows it; two of them have room. */
  lead?: boolean
}

/** Props of `CompareTable`; `caption` is its accessible name, `note` stands below it. */
export type CompareTableProps = {
  caption: string
  columns: readonly CompareColumn[]
  rows: readonly CompareRow[]
  note?: ReactNode
}

/**
 * The same facts of a few things beside each other, one of them marked. A phone shows a card each, which opens.
 *
 * @example
 * <CompareTable
 *   caption="All ranks"
 *   columns={[{ id: '1', title: 'VIP1' }, { id: '2', title: 'VIP2', sub: 'You', current: true }]}
 *   rows={[{ id: 'salary', name: 'Salary a month', cells: { 1: '0', 2: '18' }, lead: true }]}
 * />
 */
export const CompareTable = ({ note, ...props }: CompareTableProps) => (
  <>
    {useNarrow() ? <CompareCards {...props} /> : <CompareGrid {...props} />}
    {note ? <p className="p-compare__note">{note}</p> : null}
  </>
)

const CompareGrid = ({ caption, columns, rows }: CompareTableProps) => {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    <div
      ref={box}
      className="p-compare"
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? caption : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="p-compare__table">
        <caption className="p-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-compare__corner">
              <span className="p-hidden">{caption}</span>
            </th>
            {columns.map(({ id, mark, title, sub, current }) => (
              <th key={id} scope="col" className="p-compare__head" data-current={current || undefined}>
                {mark}
                <span className="p-compare__title">{title}</span>
                <span className="p-compare__sub">{sub}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" className="p-compare__name">
                {name}
              </th>
              {columns.map((column) => (
                <td key={column.id} className="p-compare__cell" data-current={column.current || undefined}>
                  {cells[column.id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CompareCards = ({ caption, columns, rows }: CompareTableProps) => {
  const id = useId()
  const leads = rows.filter(({ lead }) => lead)
  return (
    <ul className="p-compare__cards" aria-label={caption}>
      {columns.map((column) => (
        <li key={column.id} className="p-compare__card" data-current={column.current || undefined}>
          <details name={id} open={column.current}>
            <summary className="p-compare__summary">
              {column.mark}
              <span className="p-compare__words">
                <span className="p-compare__title">{column.title}</span>
                {column.sub ? <span className="p-compare__sub">{column.sub}</span> : null}
                <span className="p-compare__leads">
                  {leads.map((row) => (
                    <span key={row.id}>
                      {row.name} <b>{row.cells[column.id]}</b>
                    </span>
                  ))}
                </span>
              </span>
              <IconCaretDown size={16} className="p-compare__caret" />
            </summary>
            <FactList facts={rows.map((row) => ({ id: row.id, name: row.name, value: row.cells[column.id] }))} />
          </details>
        </li>
      ))}
    </ul>
  )
}

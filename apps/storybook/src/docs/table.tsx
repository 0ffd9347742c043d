import type { ReactNode } from 'react'

interface TableProps {
  /** What it is a table of, for those who listen. */
  readonly label: string
  readonly heads: readonly string[]
  /** A name of its own for each row, then its cells; the first cell is the row's head. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A table of the pages of words; it scrolls sideways by itself where it is too wide. */
export const Table = ({ label, heads, rows }: TableProps) => (
  <div className="d-table" role="group" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, first, ...rest]) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

import type { DataColumn } from './data-column.ts'
import type { DataSort } from './sort-rows.ts'
import { IconSortDown, IconSortUp } from '../../icons/index.ts'
import { nextSort } from './sort-rows.ts'
import { placeOf } from './data-cell.tsx'

type HeadProps<Row> = { columns: readonly DataColumn<Row>[]; sort?: DataSort; onSort?: (sort: DataSort) => void }

/** The row of heads; those that sort are buttons, and say which way. */
export const DataHead = <Row,>({ columns, sort, onSort }: HeadProps<Row>) => (
  <thead className="p-table__head">
    <tr>
      {columns.map((column, index) => {
        const direction = sort?.id === column.id ? sort.direction : undefined
        const sorts = column.sortValue !== undefined && onSort !== undefined
        return (
          <th
            key={column.id}
            scope="col"
            className="p-table__th"
            {...placeOf(column, index)}
            data-sorts={sorts || undefined}
            aria-sort={sorts ? (direction ?? 'none') : undefined}
          >
            {sorts ? (
              <button type="button" className="p-table__sort" onClick={() => onSort(nextSort(sort, column))}>
                <span>{column.head}</span>
                {direction === 'ascending' ? <IconSortUp size={12} /> : <IconSortDown size={12} />}
              </button>
            ) : (
              <span className={column.headHidden ? 'p-hidden' : undefined}>{column.head}</span>
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)

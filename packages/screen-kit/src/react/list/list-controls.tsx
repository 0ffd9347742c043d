import { useFormat } from '@parlour/i18n/react'
import { ActiveFilters, Button, FilterBar, useNarrow, type DataTableProps } from '@parlour/ui-kit'
import { IconSliders } from '@parlour/ui-kit/icons'
import { useState, type ReactNode } from 'react'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import { ListSheet } from './list-sheet.tsx'
import type { ListNarrowing } from './list-narrowing.ts'

interface ListControlsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  which: ReactNode
  search: ReactNode
  filters: ReactNode
  /** The way into a file, at the end. */
  file: ReactNode
  narrowing: ListNarrowing | undefined
  /** Rows of all pages; undefined where it is not known, or not any more. */
  total: number | undefined
}

/**
 * What chooses the rows of a list: in a row above them, on a phone in a sheet whose button says how many filters are on;
 * below it each of these as a chip that takes it back.
 */
export function ListControls<Row>({
  which,
  search,
  filters,
  file,
  narrowing,
  total,
  ...order
}: ListControlsProps<Row>) {
  const text = useScreenKitText()
  const format = useFormat()
  const narrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const inUse = narrowing?.filters ?? []
  const inSheet = narrow && (Boolean(filters) || order.onSort !== undefined)
  return (
    <>
      {which && !narrow ? <FilterBar end={file}>{which}</FilterBar> : null}
      <FilterBar
        wrap
        search={
          narrow && which ? (
            <>
              {which}
              {search}
            </>
          ) : (
            search
          )
        }
        end={which && !narrow ? null : file}
      >
        {inSheet ? (
          <Button icon={<IconSliders />} onClick={() => setOpen(true)}>
            {inUse.length > 0
              ? text('screen-kit.list.filtersInUse', { count: format.number(inUse.length) })
              : text('screen-kit.list.filters')}
          </Button>
        ) : (
          filters
        )}
      </FilterBar>
      {narrowing ? (
        <ActiveFilters
          label={text('screen-kit.list.inUse')}
          filters={inUse.map(({ id, label }) => ({
            id,
            label,
            removeLabel: text('screen-kit.list.remove', { filter: label }),
          }))}
          clearLabel={text('screen-kit.list.clear')}
          onRemove={(id) => inUse.find((each) => each.id === id)?.onRemove()}
          onClear={narrowing.onClear}
        />
      ) : null}
      {inSheet ? (
        <ListSheet<Row> {...order} open={isOpen} filters={filters} total={total} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

import { Button, FormStack, Modal, Segmented, Select, type DataTableProps } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useScreenKitText } from '../use-screen-kit-text.ts'

interface ListSheetProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  open: boolean
  filters: ReactNode
  /** Rows of all pages; undefined where it is not known, or not any more. */
  total: number | undefined
  onClose: () => void
}

const directions = ['ascending', 'descending'] as const

/** The filters and the order of a list on a phone; each counts at once, and the button says how many rows are left. */
export function ListSheet<Row>({ open, filters, columns, sort, onSort, total, onClose }: ListSheetProps<Row>) {
  const text = useScreenKitText()
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined)
  const direction = sort?.direction ?? 'descending'
  return (
    <Modal
      open={open}
      name="listFilters"
      title={text('screen-kit.list.title')}
      closeLabel={text('screen-kit.list.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {total === undefined ? text('screen-kit.list.show') : text('screen-kit.list.showRows', { count: total })}
        </Button>
      }
    >
      <FormStack>
        {filters}
        {onSort && sortable.length > 0 ? (
          <>
            <Select
              label={text('screen-kit.list.sort')}
              value={sort?.id ?? ''}
              options={sortable.map(({ id, head }) => ({ value: id, label: head }))}
              onChange={({ target }) => onSort({ id: target.value, direction })}
            />
            <Segmented
              block
              label={text('screen-kit.list.order')}
              value={direction}
              options={directions.map((value) => ({ value, label: text(`screen-kit.list.${value}`) }))}
              onValue={(value) => onSort({ id: sort?.id ?? sortable[0]?.id ?? '', direction: value })}
            />
          </>
        ) : null}
      </FormStack>
    </Modal>
  )
}

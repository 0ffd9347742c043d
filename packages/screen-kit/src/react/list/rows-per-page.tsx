import { useFormat } from '@parlour/i18n/react'
import { Select } from '@parlour/ui-kit'
import { listSizes, type ListSize } from '../../list/list-size.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Chooses how many rows a page of every list has. */
export function RowsPerPage({ size, onSize }: { size: ListSize; onSize: (size: ListSize) => void }) {
  const text = useScreenKitText()
  const format = useFormat()
  return (
    <Select
      compact
      label={text('screen-kit.list.size')}
      value={String(size)}
      options={listSizes.map((each) => ({ value: String(each), label: format.number(each) }))}
      onChange={({ target }) => onSize(listSizes.find((each) => String(each) === target.value) ?? size)}
    />
  )
}

import type { DataSort } from '@parlour/ui-kit'
import type { RecordView } from '../../index.ts'

const newestFirst: DataSort = { id: 'time', direction: 'descending' }

/** How the rows of a record are sorted: the newest first where the address names none of its columns. */
export const recordSort = ({ sort }: RecordView, columns: readonly string[]): DataSort =>
  sort && columns.includes(sort.id) ? sort : newestFirst

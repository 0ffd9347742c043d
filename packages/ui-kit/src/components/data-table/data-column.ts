import type { ReactNode } from 'react'

/** What a cell is worth when rows are sorted or written to a file: a raw number, never a formatted one. */
export type DataValue = string | number | null | undefined

/**
 * Where a cell stands in the two lines of a row below 768 px; `action` is a control at the end, `none` leaves it out.
 */
export type PhonePlace = 'title' | 'value' | 'line' | 'action' | 'none'

/** A column of a table of `Row`. */
export type DataColumn<Row> = {
  id: string
  /** Head of the column, and name of its cells on a phone. */
  head: string
  /** The head is only read out, for a column of controls. */
  headHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** Lets the column be sorted by this value. */
  sortValue?: (row: Row) => DataValue
  /** Goes to the file in place of `sortValue`; a column with neither is left out of it. */
  csvValue?: (row: Row) => DataValue
  /** Its cell names the row for a screen reader; the first column does unless another one says so. */
  heads?: boolean
  /** Stays in view when the table scrolls sideways; for the first column. */
  sticky?: boolean
  /** By default the first column is the title, and the others are text of the second line. */
  phone?: PhonePlace
}

/** A row of totals under the table; `cells` by column id, `label` under the first head. */
export type DataTotal = { label: string; cells: Readonly<Record<string, ReactNode>> }

import type { RecordSearch } from '../../index.ts'

/** What of an address chooses the days of the list of orders: it stays where an order opens or closes. */
export const daysOf = ({ from, to, part }: RecordSearch): RecordSearch => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(part && { part }),
})

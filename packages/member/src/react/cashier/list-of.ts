import type { RecordSearch } from '../../index.ts'

/** What of an address says which rows the list of orders shows: it stays where an order opens or closes. */
export const listOf = ({ from, to, part, page, sort }: RecordSearch): RecordSearch => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(part && { part }),
  ...(page && { page }),
  ...(sort && { sort }),
})

import * as v from 'valibot'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { moment, smallNumber } from '../../schemas/whole-number.ts'

export { sorting } from '../records/page-fields.ts'

/** Which page, and how many rows; pages count from 1. Up to 500 rows, so that a whole table can be taken along. */
export const paging = {
  page: v.optional(v.pipe(smallNumber, v.minValue(1)), 1),
  size: v.optional(v.pipe(smallNumber, v.minValue(1), v.maxValue(500)), 10),
}

/**
 * The time a list is about, in milliseconds since 1970, both ends included
 * as in the records; at most 30 days, the last 30 when it is left out.
 */
export const timeWindow = {
  startTime: v.optional(moment),
  endTime: v.optional(moment),
}

/** A part of an account's name; empty for all accounts. */
export const accountPart = { account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '') }

/**
 * A page of rows with the totals over all rows that the filters let
 * through, not only of this page; null where the platform sends none.
 */
export const pageOf = <const Row extends v.GenericSchema, const Totals extends v.ObjectEntries>(
  row: Row,
  totals: Totals,
) =>
  v.object({
    list: tolerantList(row),
    totals: v.nullish(v.object(totals), null),
    totalPages: v.nullish(v.number(), 0),
    totalCount: v.nullish(v.number(), 0),
  })

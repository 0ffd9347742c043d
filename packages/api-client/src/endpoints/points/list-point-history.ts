import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'

const entry = v.object({
  id: optionalId,
  time: v.number(),
  /** EARN, REDEEM, CONVERT, or RETURN when a redemption was rejected. */
  type: v.string(),
  /** Plus for points that came in. */
  points: v.number(),
  /** What the account held after it. */
  balance: optionalNumber,
  remark: v.nullish(v.string(), ''),
})

/** A change of points. */
export type PointEntry = v.InferOutput<typeof entry>

/**
 * The changes of this member's points in a period, newest first or by `sort`, in pages; times in milliseconds. Codes:
 * records.period.invalid, in_need_true_account. The path is that of the reference gateway: the specification's
 * ODSFE2_MemTransDet (contract 3.9) also answers for the money there, and one relay cannot have two shapes. Platforms
 * of either generation are asked by that name (`relayNames`). Source: contract 3.9.
 */
export const listPointHistory = defineEndpoint({
  name: 'listPointHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointTransactions',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    type: v.optional(v.picklist(['EARN', 'REDEEM', 'CONVERT', 'RETURN', '']), ''),
    ...sorting(['time', 'points'], 'time'),
  }),
  response: v.object({
    list: tolerantList(entry),
    /** The points of all pages: what came in, and what went out. */
    totalIn: optionalNumber,
    totalOut: optionalNumber,
    ...pageAnswer,
  }),
})

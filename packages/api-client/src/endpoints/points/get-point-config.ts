import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const ratio = v.object({
  /** A category of games, or DEPOSIT. */
  type: v.string(),
  /** What has to be staked, or paid in, for `point` points; minor units. */
  amount: money,
  point: v.number(),
})

/** How points are earned with one type of play. */
export type PointRatio = v.InferOutput<typeof ratio>

/**
 * How points are earned by type of play, and what one point is worth when it is converted (minor units). What is less
 * than a whole point is carried over to the next one. Code: in_need_true_account. Source: contract 3.9.
 */
export const getPointConfig = defineEndpoint({
  name: 'getPointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  aliases: ['/wps/relay/MCSFE_getPointConfig'],
  moduleId: 'PTSYS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(ratio), cashRatio: v.nullish(money, 0) }),
})

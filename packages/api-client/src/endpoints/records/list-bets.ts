import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { id, idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { orElse } from '../../schemas/or-else.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from './page-fields.ts'

const bet = v.object({
  betId: idText,
  /** `settled`, or `open` while its result is still to come. */
  state: v.nullish(v.string(), 'settled'),
  /** When it was settled; of an open one when it was placed. */
  time: v.number(),
  /** When it was placed, where it waited for its result. */
  placedAt: optionalNumber,
  gameId: id,
  gameName: v.string(),
  category: v.string(),
  vendor: v.string(),
  vendorName: v.nullish(v.string(), ''),
  stake: money,
  win: money,
  /** Win less stake; 0 while it is open. */
  result: money,
  /** What an open one pays if all of it is right; null where that is not known before. */
  possible: v.nullish(money, null),
})

/** The columns that settled bets sort by. */
const betSorts = ['time', 'gameName', 'category', 'stake', 'win', 'result'] as const

/** A bet. */
export type Bet = v.InferOutput<typeof bet>

/**
 * The betting record: settled rounds of a period, newest first or by `sort`, of all categories and
 * providers or of one; with totals over all pages. `state: 'open'` asks for bets whose result is still to come, `betId`
 * for one of either; both whatever the period. Sums in minor units, times in
 * milliseconds. Codes: records.period.invalid, records.period.archived, in_need_true_account.
 * Source: contract 3.11; `state`, `betId`, `sort` and `order` are not in it: a platform without them answers newest
 * first.
 */
export const listBets = defineEndpoint({
  name: 'listBets',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  aliases: ['/wps/relay/MCSFE_getBetHistory'],
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    ...sorting(betSorts, 'time'),
    gameCategory: v.optional(v.string(), ''),
    vendor: v.optional(v.string(), ''),
    state: v.optional(v.picklist(['', 'open']), ''),
    betId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  }),
  response: v.object({
    list: tolerantList(bet),
    totals: orElse(v.object({ stake: money, win: money, result: money, count: v.number() }), null),
    ...pageAnswer,
  }),
})

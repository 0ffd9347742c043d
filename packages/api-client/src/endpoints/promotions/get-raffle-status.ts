import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { prize } from '../../schemas/prize.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

const winner = v.object({
  place: v.number(),
  customerName: v.string(),
  ticket: v.number(),
  amount: bonusAmount,
  mine: flag,
})

const common = {
  raffleId: id,
  title: v.nullish(v.string(), ''),
  startTime: v.number(),
  endTime: v.number(),
  /** The tickets of this member, and of everybody. */
  tickets: v.nullish(v.number(), 0),
  totalTickets: v.nullish(v.number(), 0),
  /** SHA-256 of the secret that decides, in hexadecimal: public before the draw. */
  secretHash: optionalText,
}

const open = v.object({
  ...common,
  /** What has to be staked for one ticket. */
  stakePerTicket: money,
  prizes: sideList(prize),
  /** What bounds the prizes, in the language of the request; null where nothing does. Not in the contract. */
  prizeRule: optionalText,
})

const drawn = v.object({
  ...common,
  drawnAt: optionalNumber,
  /** The secret of the draw, published afterwards. */
  secret: optionalText,
  /** The number of this member's first ticket; the others follow it. */
  firstTicket: optionalNumber,
  winners: sideList(winner),
  /** The terms of every prize. */
  terms: v.nullish(bonusTerms, null),
})

/** A raffle that runs. */
export type OpenRaffle = v.InferOutput<typeof open>
/** A raffle that was drawn, with all that is needed to check it. */
export type DrawnRaffle = v.InferOutput<typeof drawn>

/**
 * The raffle that runs and the last one that was drawn. The winner of a draw is the ticket `SHA-256(secret + ':' +
 * draw)`, its first 12 hexadecimal digits modulo the tickets plus one, for draws 0, 1, 2 …; a ticket that has won is
 * passed over. Sums in minor units, times in milliseconds. Code: in_need_true_account. Source: contract 3.7.
 */
export const getRaffleStatus = defineEndpoint({
  name: 'getRaffleStatus',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  aliases: ['/wps/relay/MCS2_getRafflePromotionStatus'],
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ current: v.nullish(open, null), last: v.nullish(drawn, null) }),
})

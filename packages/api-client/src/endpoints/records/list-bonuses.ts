import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from './page-fields.ts'
import { sideRecord } from '../../schemas/tolerant-record.ts'

/** A category, as it counts towards a bonus. */
const bonusCategory = v.object({
  category: v.string(),
  /** How much of a stake counts, in percent; 0 where it does not. */
  percent: v.number(),
  /** What was staked in it since the bonus was given, and what of that counted. */
  stakes: money,
  counted: money,
})

/** What giving a bonus up takes and leaves, as it stands now. */
const bonusForfeit = v.object({
  /** What is lost: the bonus with what was won with it, in rounds under way too; of a locked one what it would pay. */
  loses: money,
  /** What of that lies in rounds under way: what they win of it is lost as well. */
  atStake: v.nullish(money, 0),
  /** Own money and bonus money in the main wallet, before and after. */
  balance: money,
  balanceAfter: money,
  /** Own money that may be withdrawn; giving a bonus up does not change it. */
  free: money,
  /** How many other bonuses stay open, which a withdrawal gives up. */
  stillOpen: v.nullish(v.number(), 0),
})

const bonus = v.object({
  bonusId: idText,
  /** What it was given for: a promotion type, `rebate`, `points`, `referral`, `demo` ... */
  kind: v.string(),
  title: v.string(),
  amount: bonusAmount,
  /** What it holds now, of what was given and of what was won with it. */
  balance: v.nullish(money, null),
  /** Whether it is for play alone, and never withdrawn. */
  playOnly: v.nullish(v.boolean(), false),
  /** Whether it is paid only when its wager is met, and holds nothing before. */
  locked: v.nullish(v.boolean(), false),
  /** The highest stake that may be taken from it. */
  maxBet: v.nullish(money, null),
  time: v.number(),
  /** What has to be staked before it may be withdrawn, what has been, and what is left. */
  wager: money,
  staked: money,
  left: money,
  /** Categories that do not count, and those that count in part (per cent). */
  excluded: sideList(v.string()),
  weights: v.nullish(sideRecord(v.number()), {}),
  /** Every category of an open bonus: how much counts, and what has. */
  categories: sideList(bonusCategory),
  /** What counted before the moment from which `categories` are counted, of an open bonus. */
  countedBefore: v.nullish(money, 0),
  expiresAt: optionalNumber,
  /** When it ended; null while it is open, and where the platform does not say. */
  endedAt: optionalNumber,
  /** Null where the bonus cannot be given up by itself: it has ended, or is for play alone. */
  forfeit: v.nullish(bonusForfeit, null),
  /**
   * `open`, `fulfilled`, `lapsed` (out of time, taken back), `spent`
   * (lost in play) or `forfeited` (given up, by itself or by a withdrawal).
   */
  state: v.string(),
  stateName: v.nullish(v.string(), ''),
})

/** A bonus with its terms and how far they are played through. */
export type Bonus = v.InferOutput<typeof bonus>

/**
 * The bonuses of a period, newest first or by `sort`, each with its terms and progress; those still open come whatever
 * their age when `state` asks for `open`, and all others when it asks for `ended`. Sums in minor units, times in
 * milliseconds. Codes: records.period.invalid, in_need_true_account. Not in the contract.
 */
export const listBonuses = defineEndpoint({
  name: 'listBonuses',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    state: v.optional(v.picklist(['', 'open', 'ended', 'fulfilled', 'lapsed', 'spent', 'forfeited']), ''),
    ...sorting(['time', 'amount', 'endedAt'], 'time'),
  }),
  response: v.object({ list: tolerantList(bonus), totalAmount: v.nullish(money, 0), ...pageAnswer }),
})

import * as v from 'valibot'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { id, idText, optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { rateAmounts } from '../contracts/contract-terms.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'

/** What a payout is for. */
export const payoutKinds = ['commission', 'dividend', 'daily-salary', 'hourly-salary', 'realtime-salary'] as const

/** Where a payout stands. */
export const payoutStatuses = ['in-process', 'approved', 'rejected'] as const

const members = {
  payoutId: id,
  kind: v.picklist(payoutKinds),
  account: v.string(),
  contractId: optionalId,
  /** A category of contracts, or for commissions a product type. */
  category: v.string(),
  startTime: v.number(),
  endTime: v.number(),
  turnover: money,
  netLoss: money,
  activeMembers: v.number(),
  rateType: v.picklist(['P', 'A']),
  /** A part for P, minor units for A. */
  rate: boundedNumber,
  /** What the rate makes of the turnover, or for dividends of the net loss with what was carried in. */
  gross: money,
  /** What is due to the downlines for the same turnover, below zero. */
  adjustment: money,
  carryIn: money,
  carryOut: money,
  /** What is left to pay. */
  amount: money,
  status: v.picklist(payoutStatuses),
  createTime: v.number(),
  decidedTime: optionalNumber,
  /** What was said to a rejection. */
  rejectReason: optionalText,
}

/** A payout with the whole way from the turnover to the sum; sums in minor units, times in milliseconds. */
export const payoutRow = dependentAmounts(v.object(members), rateAmounts)

/** A payout that opens into which downline got how much of it. */
export const payoutDetails = dependentAmounts(
  v.object({
    ...members,
    transferId: v.nullish(idText, null),
    /** The payout of the period whose loss was carried in, and of the one that this loss was carried into. */
    carriedFrom: optionalId,
    carriedTo: optionalId,
    adjustments: tolerantList(v.object({ account: v.string(), amount: money })),
  }),
  rateAmounts,
)

/** All payouts that the filters let through together: their sums, and when the first period begins and the last one ends. */
export const payoutTotals = {
  turnover: money,
  gross: money,
  adjustment: money,
  amount: money,
  startTime: optionalNumber,
  endTime: optionalNumber,
}

/** The columns that these lists sort by. */
export const payoutColumns = [
  'endTime',
  'account',
  'category',
  'turnover',
  'netLoss',
  'rate',
  'gross',
  'adjustment',
  'amount',
  'status',
] as const

/** A payout. */
export type Payout = v.InferOutput<typeof payoutRow>
/** A payout with its parts. */
export type PayoutDetails = v.InferOutput<typeof payoutDetails>

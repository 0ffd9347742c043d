import * as v from 'valibot'
import { playedCategories } from '../../../play/index.ts'
import { readMoment } from './market-time.ts'

const mostPesos = 1_000_000_000

/** A number with at most so many decimals, as a whole number of the smallest unit. */
const units = (decimals: number, most: number) =>
  v.pipe(
    v.number('a number is needed'),
    v.minValue(0, 'it may not be below 0'),
    v.maxValue(most, `it may not be above ${most}`),
    v.check(
      (value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6,
      `at most ${decimals} decimals`,
    ),
    v.transform((value) => Math.round(value * 10 ** decimals)),
  )
const amount = units(2, mostPesos)
const amountAboveZero = v.pipe(amount, v.minValue(1, 'it must be above 0'))
const percent = v.pipe(units(2, 100), v.minValue(1, 'it must be above 0'))
const whole = (least: number, most: number) =>
  v.pipe(
    v.number('a whole number is needed'),
    v.integer('a whole number is needed'),
    v.minValue(least, `from ${least}`),
    v.maxValue(most, `up to ${most}`),
  )
const category = v.picklist(playedCategories, `it must be one of ${playedCategories.join(', ')}`)

const rule = v.variant(
  'type',
  [
    v.strictObject({
      type: v.literal('CASHBACK'),
      steps: v.pipe(
        v.array(v.strictObject({ loss: amount, rate: percent })),
        v.minLength(1, 'at least one step'),
        v.check(
          (steps) => steps.every(({ loss }, at) => loss > (steps[at - 1]?.loss ?? -1)),
          'the losses must rise from step to step',
        ),
      ),
      ceiling: v.pipe(units(4, 100), v.minValue(1, 'it must be above 0')),
      weekday: whole(1, 7),
    }),
    v.strictObject({
      type: v.literal('REFERRAL'),
      reward: amountAboveZero,
      deposit: amount,
      stake: amount,
      aMonth: whole(1, 10_000),
    }),
    v.pipe(
      v.strictObject({
        type: v.literal('MANUAL'),
        maximum: amountAboveZero,
        currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'three capitals, as VND'))),
        mostPaid: v.optional(v.nullable(amountAboveZero), null),
      }),
      v.forward(
        v.check(
          ({ currency, mostPaid }) => (currency === null) === (mostPaid === null),
          'it says in pesos what may be paid, where maximum is in another currency and nowhere else',
        ),
        ['mostPaid'],
      ),
    ),
    v.strictObject({ type: v.literal('NEW_REGISTER') }),
    v.strictObject({
      type: v.literal('DEPOSIT'),
      percent: whole(1, 1_000),
      maximum: amountAboveZero,
      minimumDeposit: amountAboveZero,
      nth: v.nullable(v.picklist([1, 2], 'it must be 1, 2 or null')),
    }),
    v.strictObject({ type: v.literal('REBATE'), category, from: amount, rate: percent }),
    v.strictObject({
      type: v.literal('TURNOVER'),
      category,
      stake: amountAboveZero,
      reward: amountAboveZero,
      first: whole(1, 1_000_000),
    }),
    v.strictObject({ type: v.literal('SIGNUP'), category, stake: amountAboveZero, reward: amountAboveZero }),
  ],
  'it must be one of CASHBACK, REFERRAL, MANUAL, NEW_REGISTER, DEPOSIT, REBATE, TURNOVER, SIGNUP',
)

const terms = v.strictObject({
  multiple: v.pipe(
    units(2, 1_000),
    v.transform((hundredths) => hundredths / 100),
  ),
  on: v.optional(v.picklist(['bonus', 'deposit', 'both'], 'it must be bonus, deposit or both'), 'bonus'),
  playOnly: v.optional(v.boolean('true or false'), false),
  excluded: v.optional(v.array(category), []),
  weights: v.optional(v.record(category, whole(0, 100)), {}),
  maxBet: v.optional(v.nullable(amountAboveZero), null),
  days: v.optional(v.nullable(whole(1, 3_650)), null),
})

const text = (most: number) =>
  v.pipe(
    v.string('a text is needed'),
    v.trim(),
    v.nonEmpty('a text is needed'),
    v.maxLength(most, `at most ${most} characters`),
  )
const inSix = <Said extends v.GenericSchema>(said: Said) =>
  v.strictObject({ EN: said, TY: said, CN: said, ID: said, TH: said, VI: said })
const moment = v.pipe(
  v.string('a time such as 2026-12-01T00:00 is needed'),
  v.transform(readMoment),
  v.number('a time such as 2026-12-01T00:00 is needed'),
)

/**
 * The file that a promotion is written in: sums in pesos, rates in percent,
 * times in the market's zone; as the database holds them once read.
 */
export const promotionForm = v.strictObject({
  rule,
  terms: v.nullable(terms),
  title: inSix(text(80)),
  summary: inSix(text(400)),
  lines: inSix(v.pipe(v.array(text(400)), v.maxLength(20, 'at most 20 lines'))),
  figure: text(12),
  figureLabel: inSix(text(40)),
  category: text(40),
  picture: v.optional(v.nullable(text(40)), null),
  position: v.optional(v.nullable(whole(0, 100_000)), null),
  start: moment,
  end: v.optional(v.nullable(moment), null),
})

/** A promotion as its file says it. */
export type PromotionForm = v.InferOutput<typeof promotionForm>

import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { orElse } from '../../schemas/or-else.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from './page-fields.ts'

const transaction = v.object({
  txId: idText,
  txTypeId: v.number(),
  txTypeName: v.string(),
  /** Which filter it falls under: one of `codeTypes`. */
  codeType: v.nullish(v.string(), 'other'),
  txTimeInTimestamp: v.number(),
  orderNo: v.nullish(idText, ''),
  remark: v.nullish(v.string(), ''),
  /** What it belongs to: a `bet`, a `bonus`, a `deposit` or a `withdrawal`, by its id or order number; else null. */
  about: orElse(v.object({ kind: v.picklist(['bet', 'bonus', 'deposit', 'withdrawal']), id: idText }), null),
  /** What was in the wallet after it. */
  currentAvailBalance: money,
  /** Plus when the wallet gained. */
  amount: money,
  customerName: v.nullish(v.string(), ''),
  /** The provider whose wallet it moved; null for the main wallet. */
  vendor: optionalText,
  /** `bonus` for a line of the bonus wallet; `vendor` is the same for it and the main one. */
  wallet: optionalText,
})

/** A line of the account record. */
export type Transaction = v.InferOutput<typeof transaction>

/**
 * The account record: every movement of the member's wallets with the balance after each, newest first or by `sort`.
 * `codeTypes` is
 * one or more (by commas) of deposit, withdraw, betting, winning, dividend, betting_rebate, agent_rebate, share_bonus,
 * daily_wage, hour_wage, referral_rebate, other; nothing means all. `subordinateName` is a member below an agent. Sums
 * in minor units, times in milliseconds. Codes: records.period.invalid, records.period.archived,
 * agent.downline.unknown, in_need_true_account.
 * Source: contract 3.11.
 */
export const listTransactions = defineEndpoint({
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  aliases: ['/wps/relay/MCSFE_getMemTransDet', '/wps/report/transaction'],
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    codeTypes: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    subordinateName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    language: v.optional(v.string()),
    ...sorting(['time', 'amount'], 'time'),
  }),
  response: v.object({
    list: tolerantList(transaction),
    /** What the found lines add up to: gains and losses of all pages. */
    totalIn: v.nullish(money, null),
    totalOut: v.nullish(money, null),
    ...pageAnswer,
  }),
})

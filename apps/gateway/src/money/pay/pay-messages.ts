import { openSentence } from '../../kernel/http/index.ts'
import type { Language, MessageCode } from '../../kernel/http/index.ts'
import { recordOf } from '../../kernel/objects/index.ts'

/** The messages that the payment page shows. */
const codes = [
  'pay.title',
  'pay.demo',
  'pay.to',
  'pay.by',
  'pay.order',
  'pay.amount',
  'pay.pay',
  'pay.refuse',
  'pay.hang',
  'pay.hint',
  'pay.hung',
  'pay.paid',
  'pay.failed',
  'pay.checking',
  'pay.expired',
  'pay.cancelled',
  'pay.back',
  'pay.tab',
  'pay.lost',
] as const satisfies readonly MessageCode[]

/** The name of a word of the payment page. */
export type PayWord = (typeof codes)[number]

/** The words of the payment page in one language. */
export const payMessages = (language: Language): Readonly<Record<PayWord, string>> =>
  recordOf(codes, (code) => openSentence(code, language))

import type { Language } from '../http/languages.ts'
import { openSentence, type MessageCode } from '../http/messages.ts'

/** The messages that the payment page shows. */
const codes = [
  'pay.title', 'pay.demo', 'pay.to', 'pay.by', 'pay.order', 'pay.amount', 'pay.pay', 'pay.refuse', 'pay.hang', 'pay.hint',
  'pay.hung', 'pay.paid', 'pay.failed', 'pay.checking', 'pay.expired', 'pay.cancelled', 'pay.back', 'pay.tab', 'pay.lost',
] as const satisfies readonly MessageCode[]

/** The name of a word of the payment page. */
export type PayWord = (typeof codes)[number]

/** The words of the payment page in one language. */
export const payWords = (language: Language): Readonly<Record<PayWord, string>> =>
  Object.fromEntries(codes.map((code) => [code, openSentence(code, language)])) as Record<PayWord, string>

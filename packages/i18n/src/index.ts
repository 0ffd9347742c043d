export { createText } from './create-text.ts'
export { formatMoney } from './format-money.ts'
export { isLanguageCode, languages } from './languages.ts'

export type { Language, LanguageCode } from './languages.ts'
export type { Messages, MessageValues } from './messages.ts'

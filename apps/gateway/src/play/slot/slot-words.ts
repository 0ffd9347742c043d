import type { Language } from '../../http/languages.ts'
import { openSentence, type MessageCode } from '../../http/messages.ts'

/** The messages that the slot frame shows. */
const codes = [
  'slot.playMoney', 'slot.trial', 'slot.paytable', 'slot.close', 'slot.balance', 'slot.stake', 'slot.spin', 'slot.back',
  'slot.less', 'slot.more', 'slot.check', 'slot.checking', 'slot.turning', 'slot.ready', 'slot.won', 'slot.nothing',
  'slot.unsure', 'slot.offline', 'slot.retry', 'slot.return', 'slot.rules', 'slot.sign.sun', 'slot.sign.comet', 'slot.sign.moon',
  'slot.sign.lantern', 'slot.sign.carp', 'slot.sign.fan', 'slot.sign.leaf', 'slot.sign.drop', 'slot.sign.peak',
  'slot.sign.stone',
] as const satisfies readonly MessageCode[]

/** The words of the slot frame in one language, by what follows `slot.`; their places stay open for the frame to fill. */
export const slotWords = (language: Language): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code.slice('slot.'.length), openSentence(code, language)]))

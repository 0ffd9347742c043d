import { engineWords } from '../frame-words.ts'

/** The words of the slot. */
export const slotWords = engineWords('slot', [
  'slot.spin', 'slot.turning', 'slot.ready', 'slot.won', 'slot.part', 'slot.nothing', 'slot.how', 'slot.freeRule', 'slot.freeGiven', 'slot.freeMore',
  'slot.freeGo', 'slot.freePause', 'slot.freeLeft', 'slot.freeTimes', 'slot.freeTotal', 'slot.freeWon', 'slot.freeNothing', 'slot.freeOver', 'slot.freeOverBack',
  'slot.freeWaits', 'slot.sign.sun', 'slot.sign.comet', 'slot.sign.moon', 'slot.sign.lantern', 'slot.sign.carp', 'slot.sign.fan',
  'slot.sign.leaf', 'slot.sign.drop', 'slot.sign.peak', 'slot.sign.stone',
])

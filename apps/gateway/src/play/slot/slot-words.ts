import { engineWords } from '../frame-words.ts'

/** The words of the slot. */
export const slotWords = engineWords('slot', [
  'slot.spin', 'slot.turning', 'slot.ready', 'slot.won', 'slot.nothing', 'slot.how', 'slot.sign.sun', 'slot.sign.comet', 'slot.sign.moon',
  'slot.sign.lantern', 'slot.sign.carp', 'slot.sign.fan', 'slot.sign.leaf', 'slot.sign.drop', 'slot.sign.peak', 'slot.sign.stone',
])

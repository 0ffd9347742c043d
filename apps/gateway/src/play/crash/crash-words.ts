import { engineWords } from '../frame-words.ts'

/** The words of the crash games. */
export const crashWords = engineWords('crash', [
  'crash.how', 'crash.howAuto', 'crash.howEdge', 'crash.howFair', 'crash.ready', 'crash.start', 'crash.out', 'crash.starting',
  'crash.running', 'crash.asking', 'crash.won', 'crash.lost', 'crash.awayLost', 'crash.awayWon', 'crash.auto', 'crash.autoLess', 'crash.autoMore', 'crash.autoOff',
  'crash.multiplier', 'crash.worth', 'crash.last', 'crash.fair', 'crash.hashNext', 'crash.hash', 'crash.secret', 'crash.salt',
  'crash.end', 'crash.fits', 'crash.fitsNot', 'crash.none',
])

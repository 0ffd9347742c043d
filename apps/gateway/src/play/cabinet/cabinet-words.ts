import { engineWords } from '../frame-words.ts'

/** The words of the cabinet. */
export const cabinetWords = engineWords('cabinet', [
  'cabinet.about', 'cabinet.play', 'cabinet.ready', 'cabinet.playing', 'cabinet.won', 'cabinet.part', 'cabinet.nothing', 'cabinet.waiting',
  'cabinet.collect', 'cabinet.double', 'cabinet.collected', 'cabinet.lost', 'cabinet.pays', 'cabinet.chance', 'cabinet.none', 'cabinet.ways',
  'cabinet.drawn', 'cabinet.ticket', 'cabinet.odds', 'cabinet.ticketWon', 'cabinet.ticketBack', 'cabinet.ticketLost', 'cabinet.pot', 'cabinet.how.strip',
  'cabinet.how.wheel', 'cabinet.how.shot', 'cabinet.how.table', 'cabinet.how.ticket',
])

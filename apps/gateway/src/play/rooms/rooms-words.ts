import { cardCodes } from '../cards/card-codes.ts'
import { engineWords } from '../frame-words.ts'

/** The words of the games with rooms. */
export const roomsWords = engineWords('rooms', [
  ...cardCodes,
  'rooms.ready', 'rooms.rooms', 'rooms.room1', 'rooms.room2', 'rooms.room3', 'rooms.room4', 'rooms.ante', 'rooms.raise',
  'rooms.least', 'rooms.seats', 'rooms.taken', 'rooms.sit', 'rooms.low', 'rooms.noChair', 'rooms.table', 'rooms.players',
  'rooms.house', 'rooms.you', 'rooms.free', 'rooms.pot', 'rooms.potLess', 'rooms.join', 'rooms.joined', 'rooms.stay',
  'rooms.fold', 'rooms.leave', 'rooms.leaving', 'rooms.left', 'rooms.gone', 'rooms.seated', 'rooms.begins', 'rooms.hurry',
  'rooms.decide', 'rooms.secondsLeft', 'rooms.stayed', 'rooms.folded', 'rooms.watching', 'rooms.won', 'rooms.wonAlone',
  'rooms.shared', 'rooms.lost', 'rooms.lostFolded', 'rooms.returned', 'rooms.lostContact', 'rooms.state.joined',
  'rooms.state.deciding', 'rooms.state.decided', 'rooms.state.stays', 'rooms.state.folded', 'rooms.hidden',
  'rooms.made.straightFlush', 'rooms.made.three', 'rooms.made.straight', 'rooms.made.flush', 'rooms.made.pair',
  'rooms.made.high', 'rooms.how', 'rooms.howFee', 'rooms.howHouse', 'rooms.howBest', 'rooms.howTime', 'rooms.hands',
  'rooms.howHands', 'rooms.often',
])

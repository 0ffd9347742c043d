import { cardCodes } from '../cards/card-codes.ts'
import { engineWords } from '../frame-words.ts'

/** The words of the card table, with the names of the cards. */
export const baccaratWords = engineWords('baccarat', [
  'baccarat.ready', 'baccarat.deal', 'baccarat.skip', 'baccarat.dealing', 'baccarat.fields', 'baccarat.field.playerPair',
  'baccarat.field.player', 'baccarat.field.tie', 'baccarat.field.banker', 'baccarat.field.bankerPair', 'baccarat.short.player',
  'baccarat.short.tie', 'baccarat.short.banker', 'baccarat.pays', 'baccarat.chips', 'baccarat.undo', 'baccarat.clear',
  'baccarat.repeat', 'baccarat.placed', 'baccarat.most', 'baccarat.low', 'baccarat.hand', 'baccarat.draws', 'baccarat.wins.player',
  'baccarat.wins.banker', 'baccarat.wins.tie', 'baccarat.won', 'baccarat.even', 'baccarat.part', 'baccarat.lost',
  'baccarat.kept', 'baccarat.points', 'baccarat.road', 'baccarat.roadNote', 'baccarat.roadEmpty', 'baccarat.how',
  'baccarat.howShoe', 'baccarat.howPay', 'baccarat.howLimits', 'baccarat.third', 'baccarat.thirdPlayer',
  'baccarat.thirdBanker', 'baccarat.bankerHas', 'baccarat.drawsOn', 'baccarat.always', 'baccarat.never', 'baccarat.bet',
  'baccarat.pay', 'baccarat.returns', 'baccarat.lowest',
  ...cardCodes,
])

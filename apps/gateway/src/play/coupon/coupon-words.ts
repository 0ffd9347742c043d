import { engineWords } from '../frame-words.ts'

/** The words of the coupon. */
export const couponWords = engineWords('coupon', [
  'coupon.ready', 'coupon.days', 'coupon.live', 'coupon.today', 'coupon.tomorrow', 'coupon.results', 'coupon.none',
  'coupon.clock', 'coupon.closed', 'coupon.voided', 'coupon.marketsAll', 'coupon.marketsFewer', 'coupon.market',
  'coupon.byOdds', 'coupon.bySimulation', 'coupon.market.result', 'coupon.market.goals', 'coupon.market.both',
  'coupon.market.winner', 'coupon.market.spread', 'coupon.market.points', 'coupon.market.match', 'coupon.market.first',
  'coupon.market.maps', 'coupon.market.fight', 'coupon.market.draw', 'coupon.market.length', 'coupon.pick.draw',
  'coupon.pick.over', 'coupon.pick.under', 'coupon.pick.yes', 'coupon.pick.no', 'coupon.pick.decided',
  'coupon.pick.within', 'coupon.pick.longer', 'coupon.meron', 'coupon.wala', 'coupon.minute', 'coupon.break',
  'coupon.overtime', 'coupon.map', 'coupon.second', 'coupon.starting', 'coupon.final', 'coupon.goal', 'coupon.score',
  'coupon.fightDraw', 'coupon.fightWon', 'coupon.weaker', 'coupon.fit', 'coupon.away', 'coupon.slip',
  'coupon.slipCount', 'coupon.slipEmpty', 'coupon.slipFull', 'coupon.added', 'coupon.removed', 'coupon.remove',
  'coupon.empty', 'coupon.kind', 'coupon.single', 'coupon.accumulator', 'coupon.stakeEach', 'coupon.range',
  'coupon.total', 'coupon.odds', 'coupon.possible', 'coupon.place', 'coupon.placing', 'coupon.placed', 'coupon.wasOdds',
  'coupon.ask', 'coupon.accept', 'coupon.gone', 'coupon.same', 'coupon.two', 'coupon.high', 'coupon.low', 'coupon.bets',
  'coupon.betsOpen', 'coupon.betsSettled', 'coupon.betsNone', 'coupon.state.open', 'coupon.state.won',
  'coupon.state.lost', 'coupon.state.void', 'coupon.paid', 'coupon.lost', 'coupon.returned', 'coupon.stakedOf',
  'coupon.legsOf', 'coupon.how', 'coupon.howNews', 'coupon.howVoid', 'coupon.howReturns', 'coupon.howSingles',
])

import { openSentence } from '../../http/messages.ts'
import { lotteryGroups } from '../../lottery/menus.ts'
import { engineWords, type FrameWords } from '../frame-words.ts'

const own = engineWords('numbers', [
  'numbers.ready', 'numbers.chooseDraw', 'numbers.lobby', 'numbers.areas', 'numbers.area.VN', 'numbers.area.SEA', 'numbers.area.PH',
  'numbers.area.ELOTT', 'numbers.numero', 'numbers.opensIn', 'numbers.closesIn', 'numbers.closed', 'numbers.drawing',
  'numbers.lastDraw', 'numbers.noDraw', 'numbers.plays', 'numbers.play.lastTwo', 'numbers.play.lastThree',
  'numbers.play.lastFour', 'numbers.play.lastDigit', 'numbers.play.bigSmall', 'numbers.play.oddEven',
  'numbers.play.number', 'numbers.play.face', 'numbers.play.triple', 'numbers.play.winner', 'numbers.play.firstTwo',
  'numbers.play.one', 'numbers.play.two', 'numbers.play.three', 'numbers.about.lastTwo', 'numbers.about.lastThree',
  'numbers.about.lastFour', 'numbers.about.lastDigit', 'numbers.about.number', 'numbers.about.face',
  'numbers.about.triple', 'numbers.about.winner', 'numbers.about.firstTwo', 'numbers.about.one', 'numbers.about.two',
  'numbers.about.three', 'numbers.about.big.digits', 'numbers.about.big.nine', 'numbers.about.big.dice',
  'numbers.about.big.balls', 'numbers.about.big.drum', 'numbers.about.odd.digits', 'numbers.about.odd.nine',
  'numbers.about.odd.sum', 'numbers.about.odd.balls', 'numbers.place.thousands', 'numbers.place.hundreds',
  'numbers.place.tens', 'numbers.place.units', 'numbers.place.first', 'numbers.place.second', 'numbers.place.numbers',
  'numbers.place.side', 'numbers.place.faces', 'numbers.place.triple', 'numbers.option.big', 'numbers.option.small',
  'numbers.option.odd', 'numbers.option.even', 'numbers.option.any', 'numbers.all', 'numbers.clear', 'numbers.allOf',
  'numbers.clearOf', 'numbers.chooseMore', 'numbers.choosePlace', 'numbers.tooMany', 'numbers.combinations',
  'numbers.pays', 'numbers.returns', 'numbers.add', 'numbers.added', 'numbers.removed', 'numbers.slip',
  'numbers.slipEmpty', 'numbers.slipFull', 'numbers.total', 'numbers.remove', 'numbers.buy', 'numbers.buyFor',
  'numbers.buying', 'numbers.sold', 'numbers.tickets', 'numbers.ticketsEmpty', 'numbers.results', 'numbers.state.open',
  'numbers.state.won', 'numbers.state.lost', 'numbers.resultOnly', 'numbers.resultWon', 'numbers.resultLess',
  'numbers.resultLost', 'numbers.seal', 'numbers.secret', 'numbers.fits', 'numbers.unfit', 'numbers.how',
  'numbers.howSeal', 'numbers.lowest',
])

/** The words of the lottery: its own, and the names of the groups of its games. */
export const numbersWords: FrameWords = (language) => ({
  ...own(language),
  ...Object.fromEntries(lotteryGroups.map((code) => [`group.${code}`, openSentence(`lottery.group.${code}`, language)])),
})

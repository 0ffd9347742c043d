/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface GamesMessages {
  'games.categories.label': object
  'games.category.LOTT': object
  'games.category.ELOTT': object
  'games.category.LIVE': object
  'games.category.SPORTS': object
  'games.category.FISH': object
  'games.category.RNG': object
  'games.category.PVP': object
  'games.category.ESPORTS': object
  'games.category.COCKFIGHT': object
  'games.category.INHOUSE': object
  'games.category.all': { category: 'text' }
  'games.badge.hot': object
  'games.badge.new': object
  'games.tile.from': { sum: 'text' }
  'games.tile.rtp': { rtp: 'text' }
  'games.tile.demonstration': object
  'games.tile.maintenance': { time: 'text' }
  'games.favourite.add': { game: 'text' }
  'games.favourite.remove': { game: 'text' }
  'games.favourite.failed': object
  'games.hot.title': object
  'games.hot.hint': object
  'games.hot.all': object
  'games.hero.provider': { category: 'text'; provider: 'text' }
  'games.hero.playing': object
  'games.hero.return': object
  'games.hero.best': object
  'games.hero.play': object
  'games.new.title': object
  'games.new.all': object
  'games.providers.title': object
  'games.providers.hint': { games: 'number'; providers: 'number' }
  'games.winners.title': object
  'games.winners.hint': object
  'games.winners.period': object
  'games.winners.day': object
  'games.winners.week': object
  'games.winners.month': object
  'games.winners.largest': object
  'games.winners.latest': object
  'games.winners.time': object
  'games.winners.player': object
  'games.winners.game': object
  'games.winners.won': object
  'games.listing.where': object
  'games.listing.home': object
  'games.listing.count': { count: 'number' }
  'games.listing.found': { count: 'number' }
  'games.listing.lotteries': object
  'games.listing.view': object
  'games.listing.providers': object
  'games.listing.allProviders': object
  'games.listing.provider': { games: 'number'; provider: 'text' }
  'games.listing.more': object
  'games.listing.shown': { shown: 'number'; total: 'number' }
  'games.view.all': object
  'games.view.hot': object
  'games.view.new': object
  'games.view.favourites': object
  'games.filter.search': object
  'games.filter.clearSearch': object
  'games.filter.any': object
  'games.filter.bet': object
  'games.filter.from': { sum: 'text' }
  'games.filter.lines': object
  'games.filter.linesOrMore': { count: 'text' }
  'games.filter.type': object
  'games.filter.sort': object
  'games.filter.clear': object
  'games.sort.popular': object
  'games.sort.name': object
  'games.sort.new': object
  'games.empty.title': object
  'games.empty.text': object
  'games.empty.showAll': object
  'games.empty.favourites': object
  'games.empty.favouritesText': object
  'games.empty.login': object
  'games.empty.loginText': object
  'games.empty.loginAction': object
  'games.error.title': object
  'games.error.retry': object
  'games.view.recent': object
  'games.listing.end': { count: 'number' }
  'games.listing.soFar': { shown: 'number' }
  'games.listing.problem': object
  'games.filter.active': object
  'games.filter.remove': { filter: 'text' }
  'games.filter.quoted': { words: 'text' }
  'games.filter.betFrom': { sum: 'text' }
  'games.filter.linesFrom': { count: 'number' }
  'games.empty.recent': object
  'games.empty.recentText': object
  'games.empty.loginRecent': object
  'games.empty.loginRecentText': object
  'games.empty.demo': object
  'games.empty.demoText': object
  'games.empty.demoAction': object
  'games.tile.details': { game: 'text' }
  'games.tile.similar': object
  'games.tile.similarTo': { game: 'text' }
  'games.similar.title': { game: 'text' }
  'games.similar.text': object
  'games.similar.none': object
  'games.rooms.title': { game: 'text' }
  'games.rooms.stakes': { max: 'text'; min: 'text' }
  'games.rooms.seats': { seats: 'number'; taken: 'number' }
  'games.rooms.full': object
  'games.rooms.enter': object
  'games.rooms.enterRoom': { room: 'text' }
  'games.rooms.empty': object
  'games.rooms.emptyText': object
  'games.rooms.shown': { shown: 'number' }
  'games.details.close': object
  'games.details.provider': object
  'games.details.category': object
  'games.details.rtp': object
  'games.details.rtpRange': { from: 'text'; to: 'text' }
  'games.details.volatility': object
  'games.details.volatility1': object
  'games.details.volatility2': object
  'games.details.volatility3': object
  'games.details.volatility4': object
  'games.details.volatility5': object
  'games.details.stakes': object
  'games.details.lines': object
  'games.details.demo': object
  'games.details.yes': object
  'games.details.no': object
  'games.details.rules': object
  'games.details.unpublished': object
  'games.details.closed': object
  'games.details.demonstration': object
  'games.similar.play': { game: 'text' }
  'games.offline.title': object
  'games.offline.text': object
  'games.search.title': object
  'games.search.close': object
  'games.search.found': object
  'games.search.games': object
  'games.search.count': { count: 'number' }
  'games.search.best': { shown: 'number'; total: 'number' }
  'games.search.like': { typed: 'text' }
  'games.search.none': { typed: 'text' }
  'games.search.noneTitle': object
  'games.search.noneText': object
  'games.search.similar': object
  'games.search.recent': object
  'games.search.forget': { search: 'text' }
  'games.search.clear': object
  'games.search.hint': object
  'games.search.hintText': object
  'games.popular.title': object
  'games.popular.all': object
  'games.recent.title': object
  'games.winners.none': object
  'games.draws.title': object
  'games.draws.hint': object
  'games.draws.all': object
  'games.draws.vietnam': object
  'games.draws.lobbyTitle': object
  'games.draws.lobby': object
  'games.draws.in': object
  'games.draws.closed': object
  'games.draws.next': object
  'games.draws.drawing': object
  'games.draws.unknown': object
  'games.draws.at': { at: 'text' }
  'games.draws.days': { clock: 'text'; days: 'number' }
  'games.draws.numero': { numero: 'text' }
  'games.draws.last': { game: 'text' }
  'games.draws.lastShort': object
  'games.draws.play': object
  'games.draws.playGame': { game: 'text' }
  'games.draws.kinds': object
  'games.draws.allKinds': object
  'games.drawKind.3D': object
  'games.drawKind.4D': object
  'games.drawKind.FIVE': object
  'games.drawKind.SIX': object
  'games.drawKind.NINE': object
  'games.drawKind.DICE': object
  'games.drawKind.BALLS': object
  'games.drawKind.KENO': object
  'games.drawKind.BINGO': object
  'games.draws.favourites': object
  'games.draws.recent': object
  'games.draws.popular': object
  'games.draws.results': object
  'games.draws.game': object
  'games.draws.draw': object
  'games.draws.time': object
  'games.draws.numbers': object
  'games.draws.history': { game: 'text' }
  'games.draws.chance': object
  'games.draws.showAll': object
  'games.draws.empty': object
  'games.draws.emptyText': object
  'games.draws.none': object
  'games.draws.login': object
  'games.draws.loginText': object
  'games.draws.shown': { from: 'number'; total: 'number'; until: 'number' }
  'games.draws.pages': { caption: 'text' }
  'games.draws.page': { number: 'text' }
  'games.draws.previous': object
  'games.draws.following': object
  'games.details.failed': object
  'games.rooms.failed': object
}

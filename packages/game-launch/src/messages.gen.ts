/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface GameLaunchMessages {
  'game-launch.opening': { game: 'text' }
  'game-launch.back': object
  'game-launch.again': object
  'game-launch.login.title': object
  'game-launch.login.text': { game: 'text' }
  'game-launch.login.action': object
  'game-launch.maintenance.title': object
  'game-launch.maintenance.text': object
  'game-launch.maintenance.until': { time: 'text' }
  'game-launch.balance.title': object
  'game-launch.balance.text': object
  'game-launch.demo.title': object
  'game-launch.demo.text': object
  'game-launch.missing.title': object
  'game-launch.missing.text': object
  'game-launch.unconnected.title': object
  'game-launch.unconnected.text': object
  'game-launch.address.title': object
  'game-launch.address.text': object
  'game-launch.network.title': object
  'game-launch.network.text': object
  'game-launch.other.title': object
  'game-launch.other.text': object
  'game-launch.deposit': object
  'game-launch.similar': object
  'game-launch.untried.title': object
  'game-launch.untried.text': object
  'game-launch.round.title': object
  'game-launch.round.text': { game: 'text' }
  'game-launch.round.runs': { game: 'text' }
  'game-launch.round.action': object
  'game-launch.blocked.text': { game: 'text' }
  'game-launch.blocked.action': object
  'game-launch.offer.title': { game: 'text' }
  'game-launch.offer.text': object
  'game-launch.offer.action': { game: 'text' }
  'game-launch.offer.opened': { game: 'text' }
  'game-launch.offer.meanwhile': object
  'game-launch.offer.here': object
  'game-launch.note.balance': { balance: 'text'; game: 'text'; least: 'text' }
  'game-launch.note.frame': { game: 'text' }
  'game-launch.note.window': { game: 'text' }
  'game-launch.lost.title': { game: 'text' }
  'game-launch.lost.text': { time: 'text' }
  'game-launch.lost.balance': { balance: 'text'; time: 'text' }
  'game-launch.lost.continue': object
  'game-launch.lost.copy': object
  'game-launch.lost.copied': object
  'game-launch.lost.dismiss': object
  'game-launch.details.label': object
  'game-launch.details.game': { game: 'text'; number: 'text' }
  'game-launch.details.provider': { vendor: 'text' }
  'game-launch.details.room': { room: 'text' }
  'game-launch.details.time': { time: 'text'; universal: 'text' }
  'game-launch.details.balance': { balance: 'text' }
  'game-launch.details.frame': object
  'game-launch.details.seamless': object
  'game-launch.details.window': object
  'game-launch.details.demo': object
}

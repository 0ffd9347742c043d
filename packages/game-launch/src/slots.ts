/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface GameLaunchSlots {
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
  'game-launch.trial.title': object
  'game-launch.trial.text': object
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
}

import type { GameRow, HotGame, Id, Room, ProviderCard } from '@parlour/api-client/endpoints'

/** A game as the screens know it; `minBet` in minor units, maintenance in milliseconds since 1970. */
export interface Game {
  /** Node id: the key of favourites and of launches. */
  readonly id: Id
  /** What the platform names the game, or a room of it, by; null where it does not say. */
  readonly roomId: string | null
  readonly name: string
  readonly provider: string
  readonly vendor: string
  readonly category: string
  readonly poster: string | null
  readonly hot: boolean
  readonly fresh: boolean
  /** A title without an engine of its own, shown on the platform's shared machine. */
  readonly demonstration: boolean
  readonly minBet: number
  /** Return to player in percent, when the provider publishes it. */
  readonly rtp: number | null
  readonly maintenance: { readonly from: number; readonly until: number } | null
}

/**
 * A row of a list as a `Game`. Source: contract 3.6 (picture: showIcon, name: gameName or nodeName).
 *
 * @returns the game
 * @example const games = answer.games.map(fromRow)
 */
export const fromRow = (row: GameRow): Game => ({
  id: row.nodeId,
  roomId: row.roomId || null,
  name: row.gameName ?? row.nodeName,
  provider: row.displayName ?? row.vassalage,
  vendor: row.vassalage,
  category: row.gameType,
  poster: row.showIcon ?? row.defaultIcon,
  hot: row.isHot,
  fresh: row.isNew,
  demonstration: row.isDemonstration,
  minBet: row.minBet,
  rtp: row.rtp,
  maintenance: row.maintenance && { from: row.maintenance.maintainTime, until: row.maintenance.endTime },
})

/**
 * A row of the hot list as a `Game`.
 *
 * @returns the game
 * @example const games = rows.map(fromHot)
 */
export const fromHot = (row: HotGame): Game => ({
  id: row.nodeId,
  roomId: row.gameId || null,
  name: row.gameName,
  provider: row.displayName ?? row.vassalage,
  vendor: row.vassalage,
  category: row.gameType,
  poster: row.iconUrl,
  hot: true,
  fresh: false,
  demonstration: row.isDemonstration,
  minBet: row.minBet,
  rtp: row.rtp,
  maintenance: null,
})

/**
 * The game of a provider whose card is no list.
 *
 * @param category the category of the card
 * @returns the game; null when the card names none
 * @example const game = fromCard(card, 'LIVE')
 */
export const fromCard = (card: ProviderCard, category: string): Game | null =>
  card.nodeId === null
    ? null
    : {
        id: card.nodeId,
        roomId: card.gameId || null,
        name: card.displayName,
        provider: card.displayName,
        vendor: card.vassalage,
        category,
        poster: card.lagerIcon ?? card.smallIcon,
        hot: card.isHot,
        fresh: false,
        demonstration: false,
        minBet: 0,
        rtp: null,
        maintenance: null,
      }

/** A game as one of its rooms opens it. Source: LOB-11. */
export const inRoom = (game: Game, { roomId }: Pick<Room, 'roomId'>): Game => ({ ...game, roomId })

/**
 * Whether a game is under maintenance at a moment.
 *
 * @param now milliseconds since 1970
 * @returns false for a game without maintenance
 * @example isUnderMaintenance(game, api.clock.now())
 */
export const isUnderMaintenance = ({ maintenance }: Game, now: number): boolean =>
  maintenance !== null && maintenance.from <= now && now < maintenance.until

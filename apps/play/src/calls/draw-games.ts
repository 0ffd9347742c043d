import type { Booked, Opening, ReturnToPlayer } from './frame.ts'

/** The body of a look at one game, by its code. */
export interface GameRequest {
  readonly game: string
}

/** What was chosen for each place, parted by spaces, and the stake on each combination in minor units. */
export interface OrderLine {
  readonly play: string
  readonly chosen: readonly string[]
  readonly stake: number
}

/** The body of the purchase of a ticket: the game by its code, the draw by its number, and the lines. */
export interface TicketRequest {
  readonly game: string
  readonly numero: string
  readonly lines: readonly OrderLine[]
}

/** An opened draw; `seal` is published before it, `secret` after. */
export interface Draw {
  readonly numero: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  readonly numbers: readonly number[]
  readonly seal: string | null
  readonly secret: string | null
}

/** A lottery game: the draw on sale, until when, and the last one that was opened; times in milliseconds since 1970. */
export interface Lottery {
  readonly code: string
  readonly gameId: number
  readonly title: string
  readonly area: string
  readonly group: string
  readonly kind: string
  readonly interval: number
  /** The draw on sale, and the one before it, which may be under way. */
  readonly numero: string
  readonly before: string
  readonly opensAt: number
  readonly closesAt: number
  readonly last: Omit<Draw, 'seal' | 'secret'> | null
}

/** A way to play a draw; `pays` in hundredths of the stake on a combination. */
export interface PlayKind {
  readonly name: string
  readonly about: string
  readonly middle: number | null
  readonly places: readonly { readonly name: string; readonly options: readonly string[] }[]
  readonly take: number
  readonly distinct: boolean
  readonly pays: readonly number[]
  readonly percent: number
}

/** A line of a slip or a ticket, with how many combinations it makes. */
export interface SlipLine extends OrderLine {
  readonly combinations: number
}

/** A ticket; sums in minor units, `win` and `numbers` null until its draw is settled. */
export interface Ticket {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly numero: string
  readonly drawAt: number
  readonly soldAt: number
  readonly lines: readonly SlipLine[]
  readonly stake: number
  readonly win: number | null
  readonly numbers: readonly number[] | null
  readonly seal: string
}

/** The answer to the page of a lottery game. */
export interface DrawGameState {
  /** The server's clock. */
  readonly now: number
  readonly lottery: Lottery
  readonly seal: string | null
  readonly stakes: readonly number[]
  readonly plays: readonly PlayKind[]
  readonly mostCombinations: number
  readonly mostLines: number
  /** Newest first. */
  readonly results: readonly Draw[]
  /** The member's, of all games, the last one sold first. */
  readonly tickets: readonly Ticket[]
  readonly balance: number
  readonly returnToPlayer: ReturnToPlayer
}

/** The answer when the lottery opens. */
export interface NumbersOpening extends Opening, DrawGameState {}

/** The answer to the lobby. */
export interface DrawLobbyState {
  readonly now: number
  readonly games: readonly Lottery[]
}

/** What the purchase of a ticket answers; null when the game of the ticket is no longer drawn. */
export interface Sold extends Booked {
  readonly ticket: Ticket | null
}

import type { Id } from '@parlour/api-client/endpoints'

/** A game, or a room of it. */
export interface GameTarget {
  readonly nodeId: Id
  readonly vendor: string
  /** What the platform names the game or the room by; its node id serves where a link does not carry it. */
  readonly roomId: string | null
  readonly name: string
  /** For fun, from a balance that is no money. */
  readonly trial?: boolean
}

/** The lobby of the lotteries, or one of them: an empty `code` is the lobby. Source: LAU-03. */
export interface LotteryTarget {
  readonly lottery: {
    /** Defaults to VN. */
    readonly area?: string
    /** LOTT, ZY, ELOTT or SEA. */
    readonly prizeMode: string
    readonly code: string
    readonly view: 'betting' | 'lobby'
    /** Defaults to WEB. */
    readonly device?: string
  }
  readonly vendor: string
  readonly name: string
}

/** What can be launched. */
export type LaunchTarget = GameTarget | LotteryTarget

/**
 * What a player gets back in percent, and how that is known: exactly,
 * or by simulated rounds with the half width of its 99 % interval.
 */
export interface ReturnToPlayer {
  readonly percent: number
  readonly interval: number | null
  readonly rounds: number | null
}

/**
 * The body of the call that opens a frame: the ticket of the launch, or none for a session that goes on after a reload.
 */
export interface OpeningRequest {
  readonly ticket?: string
}

/** What the opening of every frame answers of its session. */
export interface SessionOpening {
  readonly token: string
  readonly game: { readonly id: number; readonly title: string; readonly studio: string; readonly category: string }
  readonly trial: boolean
  readonly currencySymbol: string
  readonly currency: string
  /** The zone of days and times, as the IANA names it. */
  readonly timeZone: string
}

/** The answer when any game opens. */
export interface Opening extends SessionOpening {
  /** Minor units. */
  readonly balance: number
  readonly returnToPlayer: ReturnToPlayer
}

/** What every act answers. */
export interface Booked {
  /** Minor units. */
  readonly balance: number
}

/** A body without members. */
export type Nothing = Readonly<Record<string, never>>

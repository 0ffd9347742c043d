import type { Id } from '@parlour/api-client/endpoints'

/** A game that somebody chose. `minBet` in minor units, `maintenance` in milliseconds since 1970. */
export interface Openable {
  /** Node id. */
  readonly id: Id
  readonly vendor: string
  /** What the platform names the game, or a room of it, by; null where a link does not carry it. */
  readonly roomId: string | null
  readonly name: string
  readonly category?: string
  readonly minBet?: number
  readonly maintenance?: { readonly from: number; readonly until: number } | null
}

/** Whether a launch names a room of a table game and not the game. Source: contract 3.6. */
export const namesRoom = (roomId: string | null): boolean => roomId?.startsWith('ROOM,') ?? false

import type { platformState } from '../db/tables/index.ts'

/** The row of the platform's state; times in milliseconds since 1970. */
export type StateRow = typeof platformState.$inferSelect

/** Where a visitor comes from. */
export interface Visitor {
  readonly address: string
  /** ISO 3166 code. */
  readonly country: string
}

/** Whether the platform is open, as this gateway saw it at most two seconds ago. */
export interface PlatformState {
  /** The state at `now`; content that the operator has changed is in memory when it answers. */
  at(now: number): Promise<StateRow>
  /** Makes the next question look into the database. */
  lookAgain(): void
}

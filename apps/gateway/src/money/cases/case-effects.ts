import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import type { Case } from './find-case.ts'

/** What waited is no longer such that the decision could be carried out. */
export class CannotCarryOut extends Error {
  override readonly name = 'CannotCarryOut'
}

/**
 * What a decision does to what waited; all of it in the transaction of
 * the decision. Each throws `CannotCarryOut` where that cannot be done.
 */
export interface CaseEffects {
  /** Holds the row of the subject, before the case is held: the order in which jobs and members' calls hold them. */
  readonly hold: (tx: Database, subject: string) => Promise<unknown>
  readonly release: (
    tx: Database,
    gateway: Pick<Gateway, 'content' | 'ports'>,
    found: Case,
    now: number,
  ) => Promise<void>
  readonly refuse: (
    tx: Database,
    gateway: Pick<Gateway, 'content' | 'ports'>,
    found: Case,
    now: number,
  ) => Promise<void>
}

import type { World } from './platform/world.ts'

/**
 * What a check needs beside an address: the operator's token,
 * an account of the operator's people, or every other check.
 */
export type Need = 'operator' | 'agent' | 'player' | 'whole run'

/** What a check tells that met one of the refusals a good input may meet: its rule held, its call was not answered. */
export const refusedAsAllowed = 'refused as allowed'

/** One thing that must hold at a gateway. */
export interface Check {
  /** The call or the rule it is about. */
  readonly area: string
  readonly title: string
  readonly needs?: readonly Need[]
  /** @throws AssertionError when it does not hold */
  run(world: World): Promise<void | typeof refusedAsAllowed>
}

/** How a check ended. */
export interface Outcome {
  readonly check: Check
  readonly result: 'passed' | typeof refusedAsAllowed | 'failed' | 'left out'
  readonly why: string
}

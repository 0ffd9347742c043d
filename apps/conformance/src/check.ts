import type { World } from './platform/world.ts'

/** What a check needs beside an address: the operator's token, or an agent's account. */
export type Need = 'operator' | 'agent'

/** One thing that must hold at a gateway. */
export interface Check {
  /** The call or the rule it is about. */
  readonly area: string
  readonly title: string
  readonly needs?: readonly Need[]
  /** @throws AssertionError when it does not hold */
  run(world: World): Promise<void>
}

/** How a check ended. */
export interface Outcome {
  readonly check: Check
  readonly result: 'passed' | 'failed' | 'left out'
  readonly why: string
}

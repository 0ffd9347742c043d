import type { Browser } from 'playwright'
import type { Profile } from './bars.ts'

/** What is measured. */
export interface Target {
  readonly browser: Browser
  readonly profile: Profile
  readonly origin: string
  /** The product itself, and no floor: it has more than the floors. */
  readonly own: boolean
  /** Tells what a part finds on its way. */
  readonly say: (line: string) => void
}

/** Measures one thing of one page once: figures by their names. */
export type Part = (target: Target) => Promise<Record<string, number>>

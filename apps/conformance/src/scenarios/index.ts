import type { Check } from '../check.ts'

/** The stories that a gateway must be able to tell. */
export const scenarios: readonly Check[] = []

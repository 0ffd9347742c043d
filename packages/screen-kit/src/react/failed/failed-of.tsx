import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'

/** What stands in place of something that did not load. */
export type FailedOf = (error: unknown, onRetry: () => void) => ReactNode

/**
 * The sentence with its reason and a button that asks again.
 *
 * @param error what the call failed with
 * @param onRetry asks again
 * @returns what stands there
 * @example const { failed = plainFailed } = props
 */
export const plainFailed: FailedOf = (error, onRetry) => <Failed error={error} onRetry={onRetry} />

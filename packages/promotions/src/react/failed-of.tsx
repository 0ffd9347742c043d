import { Failed } from '@parlour/screen-kit/react'
import type { ReactNode } from 'react'

/** What stands in place of something that did not load. */
export type FailedOf = (error: unknown, onRetry: () => void) => ReactNode

/** The sentence with its reason and a button that asks again. */
export const plainly: FailedOf = (error, onRetry) => <Failed error={error} onRetry={onRetry} />

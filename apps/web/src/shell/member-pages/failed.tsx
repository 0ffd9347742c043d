import { MemberFailed } from '@parlour/member/react'
import type { FailedOf } from '@parlour/screen-kit/react'

/** What stands in the member centre in place of something that did not load. */
export const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

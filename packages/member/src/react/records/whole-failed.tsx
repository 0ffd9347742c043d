import { Failed } from '@parlour/screen-kit/react'
import { useMemberText } from '../use-member-text.ts'
import type { WholeTotals } from './use-whole-totals.ts'

/** Why a period longer than one call takes has no totals, and the way to ask again; nothing where none failed. */
export function WholeFailed({ whole: { error, retry } }: { whole: WholeTotals }) {
  const text = useMemberText()
  return error ? <Failed error={error} title={text('member.record.wholeFailed')} onRetry={retry} /> : null
}

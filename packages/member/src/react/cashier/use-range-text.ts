import { useMemberText } from '../use-member-text.ts'

/**
 * AmountLimits in words, of sums as they are shown: both, or the one that the platform says; empty where it says none.
 */
export function useRangeText(): (min: string | null, max: string | null) => string {
  const text = useMemberText()
  return (min, max) => {
    if (min !== null && max !== null) return text('member.cashier.range', { min, max })
    if (min !== null) return text('member.cashier.from', { min })
    return max === null ? '' : text('member.cashier.upTo', { max })
  }
}

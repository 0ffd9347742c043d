import type { WalletRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useMemberText } from '../use-member-text.ts'

/** Says why a wallet is locked and until when, as far as the platform says it. */
export function useLockText(): (wallet: Pick<WalletRow, 'lockReason' | 'lockedUntil'>) => string {
  const text = useMemberText()
  const format = useFormat()
  return ({ lockReason, lockedUntil }) => {
    const until = lockedUntil
      ? text('member.wallet.lockedUntil', { time: format.dateTime(lockedUntil) })
      : text('member.wallet.lockedOpen')
    return lockReason ? `${until} ${lockReason}` : until
  }
}

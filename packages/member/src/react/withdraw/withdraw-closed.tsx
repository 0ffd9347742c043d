import { getWalletLockStatus } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Notice, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { walletLockQuery } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useLockText } from '../wallet/use-lock-text.ts'

/** Why this account may not withdraw: its wallet is locked, until when and for what, as far as the platform says it. */
export function WithdrawClosed() {
  const text = useMemberText()
  const lockText = useLockText()
  const api = useApi()
  const { data, isLoading } = useQuery({
    ...walletLockQuery(api, useAccount()),
    enabled: api.has(getWalletLockStatus),
  })
  if (isLoading) return <Skeleton height={72} />
  const lock = data?.list.find(({ vendor, locked }) => locked && vendor === null)
  if (!lock) return <Notice tone="warn">{text('member.withdraw.closed')}</Notice>
  return (
    <Notice tone="warn" title={text('member.withdraw.locked')}>
      {lockText({ lockReason: lock.reason, lockedUntil: lock.until })}
    </Notice>
  )
}

import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { FactList, Skeleton } from '@parlour/ui-kit'
import { CopyLink } from '@parlour/ui-kit/qr'
import { useQuery } from '@tanstack/react-query'
import { depositBanksQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'

/** The operator's account that a transfer goes to, with its number to copy. */
export function TransferTarget({ bankCode }: { bankCode: string }) {
  const text = useMemberText()
  const { data, error, refetch } = useQuery(depositBanksQuery(useApi(), useAccount()))
  const bank = data?.list.find((each) => each.bankCode === bankCode)
  if (error && !data) return <MemberFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={132} />
  if (!bank) return null
  return (
    <div role="group" aria-label={text('member.deposit.transfer')}>
      <p>{text('member.deposit.transfer')}</p>
      <FactList
        facts={[
          { id: 'bank', name: text('member.deposit.bank'), value: bank.bankName },
          { id: 'name', name: text('member.deposit.holder'), value: bank.accountName },
          { id: 'number', name: text('member.deposit.number'), value: <bdi dir="ltr">{bank.accountNumber}</bdi> },
        ]}
      />
      <CopyLink
        link={bank.accountNumber}
        label={text('member.deposit.copyNumber')}
        copiedLabel={text('member.cashier.copied')}
      />
    </div>
  )
}

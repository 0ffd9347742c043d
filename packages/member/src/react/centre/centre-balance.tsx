import { useFormat } from '@parlour/i18n/react'
import { BalanceCard, LinkButton } from '@parlour/ui-kit'
import { IconDeposit, IconWithdraw } from '@parlour/ui-kit/icons'
import type { MemberPage } from '../../index.ts'
import { useBalance } from '../balance/use-balance.ts'
import { useMemberText } from '../use-member-text.ts'

interface CentreBalanceProps {
  without: readonly MemberPage[]
  hrefOf: (page: MemberPage) => string
}

/** The balance above the entries, on a phone, with the ways in and out of equal size (BEY-08). */
export function CentreBalance({ without, hrefOf }: CentreBalanceProps) {
  const text = useMemberText()
  const format = useFormat()
  const { data, isFetching, refetch } = useBalance()
  return (
    <BalanceCard
      label={text('member.account.balance')}
      sum={data ? format.money(data.sumBalance, data.currency) : '\u2014'}
      refreshing={isFetching}
      refreshLabel={text('member.balance.refresh')}
      onRefresh={() => void refetch()}
    >
      {!without.includes('depositv2') && (
        <LinkButton variant="primary" icon={<IconDeposit />} href={hrefOf('depositv2')}>
          {text('member.centre.deposit')}
        </LinkButton>
      )}
      {!without.includes('withdraw') && (
        <LinkButton icon={<IconWithdraw />} href={hrefOf('withdraw')}>
          {text('member.centre.withdraw')}
        </LinkButton>
      )}
    </BalanceCard>
  )
}

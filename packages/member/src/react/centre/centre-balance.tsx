import { useFormat } from '@parlour/i18n/react'
import { BalanceCard } from '@parlour/ui-kit'
import { useBalance } from '../balance/use-balance.ts'
import { useMemberText } from '../use-member-text.ts'

/** The balance above the entries, on a phone. */
export function CentreBalance() {
  const text = useMemberText()
  const format = useFormat()
  const { data, isFetching, refetch } = useBalance()
  return (
    <BalanceCard
      label={text('member.account.balance')} sum={data ? format.money(data.sumBalance, data.currency) : '\u2014'} refreshing={isFetching}
      refreshLabel={text('member.balance.refresh')} onRefresh={() => void refetch()}
    />
  )
}

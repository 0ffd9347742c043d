import type { getBalance, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { BalancePill } from '@parlour/ui-kit'
import { useAtom, type WritableAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useMemberText } from '../use-member-text.ts'
import { useAgeClock } from './use-age-clock.ts'
import { useBalance } from './use-balance.ts'
import { useFreshBalance } from './use-fresh-balance.ts'

interface BalanceProps {
  /** Whether the sum is hidden behind '***'; the application keeps it. */
  hiddenAtom: WritableAtom<boolean, [boolean], void>
  /** The torn-off end of the pill: the way to deposit (HDR-03). */
  action?: ReactNode
}

/**
 * The balance in the header: amount, age and bonus share, with buttons to hide and refresh it (HDR-03, HDR-04).
 *
 * @example <Balance hiddenAtom={balanceHiddenAtom} />
 */
export function Balance({ hiddenAtom, action }: BalanceProps) {
  const text = useMemberText()
  const format = useFormat()
  const [hidden, setHidden] = useAtom(hiddenAtom)
  const now = useAgeClock()
  const { data, dataUpdatedAt, isFetching, isError, isStale, refetch } = useBalance()
  useFreshBalance()
  const noteOf = ({ bonus, currency }: ResponseOf<typeof getBalance>, age: string): string =>
    bonus && !hidden
      ? text('member.balance.bonusNote', { age, bonus: format.money(bonus, currency) })
      : text('member.balance.note', { age })
  const state = isFetching ? 'refreshing' : isError ? 'failed' : isStale ? 'stale' : 'rest'
  return (
    <BalancePill
      label={text('member.balance.label')}
      sum={data ? format.money(data.sumBalance, data.currency) : '\u2014'}
      {...(data && { note: noteOf(data, format.relative(Math.min(data.asOf ?? dataUpdatedAt, now), now)) })}
      hidden={hidden}
      state={state}
      updatingText={text('member.balance.updating')}
      failedText={text('member.balance.failed')}
      toggleLabel={text(hidden ? 'member.balance.show' : 'member.balance.hide')}
      refreshLabel={text('member.balance.refresh')}
      onToggle={() => setHidden(!hidden)}
      onRefresh={() => void refetch()}
      action={action}
    />
  )
}

import {
  cancelWithdrawal,
  type getWithdrawPlan,
  type getWithdrawSettings,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Money, Summary } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useMemberText } from '../use-member-text.ts'
import type { Withdraw } from './use-withdraw.ts'

interface WithdrawSummaryProps extends Pick<Withdraw, 'terms' | 'charge'> {
  plan: ResponseOf<typeof getWithdrawPlan>
  settings: ResponseOf<typeof getWithdrawSettings>
  currency: string
  /** In minor units; 0 while there is none that holds. */
  amount: number
  action: ReactNode
}

const missing = '\u2014'

/** What leaves, what it costs, what arrives and when, before it is pressed (BEY-08). */
export function WithdrawSummary({ plan, settings, terms, charge, currency, amount, action }: WithdrawSummaryProps) {
  const text = useMemberText()
  const format = useFormat()
  const mayCancel = useApi().has(cancelWithdrawal)
  const money = (minor: number) => format.money(minor, currency)
  const minutes = terms?.usualMinutes ?? plan.usualMinutes
  const { confirmMinutes } = settings
  const note = [
    settings.withdrawTimeMsg,
    mayCancel ? text('member.withdraw.note') : null,
    confirmMinutes === null ? null : text('member.withdraw.noteCounts', { minutes: confirmMinutes }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Summary
      title={text('member.cashier.summary')}
      note={note}
      facts={[
        { id: 'pays', name: text('member.withdraw.pays'), value: amount > 0 ? money(amount) : missing },
        {
          id: 'fee',
          name: text('member.cashier.fee'),
          value: charge !== null && amount > 0 ? money(charge) : missing,
        },
        { id: 'gives', name: text('member.withdraw.gives'), value: plan.forfeits ? money(plan.forfeits) : null },
        {
          id: 'arrives',
          name: text('member.withdraw.arrives'),
          value: minutes === null ? null : text('member.cashier.minutes', { minutes }),
        },
      ]}
      total={{
        name: text('member.cashier.receive'),
        value:
          charge !== null && amount > charge && amount <= plan.withdrawable ? (
            <Money>{money(amount - charge)}</Money>
          ) : (
            missing
          ),
      }}
      action={action}
    />
  )
}

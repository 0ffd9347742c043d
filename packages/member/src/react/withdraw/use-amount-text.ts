import { useFormat } from '@parlour/i18n/react'
import type { IssueCode } from '@parlour/validation'
import type { AmountLimits, WithdrawIssue } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface AmountFacts {
  readonly limits: AmountLimits
  readonly withdrawable: number
  readonly amount: number
  readonly charge: number | null
  readonly currency: string
  /** What the platform said of the amount. */
  readonly refusal: string
}

/** What is wrong with the amount of a withdrawal, in words. */
export function useAmountText(): (issue: IssueCode | null, facts: AmountFacts) => string | undefined {
  const text = useMemberText()
  const format = useFormat()
  return (issue, { limits, withdrawable, amount, charge, currency, refusal }) => {
    const money = (minor: number) => format.money(minor, currency)
    const over = amount - withdrawable
    const sentences: Partial<Record<IssueCode, string>> = {
      required: text('member.cashier.issue.required'),
      least: text('member.cashier.issue.least', { sum: money(limits.minimum ?? 0) }),
      most:
        over > 0
          ? text('member.withdraw.issue.over', { sum: money(over) })
          : text('member.cashier.issue.most', { sum: money(limits.maximum ?? Infinity) }),
      amount: text('member.withdraw.issue.fee', { sum: money(charge ?? 0) }),
      server: refusal,
    } satisfies Record<WithdrawIssue | 'server', string>
    return issue ? sentences[issue] : undefined
  }
}

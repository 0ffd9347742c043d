import { useFormat } from '@parlour/i18n/react'
import { RadioGroup } from '@parlour/ui-kit'
import { limitsOf, withdrawIssue } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAmountText } from './use-amount-text.ts'
import { useDayLeft } from './use-day-left.ts'
import type { WithdrawAmountProps } from './withdraw-amount.tsx'

/** How much leaves, where the platform lets only some amounts be withdrawn: one of them, none chosen at first. */
export function WithdrawFixed({ fixed, ...props }: WithdrawAmountProps & { fixed: readonly number[] }) {
  const { form, amount: sum, terms, charge, settings, withdrawable, currency, disabled, refusal } = props
  const text = useMemberText()
  const format = useFormat()
  const wordsOf = useAmountText()
  const all = { minimum: settings.minimumAmount, maximum: settings.maximumAmount }
  const limits = limitsOf(terms, all)
  const isOpen = (amount: number) =>
    withdrawIssue('amount', { amount: String(amount) }, { withdrawable, terms, charge: null, limits: all }) === null
  const choose = (value: string) => {
    sum.onChanged()
    form.setValue('amount', value)
    if (form.issues['amount']) form.setServerIssue('amount', null, false)
  }
  const { issue } = sum
  const wrong =
    issue === 'required'
      ? text('member.withdraw.issue.fixed')
      : wordsOf(issue, { limits, withdrawable, amount: Number(form.values.amount), charge, currency, refusal })
  const hints = [
    text('member.withdraw.fixed'),
    fixed.every(isOpen) ? '' : text('member.withdraw.fixedGrey'),
    ...useDayLeft(settings, currency).map((left) => `${left}.`),
  ]
  return (
    <RadioGroup
      label={text('member.cashier.amount')}
      required
      look="chips"
      name="amount"
      value={form.values.amount}
      onValue={choose}
      options={fixed.map((amount) => ({
        value: String(amount),
        label: format.money(amount, currency),
        disabled: disabled || !isOpen(amount),
      }))}
      hint={hints.filter(Boolean).join(' ')}
      {...(wrong ? { error: wrong } : {})}
    />
  )
}

import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { AmountField, Chip, Chips } from '@parlour/ui-kit'
import { shareOf, type WithdrawIssue } from '../../index.ts'
import { useSetFieldValue } from '../money/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import type { Withdraw } from './use-withdraw.ts'

interface WithdrawAmountProps extends Pick<Withdraw, 'form' | 'amount' | 'terms' | 'charge'> {
  settings: ResponseOf<typeof getWithdrawSettings>
  withdrawable: number
  currency: string
  disabled: boolean
  refusal: string
}

const shares = [25, 50, 75, 100]

/** How much leaves, empty at first: limits of the account and of the day are said, and parts of what is free to choose from. */
export function WithdrawAmount({ form, amount: sum, terms, charge, settings, withdrawable, currency, disabled, refusal }: WithdrawAmountProps) {
  const text = useMemberText()
  const format = useFormat()
  const put = useSetFieldValue(form)
  const money = (minor: number) => format.money(minor, currency)
  const { minimum, maximum } = terms ?? { minimum: settings.minimumAmount, maximum: settings.maximumAmount }
  const most = Math.min(withdrawable, maximum)
  const amount = form.values.amount === '' ? null : Number(form.values.amount)
  const putAmount = (value: number | null) => {
    sum.onChanged()
    put('amount', value === null ? '' : String(value))
  }
  const over = (amount ?? 0) - withdrawable
  const sentences: Record<WithdrawIssue | 'server', string> = {
    required: text('member.money.issue.required'), least: text('member.money.issue.least', { sum: money(minimum) }),
    most: over > 0 ? text('member.withdraw.issue.over', { sum: money(over) }) : text('member.money.issue.most', { sum: money(maximum) }), amount: text('member.withdraw.issue.charge', { sum: money(charge) }), server: refusal,
  }
  const issue = sum.issue as WithdrawIssue | 'server' | null
  const { dailyMaxCount, dailyMaxAmount, todayCount, todayAmount } = settings
  const left = dailyMaxCount === null ? null : text('member.withdraw.left', { count: Math.max(0, dailyMaxCount - (todayCount ?? 0)) })
  const leftSum = dailyMaxAmount === null ? null : text('member.withdraw.leftSum', { sum: money(Math.max(0, dailyMaxAmount - (todayAmount ?? 0))) })
  return (
    <>
      <AmountField
        label={text('member.money.amount')} required name="amount" value={amount} onValue={putAmount} currency={currency} locale={format.tag} min={minimum} max={maximum} disabled={disabled}
        clearLabel={text('member.money.clear')} rangeLabel={(min, max) => text('member.money.range', { min, max })} error={issue ? sentences[issue] : undefined}
        {...sum.focus} hint={[left, leftSum].filter((each) => each !== null).join(' \u00b7 ')}
      />
      {most >= minimum ? (
        <Chips label={text('member.withdraw.parts')} hint={shares.some((share) => shareOf(most, share) < minimum) && text('member.withdraw.partsLeast', { sum: money(minimum) })} wrap>
          {shares.map((share) => (
            <Chip key={share} disabled={disabled || shareOf(most, share) < minimum} selected={amount === shareOf(most, share)} onClick={() => putAmount(shareOf(most, share))}>
              {share === 100 ? text('member.withdraw.all') : format.percent(share)}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </>
  )
}

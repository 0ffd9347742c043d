import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { AmountField, Chip, Chips } from '@parlour/ui-kit'
import { limitsOf, shareOf } from '../../index.ts'
import { useRangeText } from '../cashier/use-range-text.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAmountText } from './use-amount-text.ts'
import { useDayLeft } from './use-day-left.ts'
import type { Withdraw } from './use-withdraw.ts'

/** What the fields for an amount are given. */
export interface WithdrawAmountProps extends Pick<Withdraw, 'form' | 'amount' | 'terms' | 'charge'> {
  settings: ResponseOf<typeof getWithdrawSettings>
  withdrawable: number
  currency: string
  disabled: boolean
  refusal: string
}

const shares = [25, 50, 75, 100]

/**
 * How much leaves, empty at first: limits of the account and of
 * the day are said, and parts of what is free to choose from.
 */
export function WithdrawAmount({
  form,
  amount: sum,
  terms,
  charge,
  settings,
  withdrawable,
  currency,
  disabled,
  refusal,
}: WithdrawAmountProps) {
  const text = useMemberText()
  const format = useFormat()
  const put = useSetFieldValue(form)
  const money = (minor: number) => format.money(minor, currency)
  const limits = limitsOf(terms, { minimum: settings.minimumAmount, maximum: settings.maximumAmount })
  const [minimum, maximum] = [limits.minimum ?? 0, limits.maximum ?? Infinity]
  const rangeOf = useRangeText()
  const wordsOf = useAmountText()
  const most = Math.min(withdrawable, maximum)
  // A part of nothing is none to choose, whatever the minimum.
  const least = Math.max(minimum, 1)
  const amount = form.values.amount === '' ? null : Number(form.values.amount)
  const putAmount = (value: number | null) => {
    sum.onChanged()
    put('amount', value === null ? '' : String(value))
  }
  const wrong = wordsOf(sum.issue, { limits, withdrawable, amount: amount ?? 0, charge, currency, refusal })
  const left = useDayLeft(settings, currency)
  return (
    <>
      <AmountField
        label={text('member.cashier.amount')}
        required
        name="amount"
        value={amount}
        onValue={putAmount}
        currency={currency}
        locale={format.tag}
        {...(limits.minimum !== null && { min: limits.minimum })}
        {...(limits.maximum !== null && { max: limits.maximum })}
        disabled={disabled}
        clearLabel={text('member.cashier.clear')}
        unreadableLabel={text('member.cashier.unreadable', { sum: money(150_000) })}
        rangeLabel={rangeOf}
        error={wrong}
        {...sum.focus}
        hint={left.join(' \u00b7 ')}
      />
      {most >= least ? (
        <Chips
          label={text('member.withdraw.parts')}
          hint={
            minimum > 0 &&
            shares.some((share) => shareOf(most, share) < minimum) &&
            text('member.withdraw.partsLeast', { sum: money(minimum) })
          }
          wrap
        >
          {shares.map((share) => (
            <Chip
              key={share}
              disabled={disabled || shareOf(most, share) < least}
              selected={amount === shareOf(most, share)}
              onClick={() => putAmount(shareOf(most, share))}
            >
              {share === 100 ? text('member.withdraw.all') : format.percent(share)}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </>
  )
}

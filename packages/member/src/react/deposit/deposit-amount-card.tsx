import { useFormat } from '@parlour/i18n/react'
import { AmountField, Card, FormStack, Money, RadioGroup } from '@parlour/ui-kit'
import { bonusOf, limitsOf, type AmountLimits, type StatedPromotion } from '../../index.ts'
import { useRangeText } from '../cashier/use-range-text.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { PromotionHint } from './promotion-hint.tsx'
import type { Deposit } from './use-deposit.ts'

interface DepositAmountCardProps extends Pick<Deposit, 'form' | 'amount' | 'way' | 'promotion'> {
  promotions: readonly StatedPromotion[]
  limits: AmountLimits & { readonly quickAmounts: readonly number[] }
  currency: string
  categoryName: (code: string) => string
  disabled: boolean
  refusal: string
}

/**
 * How much, empty at first with common sums from the smallest, and at most one bonus, each with all of its terms before
 * it is chosen; none is as large as the others.
 */
export function DepositAmountCard({
  form,
  amount: sum,
  way,
  promotion,
  promotions,
  limits,
  currency,
  categoryName,
  disabled,
  refusal,
}: DepositAmountCardProps) {
  const text = useMemberText()
  const format = useFormat()
  const put = useSetFieldValue(form)
  const { minimum, maximum } = limitsOf(way, limits)
  const rangeOf = useRangeText()
  const amount = form.values.amount === '' ? null : Number(form.values.amount)
  const putAmount = (value: number | null) => {
    sum.onChanged()
    put('amount', value === null ? '' : String(value))
    if (form.issues['promotion']) form.setServerIssue('promotion', null, false)
  }
  const sentences: Readonly<Record<string, string>> = {
    required: text('member.cashier.issue.required'),
    least: text('member.cashier.issue.least', { sum: format.money(minimum ?? 0, currency) }),
    most: text('member.cashier.issue.most', { sum: format.money(maximum ?? 0, currency) }),
    server: refusal,
  }
  const wrong = sentences[sum.issue ?? '']
  const wrongBonus = form.issues['promotion']
  const none = { value: 'none', label: text('member.bonus.none'), hint: text('member.bonus.noneText'), disabled }
  const options = promotions.map((each) => ({
    value: String(each.promotionId),
    label: text('member.bonus.title', {
      title: each.title,
      percent: format.bonusPercent(each.percent, each.terms),
      sum: format.bonus(each.maximumBonus, currency, each.terms),
    }),
    hint: <PromotionHint promotion={each} currency={currency} categoryName={categoryName} />,
    disabled: disabled || !each.available,
    end:
      amount && bonusOf(each, amount) > 0 && each.available ? (
        <Money>+{format.bonus(bonusOf(each, amount), currency, each.terms)}</Money>
      ) : null,
  }))
  return (
    <Card as="section">
      <FormStack>
        <AmountField
          label={text('member.cashier.amount')}
          required
          name="amount"
          value={amount}
          onValue={putAmount}
          currency={currency}
          locale={format.tag}
          {...(minimum !== null && { min: minimum })}
          {...(maximum !== null && { max: maximum })}
          disabled={disabled}
          quick={limits.quickAmounts}
          quickLabel={text('member.cashier.quick')}
          clearLabel={text('member.cashier.clear')}
          unreadableLabel={text('member.cashier.unreadable', { sum: format.money(150_000, currency) })}
          error={wrong}
          {...sum.focus}
          rangeLabel={rangeOf}
        />
        {options.length > 0 ? (
          <RadioGroup
            label={text('member.bonus.take')}
            hint={text('member.bonus.one')}
            look="cards"
            name="promotion"
            value={form.values.promotion || 'none'}
            error={
              wrongBonus &&
              (wrongBonus.code === 'server'
                ? refusal
                : text('member.bonus.issue.small', { sum: format.money(promotion?.minimumDeposit ?? 0, currency) }))
            }
            onValue={(value) => put('promotion', value === 'none' ? '' : value)}
            options={[...options, none]}
          />
        ) : null}
      </FormStack>
    </Card>
  )
}

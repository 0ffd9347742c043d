import { removePayoutAccount, type PayoutAccount } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { Button, RadioGroup } from '@parlour/ui-kit'
import { IconPlus } from '@parlour/ui-kit/icons'
import { payoutTerms, type WithdrawBank } from '../../index.ts'
import { useMethodText } from '../deposit/use-method-text.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import type { PayoutAccountModal } from './payout-account-modals.tsx'
import type { Withdraw } from './use-withdraw.ts'

interface PayoutAccountChoiceProps extends Pick<Withdraw, 'form'> {
  cards: readonly PayoutAccount[]
  maxCards: number | null
  banks: readonly WithdrawBank[]
  currency: string
  disabled: boolean
  refusal: string
  /** Without a payment password no account can be added. */
  lacksPassword: boolean
  onWindow: (window: PayoutAccountModal) => void
}

/**
 * The accounts that a member is paid to, with the terms of each;
 * the way to add one, and to remove the one that is chosen.
 */
export function PayoutAccountChoice({
  form,
  cards,
  maxCards,
  banks,
  currency,
  disabled,
  refusal,
  lacksPassword,
  onWindow,
}: PayoutAccountChoiceProps) {
  const text = useMemberText()
  const wordsOf = useMethodText(currency)
  const put = useSetFieldValue(form)
  const mayRemove = useApi().has(removePayoutAccount)
  const chosen = cards.find(({ bankCardId }) => String(bankCardId) === form.values.card)
  const wrong = form.issues['card']
  // What the account before asked of the amount, this one may not.
  const choose = (value: string) => {
    put('card', value)
    if (form.issues['amount']) form.setServerIssue('amount', null, false)
  }
  const full = maxCards !== null && cards.length >= maxCards
  const none = text(lacksPassword ? 'member.payoutAccount.passwordFirst' : 'member.payoutAccount.none')
  const add = (
    <Button
      variant="text"
      size="sm"
      icon={<IconPlus />}
      disabled={disabled || full || lacksPassword}
      onClick={() => onWindow('add')}
    >
      {text('member.payoutAccount.add')}
    </Button>
  )
  const options = cards.map((card) => {
    const terms = payoutTerms(card, banks)
    // A least fee is no percentage: the summary tells the fee of a sum.
    const isLeastOnly = terms?.chargePercent === 0 && (terms.minimumCharge ?? 0) > 0
    const words = terms && wordsOf({ ...terms, feePercent: isLeastOnly ? null : terms.chargePercent })
    return {
      value: String(card.bankCardId),
      label: (
        <bdi>
          {card.bankName || card.bankCode} {card.cardNumber}
        </bdi>
      ),
      hint: [card.payeeName, words].filter(Boolean).join(' \u00b7 '),
      disabled,
    }
  })
  return (
    <>
      <RadioGroup
        label={text('member.withdraw.to')}
        required
        look="cards"
        beside
        name="card"
        value={form.values.card}
        options={options}
        action={add}
        onValue={choose}
        hint={full ? text('member.payoutAccount.most', { count: maxCards }) : cards.length === 0 ? none : undefined}
        error={
          wrong &&
          (wrong.code === 'server' ? refusal : cards.length === 0 ? none : text('member.withdraw.issue.payoutAccount'))
        }
      />
      {chosen && !chosen.inUse && mayRemove ? (
        <Button variant="text" size="sm" disabled={disabled} onClick={() => onWindow('remove')}>
          {text('member.payoutAccount.remove')}
        </Button>
      ) : null}
    </>
  )
}

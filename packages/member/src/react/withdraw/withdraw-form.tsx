import { useApi } from '@parlour/api-client/react'
import {
  cancelWithdrawal,
  listWithdrawals,
  type PayoutAccount,
  type getWithdrawPlan,
  type getWithdrawSettings,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import { Button, Card, Columns, ConfirmDialog, FormStack, Money, Notice, Summary } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import { asksCode, type WithdrawBank } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { PayoutAccountChoice } from './payout-account-choice.tsx'
import { PayoutAccountModals, type CardWindow } from './payout-account-modals.tsx'
import { SetPaymentPassword } from './set-payment-password.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'

interface WithdrawFormProps {
  plan: ResponseOf<typeof getWithdrawPlan>
  settings: ResponseOf<typeof getWithdrawSettings>
  cards: readonly PayoutAccount[]
  /** How many payout accounts there may be; null where the platform does not say. */
  maxCards: number | null
  banks: readonly WithdrawBank[]
  language: string
  currency: string
  onAsked: (order: { orderNo: string }) => void
}

const missing = '\u2014'

/**
 * A withdrawal: account, amount and payment password, and beside
 * them what arrives and when before it is pressed (BEY-08).
 */
export function WithdrawForm({
  plan,
  settings,
  cards,
  maxCards,
  banks,
  language,
  currency,
  onAsked,
}: WithdrawFormProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const mayCancel = useApi().has(cancelWithdrawal)
  const { paymentPasswordRequired: asksPassword, paymentPasswordSet } = settings
  const lacksPassword = asksPassword && !paymentPasswordSet
  const forfeits = plan.forfeits ?? 0
  const { minimumAmount: minimum, maximumAmount: maximum, confirmMinutes } = settings
  const limits = useMemo(() => ({ minimum, maximum }), [minimum, maximum])
  const {
    form,
    amount: sum,
    effect,
    told,
    asks,
    agree,
    stay,
    terms,
    charge,
  } = useWithdraw({
    cards,
    banks,
    withdrawable: plan.withdrawable,
    limits,
    forfeits,
    asksPassword,
    language,
    onAsked,
  })
  const [window, setWindow] = useState<CardWindow>(null)
  const put = useSetFieldValue(form)
  const amount = sum.issue ? 0 : Number(form.values.amount)
  const needsCode = asksCode(settings, amount)
  const money = (minor: number) => format.money(minor, currency)
  const lost = effect.again !== null || effect.mustForget
  const busy = effect.status === 'sending' || lost
  const refusal = effect.error ? problem(effect.error) : ''
  const minutes = terms?.usualMinutes ?? plan.usualMinutes
  const note = [
    settings.withdrawTimeMsg,
    mayCancel ? text('member.withdraw.note') : null,
    confirmMinutes === null ? null : text('member.withdraw.noteCounts', { minutes: confirmMinutes }),
  ]
    .filter(Boolean)
    .join(' ')
  const submit = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      loading={effect.status === 'sending'}
      disabled={lost || lacksPassword || needsCode || plan.withdrawable === 0 || sum.issue !== null}
    >
      {amount > 0 ? text('member.withdraw.send', { sum: money(amount) }) : text('member.withdraw.sendPlain')}
    </Button>
  )
  const password = lost ? null : (
    <PaymentField {...form.bind('password')} disabled={busy} issue={form.issues['password']} refusal={refusal} />
  )
  return (
    <>
      {lacksPassword ? <SetPaymentPassword /> : null}
      <form {...form.formProps}>
        <Columns
          aside={
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
                { id: 'gives', name: text('member.withdraw.gives'), value: forfeits > 0 ? money(forfeits) : null },
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
              action={
                <>
                  {forfeits > 0 ? (
                    <Notice tone="warn">{text('member.withdraw.givesNote', { sum: money(forfeits) })}</Notice>
                  ) : null}
                  {needsCode ? <Notice tone="warn">{text('member.withdraw.code')}</Notice> : null}
                  <CashierProblem effect={effect} told={told} listed={listWithdrawals} />
                  {submit}
                </>
              }
            />
          }
        >
          <Card as="section">
            <FormStack>
              <PayoutAccountChoice
                form={form}
                cards={cards}
                maxCards={maxCards}
                banks={banks}
                currency={currency}
                disabled={busy}
                refusal={refusal}
                lacksPassword={lacksPassword}
                onWindow={setWindow}
              />
              <WithdrawAmount
                form={form}
                amount={sum}
                settings={settings}
                withdrawable={plan.withdrawable}
                terms={terms}
                charge={charge}
                currency={currency}
                disabled={busy}
                refusal={refusal}
              />
              {asksPassword && !lacksPassword ? password : null}
            </FormStack>
          </Card>
        </Columns>
      </form>
      <ConfirmDialog
        open={asks}
        name="giveUpBonus"
        tone="danger"
        title={text('member.withdraw.givesAsk', { sum: money(forfeits) })}
        text={text('member.withdraw.givesText', { amount: money(amount), sum: money(forfeits) })}
        confirmLabel={text('member.withdraw.givesDo')}
        cancelLabel={text('member.withdraw.givesKeep')}
        onConfirm={agree}
        onCancel={stay}
      />
      <PayoutAccountModals
        window={window}
        chosen={form.values.card}
        banks={banks}
        onChosen={(card) => put('card', card)}
        onClose={() => setWindow(null)}
      />
    </>
  )
}

import {
  listWithdrawals,
  type PayoutAccount,
  type getWithdrawPlan,
  type getWithdrawSettings,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import { Button, Card, Columns, ConfirmDialog, FormStack, Live, Notice } from '@parlour/ui-kit'
import { useState } from 'react'
import type { WithdrawBank } from '../../index.ts'
import { MobileModal } from '../account/mobile-modal.tsx'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { GivesUpNotice } from './gives-up-notice.tsx'
import { PayoutAccountChoice } from './payout-account-choice.tsx'
import { PayoutAccountModals, type PayoutAccountModal } from './payout-account-modals.tsx'
import { SetPaymentPassword } from './set-payment-password.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { useWithdrawalCode } from './use-withdrawal-code.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawCode } from './withdraw-code.tsx'
import { WithdrawFixed } from './withdraw-fixed.tsx'
import { WithdrawSummary } from './withdraw-summary.tsx'

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

/**
 * A withdrawal: account, amount, where it is asked for the code by phone, and payment password, and beside
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
  const { paymentPasswordRequired: asksPassword, paymentPasswordSet } = settings
  const lacksPassword = asksPassword && !paymentPasswordSet
  const { forfeits, withdrawable } = plan
  const givesUp = forfeits ?? 0
  const withdrawal = useWithdraw({ cards, banks, withdrawable, settings, givesUp, language, onAsked })
  const { form, amount: sum, effect, told, terms, charge, fixed, elsewhere } = withdrawal
  const [window, setWindow] = useState<PayoutAccountModal>(null)
  const [verifies, setVerifies] = useState(false)
  const put = useSetFieldValue(form)
  const amount = sum.issue ? 0 : Number(form.values.amount)
  const code = useWithdrawalCode(withdrawal.takesCode && amount > 0)
  const lacksCode = code.step !== 'none' && code.step !== 'ready'
  const money = (minor: number) => format.money(minor, currency)
  const lost = effect.again !== null || effect.mustForget
  const busy = effect.status === 'sending' || lost || elsewhere
  const refusal = effect.error ? problem(effect.error) : ''
  const blocked = lost || elsewhere || lacksPassword || lacksCode || withdrawable === 0 || sum.issue !== null
  const submit = (
    <Button type="submit" variant="primary" size="lg" block loading={effect.status === 'sending'} disabled={blocked}>
      {amount > 0 ? text('member.withdraw.send', { sum: money(amount) }) : text('member.withdraw.sendPlain')}
    </Button>
  )
  const amountProps = {
    form,
    amount: sum,
    settings,
    withdrawable,
    terms,
    charge,
    currency,
    disabled: busy,
    refusal,
  }
  return (
    <>
      {lacksPassword ? <SetPaymentPassword /> : null}
      <form {...form.formProps}>
        <Columns
          aside={
            <WithdrawSummary
              plan={plan}
              settings={settings}
              terms={terms}
              charge={charge}
              currency={currency}
              amount={amount}
              action={
                <>
                  <GivesUpNotice forfeits={forfeits} by="withdraw" currency={currency} />
                  {elsewhere ? <Notice tone="warn">{text('member.withdraw.elsewhere')}</Notice> : null}
                  <Live>{elsewhere ? text('member.withdraw.elsewhere') : ''}</Live>
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
              {fixed.length > 0 ? (
                <WithdrawFixed {...amountProps} fixed={fixed} />
              ) : (
                <WithdrawAmount {...amountProps} />
              )}
              {lost ? null : (
                <WithdrawCode
                  form={form}
                  code={code}
                  disabled={busy}
                  refusal={refusal}
                  onVerify={() => setVerifies(true)}
                />
              )}
              {asksPassword && !lacksPassword && !lost ? (
                <PaymentField
                  {...form.bind('password')}
                  disabled={busy}
                  issue={form.issues['password']}
                  refusal={refusal}
                />
              ) : null}
            </FormStack>
          </Card>
        </Columns>
      </form>
      <ConfirmDialog
        open={withdrawal.asks}
        name="giveUpBonus"
        tone="danger"
        title={text('member.withdraw.givesAsk', { sum: money(givesUp) })}
        text={text('member.withdraw.givesText', { amount: money(amount), sum: money(givesUp) })}
        confirmLabel={text('member.withdraw.givesDo')}
        cancelLabel={text('member.withdraw.givesKeep')}
        onConfirm={withdrawal.agree}
        onCancel={withdrawal.stay}
      />
      <PayoutAccountModals
        window={window}
        chosen={form.values.card}
        banks={banks}
        onChosen={(card) => put('card', card)}
        onClose={() => setWindow(null)}
      />
      {verifies && code.step === 'unverified' ? (
        <MobileModal task={code.task} onClose={() => setVerifies(false)} />
      ) : null}
    </>
  )
}

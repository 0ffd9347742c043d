import { listWithdrawals, type BankCard, type getWithdrawPlan, type getWithdrawSettings, type ResponseOf } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, Card, Columns, ConfirmDialog, FormStack, Money, Notice, Summary } from '@parlour/ui-kit'
import { useState } from 'react'
import { asksCode, type WithdrawBank } from '../../index.ts'
import { MoneyProblem } from '../money/money-problem.tsx'
import { PaymentField } from '../money/payment-field.tsx'
import { useSetFieldValue } from '../money/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { CardChoice } from './card-choice.tsx'
import { CardWindows, type CardWindow } from './card-windows.tsx'
import { SetPaymentPassword } from './set-payment-password.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'

interface WithdrawFormProps {
  plan: ResponseOf<typeof getWithdrawPlan>
  settings: ResponseOf<typeof getWithdrawSettings>
  cards: readonly BankCard[]
  maxCards: number
  banks: readonly WithdrawBank[]
  language: string
  currency: string
  onAsked: (order: { orderNo: string }) => void
}

const missing = '\u2014'

/** A withdrawal: account, amount and payment password, and beside them what arrives and when before it is pressed (BEY-08). */
export function WithdrawForm({ plan, settings, cards, maxCards, banks, language, currency, onAsked }: WithdrawFormProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const { paymentPasswordRequired: asksPassword, paymentPasswordSet } = settings
  const lacksPassword = asksPassword && !paymentPasswordSet
  const forfeits = plan.forfeits ?? 0
  const { form, amount: sum, effect, told, asks, agree, stay, terms, charge } = useWithdraw({ cards, banks, withdrawable: plan.withdrawable, limits: settings, forfeits, asksPassword, language, onAsked })
  const [window, setWindow] = useState<CardWindow>(null)
  const put = useSetFieldValue(form)
  const amount = sum.issue ? 0 : Number(form.values.amount)
  const needsCode = asksCode(settings, amount)
  const money = (minor: number) => format.money(minor, currency)
  const busy = effect.status === 'sending' || effect.again !== null
  const refusal = effect.error ? problem(effect.error) : ''
  const wrong = form.issues['password']
  const minutes = terms?.usualMinutes ?? plan.usualMinutes
  const note = [settings.withdrawTimeMsg, text('member.withdraw.note', { minutes: settings.confirmMinutes ?? 30 })].filter(Boolean).join(' ')
  const submit = (
    <Button type="submit" variant="primary" size="lg" block loading={effect.status === 'sending'} disabled={effect.again !== null || lacksPassword || needsCode || plan.withdrawable === 0 || sum.issue !== null}>
      {amount > 0 ? text('member.withdraw.send', { sum: money(amount) }) : text('member.withdraw.sendPlain')}
    </Button>
  )
  const password = effect.again ? null : (
    <PaymentField {...form.bind('password')} disabled={busy} error={wrong && (wrong.code === 'server' ? refusal : text('member.payment.issue.digits'))} />
  )
  return (
    <>
      {lacksPassword ? <SetPaymentPassword /> : null}
      <form {...form.formProps}>
        <Columns
          aside={
            <Summary
              title={text('member.money.summary')} note={note}
              facts={[
                { id: 'pays', name: text('member.withdraw.pays'), value: amount > 0 ? money(amount) : missing },
                { id: 'fee', name: text('member.money.fee'), value: terms && amount > 0 ? money(charge) : missing },
                { id: 'gives', name: text('member.withdraw.gives'), value: forfeits > 0 ? money(forfeits) : null },
                { id: 'arrives', name: text('member.withdraw.arrives'), value: minutes === null ? null : text('member.money.minutes', { minutes }) },
              ]}
              total={{ name: text('member.money.receive'), value: terms && amount > charge && amount <= plan.withdrawable ? <Money>{money(amount - charge)}</Money> : missing }}
              action={<>{forfeits > 0 ? <Notice tone="warn">{text('member.withdraw.givesNote', { sum: money(forfeits) })}</Notice> : null}{needsCode ? <Notice tone="warn">{text('member.withdraw.code')}</Notice> : null}<MoneyProblem effect={effect} told={told} listed={listWithdrawals} />{submit}</>}
            />
          }
        >
          <Card as="section">
            <FormStack>
              <CardChoice form={form} cards={cards} maxCards={maxCards} banks={banks} currency={currency} disabled={busy} refusal={refusal} lacksPassword={lacksPassword} onWindow={setWindow} />
              <WithdrawAmount form={form} amount={sum} settings={settings} withdrawable={plan.withdrawable} terms={terms} charge={charge} currency={currency} disabled={busy} refusal={refusal} />
              {asksPassword && !lacksPassword ? password : null}
            </FormStack>
          </Card>
        </Columns>
      </form>
      <ConfirmDialog
        open={asks} name="giveUpBonus" tone="danger" title={text('member.withdraw.givesAsk', { sum: money(forfeits) })}
        text={text('member.withdraw.givesText', { amount: money(amount), sum: money(forfeits) })}
        confirmLabel={text('member.withdraw.givesDo')} cancelLabel={text('member.withdraw.givesKeep')} onConfirm={agree} onCancel={stay}
      />
      <CardWindows window={window} chosen={form.values.card} banks={banks} onChosen={(card) => put('card', card)} onClose={() => setWindow(null)} />
    </>
  )
}

import { listDeposits, type getDepositSettings, type ResponseOf } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, Columns, Money, Notice, Summary } from '@parlour/ui-kit'
import type { FormDraft } from '@parlour/validation'
import { depositSums, type DepositWay, type StatedPromotion } from '../../index.ts'
import { MoneyProblem } from '../money/money-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { DepositAmountCard } from './deposit-amount-card.tsx'
import { DepositWayCard } from './deposit-way-card.tsx'
import { useDeposit } from './use-deposit.ts'

interface DepositFormProps {
  settings: ResponseOf<typeof getDepositSettings>['depositInfo']
  ways: readonly DepositWay[]
  promotions: readonly StatedPromotion[]
  language: string
  currency: string
  categoryName: (code: string) => string
  draft: FormDraft | undefined
  onOpened: (order: { orderNo: string }) => void
}

const missing = '\u2014'

/** A deposit: way, amount and bonus, and beside them what it comes to before it is pressed (BEY-08). */
export function DepositForm({ settings, ways, promotions, language, currency, categoryName, draft, onOpened }: DepositFormProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const { form, amount: sum, effect, told, way, promotion } = useDeposit({ ways, promotions, limits: settings, language, draft, onOpened })
  const amount = sum.issue ? 0 : Number(form.values.amount)
  const sums = depositSums(amount, way?.feePercent ?? 0, promotion)
  const money = (minor: number) => format.money(minor, currency)
  const full = settings.openCount !== null && settings.openCount >= (settings.maxOpenCount ?? Infinity)
  const busy = effect.status === 'sending' || effect.again !== null
  const refusal = effect.error ? problem(effect.error) : ''
  const shared = { form, way, currency, disabled: busy, refusal }
  const label = way?.method === 'transfer' ? 'member.deposit.tell' : 'member.deposit.send'
  const note = way?.method === 'transfer' ? text('member.deposit.noteTransfer') : text('member.deposit.note', { minutes: settings.expireMinutes ?? 30 })
  const sendButton = full
    ? <Notice tone="warn">{text('member.deposit.many', { count: settings.openCount ?? 0 })}</Notice>
    : <Button type="submit" variant="primary" size="lg" block loading={effect.status === 'sending'} disabled={effect.again !== null || sum.issue !== null}>{amount > 0 ? text(label, { sum: money(amount) }) : text('member.deposit.sendPlain')}</Button>
  return (
    <form {...form.formProps}>
      <Columns
        aside={
          <Summary
            title={text('member.money.summary')} note={note}
            facts={[
              { id: 'pays', name: text('member.deposit.pays'), value: amount > 0 ? money(amount) : missing },
              { id: 'fee', name: text('member.money.fee'), value: way ? money(sums.fee) : missing },
              { id: 'bonus', name: text('member.deposit.bonus'), value: promotion && money(sums.bonus) },
              { id: 'wager', name: text('member.deposit.wager'), value: promotion && money(sums.wager) },
              { id: 'today', name: text('member.deposit.today'), value: money(settings.todayAmount ?? 0) },
            ]}
            total={{ name: text('member.money.receive'), value: amount > 0 && way ? <Money>{money(sums.receives)}</Money> : missing }}
            action={<><MoneyProblem effect={effect} told={told} listed={listDeposits} />{sendButton}</>}
          />
        }
      >
        <DepositWayCard {...shared} ways={ways} />
        <DepositAmountCard {...shared} amount={sum} promotion={promotion} promotions={promotions} limits={settings} categoryName={categoryName} />
      </Columns>
    </form>
  )
}

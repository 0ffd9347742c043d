import { listDeposits, type getDepositSettings, type ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import { Button, Columns, Live, Money, Notice, Summary } from '@parlour/ui-kit'
import type { FormDraft } from '@parlour/validation'
import { useMemo } from 'react'
import { depositAmounts, type DepositMethodOption, type StatedPromotion } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { DepositAmountCard } from './deposit-amount-card.tsx'
import { DepositMethodCard } from './deposit-method-card.tsx'
import { useDeposit } from './use-deposit.ts'

interface DepositFormProps {
  settings: ResponseOf<typeof getDepositSettings>['depositInfo']
  ways: readonly DepositMethodOption[]
  promotions: readonly StatedPromotion[]
  language: string
  currency: string
  categoryName: (code: string) => string
  draft: FormDraft | undefined
  onOpened: (order: { orderNo: string }) => void
}

const missing = '\u2014'

/** A deposit: way, amount and bonus, and beside them what it comes to before it is pressed (BEY-08). */
export function DepositForm({
  settings,
  ways,
  promotions,
  language,
  currency,
  categoryName,
  draft,
  onOpened,
}: DepositFormProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const { minimumAmount: minimum, maximumAmount: maximum, todayAmount, expireMinutes } = settings
  const limits = useMemo(() => ({ minimum, maximum }), [minimum, maximum])
  const {
    form,
    amount: sum,
    effect,
    elsewhere,
    told,
    way,
    promotion,
  } = useDeposit({ ways, promotions, limits, language, draft, onOpened })
  const amount = sum.issue ? 0 : Number(form.values.amount)
  const amounts = depositAmounts(amount, way?.feePercent ?? null, promotion)
  const money = (minor: number) => format.money(minor, currency)
  const full = settings.openCount !== null && settings.openCount >= (settings.maxOpenCount ?? Infinity)
  const lost = effect.again !== null || effect.mustForget
  const busy = effect.status === 'sending' || lost || elsewhere
  const refusal = effect.error ? problem(effect.error) : ''
  const shared = { form, way, currency, disabled: busy, refusal }
  const wageringName = text(
    promotion?.terms.locked ? 'member.deposit.wageringLocked' : 'member.deposit.wageringRequirement',
  )
  const label = way?.method === 'transfer' ? 'member.deposit.tell' : 'member.deposit.send'
  const note =
    way?.method === 'transfer'
      ? text('member.deposit.noteTransfer')
      : [
          text('member.deposit.note'),
          expireMinutes === null ? null : text('member.deposit.noteOpen', { minutes: expireMinutes }),
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')
  const sendButton = full ? (
    <Notice tone="warn">{text('member.deposit.many', { count: settings.openCount ?? 0 })}</Notice>
  ) : (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      loading={effect.status === 'sending'}
      disabled={lost || elsewhere || sum.issue !== null}
    >
      {amount > 0 ? text(label, { sum: money(amount) }) : text('member.deposit.sendPlain')}
    </Button>
  )
  return (
    <form {...form.formProps}>
      <Columns
        aside={
          <Summary
            title={text('member.cashier.summary')}
            note={note}
            facts={[
              { id: 'pays', name: text('member.deposit.pays'), value: amount > 0 ? money(amount) : missing },
              {
                id: 'fee',
                name: text('member.cashier.fee'),
                value: way && amounts.fee !== null ? money(amounts.fee) : missing,
              },
              { id: 'bonus', name: text('member.deposit.bonus'), value: promotion && money(amounts.bonus) },
              { id: 'wager', name: wageringName, value: promotion && money(amounts.wager) },
              {
                id: 'today',
                name: text('member.deposit.today'),
                value: todayAmount === null ? null : money(todayAmount),
              },
            ]}
            total={{
              name: text('member.cashier.receive'),
              value:
                amount > 0 && way && amounts.receives !== null ? <Money>{money(amounts.receives)}</Money> : missing,
            }}
            action={
              <>
                {elsewhere ? <Notice tone="warn">{text('member.deposit.elsewhere')}</Notice> : null}
                <Live>{elsewhere ? text('member.deposit.elsewhere') : ''}</Live>
                <CashierProblem effect={effect} told={told} listed={listDeposits} />
                {sendButton}
              </>
            }
          />
        }
      >
        <DepositMethodCard {...shared} ways={ways} />
        <DepositAmountCard
          {...shared}
          amount={sum}
          promotion={promotion}
          promotions={promotions}
          limits={{ ...limits, quickAmounts: settings.quickAmounts }}
          categoryName={categoryName}
        />
      </Columns>
    </form>
  )
}

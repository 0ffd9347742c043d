import { listTransactions, type getWithdrawPlan, type ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import {
  AmountField,
  Button,
  Card,
  Chip,
  Chips,
  Columns,
  FactList,
  FormStack,
  Money,
  Summary,
  TextField,
} from '@parlour/ui-kit'
import type { IssueCode } from '@parlour/validation'
import { shareOf, type Upline } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useRangeText } from '../cashier/use-range-text.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { GivesUpNotice } from '../withdraw/gives-up-notice.tsx'
import { SetPaymentPassword } from '../withdraw/set-payment-password.tsx'
import { UplineConfirm } from './upline-confirm.tsx'
import { useUplineTransfer, type UplineReceipt } from './use-upline-transfer.ts'

interface UplineFormProps {
  plan: ResponseOf<typeof getWithdrawPlan>
  receiver: Upline
  currency: string
  /** There is no payment password yet. */
  lacksPassword: boolean
  onDone: (receipt: UplineReceipt) => void
}

const shares = [25, 50, 75, 100]
const longestRemark = 140
const missing = '\u2014'

/** A transfer to the upline: the amount, and beside it who gets it and what it costs, before it is pressed. */
export function UplineForm({ plan, receiver, currency, lacksPassword, onDone }: UplineFormProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const rangeOf = useRangeText()
  const { forfeits, free } = plan
  const transfer = useUplineTransfer(free, forfeits ?? 0, onDone)
  const { sum, amount, issue, effect, asks, remark, setRemark } = transfer
  const put = useSetFieldValue(sum)
  const money = (minor: number) => format.money(minor, currency)
  const lost = effect.again !== null || effect.mustForget
  const value = sum.values.amount === '' ? null : amount
  const moves = issue.issue === null && amount > 0 && amount <= free ? amount : 0
  const putAmount = (next: number | null) => {
    issue.onChanged()
    put('amount', next === null ? '' : String(next))
  }
  const sentences: Partial<Record<IssueCode, string>> = {
    required: text('member.cashier.issue.required'),
    most: text('member.upline.issue.most', { sum: money(free) }),
    server: effect.error ? problem(effect.error) : '',
  }
  return (
    <>
      {lacksPassword ? <SetPaymentPassword /> : null}
      <form {...sum.formProps}>
        <Columns
          aside={
            <Summary
              title={text('member.cashier.summary')}
              note={text('member.upline.note')}
              facts={[
                { id: 'to', name: text('member.upline.to'), value: receiver.name },
                { id: 'name', name: text('member.upline.name'), value: receiver.maskedName },
                {
                  id: 'level',
                  name: text('member.upline.level'),
                  value: receiver.level === null ? null : format.number(receiver.level),
                },
                { id: 'fee', name: text('member.cashier.fee'), value: text('member.cashier.noFee') },
                { id: 'gives', name: text('member.withdraw.gives'), value: forfeits ? money(forfeits) : null },
                {
                  id: 'after',
                  name: text('member.wallet.after', { name: text('member.account.main') }),
                  value: moves > 0 ? money(free - moves) : null,
                },
              ]}
              total={{
                name: text('member.upline.pays'),
                value: moves > 0 ? <Money>{money(moves)}</Money> : missing,
              }}
              action={
                <>
                  <GivesUpNotice forfeits={forfeits} by="upline" currency={currency} />
                  {asks ? null : <CashierProblem effect={effect} told={transfer.told} listed={listTransactions} />}
                  <Button
                    type="submit"
                    variant="primary"
                    size="lg"
                    block
                    disabled={lost || lacksPassword || free === 0 || issue.issue !== null}
                  >
                    {moves > 0 ? text('member.wallet.send', { sum: money(moves) }) : text('member.wallet.sendPlain')}
                  </Button>
                </>
              }
            />
          }
        >
          <Card as="section">
            <FormStack>
              <FactList
                facts={[
                  { id: 'free', name: text('member.upline.free'), value: money(free) },
                  {
                    id: 'tied',
                    name: text('member.upline.tied'),
                    value: plan.tied ? money(plan.tied) : null,
                  },
                ]}
              />
              <AmountField
                label={text('member.cashier.amount')}
                required
                name="amount"
                value={value}
                onValue={putAmount}
                currency={currency}
                locale={format.tag}
                max={free}
                disabled={lost || free === 0}
                clearLabel={text('member.cashier.clear')}
                unreadableLabel={text('member.cashier.unreadable', { sum: money(150_000) })}
                rangeLabel={rangeOf}
                error={issue.issue ? sentences[issue.issue] : undefined}
                hint={free === 0 ? text('member.upline.nothing') : undefined}
                {...issue.focus}
              />
              {free > 0 ? (
                <Chips label={text('member.wallet.shares')} wrap>
                  {shares.map((share) => (
                    <Chip
                      key={share}
                      disabled={lost || shareOf(free, share) === 0}
                      selected={value === shareOf(free, share)}
                      onClick={() => putAmount(shareOf(free, share))}
                    >
                      {share === 100 ? text('member.withdraw.all') : format.percent(share)}
                    </Chip>
                  ))}
                </Chips>
              ) : null}
              <TextField
                label={text('member.upline.remark')}
                name="remark"
                value={remark}
                maxLength={longestRemark}
                autoComplete="off"
                readOnly={lost}
                onChange={(event) => setRemark(event.target.value)}
                hint={text('member.upline.remarkHint', { name: receiver.name })}
              />
            </FormStack>
          </Card>
        </Columns>
      </form>
      {asks ? (
        <UplineConfirm
          {...transfer}
          sum={money(amount)}
          receiver={receiver.name}
          forfeits={forfeits}
          currency={currency}
        />
      ) : null}
    </>
  )
}

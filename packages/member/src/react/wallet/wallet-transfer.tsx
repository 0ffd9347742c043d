import { listWallets, type WalletRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import {
  AmountField,
  Button,
  Card,
  CardHead,
  Chip,
  Chips,
  FactList,
  FormNote,
  FormStack,
  IconButton,
  Notice,
  Select,
} from '@parlour/ui-kit'
import { IconCaretUpDown } from '@parlour/ui-kit/icons'
import type { IssueCode } from '@parlour/validation'
import { useEffect } from 'react'
import { balanceIn, chooseEnd, mainWallet, shareOf, transferEnds, type TransferChoice } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useRangeText } from '../cashier/use-range-text.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { useLockText } from './use-lock-text.ts'
import { useWalletTransfer } from './use-wallet-transfer.ts'

interface WalletTransferProps {
  wallets: readonly WalletRow[]
  providers: readonly string[]
  choice: TransferChoice
  currency: string
  onChoice: (choice: TransferChoice) => void
  /** How often a row of the wallets has chosen: the form takes the focus each time. */
  arrivals: number
  /** Whether a transfer is under way or its answer lost: until then nothing else is chosen. */
  onBusy: (busy: boolean) => void
}

const shares = [25, 50, 75, 100]

/** A transfer: its two wallets, the amount, never more than there is, and what both hold afterwards. */
export function WalletTransfer(props: WalletTransferProps) {
  const { wallets, providers, choice, currency, onChoice, arrivals, onBusy } = props
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const rangeOf = useRangeText()
  const lockText = useLockText()
  const balanceOf = (code: string) => balanceIn(wallets, code)
  const available = balanceOf(transferEnds(choice).from)
  const { form, amount, effect, told, from, to, locked, isShut, nameOf } = useWalletTransfer({
    wallets,
    choice,
    available,
    currency,
  })
  const put = useSetFieldValue(form)
  const money = (minor: number) => format.money(minor, currency)
  const lost = effect.again !== null || effect.mustForget
  const busy = effect.status === 'sending' || lost
  useEffect(() => onBusy(busy), [busy, onBusy])
  const box = form.formProps.ref
  useEffect(() => {
    if (arrivals === 0) return
    const field = box.current?.querySelector<HTMLElement>('input:enabled') ?? box.current?.querySelector('select')
    field?.focus()
  }, [arrivals, box])
  const sum = form.values.amount === '' ? null : Number(form.values.amount)
  const moves = amount.issue === null && sum !== null && sum > 0 && sum <= available ? sum : 0
  const putAmount = (value: number | null) => {
    amount.onChanged()
    put('amount', value === null ? '' : String(value))
  }
  const choose = (next: TransferChoice) => {
    form.setServerIssue('amount', null, false)
    onChoice(next)
  }
  const sentences: Partial<Record<IssueCode, string>> = {
    required: text('member.cashier.issue.required'),
    most: text('member.wallet.issue.most', { sum: money(available), name: nameOf(from) }),
    server: effect.error ? problem(effect.error) : '',
  }
  const options = [mainWallet, ...providers].map((code) => ({
    value: code,
    label: text('member.wallet.option', { name: nameOf(code), sum: money(balanceOf(code)) }),
  }))
  const end = (which: 'from' | 'to', value: string) => (
    <Select
      label={text(`member.wallet.${which}`)}
      options={options}
      value={value}
      disabled={busy}
      onChange={(event) => choose(chooseEnd(choice, which, event.target.value))}
    />
  )
  return (
    <Card as="section">
      <CardHead
        title={text('member.wallet.transfer')}
        end={
          <IconButton
            bordered
            label={text('member.wallet.swap')}
            icon={<IconCaretUpDown />}
            disabled={busy}
            onClick={() => choose({ ...choice, way: choice.way === 'IN' ? 'OUT' : 'IN' })}
          />
        }
      />
      <form {...form.formProps} aria-label={text('member.wallet.transfer')}>
        <FormStack>
          {end('from', from)}
          {end('to', to)}
          <AmountField
            label={text('member.cashier.amount')}
            required
            name="amount"
            value={sum}
            onValue={putAmount}
            currency={currency}
            locale={format.tag}
            max={available}
            disabled={busy || available === 0}
            clearLabel={text('member.cashier.clear')}
            unreadableLabel={text('member.cashier.unreadable', { sum: money(150_000) })}
            rangeLabel={rangeOf}
            error={amount.issue ? sentences[amount.issue] : undefined}
            hint={available === 0 ? text('member.wallet.empty', { name: nameOf(from) }) : undefined}
            {...amount.focus}
          />
          {available > 0 ? (
            <Chips label={text('member.wallet.shares')} wrap>
              {shares.map((share) => (
                <Chip
                  key={share}
                  disabled={busy || shareOf(available, share) === 0}
                  selected={sum === shareOf(available, share)}
                  onClick={() => putAmount(shareOf(available, share))}
                >
                  {share === 100 ? text('member.withdraw.all') : format.percent(share)}
                </Chip>
              ))}
            </Chips>
          ) : null}
          <FactList
            facts={[
              { id: 'fee', name: text('member.cashier.fee'), value: text('member.cashier.noFee') },
              ...[from, to].map((code) => ({
                id: `after-${code}`,
                name: text('member.wallet.after', { name: nameOf(code) }),
                value: money(balanceOf(code) + (code === from ? -moves : moves)),
              })),
            ]}
          />
          {locked ? (
            <Notice
              tone="warn"
              title={text('member.wallet.lockedTitle', { name: nameOf(locked.vendor ?? mainWallet) })}
            >
              {lockText(locked)}
            </Notice>
          ) : isShut ? (
            <Notice tone="warn" title={text('member.wallet.closedTitle', { name: nameOf(to) })}>
              {text('member.wallet.closedText')}
            </Notice>
          ) : null}
          <CashierProblem effect={effect} told={told} listed={listWallets} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={effect.status === 'sending'}
            disabled={lost || locked !== undefined || isShut || available === 0 || amount.issue !== null}
          >
            {moves > 0 ? text('member.wallet.send', { sum: money(moves) }) : text('member.wallet.sendPlain')}
          </Button>
          <FormNote>{text('member.wallet.note')}</FormNote>
        </FormStack>
      </form>
    </Card>
  )
}

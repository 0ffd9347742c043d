import { Card, FormStack, RadioGroup, Select, TextField } from '@parlour/ui-kit'
import { IconPhone, IconReceipt, IconWallet } from '@parlour/ui-kit/icons'
import type { DepositMethod, DepositMethodOption } from '../../index.ts'
import { useSetFieldValue } from '../cashier/use-set-field-value.ts'
import { useMemberText } from '../use-member-text.ts'
import { TransferTarget } from './transfer-target.tsx'
import type { Deposit } from './use-deposit.ts'
import { useMethodText } from './use-method-text.ts'

const icons = { qr: <IconPhone />, launch: <IconWallet />, transfer: <IconReceipt /> } satisfies Record<
  DepositMethod,
  object
>

interface DepositMethodCardProps extends Pick<Deposit, 'form' | 'way'> {
  ways: readonly DepositMethodOption[]
  currency: string
  disabled: boolean
  /** Why the platform refused the field that says so. */
  refusal: string
}

/**
 * The ways to pay with what each takes, and what the chosen one
 * asks for: a bank, or where to transfer to and the reference.
 */
export function DepositMethodCard({ form, way, ways, currency, disabled, refusal }: DepositMethodCardProps) {
  const text = useMemberText()
  const wordsOf = useMethodText(currency)
  const put = useSetFieldValue(form)
  const { way: wrongWay, bank: wrongBank, reference: wrongReference } = form.issues
  const choose = (id: string) => {
    put('way', id)
    put('bank', '')
    if (form.issues['amount']) form.setServerIssue('amount', null, false)
  }
  const banks = (way?.banks ?? []).map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))
  // Where more than one can be paid to, none is shown before it is chosen.
  const bankCode = banks.length > 1 ? form.values.bank : banks[0]?.value
  return (
    <Card as="section">
      <FormStack>
        <RadioGroup
          label={text('member.deposit.method')}
          required
          look="cards"
          beside
          name="way"
          value={form.values.way}
          onValue={choose}
          options={ways.map((each) => ({
            value: each.id,
            label: each.name,
            hint: wordsOf(each),
            end: icons[each.method],
            disabled,
          }))}
          error={wrongWay && (wrongWay.code === 'server' ? refusal : text('member.deposit.issue.way'))}
        />
        {banks.length > 1 ? (
          <Select
            {...form.bind('bank')}
            label={text('member.deposit.bank')}
            required
            disabled={disabled}
            error={wrongBank && text('member.deposit.issue.bank')}
            options={[{ value: '', label: text('member.deposit.issue.bank') }, ...banks]}
          />
        ) : null}
        {way?.method === 'transfer' ? (
          <>
            {bankCode ? <TransferTarget bankCode={bankCode} /> : null}
            <TextField
              {...form.bind('reference')}
              label={text('member.deposit.reference')}
              hint={text('member.deposit.referenceHint')}
              required
              maxLength={40}
              autoComplete="off"
              disabled={disabled}
              error={
                wrongReference && (wrongReference.code === 'server' ? refusal : text('member.deposit.issue.reference'))
              }
            />
          </>
        ) : null}
      </FormStack>
    </Card>
  )
}

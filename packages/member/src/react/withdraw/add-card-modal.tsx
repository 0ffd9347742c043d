import { listBankCards, type BankCard } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/auth/react'
import { Button, FormStack, Modal, Select, TextField, useToast } from '@parlour/ui-kit'
import type { BankCardField, WithdrawBank } from '../../index.ts'
import { MoneyProblem } from '../money/money-problem.tsx'
import { PaymentField } from '../money/payment-field.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useAddCard } from './use-add-card.ts'

interface AddCardModalProps {
  banks: readonly WithdrawBank[]
  onAdded: (card: BankCard) => void
  onClose: () => void
}

/** Adds an account to be paid to, in the member's own name, with the payment password. */
export function AddCardModal({ banks, onAdded, onClose }: AddCardModalProps) {
  const text = useMemberText()
  const toast = useToast()
  const problem = useProblem()
  const { form, effect, told, bank } = useAddCard(banks, (card) => {
    onAdded(card)
    onClose()
    toast.show({ tone: 'ok', text: text('member.card.done') })
  })
  const busy = effect.status === 'sending' || effect.again !== null
  const issueOf = (field: BankCardField, sentence: string) => {
    const code = form.issues[field]?.code
    return code === 'server' ? problem(effect.error) : code && sentence
  }
  return (
    <Modal open name="addBankCard" title={text('member.card.add')} closeLabel={text('member.payment.close')} onClose={onClose} locked={effect.status === 'sending'} width={400}>
      <form {...form.formProps}>
        <FormStack>
          <Select
            {...form.bind('bankCode')} label={text('member.card.bank')} required disabled={busy} error={issueOf('bankCode', text('member.card.issue.bank'))}
            options={[{ value: '', label: text('member.card.issue.bank') }, ...banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))]}
          />
          <TextField
            {...form.bind('payeeName')} label={text('member.card.name')} hint={text('member.card.nameHint')} required disabled={busy} maxLength={80} autoComplete="name"
            error={issueOf('payeeName', text('member.card.issue.name'))}
          />
          <TextField
            {...form.bind('cardNumber')} label={text('member.card.number')} hint={bank?.example ? text('member.card.numberHint', { example: bank.example }) : undefined} required disabled={busy}
            maxLength={64} autoComplete="off" error={issueOf('cardNumber', text('member.card.issue.number'))}
          />
          {effect.again ? null : <PaymentField {...form.bind('password')} disabled={busy} error={issueOf('password', text('member.payment.issue.digits'))} />}
          <MoneyProblem effect={effect} told={told} listed={listBankCards} />
          <Button type="submit" variant="primary" size="lg" block loading={effect.status === 'sending'} disabled={effect.again !== null}>{text('member.card.save')}</Button>
        </FormStack>
      </form>
    </Modal>
  )
}

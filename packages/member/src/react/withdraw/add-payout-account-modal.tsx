import { listPayoutAccounts, type addPayoutAccount, type ResponseOf } from '@parlour/api-client/endpoints'
import { PaymentField, useProblem, useIssueText } from '@parlour/screen-kit/react'
import { Button, FormStack, Modal, Select, TextField, useToast } from '@parlour/ui-kit'
import type { PayoutAccountField, WithdrawBank } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useAddPayoutAccount } from './use-add-payout-account.ts'

interface AddPayoutAccountModalProps {
  banks: readonly WithdrawBank[]
  onAdded: (card: ResponseOf<typeof addPayoutAccount>) => void
  onClose: () => void
}

/** Adds an account to be paid to, in the member's own name, with the payment password. */
export function AddPayoutAccountModal({ banks, onAdded, onClose }: AddPayoutAccountModalProps) {
  const text = useMemberText()
  const toast = useToast()
  const problem = useProblem()
  const issueText = useIssueText()
  const { form, effect, told, bank } = useAddPayoutAccount(banks, (card) => {
    onAdded(card)
    onClose()
    toast.show({ tone: 'ok', text: text('member.payoutAccount.done') })
  })
  const lost = effect.again !== null || effect.mustForget
  const busy = effect.status === 'sending' || lost
  const issueOf = (field: PayoutAccountField, sentence: string) => {
    const issue = form.issues[field]
    if (issue?.code === 'pattern') return issueText(issue)
    return issue?.code === 'server' ? problem(effect.error) : issue && sentence
  }
  return (
    <Modal
      open
      name="addPayoutAccount"
      title={text('member.payoutAccount.add')}
      closeLabel={text('member.payment.close')}
      onClose={onClose}
      locked={effect.status === 'sending'}
      width={400}
    >
      <form {...form.formProps}>
        <FormStack>
          <Select
            {...form.bind('bankCode')}
            label={text('member.payoutAccount.bank')}
            required
            disabled={busy}
            error={issueOf('bankCode', text('member.payoutAccount.issue.bank'))}
            options={[
              { value: '', label: text('member.payoutAccount.issue.bank') },
              ...banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
            ]}
          />
          <TextField
            {...form.bind('payeeName')}
            label={text('member.payoutAccount.name')}
            hint={text('member.payoutAccount.nameHint')}
            required
            disabled={busy}
            maxLength={80}
            autoComplete="name"
            error={issueOf('payeeName', text('member.payoutAccount.issue.name'))}
          />
          <TextField
            {...form.bind('cardNumber')}
            label={text('member.payoutAccount.number')}
            hint={bank?.example ? text('member.payoutAccount.numberHint', { example: bank.example }) : undefined}
            required
            disabled={busy}
            maxLength={64}
            autoComplete="off"
            error={issueOf('cardNumber', text('member.payoutAccount.issue.number'))}
          />
          {lost ? null : (
            <PaymentField
              {...form.bind('password')}
              disabled={busy}
              issue={form.issues.password}
              refusal={effect.error ? problem(effect.error) : ''}
            />
          )}
          <CashierProblem effect={effect} told={told} listed={listPayoutAccounts} />
          <Button type="submit" variant="primary" size="lg" block loading={effect.status === 'sending'} disabled={lost}>
            {text('member.payoutAccount.save')}
          </Button>
        </FormStack>
      </form>
    </Modal>
  )
}

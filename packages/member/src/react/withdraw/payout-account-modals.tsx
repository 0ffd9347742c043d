import { isComplete } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { ConfirmDialog, FormStack, useToast } from '@parlour/ui-kit'
import type { WithdrawBank } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { AddPayoutAccountModal } from './add-payout-account-modal.tsx'

/** What is open over the form of a withdrawal. */
export type PayoutAccountModal = 'add' | 'remove' | null

/** Chosen while no account is. */
const none = ''

interface PayoutAccountModalsProps {
  window: PayoutAccountModal
  /** The number of the account that is chosen; empty while none is. */
  chosen: string
  banks: readonly WithdrawBank[]
  onChosen: (card: string) => void
  onClose: () => void
}

/**
 * Adds an account, or removes the one that is chosen after a question; beside the form, since a form holds no other.
 */
export function PayoutAccountModals({ window, chosen, banks, onChosen, onClose }: PayoutAccountModalsProps) {
  const text = useMemberText()
  const toast = useToast()
  const remove = useEndpointMutation(removePayoutAccount, {
    scope: useAccount(),
    invalidates: [listPayoutAccounts],
    onDone: () => {
      onChosen(none)
      onClose()
      toast.show({ tone: 'ok', text: text('member.payoutAccount.removed') })
    },
  })
  return (
    <>
      {window === 'add' ? (
        <AddPayoutAccountModal
          banks={banks}
          onClose={onClose}
          // An answer that names no account chooses none: the list shows it, and the one before is not paid by mistake.
          onAdded={(card) => onChosen(isComplete(addPayoutAccount, card) ? String(card.bankCardId) : none)}
        />
      ) : null}
      <ConfirmDialog
        open={window === 'remove'}
        name="removePayoutAccount"
        title={text('member.payoutAccount.removeAsk')}
        confirmLabel={text('member.payoutAccount.remove')}
        cancelLabel={text('member.deposit.keep')}
        tone="danger"
        text={
          <FormStack>
            <p>{text('member.payoutAccount.removeText')}</p>
            <CashierProblem effect={remove} listed={listPayoutAccounts} resends />
          </FormStack>
        }
        busy={remove.status === 'sending'}
        disabled={remove.mustForget}
        onConfirm={() => remove.send({ bankCardId: chosen })}
        onCancel={onClose}
      />
    </>
  )
}

import { useEndpointMutation } from '@parlour/api-client/react'
import { listBankCards, removeBankCard } from '@parlour/api-client/endpoints'
import { ConfirmDialog, FormStack, useToast } from '@parlour/ui-kit'
import type { WithdrawBank } from '../../index.ts'
import { MoneyProblem } from '../money/money-problem.tsx'
import { useAccount } from '../use-account.ts'
import { useMemberText } from '../use-member-text.ts'
import { AddCardModal } from './add-card-modal.tsx'

/** What is open over the form of a withdrawal. */
export type CardWindow = 'add' | 'remove' | null

interface CardWindowsProps {
  window: CardWindow
  /** The number of the account that is chosen; empty while none is. */
  chosen: string
  banks: readonly WithdrawBank[]
  onChosen: (card: string) => void
  onClose: () => void
}

/** Adds an account, or removes the one that is chosen after a question; beside the form, since a form holds no other. */
export function CardWindows({ window, chosen, banks, onChosen, onClose }: CardWindowsProps) {
  const text = useMemberText()
  const toast = useToast()
  const remove = useEndpointMutation(removeBankCard, {
    scope: useAccount(),
    invalidates: [listBankCards],
    onDone: () => {
      onChosen('')
      onClose()
      toast.show({ tone: 'ok', text: text('member.card.removed') })
    },
  })
  return (
    <>
      {window === 'add' ? <AddCardModal banks={banks} onClose={onClose} onAdded={({ bankCardId }) => onChosen(String(bankCardId))} /> : null}
      <ConfirmDialog
        open={window === 'remove'} name="removeBankCard" title={text('member.card.removeAsk')} confirmLabel={text('member.card.remove')} cancelLabel={text('member.deposit.keep')} tone="danger"
        text={<FormStack><p>{text('member.card.removeText')}</p><MoneyProblem effect={{ ...remove, again: null }} /></FormStack>} busy={remove.status === 'sending'}
        onConfirm={() => remove.send({ bankCardId: Number(chosen) })} onCancel={onClose}
      />
    </>
  )
}

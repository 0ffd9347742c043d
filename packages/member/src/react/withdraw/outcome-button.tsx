import { useEndpointMutation } from '@parlour/api-client/react'
import { confirmPayment, listWithdrawals, type cancelWithdrawal, type ResponseOf } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, ConfirmDialog, FormStack } from '@parlour/ui-kit'
import { useState } from 'react'
import type { outcomesOf } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { afterStep } from './use-withdrawal-order.ts'

interface OutcomeButtonProps {
  orderNo: string
  status: ReturnType<typeof outcomesOf>[number]
  onStep: (order: ResponseOf<typeof cancelWithdrawal>) => void
  /** It may stand otherwise by now. */
  onFailed: () => void
}

const labels = {
  RECEIVED: 'member.withdraw.arrived',
  NOT_RECEIVED: 'member.withdraw.missing',
  FORCED_RECEIVED: 'member.withdraw.late',
} as const

/**
 * One word of the member about a paid withdrawal: that it has not arrived
 * may be taken back, that it has ends it, so it is asked for twice.
 */
export function OutcomeButton({ orderNo, status, onStep, onFailed }: OutcomeButtonProps) {
  const text = useMemberText()
  const [asking, setAsking] = useState(false)
  // Each word is an attempt of its own: one that got lost stands in the way of no other.
  const effect = useEndpointMutation(confirmPayment, {
    scope: `${useAccount()}/${orderNo}/${status}`,
    invalidates: afterStep,
    onFailed,
    onDone: onStep,
  })
  const send = () => effect.send({ orderNo, status })
  const busy = effect.status === 'sending'
  const label = text(labels[status])
  if (status === 'NOT_RECEIVED')
    return (
      <>
        <CashierProblem effect={effect} listed={listWithdrawals} resends />
        <Button block loading={busy} disabled={effect.mustForget} onClick={send}>
          {label}
        </Button>
      </>
    )
  return (
    <>
      <Button block variant="primary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        name="confirmWithdrawal"
        title={text('member.withdraw.arrivedAsk')}
        confirmLabel={label}
        cancelLabel={text('member.withdraw.lookFirst')}
        text={
          <FormStack>
            <p>{text('member.withdraw.arrivedText')}</p>
            <CashierProblem effect={effect} listed={listWithdrawals} resends />
          </FormStack>
        }
        busy={busy}
        disabled={effect.mustForget}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

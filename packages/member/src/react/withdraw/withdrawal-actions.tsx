import { useEndpointMutation } from '@parlour/api-client/react'
import { cancelWithdrawal, listWithdrawals, type ResponseOf, type WithdrawalOrder } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, ConfirmDialog, FormStack } from '@parlour/ui-kit'
import { useState } from 'react'
import { outcomesOf } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { OutcomeButton } from './outcome-button.tsx'
import { afterStep } from './use-withdrawal-order.ts'

interface WithdrawalActionsProps {
  order: WithdrawalOrder
  onStep: (order: ResponseOf<typeof cancelWithdrawal>) => void
  /** It may stand otherwise by now. */
  onFailed: () => void
}

/** What the member may do now: say whether it has arrived, or cancel while it may be, after a question (MEM-05). */
export function WithdrawalActions({ order, onStep, onFailed }: WithdrawalActionsProps) {
  const text = useMemberText()
  const [asking, setAsking] = useState(false)
  const { orderNo } = order
  const cancel = useEndpointMutation(cancelWithdrawal, {
    scope: `${useAccount()}/${orderNo}`,
    invalidates: afterStep,
    onFailed,
    onDone: (next) => {
      setAsking(false)
      onStep(next)
    },
  })
  return (
    <FormStack>
      {outcomesOf(order).map((status) => (
        <OutcomeButton key={status} orderNo={orderNo} status={status} onStep={onStep} onFailed={onFailed} />
      ))}
      {order.cancellable ? (
        <Button block onClick={() => setAsking(true)}>
          {text('member.withdraw.cancel')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        name="cancelWithdrawal"
        title={text('member.withdraw.cancelAsk')}
        confirmLabel={text('member.withdraw.cancel')}
        cancelLabel={text('member.withdraw.keep')}
        tone="danger"
        text={
          <FormStack>
            <p>{text('member.withdraw.cancelText')}</p>
            <CashierProblem effect={cancel} listed={listWithdrawals} resends />
          </FormStack>
        }
        busy={cancel.status === 'sending'}
        disabled={cancel.mustForget}
        onConfirm={() => cancel.send({ orderNo })}
        onCancel={() => setAsking(false)}
      />
    </FormStack>
  )
}

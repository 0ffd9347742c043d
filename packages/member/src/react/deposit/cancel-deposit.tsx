import { useEndpointMutation } from '@parlour/api-client/react'
import { cancelDeposit, getDepositSettings, listDeposits, type ResponseOf } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, ConfirmDialog, FormStack } from '@parlour/ui-kit'
import { useState } from 'react'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'

interface CancelDepositProps {
  orderNo: string
  onDone: (order: ResponseOf<typeof cancelDeposit>) => void
  /** It may be over by now. */
  onFailed: () => void
}

/** Gives up a deposit after a question; money that comes all the same is credited. */
export function CancelDeposit({ orderNo, onDone, onFailed }: CancelDepositProps) {
  const text = useMemberText()
  const [asking, setAsking] = useState(false)
  const effect = useEndpointMutation(cancelDeposit, {
    scope: `${useAccount()}/${orderNo}`,
    invalidates: [getDepositSettings, listDeposits],
    onDone: (order) => {
      setAsking(false)
      onDone(order)
    },
    onFailed,
  })
  return (
    <>
      <Button block onClick={() => setAsking(true)}>
        {text('member.deposit.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        name="cancelDeposit"
        title={text('member.deposit.cancelAsk')}
        confirmLabel={text('member.deposit.cancel')}
        cancelLabel={text('member.deposit.keep')}
        tone="danger"
        text={
          <FormStack>
            <p>{text('member.deposit.cancelText')}</p>
            <CashierProblem effect={effect} listed={listDeposits} resends />
          </FormStack>
        }
        busy={effect.status === 'sending'}
        disabled={effect.mustForget}
        onConfirm={() => effect.send({ orderNo })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

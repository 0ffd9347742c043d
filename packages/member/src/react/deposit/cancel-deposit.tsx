import { useEndpointMutation } from '@parlour/api-client/react'
import { cancelDeposit, getDepositSettings, listDeposits, type DepositOrder } from '@parlour/api-client/endpoints'
import { Button, ConfirmDialog, FormStack } from '@parlour/ui-kit'
import { useState } from 'react'
import { MoneyProblem } from '../money/money-problem.tsx'
import { useAccount } from '../use-account.ts'
import { useMemberText } from '../use-member-text.ts'

interface CancelDepositProps {
  orderNo: string
  onDone: (order: DepositOrder) => void
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
      <Button block onClick={() => setAsking(true)}>{text('member.deposit.cancel')}</Button>
      <ConfirmDialog
        open={asking} name="cancelDeposit" title={text('member.deposit.cancelAsk')} confirmLabel={text('member.deposit.cancel')} cancelLabel={text('member.deposit.keep')} tone="danger"
        text={<FormStack><p>{text('member.deposit.cancelText')}</p><MoneyProblem effect={{ ...effect, again: null }} /></FormStack>}
        busy={effect.status === 'sending'} onConfirm={() => effect.send({ orderNo })} onCancel={() => setAsking(false)}
      />
    </>
  )
}

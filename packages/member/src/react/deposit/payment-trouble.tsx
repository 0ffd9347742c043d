import { Button, LinkButton, Notice } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/** What is left to do about a deposit that cannot be paid here. */
export interface PaymentTroubleProps {
  /** Asks for the order again. */
  onLookAgain: () => void
  /** Where another way to pay is chosen. */
  newHref: string
  /** Where support is reached. */
  supportHref: string
}

/** Stands in place of the payment when an order has neither a code nor an address that may be opened. */
export function PaymentTrouble({ onLookAgain, newHref, supportHref }: PaymentTroubleProps) {
  const text = useMemberText()
  return (
    <>
      <Notice tone="warn" title={text('member.deposit.unpayable')}>
        {text('member.deposit.unpayableText')}
      </Notice>
      <Button variant="primary" block onClick={onLookAgain}>
        {text('member.deposit.lookAgain')}
      </Button>
      <LinkButton href={newHref} block>
        {text('member.deposit.otherWay')}
      </LinkButton>
      <LinkButton href={supportHref} block>
        {text('member.deposit.support')}
      </LinkButton>
    </>
  )
}

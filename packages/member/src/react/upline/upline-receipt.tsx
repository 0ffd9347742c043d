import { useFormat } from '@parlour/i18n/react'
import { PageLink, useFocusOnArrival } from '@parlour/screen-kit/react'
import { Button, Card, CardHead, FactList, Notice } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import type { UplineReceipt as Receipt } from './use-upline-transfer.ts'

interface UplineReceiptProps {
  receipt: Receipt
  receiver: string
  currency: string
  recordsHref: string | undefined
  onNew: () => void
}

/** What a transfer to the upline has done, and where it can be seen. */
export function UplineReceipt({
  receipt: { sum, answer },
  receiver,
  currency,
  recordsHref,
  onNew,
}: UplineReceiptProps) {
  const text = useMemberText()
  const format = useFormat()
  const to = answer?.upline ?? receiver
  const box = useFocusOnArrival(true)
  return (
    <Card as="section">
      <div ref={box}>
        <CardHead title={text('member.upline.done')} />
        <Notice tone="ok">{text('member.upline.doneText', { sum: format.money(sum, currency), name: to })}</Notice>
        <FactList
          facts={[
            { id: 'to', name: text('member.upline.to'), value: to },
            { id: 'sum', name: text('member.moves.amount'), value: format.money(sum, currency) },
            {
              id: 'main',
              name: text('member.wallet.after', { name: text('member.account.main') }),
              value: typeof answer?.mainBalance === 'number' ? format.money(answer.mainBalance, currency) : null,
            },
            { id: 'number', name: text('member.upline.number'), value: answer?.transferId },
          ]}
        />
        <PageLink block href={recordsHref}>
          {text('member.wallet.lastAll')}
        </PageLink>
        <Button block variant="text" onClick={onNew}>
          {text('member.upline.new')}
        </Button>
      </div>
    </Card>
  )
}

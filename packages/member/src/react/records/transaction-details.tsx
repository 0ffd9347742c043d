import type { Transaction } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { FactList, Modal } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface TransactionDetailsProps {
  transaction: Transaction
  currency: string
  onClose: () => void
}

/** All fields of a transaction that belongs to no order, bonus or bet: a phone shows a part of them in its row. */
export function TransactionDetails({ transaction, currency, onClose }: TransactionDetailsProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const { txTypeName, vendor, wallet, remark, orderNo, txTimeInTimestamp, amount, currentAvailBalance } = transaction
  return (
    <Modal
      open
      name="transactionDetails"
      title={txTypeName}
      closeLabel={text('member.moves.close')}
      onClose={onClose}
      width={400}
    >
      <FactList
        facts={[
          { id: 'time', name: text('member.record.time'), value: format.dateTime(txTimeInTimestamp) },
          { id: 'amount', name: text('member.moves.amount'), value: signed(amount, currency) },
          { id: 'balance', name: text('member.moves.balance'), value: format.money(currentAvailBalance, currency) },
          { id: 'wallet', name: text('member.bets.provider'), value: vendor },
          {
            id: 'bonus',
            name: text('member.moves.kind'),
            value: wallet === 'bonus' ? text('member.moves.bonus') : null,
          },
          { id: 'order', name: text('member.moves.order'), value: orderNo },
          { id: 'note', name: text('member.moves.note'), value: remark },
        ]}
      />
    </Modal>
  )
}

import type { Bet } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { FactList, Modal, Money } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface BetDetailsProps {
  bet: Bet
  currency: string
  category: string
  onClose: () => void
}

/** The details of a settled round. */
export function BetDetails({ bet, currency, category, onClose }: BetDetailsProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const { betId, time, gameName, vendor, vendorName, stake, win, result } = bet
  return (
    <Modal open name="betDetails" title={gameName} closeLabel={text('member.bets.close')} onClose={onClose} width={400}>
      <FactList
        facts={[
          { id: 'time', name: text('member.record.time'), value: format.dateTime(time) },
          { id: 'category', name: text('member.bets.category'), value: category },
          { id: 'provider', name: text('member.bets.provider'), value: vendorName || vendor },
          { id: 'stake', name: text('member.bets.stake'), value: format.money(stake, currency) },
          { id: 'win', name: text('member.bets.win'), value: format.money(win, currency) },
          {
            id: 'result',
            name: text('member.bets.result'),
            value: result > 0 ? <Money>{signed(result, currency)}</Money> : signed(result, currency),
          },
          { id: 'round', name: text('member.bets.round'), value: betId },
        ]}
      />
    </Modal>
  )
}

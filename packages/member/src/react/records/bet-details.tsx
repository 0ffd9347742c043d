import type { Bet } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { Badge, FactList, Modal, Money } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import { BetId } from './bet-id.tsx'

interface BetDetailsProps {
  bet: Bet
  currency: string
  category: string
  onClose: () => void
}

/** The details of a bet: when it was placed and settled, what it came to or may come to, and its id to copy. */
export function BetDetails({ bet, currency, category, onClose }: BetDetailsProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const { betId, state, time, placedAt, gameName, vendor, vendorName, stake, win, result, possible } = bet
  const isOpen = state === 'open'
  const settled = isOpen
    ? []
    : [
        { id: 'win', name: text('member.bets.win'), value: format.money(win, currency) },
        {
          id: 'result',
          name: text('member.bets.result'),
          value: result > 0 ? <Money>{signed(result, currency)}</Money> : signed(result, currency),
        },
      ]
  return (
    <Modal open name="betDetails" title={gameName} closeLabel={text('member.bets.close')} onClose={onClose} width={400}>
      <FactList
        facts={[
          {
            id: 'state',
            name: text('member.bets.state'),
            value: (
              <Badge tone={isOpen ? 'info' : 'plain'}>
                {text(isOpen ? 'member.bets.open' : 'member.bets.settled')}
              </Badge>
            ),
          },
          {
            id: 'placed',
            name: text('member.bets.placed'),
            value: placedAt === null ? null : format.dateTime(placedAt),
          },
          { id: 'time', name: text('member.bets.settledAt'), value: isOpen ? null : format.dateTime(time) },
          { id: 'category', name: text('member.bets.category'), value: category },
          { id: 'provider', name: text('member.bets.provider'), value: vendorName || vendor },
          { id: 'stake', name: text('member.bets.stake'), value: format.money(stake, currency) },
          ...settled,
          {
            id: 'possible',
            name: text('member.bets.possible'),
            value: isOpen && possible !== null ? format.money(possible, currency) : null,
          },
          { id: 'id', name: text('member.bets.id'), value: <BetId id={betId} whole /> },
        ]}
      />
    </Modal>
  )
}

import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { FactList, Modal } from '@parlour/ui-kit'
import type { TeamBet } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface TeamBetDetailsProps {
  bet: TeamBet
  currency: string
  category: string
  onClose: () => void
}

/** The details of a settled round of a member of the team. */
export function TeamBetDetails({ bet, currency, category, onClose }: TeamBetDetailsProps) {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const { roundId, account, gameName, vassalage, settledAt, stake, win, profit } = bet
  return (
    <Modal open name="teamBet" title={gameName} closeLabel={text('agent.list.close')} onClose={onClose} width={400}>
      <FactList
        facts={[
          { id: 'account', name: text('agent.list.account'), value: account },
          { id: 'time', name: text('agent.list.time'), value: format.dateTime(settledAt) },
          { id: 'category', name: text('agent.list.category'), value: category },
          ...(vassalage ? [{ id: 'provider', name: text('agent.list.provider'), value: vassalage }] : []),
          { id: 'stake', name: text('agent.list.stake'), value: format.money(stake, currency) },
          { id: 'win', name: text('agent.list.win'), value: format.money(win, currency) },
          { id: 'profit', name: text('agent.list.result'), value: signed(profit, currency) },
          { id: 'round', name: text('agent.list.round'), value: roundId },
        ]}
      />
    </Modal>
  )
}

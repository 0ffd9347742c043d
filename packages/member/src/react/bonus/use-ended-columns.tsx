import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, type DataColumn } from '@parlour/ui-kit'
import { bonusEnd, type BonusEnd } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

const tones = {
  fulfilled: 'ok',
  free: 'ok',
  lapsed: 'warn',
  spent: 'plain',
  forfeited: 'plain',
} as const satisfies Record<BonusEnd, string>

/** The columns of the list of bonuses that have ended. */
export function useEndedColumns(currency: string): DataColumn<Bonus>[] {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  return [
    {
      id: 'bonus',
      head: text('member.bonus.name'),
      cell: ({ title, amount, time }) => (
        <DataLead title={title} sub={text('member.bonus.given', { sum: money(amount), date: format.date(time) })} />
      ),
      phone: 'title',
    },
    {
      id: 'ended',
      head: text('member.bonus.ended'),
      cell: ({ endedAt }) => (endedAt === null ? null : format.dateTime(endedAt)),
    },
    {
      id: 'wagered',
      head: text('member.bonus.wagered'),
      align: 'end',
      cell: ({ staked, wager }) =>
        wager > 0
          ? text('member.withdraw.tie.of', { staked: money(staked), wager: money(wager) })
          : text('member.bonus.noWager'),
    },
    {
      id: 'why',
      head: text('member.bonus.why'),
      cell: (bonus) => {
        const end = bonusEnd(bonus)
        return end ? <Badge tone={tones[end]}>{text(`member.bonus.state.${end}`)}</Badge> : bonus.stateName
      },
      phone: 'value',
    },
  ]
}

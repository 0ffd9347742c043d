import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { bonusEnd, type BonusEnd } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

const tones = {
  fulfilled: 'ok',
  free: 'ok',
  lapsed: 'warn',
  spent: 'plain',
  forfeited: 'plain',
} as const satisfies Record<BonusEnd, string>

/**
 * The columns of the list of bonuses that have ended, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 */
export function useEndedColumns(currency: string): { columns: DataColumn<Bonus>[]; file: CsvColumn<Bonus>[] } {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const why = (bonus: Bonus) => {
    const end = bonusEnd(bonus)
    return end ? text(`member.bonus.state.${end}`) : bonus.stateName
  }
  const columns: DataColumn<Bonus>[] = [
    {
      id: 'bonus',
      head: text('member.bonus.name'),
      cell: (bonus) => {
        const sum = format.bonus(bonus.amount, currency, bonus)
        return <DataLead title={bonus.title} sub={text('member.bonus.given', { sum, date: format.date(bonus.time) })} />
      },
      phone: 'title',
    },
    {
      id: 'endedAt',
      head: text('member.bonus.ended'),
      cell: ({ endedAt }) => (endedAt === null ? null : format.dateTime(endedAt)),
      sortValue: ({ endedAt }) => endedAt,
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
        return end ? <Badge tone={tones[end]}>{why(bonus)}</Badge> : bonus.stateName
      },
      phone: 'value',
    },
  ]
  const sum = (head: string) => `${head} (${currency})`
  const file: CsvColumn<Bonus>[] = [
    { head: text('member.bonus.name'), csvValue: ({ title }) => title },
    { head: text('member.withdraw.tie.given'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: sum(text('member.cashier.amount')), csvValue: ({ amount }) => amount / 100 },
    { head: sum(text('member.bonus.wagered')), csvValue: ({ staked }) => staked / 100 },
    { head: sum(text('member.deposit.wageringRequirement')), csvValue: ({ wager }) => wager / 100 },
    {
      head: text('member.bonus.ended'),
      csvValue: ({ endedAt }) => (endedAt === null ? '' : new Date(endedAt).toISOString()),
    },
    { head: text('member.bonus.why'), csvValue: why },
  ]
  return { columns, file }
}

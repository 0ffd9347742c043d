import type { Bet } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import { BetId } from './bet-id.tsx'

/**
 * The columns of the betting record, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 *
 * @param isOpen the bets wait for their result: what they may pay stands in place of what they came to
 */
export function useBetColumns(
  currency: string,
  nameOf: (category: string) => string,
  isOpen: boolean,
): { columns: DataColumn<Bet>[]; file: CsvColumn<Bet>[] } {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const money = (minor: number) => format.money(minor, currency)
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  // The platform sorts settled bets alone.
  const sorts = (sortValue: (bet: Bet) => string | number) => (isOpen ? {} : { sortValue })
  const outcome: DataColumn<Bet>[] = isOpen
    ? [
        {
          id: 'possible',
          head: text('member.bets.possible'),
          align: 'end',
          cell: ({ possible }) => (possible === null ? '\u2014' : money(possible)),
          phone: 'line',
        },
      ]
    : [
        {
          id: 'win',
          head: text('member.bets.win'),
          align: 'end',
          ...sorts(({ win }) => win),
          cell: ({ win }) => (win > 0 ? <Money>{money(win)}</Money> : money(win)),
          phone: 'none',
        },
        {
          id: 'result',
          head: text('member.bets.result'),
          align: 'end',
          ...sorts(({ result }) => result),
          cell: ({ result }) => (result > 0 ? <Money>{signed(result, currency)}</Money> : signed(result, currency)),
          phone: 'value',
        },
      ]
  const columns: DataColumn<Bet>[] = [
    {
      id: 'gameName',
      head: text('member.bets.game'),
      sticky: true,
      ...sorts(({ gameName }) => gameName),
      cell: ({ gameName, vendor, vendorName }) => <DataLead title={gameName} sub={vendorName || vendor} />,
      phone: 'title',
    },
    {
      id: 'category',
      head: text('member.bets.category'),
      ...sorts(({ category }) => category),
      cell: ({ category }) => nameOf(category),
      phone: 'none',
    },
    { id: 'id', head: text('member.bets.id'), cell: ({ betId }) => <BetId id={betId} />, phone: 'line' },
    {
      id: 'time',
      head: text(isOpen ? 'member.bets.placed' : 'member.bets.settledAt'),
      ...sorts(({ time }) => time),
      cell: ({ time }) => format.dateTime(time),
      phone: 'line',
    },
    {
      id: 'stake',
      head: text('member.bets.stake'),
      align: 'end',
      ...sorts(({ stake }) => stake),
      cell: ({ stake }) => money(stake),
      phone: isOpen ? 'value' : 'line',
    },
    ...outcome,
  ]
  const file: CsvColumn<Bet>[] = [
    { head: text('member.bets.id'), csvValue: ({ betId }) => betId },
    { head: text('member.bets.placed'), csvValue: ({ placedAt }) => iso(placedAt) },
    { head: text('member.bets.settledAt'), csvValue: ({ time, state }) => iso(state === 'open' ? null : time) },
    { head: text('member.bets.game'), csvValue: ({ gameName }) => gameName },
    { head: text('member.bets.provider'), csvValue: ({ vendor, vendorName }) => vendorName || vendor },
    { head: text('member.bets.category'), csvValue: ({ category }) => nameOf(category) },
    { head: `${text('member.bets.stake')} (${currency})`, csvValue: ({ stake }) => stake / 100 },
    ...(isOpen
      ? [
          {
            head: `${text('member.bets.possible')} (${currency})`,
            csvValue: ({ possible }: Bet) => (possible === null ? null : possible / 100),
          },
        ]
      : [
          { head: `${text('member.bets.win')} (${currency})`, csvValue: ({ win }: Bet) => win / 100 },
          { head: `${text('member.bets.result')} (${currency})`, csvValue: ({ result }: Bet) => result / 100 },
        ]),
  ]
  return { columns, file }
}
